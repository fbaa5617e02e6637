import { type Io, next, type RunStep, type Seat } from '@ludoteca/kernel'
import { SANITY_FLOOR } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import { burdenOf, guardianOf } from '../rules/losing.ts'
import { canSacrifice } from '../rules/sacrifice.ts'
import { assign } from '../rules/sanity.ts'
import { soulAt } from '../rules/souls.ts'
import type { LoseFrame, Player, State } from '../state.ts'

/** [7.6] The one way to lose sanity. */
export const lose: RunStep<State, LoseFrame, Fact> = {
  run(s, f, io) {
    if (f.amount <= 0) return next(s)
    const { kind, source, exact } = f
    const seat = kind === 'DAMAGE' && !exact ? targetOf(s, f, io) : f.seat
    const p = soulAt(s, seat)
    const amount = exact ? f.amount : amountFor(p, seat, f, io)
    if (amount === 0 || p.sanity === SANITY_FLOOR) return next(s)
    if (p.sanity - amount > SANITY_FLOOR) {
      assign(p, p.sanity - amount)
      io.tell({ type: 'sanityLost', seat, amount, sanity: p.sanity, kind, source })
      return next(s)
    }
    if (p.lastMinus5Round === s.round) {
      assign(p, SANITY_FLOOR)
      s.lastMinus5Source = source
      io.tell({ type: 'fellToMinus5', seat, source, again: true })
      return next(s)
    }
    next(s, { step: canSacrifice(p) ? 'sacrifice' : 'consequences', seat, source })
  },
}

/** A guarding Tanque in the same node takes it. */
function targetOf(s: Readonly<State>, { seat, source }: Readonly<LoseFrame>, io: Io<Fact>): Seat {
  const guardian = guardianOf(s.players, seat)
  if (guardian === undefined) return seat
  io.tell({ type: 'guarded', seat: guardian, other: seat, source })
  return guardian
}

function amountFor(p: Player, seat: Seat, f: Readonly<LoseFrame>, io: Io<Fact>): number {
  const { lost, absorbed } = burdenOf(p, f)
  if (absorbed > 0) {
    p.shield -= absorbed
    io.tell({ type: 'shielded', seat, amount: absorbed, source: f.source })
  }
  return lost
}
