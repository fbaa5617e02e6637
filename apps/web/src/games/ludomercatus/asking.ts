import type { Domain, Json, PlainChoice, Seat } from '@ludoteca/kernel'
import type { MoveType } from '@ludoteca/ludomercatus'
import type { Asked } from '../../match/match-store.ts'

/** A choice that somebody has now, with the seat it is for. */
export interface Offered extends PlainChoice {
  readonly seat: Seat
}

/** All choices of one kind, wherever they are offered. */
export function choicesOf(asked: readonly Asked[], type: MoveType): readonly Offered[] {
  return asked.flatMap(({ seat, choices }) =>
    choices.filter((choice) => choice.type === type).map((choice) => ({ ...choice, seat })),
  )
}

/** The choice of one kind, if there is one. */
export function choiceOf(asked: readonly Asked[], type: MoveType): Offered | undefined {
  return choicesOf(asked, type)[0]
}

/** The question that the match waits for, if it is put to whoever looks on. */
export function awaitedIn(asked: readonly Asked[]): Asked | undefined {
  return asked.find(({ open }) => !open)
}

/** The values a parameter can take, where they are listed. */
export function valuesOf<T extends Json>(domain: Domain | undefined): readonly T[] {
  return domain?.kind === 'one' || domain?.kind === 'some' ? (domain.of as readonly T[]) : []
}

/** The spaces that a choice can name. */
export function spacesIn(asked: readonly Asked[], type: MoveType): readonly number[] {
  return choicesOf(asked, type).flatMap(({ params }) => valuesOf<number>(params.space))
}

/** The lowest and highest number a parameter can be. */
export function rangeOf(domain: Domain | undefined): { readonly min: number; readonly max: number } | undefined {
  return domain?.kind === 'int' ? { min: domain.min, max: domain.max } : undefined
}

/** The building orders of one kind that are open to a group. */
export function ordersFor(
  asked: readonly Asked[],
  type: 'build' | 'sellBuildings',
  group: string,
): readonly (readonly number[])[] {
  return choicesOf(asked, type)
    .filter(({ params }) => valuesOf(params.group).includes(group))
    .flatMap(({ params }) => valuesOf<readonly number[]>(params.levels))
}
