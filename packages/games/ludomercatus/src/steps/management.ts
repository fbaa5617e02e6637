import { first, type Io, type Seat } from '@ludoteca/kernel'
import type { Group } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import type { Bundle, MoveOf } from '../moves.ts'
import { bankrupt, creditorsOf } from '../rules/bankruptcy.ts'
import { kindOf, levelsOf, streetGroup, sum } from '../rules/buildings.ts'
import * as manage from '../rules/manage.ts'
import { liveAfter } from '../rules/seats.ts'
import { buildingCap, supplyOf } from '../rules/shortage.ts'
import { takeToken } from '../rules/tokens.ts'
import type { BundleState, ClaimsFrame, State, Tokens, TradeFrame } from '../state.ts'

/** [5.4] What every live player may do in an open window. */
export const management = {
  mortgage(s: State, _f: unknown, seat: Seat, { space }: MoveOf<'mortgage'>, io: Io<Fact>): void {
    manage.mortgage(s, seat, space, io)
  },
  unmortgage(s: State, _f: unknown, seat: Seat, { space }: MoveOf<'unmortgage'>, io: Io<Fact>): void {
    manage.unmortgage(s, seat, space, io)
  },
  sellBuildings(s: State, _f: unknown, seat: Seat, { group, levels }: MoveOf<'sellBuildings'>, io: Io<Fact>): void {
    manage.sellBuildings(s, seat, streetGroup(group) as Group, levels, io)
  },
  build(s: State, _f: unknown, seat: Seat, order: MoveOf<'build'>, io: Io<Fact>): void {
    const claims = contested(s, seat, order)
    if (claims === null) return manage.build(s, seat, streetGroup(order.group) as Group, order.levels, io)
    const { kind, count } = claims
    io.tell({ type: 'shortageOpened', seat, kind, count, supply: supplyOf(s, kind) })
    first(s, claims)
  },
  proposeTrade(s: State, _f: unknown, seat: Seat, offer: MoveOf<'proposeTrade'>, io: Io<Fact>): void {
    first(s, openTrade(s, seat, offer, null, io))
  },
  takeToken(s: State, _f: unknown, seat: Seat, { token }: MoveOf<'takeToken'>, io: Io<Fact>): void {
    takeToken(s.tokens as Tokens, seat, token, io)
  },
  resign,
} as const

/** [16.5] Bankrupt to the payees of an unpaid debt, otherwise to the bank. */
export function resign(s: State, _f: unknown, seat: Seat, _move: unknown, io: Io<Fact>): void {
  bankrupt(s, seat, creditorsOf(s, seat), true, io)
}

/** [14.7] A new negotiation. */
export function openTrade(
  s: State,
  proposer: Seat,
  { to, give, get, lift }: MoveOf<'proposeTrade'>,
  debtor: Seat | null,
  io: Io<Fact>,
): TradeFrame {
  s.proposalsUsed[proposer] = (s.proposalsUsed[proposer] as number) + 1
  const frame: TradeFrame = {
    step: 'trade',
    proposer,
    responder: to,
    give: bundle(give),
    get: bundle(get),
    lift: lift ? [...lift] : [],
    revision: 1,
    debtor,
  }
  const terms = { give, get, lift: lift ?? [], revision: 1 }
  io.tell({ type: 'tradeProposed', proposer, responder: to, ...terms })
  return frame
}

/** A bundle of the state's own: the move's objects belong to whoever made it. */
export function bundle({ cash, spaces, jailCards }: Bundle): BundleState {
  return { cash, spaces: [...spaces], jailCards: [...jailCards] }
}

/** [12.8.1–12.8.3] The questions to rivals when the bank cannot serve everybody; nothing when it can. */
function contested(s: Readonly<State>, builder: Seat, order: MoveOf<'build'>): ClaimsFrame | null {
  if (s.options.noAuctions || !s.options.shortageAuction) return null
  const group = streetGroup(order.group) as Group
  const old = levelsOf(s, group)
  const kind = kindOf(old, order.levels)
  const count = sum(order.levels) - sum(old)
  const rivals: Seat[] = []
  let wanted = count
  for (const rival of liveAfter(s, builder)) {
    const cap = buildingCap(s, rival, kind)
    if (cap > 0) rivals.push(rival)
    wanted += cap
  }
  if (rivals.length === 0 || wanted <= supplyOf(s, kind)) return null
  const levels = [...order.levels]
  return { step: 'claims', builder, group: order.group, levels, kind, count, rivals, claimants: [], counts: [] }
}
