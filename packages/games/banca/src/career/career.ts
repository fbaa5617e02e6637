import { type Career, careerOf, type Seat } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import { DEFAULTS } from '../data/defaults.ts'
import type { Fact } from '../facts.ts'
import type { State } from '../state.ts'
import { art } from './badges.ts'

/** What was counted of a banker. */
interface Tally {
  auctions: number
  lotteries: number
  /** The largest number of entrants in a lottery that was won. */
  crowd: number
  bestShare: number
  bestMultiplierTenths: number
  bestLevel: number
  lowered: boolean
  penalised: boolean
  bonuses: number
  exitTurn: number
  swept: boolean
  /** Paid the least that a bid may be, and won. */
  cheap: boolean
  stayed: number
}

const RICH = 20_000
const TOP_LEVEL = 20
const HEAVY_TENTHS = 80
const FORTUNE_SHARE = 4_000
const MANY_WINS = 8
const CROWD = 5
const PATIENT_TURNS = 10

/** What bankers collect. */
export const career: Career<Config, State, Fact> = careerOf<Config, State, Fact, Tally>({
  feats: [
    {
      ...art('BA-BID-01', 'hammer'),
      name: 'Going, going',
      description: 'Win an auction.',
      category: 'Auctions and lotteries',
      done: ({ auctions }) => auctions >= 1,
    },
    {
      ...art('BA-BID-08', 'hammers'),
      name: 'Deep pockets',
      description: 'Win eight auctions in one match.',
      category: 'Auctions and lotteries',
      done: ({ auctions }) => auctions >= MANY_WINS,
    },
    {
      ...art('BA-BID-00', 'tag'),
      name: 'For a song',
      description: 'Win an auction with the lowest bid there is.',
      category: 'Auctions and lotteries',
      done: ({ cheap }) => cheap,
    },
    {
      ...art('BA-LOT-01', 'ticket'),
      name: 'Lucky number',
      description: 'Win a lottery against at least four others.',
      category: 'Auctions and lotteries',
      done: ({ crowd }) => crowd >= CROWD,
    },
    {
      ...art('BA-LOT-08', 'clover'),
      name: 'Born under a star',
      description: 'Win eight lotteries in one match.',
      category: 'Auctions and lotteries',
      done: ({ lotteries }) => lotteries >= MANY_WINS,
    },
    {
      ...art('BA-LEVEL-20', 'tower'),
      name: 'Top floor',
      description: `Reach level ${TOP_LEVEL}.`,
      category: 'Standing',
      done: ({ bestLevel }) => bestLevel >= TOP_LEVEL,
    },
    {
      ...art('BA-LEVEL-00', 'steps'),
      name: 'Strategic retreat',
      description: 'Go down a level, and win the match.',
      category: 'Standing',
      atEnd: ({ lowered }, _s, seat, { winners }) => lowered && winners.includes(seat),
    },
    {
      ...art('BA-MULT-80', 'double'),
      name: 'Heavyweight',
      description: 'Bring your multiplier to 8.',
      category: 'Standing',
      done: ({ bestMultiplierTenths }) => bestMultiplierTenths >= HEAVY_TENTHS,
    },
    {
      ...art('BA-BONUS-03', 'star'),
      name: 'Employee of the month',
      description: 'Get the bonus three times in one match.',
      category: 'Standing',
      done: ({ bonuses }) => bonuses >= 3,
    },
    {
      ...art('BA-CLEAN-01', 'feather'),
      name: 'Spotless',
      description: `Play ${PATIENT_TURNS} turns of a match without ever paying a penalty, and end it so.`,
      category: 'Standing',
      atEnd: ({ penalised, stayed }) => !penalised && stayed >= PATIENT_TURNS,
    },
    {
      ...art('BA-SHARE-01', 'coins'),
      name: 'Fat cheque',
      description: `Be paid ${FORTUNE_SHARE} or more at once.`,
      category: 'Money',
      done: ({ bestShare }) => bestShare >= FORTUNE_SHARE,
    },
    {
      ...art('BA-RICH-20', 'vault'),
      name: 'Twice what I came with',
      description: `Leave a match with ${RICH} or more.`,
      category: 'Money',
      atEnd: (_tally, { players }, seat) => (players[seat]?.balance ?? 0) >= RICH,
    },
    {
      ...art('BA-LAST-01', 'broom'),
      name: 'Last one locks up',
      description: 'Be the last in the bank, and sweep out what is left.',
      category: 'Money',
      done: ({ swept }) => swept,
    },
    {
      ...art('BA-EXIT-01', 'door'),
      name: 'Quit while ahead',
      description: 'Lock in before the end, and win the match.',
      category: 'Money',
      atEnd: ({ exitTurn }, { turn }, seat, { winners }) => exitTurn > 0 && exitTurn < turn && winners.includes(seat),
    },
    {
      ...art('BA-WIN-01', 'crown'),
      name: 'First fortune',
      description: 'Win a match.',
      category: 'Victories',
      goal: { counter: 'wins', atLeast: 1 },
    },
    {
      ...art('BA-WIN-05', 'crowns'),
      name: 'Governor',
      description: 'Win five matches.',
      category: 'Victories',
      goal: { counter: 'wins', atLeast: 5 },
    },
  ],
  counters: [
    { id: 'bestBalance', label: 'Best balance', kind: 'best' },
    { id: 'bestShare', label: 'Best payout', kind: 'best' },
    { id: 'auctions', label: 'Auctions won', kind: 'sum' },
    { id: 'lotteries', label: 'Lotteries won', kind: 'sum' },
  ],
  tally: () => ({
    auctions: 0,
    lotteries: 0,
    crowd: 0,
    bestShare: 0,
    bestMultiplierTenths: 0,
    bestLevel: 0,
    lowered: false,
    penalised: false,
    bonuses: 0,
    exitTurn: 0,
    swept: false,
    cheap: false,
    stayed: 0,
  }),
  picture: 'card',
  hear: (tallies, fact, s) => hearOne((seat) => tallies[seat], fact, s),
  counted: ({ bestShare, auctions, lotteries }, { players }, seat) => ({
    bestBalance: players[seat]?.balance ?? 0,
    bestShare,
    auctions,
    lotteries,
  }),
  isRanked,
})

/** The figures are those of a match with the usual money and prices; others are for trying things out. */
export function isRanked(config: Readonly<Config>): boolean {
  return USUAL.every((key) => config[key] === DEFAULTS[key])
}

const USUAL = ['initialMoney', 'bankContribution', 'levelCost', 'levelStepTenths', 'bidStep', 'penaltyBase'] as const

function hearOne(of: (seat: Seat) => Tally | undefined, fact: Fact, { config, turn, players }: Readonly<State>): void {
  const change = (seat: Seat, what: (tally: Tally) => void) => {
    const tally = of(seat)
    if (tally) what(tally)
  }
  switch (fact.type) {
    case 'auctionWon':
      return change(fact.seat, (t) => {
        t.auctions++
        t.cheap ||= fact.amount === config.bidStep
      })
    case 'lotteryDrawn':
      return change(fact.winner, (t) => {
        t.lotteries++
        t.crowd = Math.max(t.crowd, fact.entrants.length)
      })
    case 'levelRaised':
    case 'levelLowered':
      return change(fact.seat, (t) => {
        t.bestLevel = Math.max(t.bestLevel, fact.level)
        t.lowered ||= fact.type === 'levelLowered'
      })
    case 'payout':
      for (const [seat, share] of fact.shares.entries()) {
        change(seat, (t) => {
          t.bestShare = Math.max(t.bestShare, share)
        })
      }
      return
    case 'penalty':
      return change(fact.seat, (t) => {
        t.penalised = true
      })
    case 'bonus':
      return change(fact.seat, (t) => t.bonuses++)
    case 'turnEnded':
      for (const [seat, tenths] of fact.multipliersTenths.entries()) {
        if (!players[seat]?.active) continue
        change(seat, (t) => {
          t.stayed++
          t.bestMultiplierTenths = Math.max(t.bestMultiplierTenths, tenths)
        })
      }
      return
    case 'exited':
      return change(fact.seat, (t) => {
        t.exitTurn = turn
      })
    case 'swept':
      return change(fact.seat, (t) => {
        t.swept = true
      })
  }
}
