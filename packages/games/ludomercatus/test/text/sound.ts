import { expect } from 'vitest'

/** What must never reach a reader: holes, numbers that are none, and names only the rules use. */
const RAW = /undefined|null|NaN|Infinity|\[object|\bseat \d|\bE_|[a-z][A-Z]|\{|\}|that space|that district/

/** Words a person can read. */
export function expectWords(words: string | undefined): void {
  expect(words).toBeTypeOf('string')
  expect(words).not.toBe('')
  expect(words).not.toMatch(RAW)
  expect(words).not.toMatch(/ {2}|^ | $| [.,]/)
}

/** A whole sentence: a capital at the beginning, a stop at the end. */
export function expectSentence(sentence: string | undefined): void {
  expectWords(sentence)
  expect(sentence).toMatch(/^[A-Z0-9“].*[.!?”]$/)
}
