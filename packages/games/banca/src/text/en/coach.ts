import type { View } from '../../view.ts'
import { tenths } from './numbers.ts'

/** What the coach says in the first match, in order; two sentences at most. */
export const COACH = {
  bank: 'All four of you have put 1,000 into the bank. Every turn it pays out a part of itself, by multiplier.',
  player: 'This is you: a balance of 9,000, and a multiplier of 1.0. The largest balance wins in the end.',
  stay: 'Before each turn you may lock in: you keep your balance and are out for good. The bank has paid nothing yet, so stay.',
  prices: 'Levels, the lottery and the auction raise your multiplier. What they cost goes into the bank.',
  decide: 'Raise your level and join the lottery, then confirm. Nobody sees it before all have decided.',
  lottery: 'You and Ada joined the lottery, and you were drawn: +0.1. What both of you paid is in the bank.',
  bid: 'Now +0.2 goes to whoever pays most for it. You begin: bid 100.',
  outbid: 'Ada has bid more. A multiplier counts in every payout to come: bid 300.',
  share: 'Your multiplier is the highest, so your share is the largest. You also gain 0.1 from the next turn on.',
  penalty: 'The lowest multiplier pays the penalty. It is 100 now, and grows by 50 with every turn.',
  nextTurn: 'You have seen a whole turn. Go on to the next.',
  stayAgain: 'There is still more to be had than to be lost: stay. Later, leaving in time may win the game.',
  free: 'This is the last turn today, so what you buy pays only once. Decide as you like.',
  auction: 'Bid, or pass: is +0.2 worth that much for a single payout?',
  over: ({ players }: Pick<View, 'players'>) =>
    `Now balances decide, and your multiplier of ${tenths(players[0]?.multiplierTenths ?? 0)} counts no more. Two turns hardly pay for it, twenty do so many times over.`,
} as const

/** What was learnt, for the end. */
export const LEARNT: readonly string[] = [
  'The bank pays by multiplier, turn after turn.',
  'Levels, lottery and auction raise it; what they cost is paid out to everybody.',
  'The lowest multiplier pays a penalty that grows, and the highest gains 0.1.',
  'Whoever locks in keeps the balance, and the largest balance wins.',
]
