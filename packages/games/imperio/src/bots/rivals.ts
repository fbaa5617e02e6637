import type { Chance, Seat } from '@ludoteca/kernel'
import type { Owner } from '../state.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import type { Lot } from './lots.ts'

/** How many of a hundred rivals go for the best lot, the second best, and so on. */
const CROWD_PERCENT = [45, 40, 35, 25, 20, 20]
/** What a rival is thought to keep back. */
const RIVALS_KEEP = 2
/** Chances are whole numbers, in so many parts of what is left of a bid. */
const PARTS = 100
/** How many bids are tried beside the least. */
const STEPS = 3

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
  const richest = highestOf(purses)
  const amounts: number[] = []
  const weights: number[] = []
  let all = 0
  for (let rank = 0; rank < lots.length; rank++) {
    const { value, reserve } = lots[rank] as Lot
    const cap = Math.max(Math.floor((value * bidPercent) / 100), reserve)
    const crowd = (CROWD_PERCENT[rank] ?? 0) / 100
    const most = Math.min(spend, cap)
    // Where nobody else goes, or nobody can pay, the least will do.
    const above = crowd === 0 ? 0 : Math.max(0, Math.min(richest, cap) + 1 - reserve)
    const steps = above === 0 ? 0 : STEPS
    let amount = reserve
    let best = 0
    // The least, what beats everybody, and steps between them.
    for (let step = 0; step <= steps; step++) {
      const tried = Math.min(reserve + Math.ceil((above * step) / STEPS), most)
      if (step > 0 && tried <= amount) continue
      const left = (value - tried) * chanceOf(tried, reserve, cap, crowd, purses)
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

function highestOf(purses: readonly number[]): number {
  let high = 0
  for (let i = 0; i < purses.length; i++) if ((purses[i] as number) > high) high = purses[i] as number
  return high
}

/** That nobody bids more for the lot, if whoever goes for it may bid anything that he can pay. */
function chanceOf(bid: number, reserve: number, cap: number, crowd: number, purses: readonly number[]): number {
  let chance = 1
  if (crowd === 0) return chance
  for (let i = 0; i < purses.length; i++) {
    const most = Math.min(purses[i] as number, cap)
    // Against as much it is even.
    if (most >= bid) chance *= 1 - (crowd * (most - bid + 1 / 2)) / (most - reserve + 1)
  }
  return chance
}
