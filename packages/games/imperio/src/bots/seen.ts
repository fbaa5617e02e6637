import type { Seat } from '@ludoteca/kernel'
import { cardIndex } from '../data/properties.ts'
import type { Owner, Property } from '../state.ts'
import type { View } from '../view.ts'

export function ownerIn({ owners }: View, seat: Seat): Readonly<Owner> {
  return owners[seat] as Readonly<Owner>
}

export function cashOf(view: View, seat: Seat): number {
  return ownerIn(view, seat).cash
}

/** The property with that id; it must be in the deck. */
export function propertyIn({ properties }: View, id: string | undefined): Readonly<Property> {
  return properties[cardIndex(id ?? '')] as Readonly<Property>
}

/** How many rounds are left, this one included. */
export function roundsLeft({ round, rounds }: View): number {
  return rounds - round + 1
}
