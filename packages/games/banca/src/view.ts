import type { Chance, Seat, Viewer } from '@ludoteca/kernel'
import type { Config, SettingsPatch } from './config.ts'
import type { Plan } from './moves.ts'
import { minimumBid } from './rules/auction.ts'
import { legalPlans } from './rules/plans.ts'
import { auctionReward, lotteryFee, lotteryReward, penaltyOf } from './rules/prices.ts'
import { type Bidding, copy, type Ending, type Frame, type Player, type State, type Summary } from './state.ts'

/** [5] */
export type Phase = 'EXIT' | 'DECIDE' | 'AUCTION' | 'SUMMARY' | 'OVER'

export interface AuctionView extends Readonly<Bidding> {
  readonly minimum: number
}
/** [18] Everything is public but sealed choices and the generator. */
export interface View {
  readonly config: Config
  readonly nextSettings: SettingsPatch | null
  readonly phase: Phase
  readonly turn: number
  readonly modifier: number
  readonly penalty: number
  readonly lotteryFee: number
  readonly lotteryRewardTenths: number
  readonly auctionRewardTenths: number
  readonly bank: number
  readonly players: readonly Readonly<Player>[]
  /** Who entered the last lottery. */
  readonly entrants: readonly Seat[] | null
  /** By seat: whose answer the match does not wait for in this phase; nothing when one seat alone is asked. */
  readonly answered: readonly boolean[] | null
  /** One's own sealed choices, as long as they are sealed. */
  readonly myExit: boolean | null
  readonly myPlan: Plan | null
  /** An auction that is run bid by bid. */
  readonly auction: AuctionView | null
  /** The last payout. */
  readonly summary: Summary | null
  readonly ending: Ending | null
}

const PHASES: Readonly<Record<Frame['step'], Phase>> = {
  turn: 'EXIT',
  exits: 'EXIT',
  exitChoices: 'EXIT',
  lockIn: 'EXIT',
  decisions: 'DECIDE',
  levels: 'DECIDE',
  lottery: 'DECIDE',
  auctionResult: 'AUCTION',
  call: 'AUCTION',
  bids: 'AUCTION',
  payout: 'SUMMARY',
  summary: 'SUMMARY',
  turnEnd: 'SUMMARY',
  over: 'OVER',
}

export function phaseOf(s: Readonly<State>): Phase {
  const frame = s.agenda.at(-1)
  return frame ? PHASES[frame.step] : 'OVER'
}

export function view(s: Readonly<State>, viewer: Viewer): View {
  return {
    config: s.config,
    nextSettings: s.nextSettings,
    phase: phaseOf(s),
    turn: s.turn,
    modifier: s.modifier,
    penalty: penaltyOf(s),
    lotteryFee: lotteryFee(s),
    lotteryRewardTenths: lotteryReward(s),
    auctionRewardTenths: auctionReward(s),
    bank: s.bank,
    players: s.players,
    entrants: s.entrants,
    answered: answeredBy(s),
    myExit: ownExit(s, viewer),
    myPlan: ownPlan(s, viewer),
    auction: auctionNow(s),
    summary: s.summary,
    ending: s.ending,
  }
}

/** One's own sealed exit. */
export function ownExit(s: Readonly<State>, viewer: Viewer): boolean | null {
  const frame = s.agenda.at(-1)
  if ((frame?.step !== 'exits' && frame?.step !== 'exitChoices') || !plays(s, viewer)) return null
  return frame.sealed?.[viewer] ?? null
}

/** One's own sealed plan. */
export function ownPlan(s: Readonly<State>, viewer: Viewer): Plan | null {
  const frame = s.agenda.at(-1)
  return frame?.step === 'decisions' && plays(s, viewer) ? (frame.sealed[viewer] ?? null) : null
}

function plays({ players }: Readonly<State>, viewer: Viewer): viewer is Seat {
  return viewer !== 'spectator' && players[viewer]?.active === true
}

/** The auction that is run bid by bid. Field by field, since it is made for every bid. */
export function auctionNow(s: Readonly<State>): AuctionView | null {
  const frame = s.agenda.at(-1)
  if (frame?.step !== 'bids') return null
  const { bidding } = frame
  const { speaker, high, holder, passed } = bidding
  return { speaker, high, holder, passed, minimum: minimumBid(s, bidding) }
}

/** By seat, whose answer is in. */
export function answeredBy({ agenda }: Readonly<State>): readonly boolean[] | null {
  const frame = agenda.at(-1)
  switch (frame?.step) {
    case 'exits':
      return frame.sealed?.map((exit) => exit !== null) ?? null
    case 'exitChoices':
      return frame.sealed.map((exit) => exit !== null)
    case 'decisions':
      return frame.sealed.map((plan) => plan !== null)
    case 'summary':
      return frame.confirmed
    default:
      return null
  }
}

/** The others' sealed choices might be any other legal ones. */
export function sample(s: Readonly<State>, viewer: Viewer, chance: Chance): State {
  const other = copy(s)
  const frame = other.agenda.at(-1)
  const hidden = (seat: Seat) => seat !== viewer && s.players[seat]?.active === true
  if ((frame?.step === 'exits' || frame?.step === 'exitChoices') && frame.sealed) {
    frame.sealed = frame.sealed.map((exit, seat) =>
      exit === null || !hidden(seat) ? exit : chance.int('exits', 2) === 1,
    )
  }
  if (frame?.step === 'decisions') {
    frame.sealed = frame.sealed.map((plan, seat) =>
      plan === null || !hidden(seat) ? plan : chance.pick('plans', legalPlans(s, seat)),
    )
  }
  return other
}
