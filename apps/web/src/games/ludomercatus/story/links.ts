import { SPACES } from '@ludoteca/ludomercatus'

/** A piece of a sentence; with a space where it names one. */
export interface Piece {
  /** Where it begins in the sentence. */
  readonly at: number
  readonly text: string
  readonly space: number | undefined
}

/** Names that lie on the board once. Fortuna and Aerarium are there three times, and mean the decks, too. */
const NAMED: ReadonlyMap<string, number> = new Map(
  SPACES.filter(({ name, index }) => !SPACES.some((other) => other.name === name && other.index !== index)).map(
    ({ name, index }) => [name, index],
  ),
)
const NAMES = new RegExp(`(${[...NAMED.keys()].join('|')})`)

/** A sentence in pieces, so that the spaces it names can be links. */
export function linked(sentence: string): readonly Piece[] {
  let at = 0
  return sentence.split(NAMES).flatMap((text) => {
    const from = at
    at += text.length
    return text === '' ? [] : { at: from, text, space: NAMED.get(text) }
  })
}
