import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const src = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const LINES_MAX = 300

describe('the sources of the server', () => {
  test('there are some', () => {
    expect(files.length).toBeGreaterThan(200)
  })

  test.each(files)('%s is short enough to be read at once', (file) => {
    expect(readFileSync(join(src, file), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(LINES_MAX)
  })

  // Parts are joined by their constructors, in one direction; what must flow back is a subscription.
  test.each(files)('%s has no setter by which parts could be tied to each other', (file) => {
    expect(readFileSync(join(src, file), 'utf8')).not.toMatch(/^\s+(static )?set #?\w+\(/m)
  })
})

describe('where to find something', () => {
  const readme = readFileSync(join(src, '../README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| ([^|]+\?) +\| \[`[^`]+`\]\(src\/([^)]+)\) +\| (.+?) +\|$/gm)]

  test('is told for a dozen questions', () => {
    expect(rows.length).toBeGreaterThan(12)
  })

  test.each(rows.map(([, question = '', file = '', names = '']) => ({ question, file, names })))(
    '$question',
    ({ file, names }) => {
      const text = readFileSync(join(src, file), 'utf8')
      const [first = ''] = names.split(';')
      const looked = [...first.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => name.split('.'))
      expect(looked.filter((name) => !text.includes(name))).toEqual([])
    },
  )
})
