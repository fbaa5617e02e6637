import { hashText } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { first48, hexHash } from './sha256.ts'

/** [8.1, 8.2] As the specification says it: the composed text's digest, and for draws the first twelve digits of that. */
const prescribed = (text: string) => hashText(text.normalize('NFC'))
const prescribed48 = (text: string) => Number.parseInt(prescribed(text).slice(0, 12), 16)
const seedOf = (name: string) => `II1\u001f${hashText(name)}\u001f`

test('is the beginning of SHA-256 for texts of every length, also where padding takes one more block', () => {
  for (let length = 0; length <= 600; length++) {
    const text = 'II1\u001f'.repeat(150).slice(0, length)
    expect(first48(text), `${length} characters`).toBe(prescribed48(text))
    expect(hexHash(text)).toBe(prescribed(text))
  }
})

test('texts of several seeds may follow each other in any order', () => {
  const seeds = ['match', 'round 1', 'round 2'].map(seedOf)
  for (let i = 0; i < 300; i++) {
    const text = `${seeds[(i * i) % 3]}SHUFFLE\u001f${'x'.repeat(i % 9)}${i}`
    expect(first48(text)).toBe(prescribed48(text))
  }
})

test('a seed counts to its last digit, beyond the first block', () => {
  const text = seedOf('match')
  expect(first48(text)).not.toBe(first48(`${text.slice(0, -2)}x\u001f`))
  expect(first48(text)).toBe(prescribed48(text))
})

test('what is not plain is composed and encoded first', () => {
  for (const text of ['An\u0303an\u0303os', 'Ñandú €', '\ud83c\udfe0', `${seedOf('match')}Ñ`, '\u0080', '\u007f']) {
    expect(first48(text)).toBe(prescribed48(text))
    expect(hexHash(text)).toBe(prescribed(text))
  }
  expect(first48('N\u0303')).toBe(first48('Ñ'))
})
