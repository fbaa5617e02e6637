import { EVENT_SECTION_ROUNDS, lastRound, MARKET_SECTION_ROUNDS, type View } from '@ludoteca/aufbau'
import { frameWords as words } from './words.ts'

/** How far a block of rounds has come. */
export interface Section {
  readonly length: number
  readonly passed: number
  readonly text: string
}

/** [7.1] Prices hold for four rounds: 1–4, 5–8, … */
export function marketSection(view: Now): Section {
  return sectionAt(view, (view.round - 1) % MARKET_SECTION_ROUNDS, MARKET_SECTION_ROUNDS)
}

/** [7.2] Events begin later and hold for four rounds, too. */
export function eventSection(view: Now): Section {
  const { round, config } = view
  const since = round - config.eventFirstRound
  if (since < 0) return { length: EVENT_SECTION_ROUNDS, passed: -1, text: words.eventsFrom(config.eventFirstRound) }
  return sectionAt(view, since % EVENT_SECTION_ROUNDS, EVENT_SECTION_ROUNDS)
}

/** Rounds that the events on the table still hold, this one included; none while the next ones are about to be rolled. */
export function eventRoundsLeft(view: Pick<View, 'round' | 'config' | 'sectionStart'>): number {
  return Math.max(0, Math.min(view.sectionStart + EVENT_SECTION_ROUNDS, lastRound(view) + 1) - view.round)
}

type Now = Pick<View, 'round' | 'config'>

/** The last one ends with the match. */
function sectionAt(view: Now, passed: number, rounds: number): Section {
  const length = Math.min(rounds, passed + 1 + lastRound(view) - view.round)
  return { length, passed, text: words.roundsLeft(length - passed) }
}
