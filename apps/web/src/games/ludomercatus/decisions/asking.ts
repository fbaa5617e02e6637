import type { MoveType } from '@ludoteca/ludomercatus'
import { choicesOf as choicesIn, type Offered, valuesOf } from '../../../kit/choices.ts'
import type { Asked } from '../../../match/match-store.ts'

/** All choices of one kind, wherever they are offered. */
export function choicesOf(asked: readonly Asked[], type: MoveType): readonly Offered[] {
  return choicesIn({ asked }, type)
}

/** The choice of one kind, if there is one. */
export function choiceOf(asked: readonly Asked[], type: MoveType): Offered | undefined {
  return choicesOf(asked, type)[0]
}

/** The question that the match waits for, if it is put to whoever looks on. */
export function awaitedIn(asked: readonly Asked[]): Asked | undefined {
  return asked.find(({ open }) => !open)
}

/** The spaces that a choice can name. */
export function spacesIn(asked: readonly Asked[], type: MoveType): readonly number[] {
  return choicesOf(asked, type).flatMap(({ params }) => valuesOf<number>(params.space))
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
