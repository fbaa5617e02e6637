import { SPACES } from '../../data/board.ts'
import { buildings, districtName, dn, levelNames, lotName, pluralOf, sentence, spaceName } from '../terms.ts'
import type { FactWords } from './words.ts'

type PropertyFact =
  | 'bought'
  | 'declined'
  | 'auctionOpened'
  | 'bid'
  | 'passed'
  | 'auctionSold'
  | 'auctionUnsold'
  | 'built'
  | 'soldBuildings'
  | 'shortageOpened'
  | 'claimed'
  | 'placed'
  | 'mortgaged'
  | 'unmortgaged'

export const propertyFacts: FactWords<PropertyFact> = {
  bought: ({ seat, space, amount }, names) => `${names(seat)} buys ${spaceName(space)} for ${dn(amount)}.`,
  declined: ({ seat, space }, names) =>
    `${names(seat)} leaves ${spaceName(space)} at ${dn(SPACES[space]?.price ?? 0)} to others.`,
  auctionOpened: ({ lot, space, order, opening }, names) =>
    `${sentence(lotName(lot, space))} comes under the hammer from ${dn(opening)} upwards; speaking order: ${order.map(names).join(', ')}.`,
  bid: ({ seat, bid }, names) => `${names(seat)} offers ${dn(bid)}.`,
  passed: ({ seat, auto }, names) =>
    auto ? `${names(seat)} cannot pay more and is out of the bidding.` : `${names(seat)} drops out of the bidding.`,
  auctionSold: ({ seat, lot, space, amount }, names) =>
    `Sold! ${sentence(lotName(lot, space))} goes to ${names(seat)} for ${dn(amount)}.`,
  auctionUnsold: ({ lot, space }) => `Nobody bids: ${lotName(lot, space)} stays with the bank.`,
  built: ({ seat, group, levels, kind, count, amount }, names) =>
    `${names(seat)} builds ${buildings(kind, count)} in ${districtName(group)} for ${dn(amount)}: now ${levelNames(levels)}.`,
  soldBuildings: ({ seat, group, levels, amount }, names) =>
    `${names(seat)} sells buildings in ${districtName(group)} back for ${dn(amount)}: now ${levelNames(levels)}.`,
  shortageOpened: ({ seat, kind, count, supply }, names) =>
    `${names(seat)} wants ${buildings(kind, count)}, and the bank has no more than ${supply}: rivals may claim ${pluralOf(kind)}, too.`,
  claimed: ({ seat, count }, names) =>
    count === 0 ? `${names(seat)} claims nothing.` : `${names(seat)} claims ${count} of the scarce buildings.`,
  placed: ({ seat, space, kind, amount }, names) => {
    const price = amount === 0 ? '' : ` for ${dn(amount)}`
    return `${names(seat)} puts up ${buildings(kind, 1)} on ${spaceName(space)}${price}.`
  },
  mortgaged: ({ seat, space, amount }, names) =>
    `${names(seat)} mortgages ${spaceName(space)} and receives ${dn(amount)}.`,
  unmortgaged: ({ seat, space, amount }, names) =>
    `${names(seat)} lifts the mortgage on ${spaceName(space)} for ${dn(amount)}.`,
}
