import { type Box, Broken, type Fact, type LogEntry, movesInForce, type Told } from '@ludoteca/kernel'
import { inSlices } from '../../in-slices.ts'
import type { AnyMatch, StartedMatch, StoredMove } from '../ports.ts'
import { beginMatch } from '../replica/load.ts'

/** Called for the set-up, without an entry, and then for every move that was not taken back. */
type Visit = (entry: Pick<LogEntry, 'seat' | 'move' | 'by'> | undefined, facts: readonly Told<Fact>[]) => void

/**
 * Plays the log of a match again, in slices, so that other work is not blocked. `prepare` gets the match as it begins. Throws
 * `Broken` when the log does not hold, or the match is not over.
 */
export async function playAgain(
  box: Box,
  started: StartedMatch,
  rows: readonly StoredMove[],
  prepare: (match: AnyMatch) => Visit,
) {
  const match = await playOn(box, started, rows, prepare)
  const outcome = match.outcome()
  if (outcome === undefined) throw new Broken('a match that is over has no end', { game: started.game })
  return { match, outcome }
}

/** The same as far as the log goes. */
export async function playOn(
  box: Box,
  started: StartedMatch,
  rows: readonly StoredMove[],
  prepare: (match: AnyMatch) => Visit,
): Promise<AnyMatch> {
  const match = beginMatch(box, started)
  const visit = prepare(match)
  visit(undefined, match.told)
  await inSlices(movesInForce(rows), ({ seq, seat, move, by }) => {
    const answer = match.submit(seat, move)
    if (!answer.ok) throw new Broken('a stored move is refused', { seq, code: answer.refusal.code })
    visit({ seat, move, ...(by && { by }) }, answer.told)
  })
  return match
}
