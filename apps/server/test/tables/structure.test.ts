import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const tables = fileURLToPath(new URL('../../src/tables', import.meta.url))
const readme = readFileSync(join(tables, 'README.md'), 'utf8')
/** From the lowest to the highest: each may import those before it. */
const FOLDERS = ['replica', 'records', 'autopilot', 'broadcast', 'loop']
/** What every folder may import. */
const SHARED = ['ports.ts', 'refusals.ts']

/** The files that this one imports from the folder of tables. */
function importsOf(file: string): string[] {
  const found = readFileSync(join(tables, file), 'utf8').matchAll(/from '(\.[^']+)'/g)
  const paths = [...found].map(([, path = '']) => normalize(join(dirname(file), path)))
  return paths.filter((path) => !path.startsWith('..'))
}

const files = readdirSync(tables, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

describe('the folder of tables', () => {
  test('has the folders that its README names, and no others', () => {
    const folders = readdirSync(tables, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).sort()).toEqual([...FOLDERS].sort())
  })

  test('its README names only files that are there', () => {
    const named = [...readme.matchAll(/[\w./-]+\.ts\b/g)].map(([name]) => name)
    expect(named.length).toBeGreaterThan(30)
    const isThere = (name: string) =>
      ['', '../..', '../../test/tables'].some((at) => existsSync(join(tables, at, name)))
    expect(named.filter((name) => !isThere(name))).toEqual([])
  })

  test('the way of a move passes through every folder but that of finished matches', () => {
    const diagram = readme.split('```').find((block) => block.includes('──submit──→')) ?? ''
    expect(FOLDERS.filter((folder) => !diagram.includes(`${folder}/`))).toEqual(['records'])
  })

  test.each(files)('%s imports only what lies below it', (file) => {
    const level = FOLDERS.indexOf(dirname(file))
    const allowed = level < 0 ? undefined : FOLDERS.slice(0, level + 1)
    const imported = importsOf(file).filter((path) => !SHARED.includes(path))
    expect(imported.filter((path) => allowed !== undefined && !allowed.includes(dirname(path)))).toEqual([])
  })

  test.each(SHARED)('%s imports no folder', (file) => {
    expect(importsOf(file).filter((path) => path.includes('/'))).toEqual([])
  })
})
