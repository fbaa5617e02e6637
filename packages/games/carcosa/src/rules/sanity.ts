import type { Io, Seat } from '@ludoteca/kernel'
import { SANITY_FLOOR } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import type { HealReason, LoseFrame } from '../frames.ts'
import type { LossSource, Player, State } from '../state.ts'
import { effectiveMax, soulAt } from './souls.ts'

/** [7.6] Something hurts. A frame, because it may ask for a sacrifice. */
export function damage(seat: Seat, amount: number, source: LossSource): LoseFrame {
  return { step: 'lose', seat, amount, kind: 'DAMAGE', source, exact: false }
}
/** [7.6] Something is paid. */
export function price(seat: Seat, amount: number, source: LossSource): LoseFrame {
  return { step: 'lose', seat, amount, kind: 'COST', source, exact: false }
}
/** [7.6] A loss that nothing raises, absorbs or redirects. */
export function exactLoss(seat: Seat, amount: number, source: LossSource): LoseFrame {
  return { step: 'lose', seat, amount, kind: 'DAMAGE', source, exact: true }
}

/** [7.6] Never above the effective maximum; leaving −5 clears the mark. */
export function heal(s: State, seat: Seat, amount: number, why: HealReason, io: Io<Fact>): void {
  const p = soulAt(s, seat)
  const healed = Math.min(amount, effectiveMax(p) - p.sanity)
  if (healed <= 0) return
  assign(p, p.sanity + healed)
  io.tell({ type: 'healed', seat, amount: healed, sanity: p.sanity, why })
}

type SetReason = Extract<Fact, { type: 'sanitySet' }>['why']

/** [7.6] Direct assignment, cut to the effective maximum; not a loss. */
export function setSanity(s: State, seat: Seat, sanity: number, why: SetReason, io: Io<Fact>): void {
  const p = soulAt(s, seat)
  const before = p.sanity
  assign(p, Math.min(sanity, effectiveMax(p)))
  if (p.sanity !== before) io.tell({ type: 'sanitySet', seat, sanity: p.sanity, why })
}

/** [7.7] After the maximum fell: not a loss. */
export function cutToMaximum(s: State, seat: Seat, io: Io<Fact>): void {
  const p = soulAt(s, seat)
  if (p.sanity > effectiveMax(p)) setSanity(s, seat, p.sanity, 'MAXIMUM', io)
}

/** Writes sanity; being at −5 is what the number says. */
export function assign(p: Player, sanity: number): void {
  p.sanity = sanity
  p.atMinus5 = sanity === SANITY_FLOOR
}
