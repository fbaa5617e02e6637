import { expect } from 'vitest'
import { COUNTED } from '../../src/text/names/counted.ts'

/** What must never reach a reader: holes, gaps, numbers that are none, and names that only the rules use. */
const RAW = /undefined|\bnull\b|NaN|Infinity|\[object|[{}]|\bE_|[a-zäöü][A-ZÄÖÜ]|[A-Z]_[A-Z]|-starter|\bfacility\b/
const ENGLISH =
  /\b(?:the|and|with|your|of|level|levels|labour|influence|domain|office|trade|city|small|medium|large)\b/i

/** What is counted by the piece, besides goods: one, and several. */
const PIECES: readonly (readonly [one: string, many: string])[] = [
  ['Stufe', 'Stufen'],
  ['Runde', 'Runden'],
  ['Einsatz', 'Einsätze'],
  ['Einsatz', 'Einsätzen'],
  ['Aktion', 'Aktionen'],
  ['Information', 'Informationen'],
  ['Amt', 'Ämter'],
  ['Fachkraft', 'Fachkräfte'],
  ['Notiz', 'Notizen'],
  ['Tier', 'Tiere'],
  ['Rang', 'Ränge'],
  ['Insula', 'Insulae'],
  ['Platz', 'Plätze'],
  ['Domäne', 'Domänen'],
  ['Werkstatt', 'Werkstätten'],
  ['Erzeugnis', 'Erzeugnisse'],
  ['Handelsschiff', 'Handelsschiffe'],
]
const FORMS = [...PIECES, ...Object.values(COUNTED)].filter(([one, many]) => one !== many)
const ONE = anyOf(FORMS.map(([one]) => one))
const MANY = anyOf(FORMS.map(([, many]) => many))
/** “1 Rüstungen”, “2 Rüstung”; a holding’s own number counts nothing. */
const MISCOUNTED = new RegExp(`(?<![\\d.,/])(?:1 (?:${MANY})|(?:0|[2-9]|\\d{2,}) (?:${ONE}))(?![\\p{L}/(-]| \\()`, 'u')
/** “1 Gold kommen”; what stands in a list may be more than one thing. */
const DISAGREEING = /(?<![\d.,]|und )1 (?:Gold|AK|Einfluss) (?:kommen|sind|müssen|stehen)\b/u

function anyOf(words: readonly string[]): string {
  return words.map((word) => word.replace(/[()/]/g, '\\$&')).join('|')
}

/** Words a person can read. */
export function expectWords(words: string | undefined): void {
  expect(words).toBeTypeOf('string')
  expect(words).not.toBe('')
  expect(words).not.toMatch(RAW)
  expect(words).not.toMatch(ENGLISH)
  expect(words).not.toMatch(MISCOUNTED)
  expect(words).not.toMatch(DISAGREEING)
  expect(words).not.toMatch(/ {2}|^ | $| [.,;:]|\.\.|"|\bein (?:kleine|mittlere|große) |\(\)|mittele/)
}

/** A whole sentence: a capital at the beginning, a stop at the end. */
export function expectSentence(sentence: string | undefined): void {
  expectWords(sentence)
  expect(sentence).toMatch(/^[\p{Lu}\d„].*[.!?]$/u)
}

const NAMES = ['Aurelia', 'Bruno', 'Cassia', 'Dietmar', 'Eudokia', 'Flavius', 'Galla', 'Hilarius']

export const names = (seat: number) => NAMES[seat] ?? 'Niemand'
