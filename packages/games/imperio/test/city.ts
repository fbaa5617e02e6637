import type { Seat } from '@ludoteca/kernel'
import { expect } from 'vitest'
import { eventCard } from '../src/data/cards/deck.ts'
import { imperio } from '../src/game.ts'
import { ownerAt } from '../src/owners.ts'
import type { EventResult } from '../src/results.ts'
import { strike } from '../src/rules/events/strike.ts'
import { roundSeedOf } from '../src/rules/hash.ts'
import { propertyAt } from '../src/rules/properties.ts'
import { newPiles } from '../src/setup.ts'
import type { Owner, Preferences, Property, State } from '../src/state.ts'
import { bareState, type Given, give, O1, own } from './kit.ts'

/** A city in EVENTS, before anything has happened; round 5 of a STANDARD match of four unless said otherwise. */
export function city(change: (s: State) => void = () => {}, given: Given = {}): State {
  const { seats = 4, round = 5, ...options } = given
  const s = bareState({ mode: 'STANDARD', ...options }, seats)
  s.piles = newPiles(s.matchSeed)
  goTo(s, round)
  change(s)
  return s
}

export function goTo(s: State, round: number): void {
  s.round = round
  s.roundSeed = roundSeedOf(s.matchSeed, round)
  s.phase = 'EVENTS'
}

export interface Hit {
  readonly s: State
  readonly owner: Owner
  readonly property: Property
  readonly result: EventResult
  readonly cash: number
  readonly fame: number
  /** Changes of rent on the property, as `delta (rounds)`. */
  readonly rents: readonly string[]
}

type Who = Partial<Owner> & Partial<Preferences> & Partial<Pick<Property, 'insurance' | 'upgradeLevel'>>

/** A card hits the first owner, with cash 8 and Fame 4, and his only property P-11. */
export function hit(cardId: string, who: Who = {}, change: (s: State) => void = () => {}): Hit {
  const {
    preferAutoPay = true,
    famePolicy = 'NONE',
    cortinaFrom = 1,
    insurance = 'NONE',
    upgradeLevel = 0,
    ...has
  } = who
  const s = city((fresh) => {
    own(fresh, O1, 'P-11')
    Object.assign(propertyAt(fresh, 'P-11'), { insurance, upgradeLevel })
    give(fresh, O1, { cash: 8, fame: 4, ...has })
    fresh.preferences[O1] = { preferAutoPay, famePolicy, cortinaFrom }
    change(fresh)
  })
  return strikeOn(s, cardId, O1, 'P-11')
}

/** A card hits this owner, whoever else might have been drawn. */
export function strikeOn(s: State, cardId: string, seat: Seat, propertyId: string, slot = 1): Hit {
  const card = eventCard(cardId)
  const property = propertyAt(s, propertyId)
  const result = strike(s, slot, card, seat, card.scope === 'PROPERTY' ? property : null)
  expect(imperio.invariants(s)).toEqual([])
  const owner = ownerAt(s, seat)
  return { s, owner, property, result, cash: owner.cash, fame: owner.fame, rents: rentsOf(s, property) }
}

export function rentsOf(s: State, { tempRentBonus }: Readonly<Property>): string[] {
  for (const { fromRound } of tempRentBonus) expect(fromRound).toBe(s.round + 1)
  return tempRentBonus.map(({ delta, untilRound }) => `${delta} (${untilRound - s.round})`)
}
