import { RAW_COUNT } from '../data/materials.ts'
import { POINT, WEIGHT } from '../data/scoring.ts'
import { scoreOf } from '../rules/score.ts'
import type { Player } from '../state.ts'
import type { Mind } from './mind.ts'
import { yieldOf } from './yields.ts'

/** What somebody thinks things are worth, in gold. */
export interface Taste {
  /** Gold in hand beyond its face value, while there are rounds left to put it to work. */
  readonly thrift: number
  /** Labour and influence still in the pools. */
  readonly labor: number
  readonly influence: number
  /** A gold piece more every round, for each round left. */
  readonly growth: number
  /** How much of what workshops could make is believed in. */
  readonly craft: number
  /** Gold a round for each raw material that can wait for a better market. */
  readonly room: number
  /** Goods bought for a better market, beyond their face value. */
  readonly goods: number
  /** What one fears of each who is envious, and of half as much of consequences. */
  readonly caution: number
}

/** From so many rounds before the end on, gold is put to work no more. */
const HURRY_ROUNDS = 6
/** [6.10] Rounds that a yield is counted for. */
const HORIZON = 10

/** What books are worth to this taste. */
export function worthOf({ w, roundsLeft }: Mind, p: Readonly<Player>, taste: Taste): number {
  const hurry = Math.min(1, roundsLeft / HURRY_ROUNDS)
  const gold = Math.max(0, p.gold12 + p.pendingGold12) / 12
  return (
    scoreOf(w, p) / POINT +
    gold * taste.thrift * hurry +
    p.turn.labor * taste.labor +
    p.turn.influence * taste.influence +
    yieldOf(w, p, taste) * taste.growth * Math.min(roundsLeft, HORIZON) +
    (taste.goods === 0 ? 0 : ordered(p) * taste.goods * hurry) -
    (p.n + p.kw / 2) * taste.caution
  )
}

/** [6.10] What has been bought and is on its way, at its value in the books. */
function ordered({ pendingStock }: Readonly<Player>): number {
  let sum = 0
  for (let i = 0; i < pendingStock.length; i++) {
    sum += (pendingStock[i] as number) * (i < RAW_COUNT ? WEIGHT.pendingRaw : WEIGHT.pendingSpecial)
  }
  return sum / POINT
}
