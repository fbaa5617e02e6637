import { type Box, gameOfVersion } from '../box.ts'
import { Broken, type Fact, type Move } from '../game.ts'
import { Match } from '../match.ts'
import { isRefusal } from '../options.ts'
import { type MatchRecord, startOf } from '../record.ts'
import { CareerReading, movesInForce, type SeatCareer } from './reading.ts'

/** What a finished match came to for each seat, by its record alone. Throws `Broken` when the record does not hold. */
export function readCareer<C, S, M extends Move, V, F extends Fact>(
  box: Box<C, S, M, V, F>,
  record: MatchRecord,
): readonly SeatCareer[] {
  const { career, handover } = box
  const game = gameOfVersion(box, record.rulesVersion)
  const match = game && Match.start(game, startOf(record))
  if (career === undefined || match === undefined || isRefusal(match)) throw new Broken('there is nothing to read')
  const seatOf = handover?.told?.seatOf
  const reading = new CareerReading(career, match.config, {
    seats: record.seats,
    ...(seatOf && { handedOver: (move) => seatOf(move as M) }),
  })
  reading.hear(undefined, match.told, match.position.state)
  for (const entry of movesInForce(record.moves)) {
    const answer = match.submit(entry.seat, entry.move)
    if (!answer.ok) throw new Broken('a move of a record is refused', { seq: entry.seq, code: answer.refusal.code })
    reading.hear(entry, answer.told, match.position.state)
  }
  const outcome = match.outcome()
  if (outcome === undefined) throw new Broken('the match is not over')
  return reading.end(match.position.state, outcome)
}
