import {
  cityOf,
  infraOf,
  isTradeLocked,
  type Property,
  propertyCard,
  rentOf,
  tagName,
  type View,
} from '@ludoteca/imperio'
import type { Names, Seat } from '@ludoteca/kernel'
import { propertyWords as words } from './words.ts'

/** The property with that id, as the viewer sees it. */
export function propertyIn({ properties }: View, id: string): Readonly<Property> | undefined {
  return properties.find(({ propertyId }) => propertyId === id)
}

/** The least bid, while the property is a lot of the row that nobody has bought. */
export function reserveIn(view: View, id: string): number | undefined {
  const place = view.marketRow.indexOf(id)
  return place < 0 || propertyIn(view, id)?.owner !== null ? undefined : view.reserves[place]
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

/** What a property pays now; for a lot, what it would pay. */
export function rentIn(view: View, id: string): number {
  const property = propertyIn(view, id)
  return property ? rentOf(cityOf(view), property) : propertyCard(id).baseRent
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
  const reserve = reserveIn(view, id)
  const owner = property?.owner ?? null
  const parts = [
    `${nombre_es}, ${district}`,
    tags.map(tagName).join(', '),
    `${words.price} ${basePrice}, ${words.rent} ${rentIn(view, id)}`,
    owner === null ? words.nobody : owner === me ? words.mine : words.ownedBy(names(owner)),
  ]
  if (reserve !== undefined) parts.push(words.reserveLong(reserve))
  if (property && owner !== null) {
    parts.push(`${words.upgrades}: ${words.upgradesOf(property.upgradeLevel, upgradeSlotsMax)}`)
    parts.push(words.insured[property.insurance])
  }
  for (const { name, until } of worksOn(view, id)) parts.push(words.works(name, until))
  if (property && isLockedIn(view, id)) parts.push(words.lockedUntil(property.tradeLockedUntilRound))
  return `${parts.join('. ')}.`
}
