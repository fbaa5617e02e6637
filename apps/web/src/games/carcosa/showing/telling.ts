import type { Fact } from '@ludoteca/carcosa'
import { endsPhase } from './phase.ts'

/** What goes without saying: other words of the same move tell it, or the eyes alone need it. */
const UNSAID: ReadonlySet<Fact['type']> = new Set(['kingStep', 'cardReturned', 'searched', 'turnEnded', 'actionsCut'])

/**
 * What screen readers are told: whose turn it is, what the King does, cards that are turned, losses and all that changes
 * hands. A step of the King is named when it does something.
 */
export function toldAloud(facts: readonly Fact[], tell: (fact: Fact) => string): string {
  return facts
    .filter((fact, i) => !UNSAID.has(fact.type) || (fact.type === 'kingStep' && doesSomething(facts[i + 1])))
    .map(tell)
    .join(' ')
}

function doesSomething(next: Fact | undefined): boolean {
  return next !== undefined && next.type !== 'kingStep' && !endsPhase(next)
}
