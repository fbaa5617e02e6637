import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../../src/', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, source), 'utf8')
const files = (readdirSync(source, { recursive: true }) as string[]).filter((path) => /\.(?:tsx?|css)$/.test(path))
const sheets = files.filter((path) => path.startsWith('admin/') && path.endsWith('.css'))

test('[0, 10.1] the administration takes each of its colours and types from a token of Graf, or a neutral one', () => {
  const tokens = [...textOf('admin/graf.module.css').matchAll(/^ {2}(--[\w-]+): (.*);$/gm)]
  expect(tokens.length).toBeGreaterThan(20)
  const own = tokens.filter(([, , value]) => !/^var\(--graf-[\w-]+, .+\)$/.test(value ?? ''))
  expect(own.map(([, name, value]) => `${name}: ${value}`)).toEqual(['--paper: var(--canvas)'])
})

test('[0, 10.1] and no sheet of it names a colour beside them', () => {
  expect(sheets.length).toBeGreaterThan(3)
  const named = sheets.flatMap((path) =>
    textOf(path)
      .split('\n')
      .filter((line) => !line.includes('var(--graf-') && /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/i.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(named).toEqual([])
})

test('[10.1] Material Symbols are in the administration and nowhere else', () => {
  const users = files.filter((path) => textOf(path).includes('@material-symbols/'))
  expect(users).not.toEqual([])
  expect(users.filter((path) => !path.startsWith('admin/'))).toEqual([])
})
