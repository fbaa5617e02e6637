import type { Chance, Seat } from '@ludoteca/kernel'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import type { Lot } from './lots.ts'
import { cashOf } from './seen.ts'

/** How many of a hundred rivals go for the best lot, the second best, and so on. */
const CROWD_PERCENT = [28, 25, 22, 15, 10, 10]
/** What a rival is thought to keep back. */
const RIVALS_KEEP = 2
/** Chances are whole numbers, in so many parts of what is left of a bid. */
const PARTS = 100

interface Choice {
  readonly lot: Lot
  readonly amount: number
}

/**
 * A lot and what to bid for it. Everybody sees what the others can pay: a bid is as good as what it leaves of the lot's
 * worth, times the chance that nobody bids more. Good ones are drawn more often, so that not all bots want the same.
 */
export function chooseAgainst(
  view: View,
  seat: Seat,
  lots: readonly Lot[],
  spend: number,
  { bidPercent }: Character,
  chance: Chance,
): Choice | undefined {
  const purses = pursesOf(view, seat)
  const amounts: number[] = []
  const weights: number[] = []
  let all = 0
  for (let rank = 0; rank < lots.length; rank++) {
    const lot = lots[rank] as Lot
    const cap = Math.floor((lot.value * bidPercent) / 100)
    const crowd = (CROWD_PERCENT[rank] ?? 0) / 100
    const most = Math.min(spend, Math.max(cap, lot.reserve))
    let best = 0
    let amount = lot.reserve
    for (const tried of triesFor(lot, purses, cap)) {
      const bid = Math.min(Math.max(tried, lot.reserve), most)
      const left = (lot.value - bid) * chanceOf(bid, cap, crowd, purses)
      if (left <= best) continue
      best = left
      amount = bid
    }
    amounts.push(amount)
    weights.push(Math.floor(best * PARTS))
    all += weights[rank] as number
  }
  if (all === 0) return undefined
  let drawn = chance.int('bid', all)
  let rank = 0
  while (drawn >= (weights[rank] as number)) drawn -= weights[rank++] as number
  return { lot: lots[rank] as Lot, amount: amounts[rank] as number }
}

/** What each of the others may bid. */
function pursesOf(view: View, seat: Seat): number[] {
  const purses: number[] = []
  for (let other = 0; other < view.owners.length; other++) {
    if (other !== seat) purses.push(cashOf(view, other) - RIVALS_KEEP)
  }
  return purses
}

/** The least, what beats the mean of the others, what is as much as the richest bids, and what beats him. */
function triesFor({ reserve }: Lot, purses: readonly number[], cap: number): readonly number[] {
  let sum = 0
  let count = 0
  let high = 0
  for (const purse of purses) {
    const bid = Math.min(purse, cap)
    if (bid < reserve) continue
    sum += bid
    count++
    if (bid > high) high = bid
  }
  return count === 0 ? [reserve] : [reserve, Math.ceil(sum / count) + 1, high, high + 1]
}

/** That nobody bids more for the lot; against as much it is even. */
function chanceOf(bid: number, cap: number, crowd: number, purses: readonly number[]): number {
  let chance = 1
  for (const purse of purses) {
    const theirs = Math.min(purse, cap)
    if (theirs > bid) chance *= 1 - crowd
    else if (theirs === bid) chance *= 1 - crowd / 2
  }
  return chance
}
