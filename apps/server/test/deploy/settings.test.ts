import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { BadConfig, readConfig } from '../../src/index.ts'

const read = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort()

describe('every setting is explained', async () => {
  const known = namesIn(await read('apps/server/src/config.ts'), /^ {2}([A-Z_]+): /gm)

  test('in the file an operator copies', async () => {
    expect(known).toContain('LUDOTECA_DATA')
    expect(namesIn(await read('deploy/ludoteca.env.example'), /^#?([A-Z_]+)=/gm)).toEqual(known)
  })

  test('in the table an operator reads', async () => {
    const table = (await read('docs/hosts.md')).split('## Settings')[1]?.split('\n## ')[0] ?? ''
    expect(namesIn(table, /^\| `([A-Z_]+)`/gm)).toEqual(known)
  })

  test('and the file as it stands is good', async () => {
    const lines = (await read('deploy/ludoteca.env.example')).split('\n').filter((line) => /^[A-Z]/.test(line))
    const settings = Object.fromEntries(lines.map((line) => line.split(/=(.*)/)))
    expect(readConfig(settings)).toMatchObject({ port: 8080, dataDir: '/var/lib/ludoteca', trustProxy: ['loopback'] })
  })
})

describe('settings', () => {
  test('origins are taken as browsers write them', () => {
    const { origins } = readConfig({ LUDOTECA_ORIGINS: 'https://Example.org/, http://localhost:5173' })
    expect(origins).toEqual(['https://example.org', 'http://localhost:5173'])
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://secret@here/it'],
    ['REDIS_URL', 'secret'],
    ['LUDOTECA_ORIGINS', 'https://good.example,secret'],
    ['LUDOTECA_TRUST_PROXY', 'secret'],
    ['LUDOTECA_TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
    ['LUDOTECA_BOT_MS', '-1'],
  ])('%s cannot be %s, and the complaint keeps the value to itself', (name, value) => {
    const refused = () => readConfig({ [name]: value })
    expect(refused).toThrow(BadConfig)
    expect(refused).toThrow(`the setting ${name} cannot be used`)
  })

  test('may be left out or empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  test('of a database may name a directory of sockets', () => {
    const url = 'postgres://ludoteca@%2Fvar%2Frun%2Fpostgresql/ludoteca'
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  })
})
