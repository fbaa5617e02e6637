import type { Chance, Seat } from '@ludoteca/kernel'
import type { Owner } from '../state.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import type { Lot } from './lots.ts'

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
    const { value, reserve } = lots[rank] as Lot
    const cap = Math.max(Math.floor((value * bidPercent) / 100), reserve)
    const crowd = (CROWD_PERCENT[rank] ?? 0) / 100
    const most = Math.min(spend, cap)
    const [mean, high] = rivalBids(reserve, cap, purses)
    let amount = reserve
    let best = (value - amount) * chanceOf(amount, cap, crowd, purses)
    // What beats the mean of the others, and what beats all of them.
    for (const tried of [Math.min(mean + 1, most), Math.min(high + 1, most)]) {
      if (tried <= amount) continue
      const left = (value - tried) * chanceOf(tried, cap, crowd, purses)
      if (left <= best) continue
      best = left
      amount = tried
    }
    const weight = Math.max(0, Math.floor(best * PARTS))
    amounts.push(amount)
    weights.push(weight)
    all += weight
  }
  if (all === 0) return undefined
  let drawn = chance.int('bid', all)
  let rank = 0
  while (drawn >= (weights[rank] as number)) drawn -= weights[rank++] as number
  return { lot: lots[rank] as Lot, amount: amounts[rank] as number }
}

/** What each of the others may bid. */
function pursesOf({ owners }: View, seat: Seat): number[] {
  const purses: number[] = []
  for (let other = 0; other < owners.length; other++) {
    if (other !== seat) purses.push((owners[other] as Readonly<Owner>).cash - RIVALS_KEEP)
  }
  return purses
}

/** The mean, rounded up, and the highest of what those bid who can afford the lot; 0 if nobody can. */
function rivalBids(reserve: number, cap: number, purses: readonly number[]): readonly [mean: number, high: number] {
  let sum = 0
  let count = 0
  let high = 0
  for (let i = 0; i < purses.length; i++) {
    const bid = Math.min(purses[i] as number, cap)
    if (bid < reserve) continue
    sum += bid
    count++
    if (bid > high) high = bid
  }
  return [count === 0 ? 0 : Math.ceil(sum / count), high]
}

/** That nobody bids more for the lot; against as much it is even. */
function chanceOf(bid: number, cap: number, crowd: number, purses: readonly number[]): number {
  let chance = 1
  for (let i = 0; i < purses.length; i++) {
    const theirs = Math.min(purses[i] as number, cap)
    if (theirs > bid) chance *= 1 - crowd
    else if (theirs === bid) chance *= 1 - crowd / 2
  }
  return chance
}
