import type { Fact } from '@ludoteca/carcosa'
import type { Loss, Motion, Revealed } from '../presentation.ts'

/** How sanity went up and down. */
export function lossesIn(facts: readonly Fact[]): readonly Omit<Loss, 'id'>[] {
  return facts.flatMap((fact) => {
    if (fact.type === 'sanityLost') return fact.amount === 0 ? [] : { seat: fact.seat, change: -fact.amount }
    if (fact.type === 'healed') return fact.amount === 0 ? [] : { seat: fact.seat, change: fact.amount }
    return []
  })
}

/** Who went where. */
export function motionIn(facts: readonly Fact[]): readonly Omit<Motion, 'id'>[] {
  return facts.flatMap((fact): Omit<Motion, 'id'> | readonly [] => {
    switch (fact.type) {
      case 'moved':
        return { who: { kind: 'soul', seat: fact.seat }, from: fact.from, to: fact.to }
      case 'monsterMoved':
        return { who: { kind: 'monster', monster: fact.monster }, from: fact.from, to: fact.to }
      case 'kingArrived':
        return { who: { kind: 'king' }, from: `F${fact.from}_P`, to: `F${fact.to}_P` }
      default:
        return []
    }
  })
}

/** Facts with which something else begins than what a card did. */
const ENDS_CARD: ReadonlySet<Fact['type']> = new Set([
  'cardRevealed',
  'searched',
  'turnStarted',
  'turnEnded',
  'roundStarted',
  'kingStep',
  'gameEnded',
])

/** The cards that were turned over, each with what was told until something else began. */
export function revealedIn(facts: readonly Fact[], tell: (fact: Fact) => string): readonly Omit<Revealed, 'id'>[] {
  return facts.flatMap((fact, at) => {
    if (fact.type !== 'cardRevealed') return []
    const { seat, room, card } = fact
    const rest = facts.slice(at + 1)
    const end = rest.findIndex(({ type }) => ENDS_CARD.has(type))
    return { seat, room, card, outcome: rest.slice(0, end === -1 ? rest.length : end).map(tell) }
  })
}
