import { type Career, careerOf, type Seat } from '@ludoteca/kernel'
import type { AnyConfig, Config } from '../config.ts'
import { HOTEL, SPACES, START_CASH, STREET_GROUPS } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import { deedOf, heldIn, ownsGroup, spacesOf } from '../rules/deeds.ts'
import { netWorth } from '../rules/worth.ts'
import type { State } from '../state.ts'
import { art, HARBOURS, WORKS } from './badges.ts'

/** What was counted of a seat. */
interface Tally {
  trades: number
  hotels: number
  bestRent: number
  /** An auction was won for half the price on the board, or less. */
  bargain: boolean
  jailed: number
  doublesOut: boolean
  bankrupted: number
  /** It was in debt, and paid it. */
  rescued: boolean
  mortgaged: number
  /** Less than this was left once, while it was still in. */
  leastCash: number
}

const RENT_BIG = 1_000
const POOR = 20
const MOGUL_SPACES = 12

/** What merchants of Ludomercatus collect. */
export const career: Career<Config, State, Fact> = careerOf<Config, State, Fact, Tally>({
  feats: [
    {
      ...art('LM-DEED-01', 'house'),
      name: 'A roof of one’s own',
      description: 'Own a complete district.',
      category: 'Property',
      done: (_tally, s, seat) => STREET_GROUPS.some((group) => ownsGroup(s, seat, group)),
    },
    {
      ...art('LM-DEED-02', 'anchor'),
      name: 'Harbour master',
      description: 'Own all four harbours at once.',
      category: 'Property',
      done: (_tally, s, seat) => heldIn(s, seat, HARBOURS) === HARBOURS.members.length,
    },
    {
      ...art('LM-DEED-03', 'wheel'),
      name: 'Public servant',
      description: 'Own both public works.',
      category: 'Property',
      done: (_tally, s, seat) => heldIn(s, seat, WORKS) === WORKS.members.length,
    },
    {
      ...art('LM-DEED-12', 'city'),
      name: 'Half the town',
      description: `Own ${MOGUL_SPACES} properties at once.`,
      category: 'Property',
      done: (_tally, s, seat) => spacesOf(s, seat).length >= MOGUL_SPACES,
    },
    {
      ...art('LM-BUILD-01', 'hotel'),
      name: 'Grand opening',
      description: 'Build a hotel.',
      category: 'Building',
      done: ({ hotels }) => hotels >= 1,
    },
    {
      ...art('LM-BUILD-03', 'hotels'),
      name: 'Chain of hotels',
      description: 'Have three hotels standing at once.',
      category: 'Building',
      done: (_tally, s, seat) => spacesOf(s, seat).filter((space) => deedOf(s, space).level === HOTEL).length >= 3,
    },
    {
      ...art('LM-RENT-01', 'coins'),
      name: 'Four figures',
      description: `Collect £${RENT_BIG} or more in one rent.`,
      category: 'Trade',
      done: ({ bestRent }) => bestRent >= RENT_BIG,
    },
    {
      ...art('LM-BID-01', 'hammer'),
      name: 'Half price',
      description: 'Win an auction for half the price on the board or less.',
      category: 'Trade',
      done: ({ bargain }) => bargain,
    },
    {
      ...art('LM-DEAL-02', 'hands'),
      name: 'Let us talk',
      description: 'Close two trades in one match.',
      category: 'Trade',
      done: ({ trades }) => trades >= 2,
    },
    {
      ...art('LM-JAIL-03', 'bars'),
      name: 'Regular guest',
      description: 'Go to jail three times in one match.',
      category: 'Luck and nerve',
      done: ({ jailed }) => jailed >= 3,
    },
    {
      ...art('LM-JAIL-01', 'dice'),
      name: 'Lucky escape',
      description: 'Roll doubles out of jail.',
      category: 'Luck and nerve',
      done: ({ doublesOut }) => doublesOut,
    },
    {
      ...art('LM-DEBT-01', 'scales'),
      name: 'Skin of the teeth',
      description: 'Settle a debt by selling or mortgaging, and play on.',
      category: 'Luck and nerve',
      done: ({ rescued }) => rescued,
    },
    {
      ...art('LM-RUIN-01', 'skull'),
      name: 'Nothing personal',
      description: 'Bankrupt another player.',
      category: 'Luck and nerve',
      done: ({ bankrupted }) => bankrupted >= 1,
    },
    {
      ...art('LM-BACK-01', 'arrow'),
      name: 'Back from the brink',
      description: `Win a match in which you once had less than £${POOR}.`,
      category: 'Victories',
      atEnd: ({ leastCash }, _s, seat, { winners }) => leastCash < POOR && winners.includes(seat),
    },
    {
      ...art('LM-WIN-01', 'crown'),
      name: 'First fortune',
      description: 'Win a match.',
      category: 'Victories',
      goal: { counter: 'wins', atLeast: 1 },
    },
    {
      ...art('LM-WIN-05', 'crowns'),
      name: 'Old money',
      description: 'Win five matches.',
      category: 'Victories',
      goal: { counter: 'wins', atLeast: 5 },
    },
  ],
  counters: [
    { id: 'bestWorth', label: 'Best net worth (£)', kind: 'best' },
    { id: 'bestRent', label: 'Best rent (£)', kind: 'best' },
    { id: 'trades', label: 'Trades closed', kind: 'sum' },
    { id: 'hotels', label: 'Hotels built', kind: 'sum' },
    { id: 'bankrupted', label: 'Players bankrupted', kind: 'sum' },
  ],
  tally: () => ({
    trades: 0,
    hotels: 0,
    bestRent: 0,
    bargain: false,
    jailed: 0,
    doublesOut: false,
    bankrupted: 0,
    rescued: false,
    mortgaged: 0,
    leastCash: Number.MAX_SAFE_INTEGER,
  }),
  picture: 'card',
  hear(tallies, fact, s) {
    hearOne((seat) => tallies[seat as number], fact)
    for (const [seat, tally] of tallies.entries()) {
      const player = s.players[seat]
      if (player !== undefined && !player.bankrupt) tally.leastCash = Math.min(tally.leastCash, player.cash)
    }
  },
  counted: ({ bestRent, trades, hotels, bankrupted }, s, seat) => ({
    bestWorth: netWorth(s, seat),
    bestRent,
    trades,
    hotels,
    bankrupted,
  }),
  isRanked,
})

/** Whoever begins with more money than the rulebook gives plays for fun. */
export function isRanked({ startCash }: Readonly<Pick<AnyConfig, 'startCash'>>): boolean {
  return (startCash ?? START_CASH) <= START_CASH
}

function hearOne(of: (seat: Seat | 'bank' | 'pot') => Tally | undefined, fact: Fact): void {
  switch (fact.type) {
    case 'tradeAccepted':
      for (const seat of [fact.proposer, fact.responder]) count(of(seat), 'trades')
      return
    case 'built':
      if (fact.kind === 'hotel') count(of(fact.seat), 'hotels', fact.count)
      return
    case 'placed':
      if (fact.kind === 'hotel') count(of(fact.seat), 'hotels')
      return
    case 'rentPaid': {
      const tally = of(fact.payee)
      if (tally) tally.bestRent = Math.max(tally.bestRent, fact.amount)
      return
    }
    case 'auctionSold': {
      const { price = 0 } = fact.space === null ? {} : (SPACES[fact.space] ?? {})
      const tally = of(fact.seat)
      if (tally && fact.lot === 'space' && 2 * fact.amount <= price) tally.bargain = true
      return
    }
    case 'sentToJail':
      return count(of(fact.seat), 'jailed')
    case 'leftJail': {
      const tally = of(fact.seat)
      if (tally && fact.how === 'doubles') tally.doublesOut = true
      return
    }
    case 'mortgaged':
    case 'soldBuildings':
      return count(of(fact.seat), 'mortgaged')
    case 'debtOpened': {
      const tally = of(fact.seat)
      if (tally) tally.mortgaged = 0
      return
    }
    case 'debtSettled': {
      const tally = of(fact.seat)
      if (tally && tally.mortgaged > 0) tally.rescued = true
      return
    }
    case 'bankrupt':
      if (!fact.resigned) for (const seat of fact.creditors) count(of(seat), 'bankrupted')
  }
}

type Counted = 'trades' | 'hotels' | 'jailed' | 'bankrupted' | 'mortgaged'

function count(tally: Tally | undefined, what: Counted, times = 1): void {
  if (tally) tally[what] += times
}
