import {
  cityOf,
  districtName,
  INSURANCE,
  infraOf,
  isOnSale,
  isTradeLocked,
  type Property,
  propertyCard,
  rentOf,
  tagName,
  until,
  type View,
} from '@ludoteca/imperio'
import type { Names, Seat } from '@ludoteca/kernel'
import { propertyWords as words } from './words.ts'

/** The property with that id, as the viewer sees it. */
export function propertyIn({ properties }: View, id: string): Readonly<Property> | undefined {
  return properties.find(({ propertyId }) => propertyId === id)
}

/** The least bid, while bids are taken for it or about to be. */
export function reserveIn(view: View, id: string): number | undefined {
  return isOnSale(view, id) ? view.reserves[view.marketRow.indexOf(id)] : undefined
}

/** How a property of nobody stands: on sale, left over by this round's auction, or nothing of the kind. */
export function nobodysIn(view: View, id: string): string {
  const reserve = reserveIn(view, id)
  if (reserve !== undefined) return words.reserveLong(reserve)
  return view.marketRow.includes(id) ? words.nobodyBid : words.nobody
}

/** Works on the district of a property that are still going on. */
export function worksOn(
  { infra, round }: View,
  id: string,
): readonly { readonly name: string; readonly until: number }[] {
  const { district } = propertyCard(id)
  return infra
    .filter((corridor) => corridor.district === district && round <= corridor.untilRound)
    .map(({ infraId, untilRound }) => ({ name: infraOf(infraId).nombre_es, until: untilRound }))
}

/** [V2.1] The one rent that card, map and screen reader give: what it pays now; of nobody's, what is printed on it. */
export function rentIn(view: View, id: string): number {
  const property = propertyIn(view, id)
  return property && property.owner !== null ? rentOf(cityOf(view), property) : propertyCard(id).baseRent
}

/** Whether it may not be sold or swapped now. */
export function isLockedIn(view: View, id: string): boolean {
  const property = propertyIn(view, id)
  return property !== undefined && property.owner !== null && isTradeLocked(view, property)
}

/** Everything that a card shows, as a sentence or two. */
export function propertyInWords(view: View, id: string, names: Names, me: Seat | undefined): string {
  const { nombre_es, district, tags, basePrice, upgradeSlotsMax } = propertyCard(id)
  const property = propertyIn(view, id)
  const owner = property?.owner ?? null
  const parts = [
    `${nombre_es}, ${districtName(district)}`,
    tags.map(tagName).join(', '),
    `${words.price} ${basePrice}, ${words.rent} ${rentIn(view, id)}`,
    owner === null ? nobodysIn(view, id) : owner === me ? words.mine : words.ownedBy(names(owner)),
  ]
  if (property && owner !== null) {
    parts.push(`${words.upgrades}: ${words.upgradesOf(property.upgradeLevel, upgradeSlotsMax)}`)
    parts.push(INSURANCE[property.insurance])
  }
  for (const { name, until: end } of worksOn(view, id)) parts.push(words.works(name, until(end, view)))
  if (property && isLockedIn(view, id)) parts.push(words.locked(until(property.tradeLockedUntilRound, view)))
  return `${parts.join('. ')}.`
}
