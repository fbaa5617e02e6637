import type { Move } from '@ludoteca/banca'
import { type Domain, type IntDomain, lookUp, type PlainChoice, type Seat } from '@ludoteca/kernel'
import type { MatchStore } from '../../../match/match-store.ts'
import type { OpenDecision } from '../../../match/shown.ts'
import { play } from '../kit.ts'

/** A choice that is open now: whom it is put to, and the domains of its parameters. */
export interface Offer {
  readonly decision: OpenDecision
  readonly choice: PlainChoice
  readonly seat: Seat
}

/** The choice of this kind, if anybody at this screen has it now. */
export function offerOf(match: MatchStore, type: Move['type']): Offer | undefined {
  return offersOf(match, type)[0]
}

/** All choices of this kind, where there are several that differ in what goes with them. */
export function offersOf(match: MatchStore, type: Move['type']): readonly Offer[] {
  return match.decisions.flatMap((decision) =>
    decision.choices
      .filter((choice) => choice.type === type)
      .map((choice) => ({ decision, choice, seat: decision.seat })),
  )
}

/** Makes a move that was offered. Resolves to whether it was taken. */
export function take(match: MatchStore, offer: Offer, move: Move): Promise<boolean> {
  return play(match, move, offer.seat)
}

/** The values of a parameter that is one of several, or a choice of some. */
export function valuesOf<T>(offer: Offer | undefined, param: string): readonly T[] {
  const domain: Domain | undefined = lookUp(offer?.choice.params, param)
  return domain && (domain.kind === 'one' || domain.kind === 'some') ? (domain.of as unknown as readonly T[]) : []
}

/** The bounds of a parameter that is a number. */
export function rangeOf(offer: Offer, param: string): IntDomain {
  const domain = lookUp(offer.choice.params, param)
  return domain?.kind === 'int' ? domain : { kind: 'int', min: 0, max: 0 }
}

/** Whether an refusal answers a move of this kind, and what it says. */
export function refusalTo(match: MatchStore, ...types: readonly string[]): string | undefined {
  const { refusal } = match
  return refusal && types.includes(refusal.move.type) ? refusal.message : undefined
}
