import { expect } from 'vitest'

/** What must never reach a reader: holes, gaps, numbers that are none, and names that only the rules use. */
const RAW = /undefined|null|NaN|Infinity|\[object|[{}]|\b(?:O|P|S|M|C|E|G|T|AW|PP|INF|A)-\d|\bE_|[a-z][A-Z]|[A-Z]_[A-Z]/
/** Names that are written so, and the ids of options, which help explains. */
const WRITTEN_SO = /MiniDepa|PP-0\d|REAL_LABEL/g

/** Words a person can read. */
export function expectWords(words: string | undefined): void {
  expect(words).toBeTypeOf('string')
  expect(words).not.toBe('')
  expect(words?.replace(WRITTEN_SO, '')).not.toMatch(RAW)
  expect(words).not.toMatch(/ {2}|^ | $| [.,;:]|\.\./)
}

/** A whole sentence: a capital at the beginning, a stop at the end. */
export function expectSentence(sentence: string | undefined): void {
  expectWords(sentence)
  expect(sentence).toMatch(/^[\p{Lu}\d¡¿«].*[.!?]$/u)
}

/** The longest names there are. */
const NAMES = [
  'Wenceslao Ñahui Q',
  'María Guadalupe H',
  'Inés',
  'Óscar',
  'Yolanda',
  'Hilario',
  'Ofelia',
  'Bot Tejado',
  'Bot Ladrillo',
  'Bot Azotea',
  'Bot Reja',
  'Bot Portón',
].map((name) => [...name].slice(0, 16).join('').trimEnd())

export const names = (seat: number) => NAMES[seat] ?? 'Nadie'
