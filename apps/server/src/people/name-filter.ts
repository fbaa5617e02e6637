import { BLOCKED } from './blocked-names.ts'
import { lookOf } from './look.ts'

/** Signs that stand for letters, as long as there are letters beside them: a number alone is a number. */
const DISGUISES: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
])
const WORDS = /[\p{L}\p{N}@$!]+/gu

const ANYWHERE = patterns('anywhere', (term) => term)
const ALONE = patterns('alone', (term) => `^${term}$`)
const PHRASES = patterns('phrases', (term) => `(^| )${term}( |$)`)

/** Whether a name holds what no name may hold, in whatever disguise. */
export function isOffensive(name: string): boolean {
  const words = wordsOf(name)
  const text = words.join(' ')
  return (
    PHRASES.some((phrase) => phrase.test(text)) ||
    words.some((word) => [...ANYWHERE, ...ALONE].some((term) => term.test(word)))
  )
}

/** Letters that stand by themselves are one word: nobody is called `f u c k`. */
function wordsOf(name: string): readonly string[] {
  const words: string[] = []
  let wasSingle = false
  for (const [written] of lookOf(name).matchAll(WORDS)) {
    const word = /\p{L}/u.test(written) ? [...written].map((sign) => DISGUISES.get(sign) ?? sign).join('') : written
    const isSingle = [...word].length === 1
    if (isSingle && wasSingle) words.push(`${words.pop()}${word}`)
    else words.push(word)
    wasSingle = isSingle
  }
  return words
}

function patterns(list: 'anywhere' | 'alone' | 'phrases', place: (term: string) => string): readonly RegExp[] {
  const terms = Object.values(BLOCKED).flatMap((blocked) => blocked[list].split(', '))
  return terms.map((term) => new RegExp(place(stretched(term))))
}

/** A pattern for the term in which every letter may be held longer. */
function stretched(term: string): string {
  return term.replace(/(.)\1*/g, (run, letter: string) => `${letter}{${run.length},}`)
}
