import type { Fact } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import type { StoryLine } from '../../../match/shown.ts'

/** A die that was rolled, and what for. */
export interface Roll {
  /** Of the line in the story. */
  readonly id: number
  readonly sides: 4 | 6
  readonly value: number
  /** With what counts besides; nothing where the die counts alone. */
  readonly total: number | null
  /** Nobody's for the King's own dice. */
  readonly seat: Seat | null
  /** What came of it, in a sentence. */
  readonly text: string
}

/** The last dice of a story, newest first. */
export function rollsIn(story: readonly StoryLine[], tell: (fact: Fact) => string, most: number): readonly Roll[] {
  const rolls: Roll[] = []
  for (let i = story.length - 1; i >= 0 && rolls.length < most; i--) {
    const { id, fact } = story[i] as StoryLine
    const roll = dieOf(fact as Fact)
    if (roll) rolls.push({ ...roll, id, text: tell(fact as Fact) })
  }
  return rolls
}

/** The die that a fact tells of, if any. */
export function dieOf(fact: Fact): Pick<Roll, 'sides' | 'value' | 'total' | 'seat'> | undefined {
  switch (fact.type) {
    case 'rolled':
    case 'rolledTwice':
    case 'escapeTried':
    case 'omenRead':
    case 'falseKingChecked':
      return { sides: 6, value: fact.die, total: fact.total, seat: fact.seat }
    case 'kingRolled':
      return { sides: 4, value: fact.d4, total: null, seat: null }
    case 'kingEffect':
      return { sides: 6, value: fact.d6, total: null, seat: null }
    default:
      return undefined
  }
}
