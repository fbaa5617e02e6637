import { expect } from 'vitest'

/** What must never reach a reader: holes, gaps, numbers that are none, and names that only the rules use. */
const RAW = /undefined|\bnull\b|NaN|Infinity|\[object|[{}]|\bE_|[a-zäöü][A-ZÄÖÜ]|[A-Z]_[A-Z]|-starter|\bfacility\b/
const ENGLISH =
  /\b(?:the|and|with|your|of|level|levels|labour|influence|domain|office|trade|city|small|medium|large)\b/i

/** Words a person can read. */
export function expectWords(words: string | undefined): void {
  expect(words).toBeTypeOf('string')
  expect(words).not.toBe('')
  expect(words).not.toMatch(RAW)
  expect(words).not.toMatch(ENGLISH)
  expect(words).not.toMatch(/ {2}|^ | $| [.,;:]|\.\.|"|\bein (?:kleine|mittlere|große) |\(\)|mittele/)
}

/** A whole sentence: a capital at the beginning, a stop at the end. */
export function expectSentence(sentence: string | undefined): void {
  expectWords(sentence)
  expect(sentence).toMatch(/^[\p{Lu}\d„].*[.!?]$/u)
}

const NAMES = ['Aurelia', 'Bruno', 'Cassia', 'Dietmar', 'Eudokia', 'Flavius', 'Galla', 'Hilarius']

export const names = (seat: number) => NAMES[seat] ?? 'Niemand'
