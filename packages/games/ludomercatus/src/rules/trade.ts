import { type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { DeckId } from '../data/cards.ts'
import type { Bundle } from '../moves.ts'
import type { Holdings } from '../state.ts'
import { deedOf, groupAt, isBuilt, owns } from './deeds.ts'
import { interest, mortgageValue, nameable } from './mortgage.ts'
import { isLive, playerAt } from './seats.ts'

/** [14.3] What two players would exchange, with both their choices about mortgaged property. */
export interface Deal {
  readonly proposer: Seat
  readonly responder: Seat
  readonly give: Bundle
  readonly get: Bundle
  readonly lift: readonly number[]
  readonly responderLift: readonly number[]
}

const NOTHING: readonly number[] = []

/** [14.3] An offer as a deal, with nothing lifted by the responder. */
export function dealOf(proposer: Seat, offer: { to: Seat; give: Bundle; get: Bundle; lift?: readonly number[] }): Deal {
  const { to, give, get, lift = NOTHING } = offer
  return { proposer, responder: to, give, get, lift, responderLift: NOTHING }
}

/** [14.4] Why this deal cannot be made. In debt, the debtor must not become poorer. */
export function refusalOfDeal(at: Holdings, deal: Deal, debtor: Seat | null): Refusal | undefined {
  const { proposer, responder, give, get } = deal
  if (proposer === responder || !isLive(at, responder)) return refuse('E_TRADE', { why: 'partner' })
  return (
    refusalOfShape(give, get, debtor !== null) ??
    refusalOfBundle(at, proposer, give) ??
    refusalOfBundle(at, responder, get) ??
    refusalOfLift(at, get, deal.lift) ??
    refusalOfLift(at, give, deal.responderLift) ??
    refusalOfPayment(at, deal) ??
    refusalOfLoss(at, deal, debtor)
  )
}

/** [14.4.2, 14.4.3] Not both empty, in debt neither; money flows one way. */
function refusalOfShape(give: Bundle, get: Bundle, inDebt: boolean): Refusal | undefined {
  const noGive = isEmpty(give)
  const noGet = isEmpty(get)
  if (inDebt ? noGive || noGet : noGive && noGet) return refuse('E_TRADE', { why: 'empty' })
  if (give.cash < 0 || get.cash < 0 || (give.cash > 0 && get.cash > 0)) return refuse('E_TRADE', { why: 'cash' })
  return undefined
}

/** [14.4.4, 14.4.5] The giver owns each thing, names it once, and its group is unbuilt. */
function refusalOfBundle(at: Holdings, giver: Seat, { spaces, jailCards }: Bundle): Refusal | undefined {
  const held: readonly DeckId[] = playerAt(at, giver).jailCards
  for (let i = 0; i < jailCards.length; i++) {
    if (!held.includes(jailCards[i] as DeckId)) return refuse('E_OWNER', { space: null })
    if (jailCards.indexOf(jailCards[i] as DeckId) !== i) return refuse('E_TRADE', { why: 'twice' })
  }
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as number
    if (!owns(at, giver, space)) return refuse('E_OWNER', { space: nameable(space) })
    if (spaces.indexOf(space) !== i) return refuse('E_TRADE', { why: 'twice' })
    if (isBuilt(at, groupAt(space))) return refuse('E_BUILDINGS', { space })
  }
  return undefined
}

/** [14.5] Only mortgaged property that is received can be lifted. */
function refusalOfLift(at: Holdings, received: Bundle, lift: readonly number[]): Refusal | undefined {
  for (let i = 0; i < lift.length; i++) {
    const space = lift[i] as number
    if (!received.spaces.includes(space) || lift.indexOf(space) !== i) return refuse('E_TRADE', { why: 'lift' })
    if (!deedOf(at, space).mortgaged) return refuse('E_NOT_MORTGAGED', { space })
  }
  return undefined
}

/** [14.4.6] Both sides can pay, charges included. */
function refusalOfPayment(at: Holdings, deal: Deal): Refusal | undefined {
  const flow = deal.get.cash - deal.give.cash
  if (playerAt(at, deal.proposer).cash + flow < charges(at, deal.get, deal.lift)) {
    return refuse('E_TRADE', { why: 'proposerCash' })
  }
  if (playerAt(at, deal.responder).cash - flow < charges(at, deal.give, deal.responderLift)) {
    return refuse('E_TRADE', { why: 'responderCash' })
  }
  return undefined
}

/** [14.4.7] What the debtor could raise must not fall. Lifting pays for itself, so it does not matter here. */
function refusalOfLoss(at: Holdings, { proposer, give, get }: Deal, debtor: Seat | null): Refusal | undefined {
  if (debtor === null) return undefined
  const given = debtor === proposer ? give : get
  const received = debtor === proposer ? get : give
  const loss = given.cash + raisable(at, given)
  const gain = received.cash + raisable(at, received) - charges(at, received, NOTHING)
  return gain < loss ? refuse('E_LIQUIDATION', { loss: loss - gain }) : undefined
}

/** [14.5] Interest for each mortgaged property received, and its value where it is lifted. */
export function charges(at: Pick<Holdings, 'deeds'>, received: Bundle, lift: readonly number[]): number {
  let due = 0
  for (const space of received.spaces) if (deedOf(at, space).mortgaged) due += interest(space)
  for (const space of lift) due += mortgageValue(space)
  return due
}

/** What the properties of a bundle would bring if mortgaged. */
function raisable(at: Pick<Holdings, 'deeds'>, { spaces }: Bundle): number {
  let value = 0
  for (const space of spaces) if (!deedOf(at, space).mortgaged) value += mortgageValue(space)
  return value
}

function isEmpty({ cash, spaces, jailCards }: Bundle): boolean {
  return cash === 0 && spaces.length === 0 && jailCards.length === 0
}
