import {
  type AwaitedDecision,
  type Choice,
  type Decision,
  flag,
  type Io,
  int,
  next,
  type OpenDecision,
  one,
  type Refusal,
  refuse,
  type Seat,
  type Step,
} from '@ludoteca/kernel'
import { BREAK_PACT_FAME } from '../data/constants.ts'
import { propertyCard } from '../data/properties.ts'
import type { Fact } from '../facts.ts'
import type { BidFrame, Frame } from '../frames.ts'
import type { Move, MoveOf } from '../moves.ts'
import { ownerAt, ownerId } from '../owners.ts'
import { fire } from '../rules/achievements/trigger.ts'
import { resolveBids } from '../rules/auction.ts'
import { listOf } from '../rules/list.ts'
import { modeOf } from '../rules/mode.ts'
import { activePactOf, breakPact, whyNotBreak } from '../rules/pacts.ts'
import { reserveOf } from '../rules/properties.ts'
import type { State } from '../state.ts'
import { crowdMay, eachMay, eachMust, frameOf } from './asking.ts'
import { onCrowd, WATCHING } from './crowd.ts'

const NO_BID: Move = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }

export function openBid(s: State): Frame {
  return {
    step: 'bid',
    done: listOf(s.owners, () => false),
    bids: listOf(s.owners, () => null),
    broke: listOf(s.owners, () => false),
  }
}

/** [2.4.3] Everybody bids for one lot at the same time, sealed; before that a pact may be broken, as secretly. */
export const bid: Step<State, BidFrame, Move, Fact> = {
  ask(s, f) {
    const asked: Decision<State, Move>[] = []
    const mustBid = MUST_BID(s, modeOf(s).timersSec.BID)
    for (let seat = 0; seat < f.done.length; seat++) {
      if (!f.done[seat]) asked.push(mustBid[seat] as AwaitedDecision<State, Move>)
      // Asked of everybody alike, pact or no pact, so that it tells nothing; and apart from the bid, whose clock goes on.
      asked.push(MAY_BREAK[seat] as OpenDecision<State, Move>)
    }
    asked.push(CROWD_MAY(s))
    return asked
  },
  on: {
    bid(s, f, seat, { propertyId, amount, useFameToken }, io) {
      f.bids[seat] = { propertyId, amount, useFameToken }
      f.done[seat] = true
      io.tell({ type: 'bidIn', seat })
      if (!f.done.includes(false)) close(s, f, io)
    },
    action(_s, f, seat, _move, io) {
      f.broke[seat] = true
      io.tell({ type: 'pactBrokenInSecret' }, [seat])
    },
    ...onCrowd,
  },
}

/** [4.5, 2.4.3] Broken pacts come to light first, since their Fame counts for ties. */
function close(s: State, f: BidFrame, io: Io<Fact>): void {
  const breakers = [...f.broke.keys()].filter((seat) => f.broke[seat])
  const broken = listOf(breakers, (seat) => breakPact(s, seat))
  const brokenPacts = listOf(broken, ({ promiser, payee, district }) => ({
    promiserId: ownerId(promiser),
    payeeId: ownerId(payee),
    district,
  }))
  io.reveal()
  io.tell({ type: 'bidResults', lots: resolveBids(s, f.bids), brokenPacts })
  fire(s, 'BIDS_RESOLVED')
  next(s)
}

const NO_TOKEN = one([false])
const noBid: Choice<State, MoveOf<'bid'>> = {
  type: 'bid',
  params: { propertyId: one([null]), amount: int(0, 0), useFameToken: NO_TOKEN },
  suits: (_s, _seat, { propertyId }) => propertyId === null,
  check: whyNotBid,
}
const realBid: Choice<State, MoveOf<'bid'>> = {
  type: 'bid',
  paramsOf(s, seat) {
    const { cash } = ownerAt(s, seat)
    const lots: string[] = []
    let least = cash
    for (const lot of s.market.row) {
      const reserve = reserveOf(lot)
      if (reserve > cash || isBlocked(s, seat, lot)) continue
      lots.push(lot)
      least = Math.min(least, reserve)
    }
    return { propertyId: one(lots), amount: int(least, cash), useFameToken: fameNow(s, seat) >= 1 ? flag : NO_TOKEN }
  },
  suits: (_s, _seat, { propertyId }) => propertyId !== null,
  check: whyNotBid,
}
const bidAgain: Choice<State, MoveOf<'bid'>> = { type: 'bid', paramsOf: () => null, check: whyNotBid }
const breakInBid: Choice<State, MoveOf<'action'>> = {
  type: 'action',
  paramsOf: (s, seat) => (whyNotBreakNow(s, seat) ? null : { action: one(['BREAK_PACT']) }),
  check(s, seat, { action, yape }) {
    if (action !== 'BREAK_PACT' || yape !== undefined) return refuse('BAD_PHASE')
    return whyNotBreakNow(s, seat)
  },
}
export const BIDS: readonly Choice<State, Move>[] = [noBid, realBid]
const MUST_BID = eachMust('bid', BIDS, NO_BID)
const MAY_BREAK = eachMay('breakPact', [breakInBid, bidAgain])
const CROWD_MAY = crowdMay(WATCHING)

/** [4.5.2] Only before the own bid. */
function whyNotBreakNow(s: Readonly<State>, seat: Seat): Refusal | undefined {
  const f = frameOf(s, 'bid')
  if (f?.done[seat]) return refuse('ALREADY_SUBMITTED')
  return f?.broke[seat] ? refuse('NO_PACT') : whyNotBreak(s, seat)
}

function whyNotBid(s: Readonly<State>, seat: Seat, move: MoveOf<'bid'>): Refusal | undefined {
  if (frameOf(s, 'bid')?.done[seat]) return refuse('ALREADY_SUBMITTED')
  const { propertyId, amount, useFameToken } = move
  if (propertyId === null) return amount === 0 && useFameToken === false ? undefined : refuse('BAD_AMOUNT')
  if (!s.market.row.includes(propertyId)) return refuse('BAD_PROPERTY')
  if (isBlocked(s, seat, propertyId)) return refuse('PACT_BLOCKS_BID')
  const reserve = reserveOf(propertyId)
  if (amount < reserve) return refuse('BID_TOO_LOW', { reserve })
  const { cash } = ownerAt(s, seat)
  if (amount > cash) return refuse('NO_CASH', { cost: amount, cash })
  return useFameToken === true && fameNow(s, seat) < 1 ? refuse('NO_FAME', { cost: 1, fame: 0 }) : undefined
}

/** [2.4.3] The own promise, unless it was broken a moment ago. */
function isBlocked(s: Readonly<State>, seat: Seat, lot: string): boolean {
  const pact = activePactOf(s, seat)
  return pact?.district === propertyCard(lot).district && frameOf(s, 'bid')?.broke[seat] !== true
}

/** [decision 64] Fame, with what breaking a pact in this phase brings. */
function fameNow(s: Readonly<State>, seat: Seat): number {
  return ownerAt(s, seat).fame + (frameOf(s, 'bid')?.broke[seat] ? BREAK_PACT_FAME : 0)
}
