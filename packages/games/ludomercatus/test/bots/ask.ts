import { type Chance, ScriptedChance, type Seat } from '@ludoteca/kernel'
import { normal } from '../../src/bots/index.ts'
import type { Move } from '../../src/moves.ts'
import type { Frame, State } from '../../src/state.ts'
import { A } from '../positions.ts'
import { answer, type Options, type Player, position } from './play.ts'

export type Change = (s: State) => void

/** For questions that leave nothing to luck. */
export const NO_LUCK = new ScriptedChance({})

interface Question {
  readonly bot?: Player
  readonly seat?: Seat
  readonly options?: Options
  readonly luck?: Chance
}

/** What a bot (A and normal, unless said otherwise) does in this position. */
export function choice(
  change: Change,
  { bot = normal, seat = A, options = {}, luck = NO_LUCK }: Question = {},
): Move | undefined {
  return answer(position(4, { startingPlayer: 'first', ...options }, 'bots', change), bot, seat, luck)
}

/** The active player has rolled, and this is being decided. */
export const asked =
  (frame: Frame): Change =>
  (s) => {
    s.agenda.pop()
    s.agenda.push({ step: 'finishRoll' }, frame)
  }

export const inRound =
  (round: number): Change =>
  (s) => {
    s.round = round
  }

/** This seat has already proposed a trade in this turn. */
export const proposed =
  (seat: Seat): Change =>
  (s) => {
    s.proposalsUsed[seat] = 1
  }

/** Everything that nobody owns yet goes to these seats in turn. */
export const share =
  (...seats: readonly Seat[]): Change =>
  (s) => {
    let next = 0
    for (const deed of s.deeds) if (deed?.owner === null) deed.owner = seats[next++ % seats.length] as Seat
  }
