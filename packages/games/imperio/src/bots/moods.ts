import type { Seat } from '@ludoteca/kernel'
import { type MoodEffect, moodOf } from '../data/moods.ts'
import { PROPERTIES, type PropertyCard } from '../data/properties.ts'
import type { Move } from '../moves.ts'
import { isProtected } from '../owners.ts'
import { canGrow } from '../rules/actions.ts'
import { listOf } from '../rules/list.ts'
import type { RiskLevel } from '../rules/risk.ts'
import type { Property } from '../state.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'

/** The mood that helps this owner more than the others; where both are the same to him, what he is like decides. */
export function chooseMood(view: View, seat: Seat, { mood }: Character): Move {
  const [bright = null, dark = null] = view.moodOptions
  if (bright === null || dark === null) return { type: 'moodVote', optionId: bright }
  // [6.4.3] In the last round there is nothing left to change.
  const isOver = view.round === view.rounds
  const lead = isOver ? 0 : advantageOf(view, seat, bright) - advantageOf(view, seat, dark)
  const isBright = lead === 0 ? mood === 'BRIGHT' : lead > 0
  return { type: 'moodVote', optionId: isBright ? bright : dark }
}

/** How much more a mood does for this owner than for the mean one, times the number of owners. */
export function advantageOf(view: View, seat: Seat, moodId: string): number {
  const effects = effectsOf(view, moodOf(moodId).effect)
  let all = 0
  for (const effect of effects) all += effect
  return (effects[seat] as number) * effects.length - all
}

/** By seat: about what it is worth in cash. */
function effectsOf(view: View, effect: MoodEffect): number[] {
  const { owners } = view
  switch (effect.type) {
    case 'RENT_ALL':
      return holdings(view, () => effect.delta)
    case 'RENT_TAG':
      return holdings(view, ({ tags }) => (effect.tags.some((tag) => tags.includes(tag)) ? effect.delta : 0))
    case 'RENT_PRICE_MAX':
      return holdings(view, ({ basePrice }) => (basePrice <= effect.maxBasePrice ? effect.delta : 0))
    case 'CASH_IF_COMPLIANCE':
      return listOf(owners, ({ compliance }) => (compliance >= effect.minCompliance ? effect.delta : 0))
    case 'CASH_IF_COMPLIANCE_LOW':
      return listOf(owners, ({ compliance }) => (compliance <= effect.maxCompliance ? effect.delta : 0))
    case 'CASH_IF_FEW_PROPS':
      return listOf(
        holdings(view, () => 1),
        (count) => (count <= effect.maxProperties ? effect.delta : 0),
      )
    case 'DEVELOP_COST':
      return listOf(
        holdings(view, (_card, property) => (canGrow(property) ? 1 : 0)),
        (count) => (count > 0 ? -effect.delta : 0),
      )
    // More for everybody hides those who are watched already; less happening, and less ado, helps them most.
    case 'RISK_ALL':
    case 'SUPPRESS_SLOT':
      return listOf(view.riskLevels, (level) => WATCHED[level])
    case 'FAME_MULTIPLIER':
      return listOf(view.riskLevels, (level) => -WATCHED[level])
    case 'WEIGHT':
      return listOf(owners, ({ fame }, seat) => {
        const isExposed = effect.category === 'PRENSA' ? fame > 0 : !isProtected(view, seat)
        return isExposed ? -Math.sign(effect.delta) : 0
      })
  }
}

const WATCHED: Readonly<Record<RiskLevel, number>> = { LOW: 0, MID: 1, HIGH: 2 }

/** By seat: the sum over what an owner has. */
function holdings(
  { owners, properties }: View,
  markOf: (card: PropertyCard, property: Readonly<Property>) => number,
): number[] {
  const sums = listOf(owners, () => 0)
  for (let i = 0; i < properties.length; i++) {
    const property = properties[i] as Readonly<Property>
    const { owner } = property
    if (owner !== null) sums[owner] = (sums[owner] as number) + markOf(PROPERTIES[i] as PropertyCard, property)
  }
  return sums
}
