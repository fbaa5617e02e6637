import type { Lesson } from '@ludoteca/kernel'
import type { Phase } from '../frames.ts'
import type { Move } from '../moves.ts'
import { COACH } from '../text/coach.ts'

/** [9] The parts of the table that the coach speaks of, by their `data-coach`. */
const COACHED = {
  REVEAL: 'row',
  BID: 'bid',
  INCOME: 'receipt',
  ACTION: 'actions',
  MOOD: 'mood',
  DEALS: 'deals',
  EVENTS: 'event',
  PRESS: 'press',
  END: 'final',
} as const satisfies Partial<Record<Phase, string>>

/** [9] What the coach says there, until the learner has moved; where nothing is left to do it is read and put away. */
export function lessonAt(round: number, phase: Phase, suggested: Move | undefined): Lesson<Move> | undefined {
  const text = COACH[round - 1]?.[phase]
  if (text === undefined) return undefined
  const lesson = { id: `${round} ${phase}`, text, about: COACHED[phase as keyof typeof COACHED] }
  return suggested === undefined ? { ...lesson, isRead: true } : { ...lesson, suggested }
}
