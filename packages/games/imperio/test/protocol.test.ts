import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from '../src/messages.ts'

const text = readFileSync(new URL('../PROTOCOL.md', import.meta.url), 'utf8')
const rows = text.split('\n').filter((line) => line.startsWith('| '))
const declared = [
  ...Object.entries(messages.moves).map(([type, { move, payload }]) => ({ type, of: move, payload })),
  ...Object.entries(messages.facts).map(([type, { fact, payload }]) => ({ type, of: fact, payload })),
]

test.each(declared)('the page about the network shows $type with what it carries', ({ type, of, payload }) => {
  const row = rows.find((line) => line.startsWith(`| ${type} `))
  expect(row).toContain(`\`${of}\``)
  for (const [name, field] of Object.entries(payload)) {
    expect(row).toMatch(new RegExp(`[{,] ${name}${'optional' in field ? '\\?' : ''}[ ,:]`))
  }
})

test('the page about the network shows the fields of a profile', () => {
  for (const name of Object.keys(messages.profile)) expect(text).toContain(`\`${name}\``)
})
