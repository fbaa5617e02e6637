import type { Move } from '@ludoteca/banca'
import { type Domain, type IntDomain, lookUp, type PlainChoice, type Seat } from '@ludoteca/kernel'
import type { MatchStore } from '../../../match/match-store.ts'
import type { OpenDecision } from '../../../match/shown.ts'
import { play } from '../kit.ts'

/** A choice that is open now: whom it is put to, and the domains of its parameters. */
export interface SeatChoice {
  readonly decision: OpenDecision
  readonly choice: PlainChoice
  readonly seat: Seat
}

/** The choice of this kind, if anybody at this screen has it now. */
export function choiceOf(match: MatchStore, type: Move['type']): SeatChoice | undefined {
  return choicesOf(match, type)[0]
}

/** All choices of this kind, where there are several that differ in what goes with them. */
export function choicesOf(match: MatchStore, type: Move['type']): readonly SeatChoice[] {
  return match.decisions.flatMap((decision) =>
    decision.choices
      .filter((choice) => choice.type === type)
      .map((choice) => ({ decision, choice, seat: decision.seat })),
  )
}

/** Submits a move of this choice. Resolves with whether it was accepted. */
export function take(match: MatchStore, choice: SeatChoice, move: Move): Promise<boolean> {
  return play(match, move, choice.seat)
}

/** The values of a parameter that is one of several, or a choice of some. */
export function valuesOf<T>(choice: SeatChoice | undefined, param: string): readonly T[] {
  const domain: Domain | undefined = lookUp(choice?.choice.params, param)
  return domain && (domain.kind === 'one' || domain.kind === 'some') ? (domain.of as unknown as readonly T[]) : []
}

/** The bounds of a parameter that is a number. */
export function rangeOf(choice: SeatChoice, param: string): IntDomain {
  const domain = lookUp(choice.choice.params, param)
  return domain?.kind === 'int' ? domain : { kind: 'int', min: 0, max: 0 }
}

/** Whether a refusal answers a move of this kind, and what it says. */
export function refusalTo(match: MatchStore, ...types: readonly string[]): string | undefined {
  const { refusal } = match
  return refusal && types.includes(refusal.move.type) ? refusal.message : undefined
}
