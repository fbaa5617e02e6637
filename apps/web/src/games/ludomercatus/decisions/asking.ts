import type { MoveType } from '@ludoteca/ludomercatus'
import { choicesOf as choicesIn, type SeatChoice, valuesOf } from '../../../kit/choices.ts'
import type { OpenDecision } from '../../../match/shown.ts'

/** All choices of one kind, wherever they are offered. */
export function choicesOf(decisions: readonly OpenDecision[], type: MoveType): readonly SeatChoice[] {
  return choicesIn({ decisions }, type)
}

/** The choice of one kind, if there is one. */
export function choiceOf(decisions: readonly OpenDecision[], type: MoveType): SeatChoice | undefined {
  return choicesOf(decisions, type)[0]
}

/** The question that the match waits for, if it is put to whoever looks on. */
export function awaitedIn(decisions: readonly OpenDecision[]): OpenDecision | undefined {
  return decisions.find(({ open }) => !open)
}

/** The spaces that a choice can name. */
export function spacesIn(decisions: readonly OpenDecision[], type: MoveType): readonly number[] {
  return choicesOf(decisions, type).flatMap(({ params }) => valuesOf<number>(params.space))
}

/** The building orders of one kind that are open to a group. */
export function ordersFor(
  decisions: readonly OpenDecision[],
  type: 'build' | 'sellBuildings',
  group: string,
): readonly (readonly number[])[] {
  return choicesOf(decisions, type)
    .filter(({ params }) => valuesOf(params.group).includes(group))
    .flatMap(({ params }) => valuesOf<readonly number[]>(params.levels))
}
