import { BLOCKED, type Place } from './blocked-names.ts'
import { lookOf } from './look.ts'

/** Signs that stand for letters if there are letters beside them: a number alone is a number. */
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

const SHAPES: Readonly<Record<Place, (term: string) => string>> = {
  anywhere: (term) => term,
  alone: (term) => `^${term}$`,
  phrases: (term) => `(^| )${term}( |$)`,
}

/** Changes of the built-in list by administrators. */
export interface NameEdits {
  readonly blocked: readonly Term[]
  readonly allowed: readonly Term[]
}
interface Term {
  readonly term: string
  readonly place: Place
}

type Filter = Readonly<Record<Place, readonly RegExp[]>>
/** One list for the whole process: names are checked in many places, most of them pure rules. */
let filter = filterWith({ blocked: [], allowed: [] })

/** Applies these changes to the list. */
export function useNameEdits(edits: NameEdits): void {
  filter = filterWith(edits)
}

/** A term as the filter compares it: how a name looks, in lower case and without accents. */
export function tidyTerm(term: string): string {
  return wordsOf(term).join(' ')
}

/** Whether a name holds what no name may hold, in whatever disguise. */
export function isOffensive(name: string): boolean {
  const words = wordsOf(name)
  const text = words.join(' ')
  const { anywhere, alone, phrases } = filter
  return (
    phrases.some((phrase) => phrase.test(text)) ||
    words.some((word) => [...anywhere, ...alone].some((term) => term.test(word)))
  )
}

/** The words of a name. Single letters in a row count as one word, as in `f u c k`. */
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

function filterWith(edits: NameEdits): Filter {
  const has = (terms: readonly Term[], term: string, place: Place) =>
    terms.some((one) => one.term === term && one.place === place)
  const patterns = (place: Place) => {
    const builtIn = Object.values(BLOCKED).flatMap((blocked) => blocked[place].split(', '))
    const kept = builtIn.filter((term) => !has(edits.allowed, term, place))
    const added = edits.blocked.filter((one) => one.place === place).map(({ term }) => term)
    return [...kept, ...added].map((term) => new RegExp(SHAPES[place](stretched(term))))
  }
  return { anywhere: patterns('anywhere'), alone: patterns('alone'), phrases: patterns('phrases') }
}

/** A pattern for the term in which every letter may be repeated. */
function stretched(term: string): string {
  return term.replace(/(.)\1*/gu, (run, letter: string) => `${escaped(letter)}{${[...run].length},}`)
}

/** Escapes what has a meaning in a pattern. */
function escaped(letter: string): string {
  return letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
