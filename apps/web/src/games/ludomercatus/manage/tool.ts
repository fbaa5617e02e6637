import {
  GROUP_AT,
  type Group,
  liftCost,
  type Move,
  mortgageValue,
  resale,
  type StreetGroupId,
  spacesOf,
  type View,
} from '@ludoteca/ludomercatus'
import { seatOf } from '../../../kit/table-kit.ts'
import type { MatchStore } from '../../../match/match-store.ts'
import { choiceOf, spacesIn } from '../decisions/asking.ts'
import { viewOf } from '../kit.ts'
import { buildOn, isOpen, sellOn, type Why, whyNotLift, whyNotMortgage } from './guidance.ts'

/** What a click on the board does, when somebody manages property there. */
export type Tool = 'build' | 'sell' | 'mortgage' | 'lift'
export const TOOLS: readonly Tool[] = ['build', 'sell', 'mortgage', 'lift']

/** What a tool can do on one property: the move and what it costs or brings, or why not. */
export type Use =
  | { readonly kind: 'open'; readonly label: string; readonly amount: number; readonly move: Move }
  | { readonly kind: 'closed'; readonly why: Why }

/** What the tool does on this space; nothing where it is of no use at all. */
export function toolOn(match: MatchStore, tool: Tool | undefined, space: number): Use | undefined {
  const seat = seatOf(match)
  const { decisions } = match
  // A building that was bought in an auction or claimed is put down by the same click.
  if (choiceOf(decisions, 'place')) {
    return spacesIn(decisions, 'place').includes(space) ? open('+1', 0, { type: 'place', space }) : undefined
  }
  if (tool === undefined || seat === undefined) return undefined
  const view = viewOf(match)
  return spacesOf(view, seat).includes(space) ? usesOf(view, match, seat, space)[tool] : undefined
}

/** Everything that can be done with an own property now. */
export function usesOf(
  view: View,
  { decisions }: MatchStore,
  seat: number,
  space: number,
): Readonly<Record<Tool, Use | undefined>> {
  const group = GROUP_AT[space] as Group
  const isStreet = group.kind === 'street'
  return {
    build: isStreet ? orderUse('build', group, buildOn(view, decisions, seat, space), -group.houseCost) : undefined,
    sell: isStreet ? orderUse('sellBuildings', group, sellOn(view, decisions, space), resale(group)) : undefined,
    mortgage: deedUse('mortgage', space, whyNotMortgage(view, decisions, space), mortgageValue(space)),
    lift: deedUse('unmortgage', space, whyNotLift(view, decisions, seat, space), -liftCost(space)),
  }
}

function orderUse(
  type: 'build' | 'sellBuildings',
  group: Group,
  order: ReturnType<typeof buildOn>,
  amount: number,
): Use {
  if (!isOpen(order)) return { kind: 'closed', why: order }
  return open(signed(amount), amount, { type, group: group.id as StreetGroupId, levels: order.levels })
}

function deedUse(type: 'mortgage' | 'unmortgage', space: number, why: Why | undefined, amount: number): Use {
  return why ? { kind: 'closed', why } : open(signed(amount), amount, { type, space })
}

function open(label: string, amount: number, move: Move): Use {
  return { kind: 'open', label, amount, move }
}

/** An amount as it changes one's cash. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`
}
