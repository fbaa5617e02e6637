import { type Choice, type Decision, type Io, next, one, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { BidsFrame, Diver, State } from '../state.ts'

const CLOCK_MS = 30_000

/** [R3] Everybody bids one card at the same time, face down. */
export const bids: Step<State, BidsFrame, Move, Fact> = {
  ask(s, f) {
    const asked: Decision<State, Move>[] = []
    for (const [seat, { hand }] of s.divers.entries()) {
      if (f.sealed[seat] !== null) continue
      const lowest: Move = { type: 'bid', card: hand[0] as number }
      asked.push({ seat, prompt: 'bid', choices: [bid], fallback: lowest, clockMs: CLOCK_MS })
    }
    return asked
  },
  on: {
    bid(s, f, seat, { card }, io) {
      f.sealed[seat] = card
      const shown = f.sealed.filter((sealed) => sealed !== null)
      if (shown.length === s.divers.length) award(s, f.worth, shown, io)
    },
  },
}

const bid: Choice<State, Move> = {
  type: 'bid',
  paramsOf: (s, seat) => ({ card: one(s.divers[seat]?.hand ?? []) }),
}

/** [R4] The highest card that nobody else bid takes the pearl. All cards bid are gone. */
function award(s: State, worth: number, shown: readonly number[], io: Io<Fact>): void {
  io.reveal()
  io.tell({ type: 'bidsShown', bids: shown })
  for (const [seat, card] of shown.entries()) {
    const { hand } = s.divers[seat] as Diver
    hand.splice(hand.indexOf(card), 1)
  }
  const alone = shown.filter((card) => shown.indexOf(card) === shown.lastIndexOf(card))
  const winner = alone.length > 0 ? shown.indexOf(Math.max(...alone)) : null
  if (winner === null) io.tell({ type: 'pearlLost', worth })
  else {
    const diver = s.divers[winner] as Diver
    diver.pearls += worth
    io.tell({ type: 'pearlTaken', seat: winner, worth })
  }
  next(s)
}
