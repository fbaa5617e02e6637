import type { Seat } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import { payBank } from '../rules/money.ts'
import { playerAt } from '../rules/players.ts'
import { auctionReward } from '../rules/prices.ts'
import type { State } from '../state.ts'

/** [9.1] The winner pays the bank and gains the prize. */
export function award(s: State, seat: Seat, amount: number): Fact {
  const player = playerAt(s, seat)
  const rewardTenths = auctionReward(s)
  payBank(s, seat, amount)
  player.multiplierTenths += rewardTenths
  const { balance, multiplierTenths } = player
  return { type: 'auctionWon', seat, amount, rewardTenths, balance, multiplierTenths, bank: s.bank }
}
