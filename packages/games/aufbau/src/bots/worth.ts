import { RAW_COUNT } from '../data/materials.ts'
import { POINT, WEIGHT } from '../data/scoring.ts'
import { scoreOf } from '../rules/score.ts'
import type { Player } from '../state.ts'
import type { Mind } from './mind.ts'
import { INFLUENCE, yieldOf } from './yields.ts'

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
  const hurry = hurryOf(roundsLeft)
  const gold = Math.max(0, p.gold12 + p.pendingGold12) / 12
  return (
    scoreOf(w, p) / POINT +
    gold * taste.thrift * hurry +
    p.turn.labor * taste.labor +
    p.turn.influence * taste.influence +
    yieldOf(w, p, taste) * perRound(taste, roundsLeft) +
    (taste.goods === 0 ? 0 : ordered(p) * taste.goods * hurry) -
    (p.n + p.kw / 2) * taste.caution
  )
}

/** What one more of something adds to that worth: enough to judge a move by what it gives and takes. */
export interface Rates {
  /** A twelfth of a gold piece, in hand or on its way. */
  readonly gold12: number
  readonly pendingGold12: number
  readonly labor: number
  readonly influence: number
  readonly permanentInfluence: number
  readonly information: number
  readonly raw: number
  readonly special: number
  /** Goods that have been bought. */
  readonly pendingRaw: number
  readonly pendingSpecial: number
  /** A gold piece more every round. */
  readonly perRound: number
  /** Envy, and consequences: what one is glad to be rid of. */
  readonly n: number
  readonly kw: number
}

export function ratesOf(taste: Taste, roundsLeft: number): Rates {
  const hurry = hurryOf(roundsLeft)
  const thrift12 = (taste.thrift * hurry) / 12
  const ordered = 1 + taste.goods * hurry
  return {
    gold12: WEIGHT.gold12 / POINT + thrift12,
    pendingGold12: WEIGHT.pendingGold12 / POINT + thrift12,
    labor: taste.labor,
    influence: taste.influence,
    permanentInfluence: WEIGHT.permanentInfluence / POINT + INFLUENCE * perRound(taste, roundsLeft),
    information: WEIGHT.information / POINT,
    raw: WEIGHT.raw / POINT,
    special: WEIGHT.special / POINT,
    pendingRaw: (ordered * WEIGHT.pendingRaw) / POINT,
    pendingSpecial: (ordered * WEIGHT.pendingSpecial) / POINT,
    perRound: perRound(taste, roundsLeft),
    n: -taste.caution,
    kw: -taste.caution / 2,
  }
}

function hurryOf(roundsLeft: number): number {
  return Math.min(1, roundsLeft / HURRY_ROUNDS)
}

function perRound({ growth }: Taste, roundsLeft: number): number {
  return growth * Math.min(roundsLeft, HORIZON)
}

/** [6.10] What has been bought and is on its way, at its value in the books. */
function ordered({ pendingStock }: Readonly<Player>): number {
  let sum = 0
  for (let i = 0; i < pendingStock.length; i++) {
    sum += (pendingStock[i] as number) * (i < RAW_COUNT ? WEIGHT.pendingRaw : WEIGHT.pendingSpecial)
  }
  return sum / POINT
}
