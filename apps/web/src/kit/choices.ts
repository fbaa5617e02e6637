import type { Domain, Json, PlainChoice, Seat } from '@ludoteca/kernel'
import type { MatchStore } from '../match/match-store.ts'

/** A choice with the seat of its decision. */
export interface SeatChoice extends PlainChoice {
  readonly seat: Seat
}

/** All current choices of the viewer for one type of move. */
export function choicesOf({ decisions }: Pick<MatchStore, 'decisions'>, type: string): readonly SeatChoice[] {
  return decisions.flatMap(({ seat, choices }) =>
    choices.filter((choice) => choice.type === type).map((choice) => ({ ...choice, seat })),
  )
}

/** The values a parameter can take, where they are listed. */
export function valuesOf<T extends Json>(domain: Domain | undefined): readonly T[] {
  return domain?.kind === 'one' || domain?.kind === 'some' ? (domain.of as readonly T[]) : []
}

/** The lowest and highest number a parameter can be. */
export function rangeOf(domain: Domain | undefined): { readonly min: number; readonly max: number } | undefined {
  return domain?.kind === 'int' ? { min: domain.min, max: domain.max } : undefined
}
