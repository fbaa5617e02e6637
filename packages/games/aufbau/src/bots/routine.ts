import type { Bot } from '@ludoteca/kernel'
import { OFFICE } from '../data/posts.ts'
import type { Move, PlayerMove } from '../moves.ts'
import type { View } from '../view.ts'
import { BELOW_MEDIUM, type Family, type Proposer } from './candidates/family.ts'
import { PROPOSERS } from './candidates/index.ts'
import { HABITS } from './character.ts'
import { keeper } from './keeper.ts'
import { can, gold, type Habits, type Mind, purseFloor12 } from './mind.ts'
import { after, MIDDLING } from './trial.ts'

/** [13.2] A plan without any weighing: wishes in their order. */
export interface Routine extends Habits {
  readonly wishes: readonly Proposer[]
}

/** A bot that does the first thing on its list that it may do and can afford. */
export function routine(plan: Routine): Bot<View, Move> {
  return keeper(plan, (mind) => firstWish(mind, plan))
}

function firstWish(mind: Mind, { wishes }: Routine): PlayerMove | undefined {
  const floor12 = purseFloor12(mind)
  for (const wish of wishes) {
    for (const move of wish(mind)) {
      if (can(mind, move) && after(mind, move, MIDDLING).gold12 >= floor12) return move
    }
  }
  return undefined
}

/** The most that the family offers, where it begins with the least. */
const most =
  (family: Family): Proposer =>
  (mind) =>
    PROPOSERS[family](mind).toReversed()

const smallOffice: Proposer = () => SMALL_OFFICES
const SMALL_OFFICES: readonly PlayerMove[] = [
  { type: 'acquireOffice', tier: 'small', payment: 'influenceFirst' },
  { type: 'acquireOffice', tier: 'small', payment: 'goldFirst' },
]

/** [13.2] Only as a first step: what is won must be spent in the same round. */
const influenceForOffice: Proposer = (mind) => {
  const { w, me } = mind
  const missing = OFFICE.price.influenceFirst.influence.small - me.turn.influence
  const isFirst = me.turn.actionsUsed + 1 < w.config.actionsPerRound
  const investments = Math.ceil(missing / 4)
  if (!isFirst || missing <= 0 || gold(mind) < OFFICE.price.influenceFirst.gold.small + investments) return []
  return [{ type: 'gainInfluence', kind: 'temporary', investments }]
}

/** Goods alone: labour has other work to do. */
const sellGoods: Proposer = (mind) =>
  most('sell')(mind).flatMap((move) => {
    const items = move.type === 'moneySell' ? move.items.filter(({ good }) => good !== 'labor') : []
    return items.length > 0 ? [{ ...move, items } as PlayerMove] : []
  })

/** [13.2] Up to three. */
const lendSome: Proposer = (mind) =>
  PROPOSERS.lend(mind)
    .filter((move) => move.type === 'moneyLend' && move.investments <= BELOW_MEDIUM)
    .toReversed()

/** [13.2] */
export const ROUTINES = {
  baumeister: {
    ...HABITS,
    reserve: 5,
    officesForGold: false,
    wishes: [PROPOSERS.upgrade, PROPOSERS.storage, smallOffice, sellGoods, most('administration')],
  },
  haendler: {
    ...HABITS,
    wishes: [
      PROPOSERS.trade,
      PROPOSERS.collegiumTrade,
      sellGoods,
      lendSome,
      most('administration'),
      PROPOSERS.oversight,
    ],
  },
  hoefling: {
    ...HABITS,
    needsInfluence: true,
    wishes: [smallOffice, influenceForOffice, lendSome, most('administration')],
  },
  spekulant: {
    ...HABITS,
    sellsFrom: 1,
    wishes: [PROPOSERS.upgrade, PROPOSERS.storage, sellGoods, PROPOSERS.buy, lendSome, most('administration')],
  },
} as const satisfies Record<string, Routine>
