import { type BoxTutorial, type Exercise, inOrder, type Seat } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import type { Fact } from './facts.ts'
import type { Move, Plan } from './moves.ts'
import type { State } from './state.ts'
import { COACH, LEARNT } from './text/en/coach.ts'
import type { View } from './view.ts'

const [ADA, BEN] = [1, 2] as const
const OTHERS = ['Ada', 'Ben', 'Cleo']

const STAY: Move = { type: 'exitChoice', exit: false }
const PASS: Move = { type: 'pass' }
const NEXT: Move = { type: 'nextTurn' }
const decide = (level: Plan['level'], lottery: Plan['lottery']): Move => ({ type: 'decide', level, lottery })
const bid = (amount: number): Move => ({ type: 'bid', amount })

/** A whole turn, move by move, and another one in which the learner decides. */
const EXERCISES: readonly Exercise<View, Move>[] = [
  { id: 'bank', about: 'vault', text: COACH.bank },
  { id: 'player', about: 'own', text: COACH.player },
  { id: 'stay', about: 'exit', text: COACH.stay, move: STAY },
  { id: 'prices', about: 'prices', text: COACH.prices, when: ({ phase }) => phase === 'DECIDE' },
  { id: 'decide', about: 'plan', text: COACH.decide, move: decide('raise', 'join') },
  { id: 'lottery', about: 'lottery', text: COACH.lottery, when: ({ phase }) => phase === 'AUCTION' },
  { id: 'bid', about: 'auction', text: COACH.bid, move: bid(100) },
  { id: 'outbid', about: 'auction', text: COACH.outbid, move: bid(300) },
  { id: 'share', about: 'payout', text: COACH.share, when: ({ phase }) => phase === 'SUMMARY' },
  { id: 'penalty', about: 'payout', text: COACH.penalty },
  { id: 'nextTurn', about: 'next', text: COACH.nextTurn, move: NEXT },
  { id: 'stayAgain', about: 'exit', text: COACH.stayAgain, move: STAY },
  { id: 'free', about: 'plan', text: COACH.free, move: decide('keep', 'skip'), allows: () => true },
  {
    id: 'auction',
    about: 'auction',
    text: COACH.auction,
    move: PASS,
    allows: () => true,
    until: ({ phase }) => phase !== 'AUCTION',
  },
  { id: 'over', about: 'next', text: COACH.over, move: NEXT },
]

/** Two turns against three players who do what shows something. */
export const tutorial: BoxTutorial<Config, State, Move, View, Fact> = {
  seed: 'banca, the first turn',
  options: { clocks: false, maxTurns: 2 },
  others: OTHERS,
  ...inOrder(EXERCISES),
  play: moveOf,
  learnt: LEARNT,
}

/** What the others do, by their own view. */
function moveOf({ phase, turn, auction, players }: Readonly<View>, seat: Seat): Move | undefined {
  switch (phase) {
    case 'EXIT':
      return STAY
    case 'DECIDE':
      return decide(seat === BEN ? 'raise' : 'keep', seat === ADA ? 'join' : 'skip')
    case 'AUCTION': {
      const bidder = turn === 1 ? ADA : BEN
      const most = turn === 1 ? 200 : 400
      const { minimum = most + 1, high = 0 } = auction ?? {}
      const mayBid = seat === bidder && minimum <= Math.min(most, players[seat]?.balance ?? 0)
      return mayBid ? bid(high + 100) : PASS
    }
    case 'SUMMARY':
      return NEXT
    case 'OVER':
      return undefined
  }
}
