import type { Fact } from '@ludoteca/carcosa'
import type { StoryLine } from '../../../match/shown.ts'

/** A step of the King's phase, with all that it did. */
export interface KingStep {
  /** From 1 to 12. */
  readonly step: number
  /** The first one says that it begins. */
  readonly facts: readonly Fact[]
}

/** Where the last King's phase of this story begins and ends; nothing before the first. */
export function phaseOf(story: readonly StoryLine[]): readonly KingStep[] {
  const begin = story.findLastIndex(({ fact }) => isFirstStep(fact as Fact))
  if (begin === -1) return []
  const steps: { step: number; facts: Fact[] }[] = []
  for (const line of story.slice(begin)) {
    const fact = line.fact as Fact
    if (endsPhase(fact)) break
    if (fact.type === 'kingStep') steps.push({ step: fact.step, facts: [fact] })
    else steps.at(-1)?.facts.push(fact)
  }
  return steps
}

/** Whether what comes with this is no part of the King's phase any more. */
export function endsPhase({ type }: Fact): boolean {
  return type === 'roundStarted' || type === 'gameEnded'
}

function isFirstStep(fact: Fact): boolean {
  return fact.type === 'kingStep' && fact.step === 1
}
