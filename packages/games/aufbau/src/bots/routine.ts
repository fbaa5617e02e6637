import type { Bot } from '@ludoteca/kernel'
import { OFFICE } from '../data/posts.ts'
import type { Move, PlayerMove } from '../moves.ts'
import type { View } from '../view.ts'
import { BELOW_MEDIUM, type Family } from './candidates/family.ts'
import { SOURCES } from './candidates/index.ts'
import { HABITS } from './character.ts'
import { keeper } from './keeper.ts'
import { can, gold, type Habits, type Mind, purseFloor12 } from './mind.ts'

/** [13.2] A plan without any weighing: wishes in their order. */
export interface Routine extends Habits {
  readonly wishes: readonly Wish[]
}
/** Things to do, the dearest wish first. */
type Wish = (mind: Mind) => readonly Idea[]
interface Idea {
  readonly move: PlayerMove
  /** What a plain success costs. */
  readonly gold12: number
}

/** A bot that does the first thing on its list that it may do and can afford. */
export function routine(plan: Routine): Bot<View, Move> {
  return keeper(plan, (mind) => firstWish(mind, plan))
}

function firstWish(mind: Mind, { wishes }: Routine): PlayerMove | undefined {
  const left12 = mind.me.gold12 - purseFloor12(mind)
  for (const wish of wishes) {
    for (const { move, gold12 } of wish(mind)) if (gold12 <= left12 && can(mind, move)) return move
  }
  return undefined
}

/** Whatever the family comes up with, whether it pays or not. */
const any =
  (family: Family): Wish =>
  (mind) => {
    const ideas: Idea[] = []
    SOURCES[family].propose(mind, {
      hopes: () => true,
      affords: () => true,
      rolled: (move, gold12) => ideas.push({ move, gold12 }),
      certain: (move, gold12) => ideas.push({ move, gold12 }),
      unknown() {},
    })
    return ideas
  }

/** The most that the family offers, where it begins with the least. */
const most =
  (family: Family): Wish =>
  (mind) =>
    any(family)(mind).toReversed()

const smallOffice: Wish = () => SMALL_OFFICES
const SMALL_OFFICES: readonly Idea[] = (['influenceFirst', 'goldFirst'] as const).map((payment) => ({
  move: { type: 'acquireOffice', tier: 'small', payment },
  gold12: 12 * OFFICE.price[payment].gold.small,
}))

/** [13.2] Only as a first step: what is won must be spent in the same round. */
const influenceForOffice: Wish = (mind) => {
  const { w, me } = mind
  const missing = OFFICE.price.influenceFirst.influence.small - me.turn.influence
  const isFirst = me.turn.actionsUsed + 1 < w.config.actionsPerRound
  const investments = Math.ceil(missing / 4)
  if (!isFirst || missing <= 0 || gold(mind) < OFFICE.price.influenceFirst.gold.small + investments) return []
  return [{ move: { type: 'gainInfluence', kind: 'temporary', investments }, gold12: 12 * investments }]
}

/** Goods alone, as many as the market takes: labour has other work to do. */
const sellGoods: Wish = (mind) =>
  any('sell')(mind).flatMap(({ move, gold12 }) => {
    const items = move.type === 'moneySell' ? move.items.filter(({ good }) => good !== 'labor') : []
    return items.length > 0 ? [{ move: { ...move, items } as PlayerMove, gold12 }] : []
  })

/** [13.2] Up to three. */
const lendSome: Wish = (mind) =>
  most('lend')(mind).filter(({ move }) => move.type === 'moneyLend' && move.investments <= BELOW_MEDIUM)

/** [13.2] */
export const ROUTINES = {
  baumeister: {
    ...HABITS,
    reserve: 5,
    officesForGold: false,
    wishes: [any('upgrade'), any('storage'), smallOffice, sellGoods, most('administration')],
  },
  haendler: {
    ...HABITS,
    wishes: [any('trade'), any('collegiumTrade'), sellGoods, lendSome, most('administration'), any('oversight')],
  },
  hoefling: {
    ...HABITS,
    needsInfluence: true,
    wishes: [smallOffice, influenceForOffice, lendSome, most('administration')],
  },
  spekulant: {
    ...HABITS,
    sellsFrom: 1,
    wishes: [any('upgrade'), any('storage'), sellGoods, any('buy'), lendSome, most('administration')],
  },
} as const satisfies Record<string, Routine>
