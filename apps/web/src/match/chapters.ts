import type { Box, Names, Told } from '@ludoteca/kernel'

/** Where a new stretch of play begins. */
export interface Chapter {
  /** The move that began it; 0 is the set-up. */
  readonly move: number
  /** What it is called; without words it is just a move. */
  readonly title: string | undefined
}

/** Games that do not say where a stretch of play begins are marked every so many moves. */
const PLAIN_EVERY = 10

/** The turns or rounds of a match, by what each move told. Nothing that is not for everybody is read. */
export function chaptersOf(box: Box, facts: readonly (readonly Told[])[], names: Names): readonly Chapter[] {
  const { chapters = [], words } = box
  if (chapters.length === 0) {
    const count = Math.ceil(facts.length / PLAIN_EVERY)
    return Array.from({ length: count }, (_, i) => ({ move: i * PLAIN_EVERY, title: undefined }))
  }
  return facts.flatMap((told, move) => {
    const begins = told.find(({ fact, to }) => to === 'all' && chapters.includes(fact.type))
    return begins ? { move, title: words.fact(begins.fact, names) } : []
  })
}
