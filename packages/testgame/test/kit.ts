import { isRefusal, Match, type Seat } from '@ludoteca/kernel'
import type { Config } from '../src/config.ts'
import type { Fact } from '../src/facts.ts'
import { plaza } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import type { Frame, Lot, RoundPhase, State } from '../src/state.ts'

export const [A, B, C] = [0, 1, 2] as const

/** A row of three known lots, held by these seats. */
export function row(...owners: readonly (Seat | null)[]): Pick<State, 'row' | 'deck' | 'signal'> {
  const lots: Lot[] = [
    { propertyId: 'P-01', reserve: 2, owner: owners[0] ?? null },
    { propertyId: 'P-03', reserve: 3, owner: owners[1] ?? null },
    { propertyId: 'P-08', reserve: 5, owner: owners[2] ?? null },
  ]
  return { row: lots, deck: ['P-02', 'P-04', 'P-05', 'P-06', 'P-07'], signal: 'S-01' }
}

/** An agenda: the phase going on, then these, then the next round. */
export function during(frame: Frame, ...phases: readonly RoundPhase[]): { agenda: Frame[] } {
  const later = phases.toReversed().map((phase): Frame => ({ step: 'open', phase }))
  return { agenda: [{ step: 'round' }, ...later, frame] }
}

export const bidding = (seats: number, ...phases: readonly RoundPhase[]) =>
  during({ step: 'bid', done: none(seats), bids: Array.from({ length: seats }, () => null) }, ...phases)
export const acting = (seats: number, ...phases: readonly RoundPhase[]) =>
  during({ step: 'action', done: none(seats) }, ...phases)
export const voting = (seats: number, ...phases: readonly RoundPhase[]) =>
  during({ step: 'vote', done: none(seats), votes: Array.from({ length: seats }, () => null) }, ...phases)

function none(seats: number): boolean[] {
  return Array.from({ length: seats }, () => false)
}

export type PlazaMatch = Match<Config, State, Move, ReturnType<typeof plaza.view>, Fact>

export function startMatch(options: Partial<Config> = {}, players = 3, seed = 'plaza'): PlazaMatch {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: `Seat ${seat + 1}`, kind: 'human' }))
  const match = Match.start(plaza, { options, seats, seed })
  if (isRefusal(match)) throw new Error(`refused: ${JSON.stringify(match)}`)
  return match
}

/** What the clocks would play now, all together. */
export function playFallbacks(match: PlazaMatch): void {
  for (const decision of match.decisions) {
    if (!decision.open) match.submit(decision.seat, decision.fallback)
  }
}
