import { expect } from 'vitest'

/** What must never reach a reader: holes, gaps, numbers that are none, and names that only the rules use. */
const RAW = /undefined|null|NaN|Infinity|\[object|[{}]|\bE_|[a-z][A-Z]|[A-Z]_[A-Z]|\bF\d_|\bOMEN:|\bP\d\b/

/** Words a person can read. */
export function expectWords(words: string | undefined): void {
  expect(words).toBeTypeOf('string')
  expect(words).not.toBe('')
  expect(words).not.toMatch(RAW)
  expect(words).not.toMatch(/ {2}|^ | $| [.,;:]|\.\.|(?<!\p{L})(?:de|a) el(?!\p{L})/u)
}

/** A whole sentence: a capital at the beginning, a stop at the end. */
export function expectSentence(sentence: string | undefined): void {
  expectWords(sentence)
  expect(sentence).toMatch(/^[\p{Lu}\d¡¿«].*[.!?]$/u)
}

const NAMES = ['Inés', 'Óscar', 'Yolanda', 'Hilario', 'Camilla']

export const names = (seat: number) => NAMES[seat] ?? 'Nadie'
