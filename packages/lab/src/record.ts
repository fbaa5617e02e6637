import { Driver } from '@ludoteca/bots'
import {
  type Box,
  type Fact,
  isRefusal,
  Match,
  type MatchRecord,
  type Move,
  type Refusal,
  recordOf,
} from '@ludoteca/kernel'
import { seatBots } from './play-out.ts'

export interface RecordSpec {
  readonly options: object
  readonly bots: readonly string[]
  readonly seed: string
  readonly movesMax: number
}

/** Plays one match between bots with log and hashes. The record has an outcome only if the match came to its end. */
export function recordMatch(box: Box, { options, bots, seed, movesMax }: RecordSpec): MatchRecord | Refusal {
  const seats = bots.map((bot, seat) => ({ name: `${capital(bot)} ${seat + 1}`, kind: bot }))
  const match = Match.start(box.game, { options, seats, seed })
  if (isRefusal(match)) return match
  const players = seatBots(box, bots, seed)
  const driver = new Driver<object, object, Move, object, Fact>((seat) => players[seat], { alone: true })
  while (!match.outcome() && match.seq < movesMax) {
    const turn = driver.next(match.position)
    if (turn === undefined) break
    match.submit(turn.seat, turn.move)
  }
  return recordOf(match, { withSeed: true })
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
