import type { Seat } from '@ludoteca/kernel'
import type { Group } from '../data/board.ts'
import type { Bundle } from '../moves.ts'
import { groupAt } from '../rules/deeds.ts'
import { playerAt } from '../rules/seats.ts'
import { charges, type Deal } from '../rules/trade.ts'
import type { View } from '../view.ts'
import { type Owners, ownersOf, worthOfGroup } from './holdings.ts'
import { JAIL_CARD_VALUE } from './params.ts'
import { worthInGroup } from './value.ts'

/** What a deal is worth to both its sides. */
export interface Gains {
  readonly proposer: number
  readonly responder: number
}

/** [26 Trades] Change of all assets, and cash, less charges. The sheet of owners is left as it was. */
export function gainsOf(view: View, deal: Deal, owners = ownersOf(view)): Gains {
  const { proposer, responder, give, get } = deal
  const proposerFlow = flowOf(view, give, get)
  const responderFlow = flowOf(view, get, give)
  const proposerCash = playerAt(view, proposer).cash + proposerFlow
  const responderCash = playerAt(view, responder).cash + responderFlow
  const groups = groupsIn(give, get)
  const proposerBefore = worthIn(view, owners, groups, proposer, proposerCash)
  const responderBefore = worthIn(view, owners, groups, responder, responderCash)
  handOver(owners, give, responder)
  handOver(owners, get, proposer)
  const proposerAfter = worthIn(view, owners, groups, proposer, proposerCash)
  const responderAfter = worthIn(view, owners, groups, responder, responderCash)
  handOver(owners, give, proposer)
  handOver(owners, get, responder)
  return {
    proposer: proposerAfter - proposerBefore + proposerFlow + cardsGained(give, get),
    responder: responderAfter - responderBefore + responderFlow + cardsGained(get, give),
  }
}

/** The cash a side has more or less after the deal; mortgages are taken over, not lifted. */
function flowOf(view: View, given: Bundle, received: Bundle): number {
  return received.cash - given.cash - charges(view, received, NOTHING)
}

function cardsGained(given: Bundle, received: Bundle): number {
  return (received.jailCards.length - given.jailCards.length) * JAIL_CARD_VALUE
}

/** The groups a deal touches, each once. */
function groupsIn(give: Bundle, get: Bundle): Group[] {
  const groups: Group[] = []
  for (const space of give.spaces) if (!groups.includes(groupAt(space))) groups.push(groupAt(space))
  for (const space of get.spaces) if (!groups.includes(groupAt(space))) groups.push(groupAt(space))
  return groups
}

function worthIn(view: View, owners: Owners, groups: readonly Group[], seat: Seat, cash: number): number {
  let worth = 0
  for (const group of groups) worth += worthOfGroup(view, owners, group, seat, cash)
  return worth
}

function handOver(owners: Owners, { spaces }: Bundle, to: Seat): void {
  for (const space of spaces) owners[space] = to
}

const NOTHING: readonly number[] = []

/** The lone value of what is given. */
export function valueOfBundle({ cash, spaces, jailCards }: Bundle): number {
  let value = cash + jailCards.length * JAIL_CARD_VALUE
  for (const space of spaces) value += worthInGroup(space, 1)
  return value
}
