import type { Strength } from '@ludoteca/kernel'

/** The list turns by one seat from match to match, so that every bot sits everywhere equally often. */
export function seating(bots: readonly Strength[], match: number): Strength[] {
  return bots.map((_, seat) => bots[(seat + match) % bots.length] as Strength)
}
