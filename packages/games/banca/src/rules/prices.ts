import type { State } from '../state.ts'

type Turn = Readonly<Pick<State, 'config' | 'modifier' | 'turn'>>

/** [7.2] */
export function lotteryFee({ config, modifier }: Turn): number {
  return config.lotteryBaseFee * modifier
}

/** [8.1] */
export function lotteryReward({ config, modifier }: Turn): number {
  return config.lotteryRewardTenths * modifier
}

/** [9.1] */
export function auctionReward({ config, modifier }: Turn): number {
  return config.auctionRewardTenths * modifier
}

/** [10.2, 13.2] Always by the formula with the values of this turn; there is no running penalty. */
export function penaltyOf({ config, turn }: Turn): number {
  return config.penaltyBase + config.penaltyIncrement * (turn - 1)
}
