import type { Seat } from '@ludoteca/kernel'
import type { Config, SettingsPatch } from './config.ts'
import type { Ending } from './state.ts'

/** A player's standing after what is told. */
interface Standing {
  readonly seat: Seat
  readonly level: number
  readonly multiplierTenths: number
  readonly balance: number
}
/** What the bank holds after what is told. */
interface Banked {
  readonly bank: number
}

/** [16] The types are those of the log. Nothing sealed is ever told; `decided` says who, not what. */
export type Fact =
  | ({ readonly type: 'gameStarted'; readonly seats: number; readonly config: Config } & Banked)
  | {
      readonly type: 'turnStarted'
      readonly turn: number
      readonly modifier: number
      readonly penalty: number
      readonly players: number
    }
  | { readonly type: 'exited'; readonly seat: Seat; readonly balance: number }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly balance: number }
  | { readonly type: 'decided'; readonly seat: Seat }
  | ({ readonly type: 'levelRaised'; readonly cost: number } & Standing & Banked)
  | ({ readonly type: 'levelLowered'; readonly refund: number } & Standing & Banked)
  | ({ readonly type: 'levelKept' } & Standing)
  | ({ readonly type: 'lowerRefused'; readonly seat: Seat; readonly refund: number } & Banked)
  | ({ readonly type: 'lotteryEntered'; readonly seat: Seat; readonly fee: number; readonly balance: number } & Banked)
  | {
      readonly type: 'lotteryDrawn'
      readonly entrants: readonly Seat[]
      readonly winner: Seat
      readonly rewardTenths: number
      readonly multiplierTenths: number
    }
  | { readonly type: 'lotterySkipped' }
  | { readonly type: 'biddingOpened'; readonly seat: Seat }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'passed'; readonly seat: Seat; readonly auto: boolean }
  | ({
      readonly type: 'auctionWon'
      readonly seat: Seat
      readonly amount: number
      readonly rewardTenths: number
      readonly balance: number
      readonly multiplierTenths: number
    } & Banked)
  | { readonly type: 'auctionSkipped' }
  | ({
      readonly type: 'payout'
      readonly dividend: number
      readonly weightTenths: number
      /** By seat; 0 for those who have left. */
      readonly shares: readonly number[]
      /** What rounding the shares down leaves of the dividend; it stays in the bank. */
      readonly rest: number
      /** Whether all multipliers were equal. */
      readonly allEqual: boolean
    } & Banked)
  | ({
      readonly type: 'penalty'
      readonly seat: Seat
      readonly due: number
      readonly paid: number
      readonly balance: number
    } & Banked)
  | { readonly type: 'bonus'; readonly seat: Seat; readonly bonusTenths: number; readonly multiplierTenths: number }
  | {
      readonly type: 'turnEnded'
      readonly turn: number
      readonly balances: readonly number[]
      readonly multipliersTenths: readonly number[]
    }
  | {
      readonly type: 'settingsChanged'
      readonly old: SettingsPatch
      readonly new: SettingsPatch
      readonly validFromTurn: number
    }
  | ({ readonly type: 'swept'; readonly seat: Seat; readonly amount: number; readonly balance: number } & Banked)
  | ({
      readonly type: 'gameOver'
      readonly reason: Ending
      readonly ranks: readonly number[]
      readonly balances: readonly number[]
    } & Banked)
