import { cityOf, type Property, rentOf, type View } from '@ludoteca/imperio'

/** What a rent is made of. */
type RentPart = 'base' | 'upgrades' | 'set' | 'signals' | 'works' | 'timed' | 'mood'
/** How much one part adds or takes. */
export interface RentLine {
  readonly part: RentPart
  readonly amount: number
}

/**
 * Why a property pays what it pays. The rules are asked about a bare city first and then, as its circumstances are put
 * back one by one, how the rent changes: so the lines always sum to the rent.
 */
export function rentLinesOf(view: View, property: Readonly<Property>): readonly RentLine[] {
  const whole = cityOf(view)
  const bare = { ...property, owner: null, upgradeLevel: 0, tempRentBonus: [] }
  const built = { ...bare, upgradeLevel: property.upgradeLevel }
  const owned = { ...built, owner: property.owner }
  const still = { ...whole, signals: [], infra: [], mood: null }
  const signalled = { ...still, signals: whole.signals }
  const dug = { ...signalled, infra: whole.infra }
  const steps: readonly (readonly [RentPart, number])[] = [
    ['base', rentOf(still, bare)],
    ['upgrades', rentOf(still, built)],
    ['set', rentOf(still, owned)],
    ['signals', rentOf(signalled, owned)],
    ['works', rentOf(dug, owned)],
    ['timed', rentOf(dug, property)],
    ['mood', rentOf(whole, property)],
  ]
  return steps
    .map(([part, rent], i) => ({ part, amount: rent - (steps[i - 1]?.[1] ?? 0) }))
    .filter(({ part, amount }) => part === 'base' || amount !== 0)
}
