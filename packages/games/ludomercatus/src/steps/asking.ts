import type { AwaitedDecision, Decision, OpenDecision, Seat } from '@ludoteca/kernel'
import { SEATS_MAX } from '../config.ts'
import { HOTELS, HOUSES, SPACE_COUNT, STREET_GROUPS } from '../data/board.ts'
import type { Move } from '../moves.ts'
import { fullGroupsNow } from '../rules/full-groups.ts'
import { playerAt } from '../rules/seats.ts'
import type { State } from '../state.ts'
import { type AnyChoice, resignChoice } from './choices.ts'

export type AnyDecision = Decision<State, Move>

/** The match waits for this seat. Only the online table has clocks. [19] */
export function awaited(
  s: Readonly<State>,
  seat: Seat,
  prompt: string,
  choices: readonly AnyChoice[],
  fallback: Move,
  clockMs: number,
): AwaitedDecision<State, Move> {
  return s.options.clocks ? { seat, prompt, choices, fallback, clockMs } : { seat, prompt, choices, fallback }
}

/** This seat may act meanwhile, or let it be. Each menu has a prompt of its own, so that a table can keep what it knows. */
export function open(seat: Seat, prompt: string, choices: readonly AnyChoice[]): OpenDecision<State, Move> {
  return { seat, open: true, prompt, choices, poll: (s) => newsFor(s, seat) }
}

/**
 * [D12] Bots are asked in an open window if there is anything new in it for them: their cash, where they stand, the
 * groups that are theirs, or what the bank has left to build with.
 */
function newsFor(s: Readonly<State>, seat: Seat): number {
  const { cash, position } = playerAt(s, seat)
  const { houses, hotels } = s.bank
  const stock = houses * (HOTELS + 1) + hotels
  return ((cash * SPACE_COUNT + position) * (HOUSES + 1) * (HOTELS + 1) + stock) * ALL_GROUPS + fullGroupsNow(s, seat)
}

/** One more than the mask of all street groups. */
const ALL_GROUPS = 1 << STREET_GROUPS.length

/** [5.1] Whoever must act may also resign. */
export function mayResign(seat: Seat): AnyDecision {
  return RESIGNATIONS[seat] as AnyDecision
}

const RESIGNATIONS: readonly AnyDecision[] = Array.from({ length: SEATS_MAX }, (_, seat) => ({
  seat,
  open: true,
  prompt: 'resign',
  choices: [resignChoice],
}))

/** Questions by seat, with and without clocks, each made once and shared by all positions. */
export function shared<Q>(make: (s: Readonly<State>, seat: Seat) => Q): (s: Readonly<State>, seat: Seat) => Q {
  const timed: Q[] = []
  const untimed: Q[] = []
  return (s, seat) => {
    const known = s.options.clocks ? timed : untimed
    let question = known[seat]
    if (question === undefined) {
      question = make(s, seat)
      known[seat] = question
    }
    return question
  }
}

/** The whole question of a phase that only depends on who is asked. */
export function fixedQuestion(prompt: string, choices: readonly AnyChoice[], fallback: Move, clockMs: number) {
  return shared((s, seat): readonly AnyDecision[] => [
    awaited(s, seat, prompt, choices, fallback, clockMs),
    mayResign(seat),
  ])
}
