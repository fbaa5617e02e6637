import { type Refusal, refuse } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import { dictionary } from '@zxcvbn-ts/language-common'
import { lookOf } from './look.ts'

const LENGTH_MIN = 8
const LENGTH_MAX = 128
/** Rows of keys, letters and digits, which are guessed first. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  '!@#$%^&*()',
]
/** Words that are guessed first for somebody who plays here. */
const OURS = ['ludoteca', ...shelf.map(({ id }) => id)]
/** How many characters more than an easy word a password must have. */
const ADDED_MAX = 4
/** Shorter words do not count, as any good password may contain them. */
const WORD_MIN = 4
/** At least so many neighbouring keys count as one thing to guess. */
const RUN_MIN = 3
/** A password that only repeats up to so many characters is easy. */
const REPEATED_MAX = 4

const BLANKS = /[\p{Z}\p{C}\u2800\u3164\u115f\u1160\uffa0]+/gu

/** The key after a key: in each row, forwards and backwards, and the key itself. */
const RINGS: readonly ((key: string) => string | undefined)[] = [
  (key) => key,
  ...[...ROWS, ...ROWS.map(reversed)].map((row) => (key: string) => {
    const at = row.indexOf(key)
    return at < 0 ? undefined : row[(at + 1) % row.length]
  }),
]

/** The most common passwords, from leaks. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** The owner of a password. */
interface Owner {
  readonly handle: string
  readonly name: string
}

/**
 * Why nobody should have this password. What it is made of is everybody's own affair; only what would be guessed first is
 * refused. Passwords that were chosen before stay what they are.
 */
export function faultOf(password: string, { handle, name }: Owner): Refusal | undefined {
  // Several spaces in a row count as one.
  const plain = password.normalize('NFKC').toLowerCase().replace(BLANKS, ' ').trim()
  if (/^[\p{M} ]*$/u.test(plain)) return refuse('BAD_PASSWORD', { reason: 'blank' })
  if ([...plain].length < LENGTH_MIN || [...password].length > LENGTH_MAX)
    return refuse('BAD_PASSWORD', { reason: 'length' })
  if ([handle, name, ...OURS].some((word) => isMostly(plain, word))) return refuse('OWN_PASSWORD')
  const tight = plain.replaceAll(' ', '')
  const isEasy = isRows(tight) || [plain, tight].some((one) => isRepeated(one) || isCommon(one))
  return isEasy ? refuse('EASY_PASSWORD') : undefined
}

/** Whether the password is mostly that word, forwards or backwards, however often. */
function isMostly(password: string, written: string): boolean {
  const word = written.normalize('NFKC').toLowerCase()
  if ([...word].length < 3) return false
  return [word, word.replaceAll(' ', ''), reversed(word)].some((form) => {
    const rest = password.replaceAll(form, '')
    return rest.length < password.length && isLittle(rest)
  })
}

/** A few letters again and again, or a word that is easy itself: `aaaaaaaa`, `abcabcabc`, `hunter2hunter2`. */
function isRepeated(password: string): boolean {
  const letters = [...password]
  for (let size = 1; size <= letters.length / 2; size++) {
    const isAgain = letters.every((letter, i) => i < size || letter === letters[i - size])
    if (isAgain) return size <= REPEATED_MAX || isCommon(letters.slice(0, size).join(''))
  }
  return false
}

/** Hardly anything but rows of keys, letters or digits, with a few digits or signs: `qwertz123`, `asdf2026`. */
function isRows(password: string): boolean {
  const rest = withoutRuns(password)
  return rest.length < password.length && isLittle(rest) && rest.replace(/\P{L}/gu, '').length <= 1
}

function isLittle(rest: string): boolean {
  return [...withoutRuns(rest)].length <= ADDED_MAX
}

/** What is left without keys next to each other, forth or back, from anywhere and round again, or one key again and again. */
function withoutRuns(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at)
    if (length < RUN_MIN) rest += text[at]
    at += length < RUN_MIN ? 1 : length
  }
  return rest
}

function runAt(text: string, at: number): number {
  const lengths = RINGS.map((next) => {
    let end = at + 1
    while (end < text.length && text[end] === next(text[end - 1] as string)) end++
    return end - at
  })
  return Math.max(...lengths)
}

/** On the list, or a word of the list with a few digits or signs around it. Accents do not count. */
function isCommon(password: string): boolean {
  const plain = lookOf(password)
  if (COMMON.has(password) || COMMON.has(plain)) return true
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return word.length >= WORD_MIN && isLittle(plain.replace(word, '')) && COMMON.has(word)
}

function reversed(text: string): string {
  return [...text].reverse().join('')
}
