/**
 * The list turns by one seat from match to match, so that every bot sits everywhere equally often. Where all
 * play together nobody is compared by seat, and one seat may play against the others: there everybody stays.
 */
export function seating(bots: readonly string[], match: number, cooperative = false): readonly string[] {
  if (cooperative) return bots
  // Not by `map`: compiled, it makes lists of another kind, and what reads them would be compiled anew.
  return Array.from(bots, (_, seat) => bots[(seat + match) % bots.length] as string)
}
