import { type Choice, one, refuse, type Seat, type SomeDomain, text } from '@ludoteca/kernel'
import { STREET_GROUPS, TOKENS, type TokenId } from '../data/board.ts'
import { type Move, type MoveOf, type MoveType, RESIGN_WORD } from '../moves.ts'
import { buildVectors, refusalOfBuild, refusalOfSale, saleVectors } from '../rules/buildings.ts'
import { ownsGroup } from '../rules/deeds.ts'
import { liftable, mortgageable, refusalOfMortgage, refusalOfUnmortgage } from '../rules/mortgage.ts'
import { tokensFor } from '../rules/tokens.ts'
import type { State } from '../state.ts'

/** A choice of one move type. */
export type ChoiceOf<T extends MoveType> = Choice<State, MoveOf<T>>
export type AnyChoice = Choice<State, Move>

/** [13.1] */
export const mortgageChoice: ChoiceOf<'mortgage'> = {
  type: 'mortgage',
  paramsOf: (s, seat) => ({ space: one(mortgageable(s, seat)) }),
  check: (s, seat, { space }) => refusalOfMortgage(s, seat, space),
}

/** [13.3] */
export const unmortgageChoice: ChoiceOf<'unmortgage'> = {
  type: 'unmortgage',
  paramsOf: (s, seat) => ({ space: one(liftable(s, seat)) }),
  check: (s, seat, { space }) => refusalOfUnmortgage(s, seat, space),
}

const checkBuild: NonNullable<ChoiceOf<'build'>['check']> = (s, seat, order) => refusalOfBuild(s, seat, order)
const checkSale: NonNullable<ChoiceOf<'sellBuildings'>['check']> = (s, seat, order) => refusalOfSale(s, seat, order)

/** [12.1] One choice for each street group, in the order of `STREET_GROUPS`. */
export const buildChoices: readonly ChoiceOf<'build'>[] = STREET_GROUPS.map((group) => {
  const named = one([group.id])
  return {
    type: 'build',
    suits: (_s, _seat, order) => order.group === group.id,
    paramsOf: (s, seat) =>
      ownsGroup(s, seat, group) ? { group: named, levels: one(buildVectors(s, seat, group)) } : null,
    check: checkBuild,
  }
})

/** [12.7] One choice for each street group, in the order of `STREET_GROUPS`. */
export const saleChoices: readonly ChoiceOf<'sellBuildings'>[] = STREET_GROUPS.map((group) => {
  const named = one([group.id])
  return {
    type: 'sellBuildings',
    suits: (_s, _seat, order) => order.group === group.id,
    paramsOf: (s, seat) =>
      ownsGroup(s, seat, group) ? { group: named, levels: one(saleVectors(s, seat, group)) } : null,
    check: checkSale,
  }
})

/** [16.5] The word must be given, so that nobody resigns by a slip. */
export const resignChoice: ChoiceOf<'resign'> = {
  type: 'resign',
  params: { word: text(RESIGN_WORD.length, RESIGN_WORD.length) },
  check: (_s, _seat, { word }) => (word === RESIGN_WORD ? undefined : refuse('E_RANGE', { param: 'word' })),
}

/** [3.1] */
export const takeTokenChoice: ChoiceOf<'takeToken'> = {
  type: 'takeToken',
  paramsOf: (s, seat) => ({ token: one(tokensFor(s, seat)) }),
  check: (s, seat, { token }) => (isTaken(s, seat, token) ? refuse('E_TOKEN', { token }) : undefined),
}

function isTaken(s: Readonly<State>, seat: Seat, token: TokenId): boolean {
  return TOKENS.includes(token) && !tokensFor(s, seat).includes(token)
}

/** A subset of mortgaged spaces to be freed. */
export function liftParam(spaces: readonly number[]): SomeDomain {
  return { kind: 'some', of: spaces, min: 0, max: spaces.length, optional: true }
}
