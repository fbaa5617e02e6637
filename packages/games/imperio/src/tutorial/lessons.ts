import type { Lesson } from '@ludoteca/kernel'
import type { Phase } from '../frames.ts'
import type { Move } from '../moves.ts'
import { COACH } from '../text/coach.ts'

/** [9] By round and phase: the part of the table that the coach speaks of, by its `data-coach`. */
const FIRST: Readonly<Partial<Record<Phase, string>>> = {
  REVEAL: 'row',
  BID: 'bid',
  INCOME: 'receipt',
  ACTION: 'actions',
  MOOD: 'mood',
  DEALS: 'deals',
  EVENTS: 'event',
  PRESS: 'press',
}
const ABOUT = [FIRST, { ...FIRST, PRESS: 'wealth', END: 'badges' }]

/** [9] What the coach says there, until the learner has moved; where nothing is left to do it is read and put away. */
export function lessonAt(round: number, phase: Phase, suggested: Move | undefined): Lesson<Move> | undefined {
  const text = COACH[round - 1]?.[phase]
  const about = ABOUT[round - 1]?.[phase]
  if (text === undefined || about === undefined) return undefined
  const lesson = { id: `${round} ${phase}`, text, about }
  return suggested === undefined ? { ...lesson, isRead: true } : { ...lesson, suggested }
}
