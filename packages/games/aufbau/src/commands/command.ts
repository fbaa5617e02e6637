import type { Chance, Io, Json, Params, Refusal } from '@ludoteca/kernel'
import type { PlannedCheck, SuccessTier } from '../checks.ts'
import type { Fact } from '../facts.ts'
import type { Price } from '../ledger.ts'
import type { PlayerMove } from '../moves.ts'
import type { TradePart } from '../rules/trade-parts.ts'
import type { Player, World } from '../state.ts'

/**
 * [5] One command of a player. It asks and changes nothing but its sender's own things, so the same code serves the
 * rules, the forms of clients and the look-ahead of bots.
 */
export interface Command<M extends PlayerMove = PlayerMove> {
  /**
   * Ways to fill its form, each with the domains of its parameters now, or `null` when that way is not to be had.
   * Legality that involves several parameters is for `check`.
   */
  readonly forms: readonly Form[]
  /** [5.0.1] PHASE and AUTH are the steps' business; here INPUT → ACTION → RULE → FUNDS → RESOURCES. */
  check(w: Readonly<World>, p: Readonly<Player>, move: M): Refusal | undefined
  /** What a legal move costs, how hard it is and what comes of it: for the composer and for bots. */
  plan(w: Readonly<World>, p: Readonly<Player>, move: M): Plan
  /** [13.1] What the d20 must show for a plain success of a legal move: for bots, who have no time for a plan. */
  needed?(w: Readonly<World>, p: Readonly<Player>, move: M): number
  perform(w: Readonly<World>, p: Player, move: M, io: Io<Fact>): void
}

export interface Form {
  (w: Readonly<World>, p: Readonly<Player>): Params | null
  /** Where a form has several ways to be filled: whether the move, whatever was sent, is meant for this one. */
  suits?(p: Readonly<Player>, move: PlayerMove): boolean
  /** Values for random play, where those drawn one by one would seldom go together. */
  draw?(w: Readonly<World>, p: Readonly<Player>, chance: Chance): Readonly<Record<string, Json>>
}

/** [12.1 item 7] */
export interface Plan {
  /** The listed price, before any roll. */
  readonly price: Price
  /** `null` where nothing is rolled. */
  readonly check: PlannedCheck | null
  /** What each result brings and costs, from best to worst; one entry with tier `success` where nothing is rolled. */
  readonly results: readonly PlannedResult[]
  /** [5.0.4] How the action is paid: a standard action, the free facility action, a bonus action, or not at all. */
  readonly uses: 'action' | 'facilityAction' | 'bonus' | 'free'
  /** [5.0.6] Surcharge that cannot be paid, pools or stores that run over … as keys for words. */
  readonly warnings: readonly PlanWarning[]
  /** [5.4, 5.5] How a sale or purchase adds up when its roll simply succeeds. */
  readonly sums?: readonly TradeSum[]
}
export interface TradeSum {
  readonly of: 'sale' | 'purchase'
  readonly parts: readonly TradePart[]
  /** In gold; never less than the least. */
  readonly total: number
}
export interface PlannedResult {
  readonly tier: SuccessTier
  readonly paid: Price
  readonly gains: readonly Gain[]
  /** [5.0.7, D-10] Nothing is bought, because this result makes the price higher than the purse is deep. */
  readonly lapses: boolean
}
/**
 * Something gained (or lost, when negative): a material, or one of `gold12`, `influence`, `permanentInfluence`, `labor`,
 * `information`, `kw`, `as`, `n`, `loyalty`, `levels`, `troops`, `domain`, `city`, `office`, `organization`, `trade`,
 * `workshop`, `storage`, `facility`, `project`, `specialist`.
 */
export interface Gain {
  readonly what: string
  readonly amount: number
  /** It comes with the next maintenance. */
  readonly later?: true
}
export type PlanWarning =
  | 'mayLapse'
  | 'purchaseMayDrop'
  | 'offerMayLapse'
  | 'cargoRisk'
  | 'storageOverflow'
  | 'poolLost'
  | 'debtRisk'
