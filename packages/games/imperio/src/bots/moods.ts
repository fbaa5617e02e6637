import type { Seat } from '@ludoteca/kernel'
import { perContent } from '../data/content.ts'
import { type MoodEffect, moodOf } from '../data/moods.ts'
import type { PropertyCard } from '../data/properties.ts'
import type { Move } from '../moves.ts'
import { isProtected } from '../owners.ts'
import { canGrow } from '../rules/actions.ts'
import { listOf } from '../rules/list.ts'
import type { Property } from '../state.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { isInDanger } from './danger.ts'
import { ownerIn } from './seen.ts'

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
function advantageOf(view: View, seat: Seat, moodId: string): number {
  const marks = rentsOf(view).get(moodId)
  return marks === undefined ? ownersAdvantage(view, seat, moodOf(moodId).effect) : rentAdvantage(view, seat, marks)
}

/** What rents are worth more or less: of all cards, in the order of the deck. */
function rentAdvantage({ owners, properties }: View, seat: Seat, marks: readonly number[]): number {
  let all = 0
  let own = 0
  for (let at = 0; at < properties.length; at++) {
    const { owner } = properties[at] as Readonly<Property>
    if (owner === null) continue
    const mark = marks[at] as number
    all += mark
    if (owner === seat) own += mark
  }
  return own * owners.length - all
}

function ownersAdvantage(view: View, seat: Seat, effect: MoodEffect): number {
  // More for everybody hides those who are watched already; less happening, and less ado, helps them most.
  if (effect.type === 'RISK_ALL' || effect.type === 'SUPPRESS_SLOT') return isInDanger(view) ? 1 : -1
  if (effect.type === 'FAME_MULTIPLIER') return isInDanger(view) ? -1 : 1
  const counts =
    effect.type === 'CASH_IF_FEW_PROPS' || effect.type === 'DEVELOP_COST' ? countsIn(view, effect) : NO_COUNTS
  let all = 0
  let own = 0
  for (let owner = 0; owner < view.owners.length; owner++) {
    const mark = effectOn(view, owner, effect, counts[owner] ?? 0)
    all += mark
    if (owner === seat) own = mark
  }
  return own * view.owners.length - all
}

/** About what it is worth to an owner in cash. */
function effectOn(view: View, seat: Seat, effect: MoodEffect, count: number): number {
  const { compliance, fame } = ownerIn(view, seat)
  switch (effect.type) {
    case 'CASH_IF_COMPLIANCE':
      return compliance >= effect.minCompliance ? effect.delta : 0
    case 'CASH_IF_COMPLIANCE_LOW':
      return compliance <= effect.maxCompliance ? effect.delta : 0
    case 'CASH_IF_FEW_PROPS':
      return count <= effect.maxProperties ? effect.delta : 0
    case 'DEVELOP_COST':
      return count > 0 ? -effect.delta : 0
    case 'WEIGHT': {
      const isExposed = effect.category === 'PRENSA' ? fame > 0 : !isProtected(view, seat)
      return isExposed ? -Math.sign(effect.delta) : 0
    }
    default:
      return 0
  }
}

const NO_COUNTS: readonly number[] = []

/** By seat: how many properties an owner has; where building gets cheaper, those that can grow. */
function countsIn({ owners, properties }: View, { type }: MoodEffect): readonly number[] {
  const counts = listOf(owners, () => 0)
  for (const property of properties) {
    const { owner } = property
    if (owner !== null && (type === 'CASH_IF_FEW_PROPS' || canGrow(property)))
      counts[owner] = (counts[owner] as number) + 1
  }
  return counts
}

/** Moods that change rents: by how much that of each card. */
const rentsOf = perContent(
  ({ moods, properties }): ReadonlyMap<string, readonly number[]> =>
    new Map(
      moods
        .filter(({ effect }) => effect.type.startsWith('RENT_'))
        .map(({ id, effect }) => [id, properties.map((card) => rentChange(effect, card))]),
    ),
)

function rentChange(effect: MoodEffect, { tags, basePrice }: PropertyCard): number {
  switch (effect.type) {
    case 'RENT_ALL':
      return effect.delta
    case 'RENT_TAG':
      return effect.tags.some((tag) => tags.includes(tag)) ? effect.delta : 0
    case 'RENT_PRICE_MAX':
      return basePrice <= effect.maxBasePrice ? effect.delta : 0
    default:
      return 0
  }
}
