import { EVENT_SECTION_ROUNDS, MARKET_SECTION_ROUNDS, type View } from '@ludoteca/aufbau'
import { frameWords as words } from './words.ts'

/** How far a block of rounds has come. */
export interface Section {
  readonly length: number
  readonly passed: number
  readonly text: string
}

/** [7.1] Prices hold for four rounds: 1–4, 5–8, … */
export function marketSection({ round }: Pick<View, 'round'>): Section {
  return sectionAt((round - 1) % MARKET_SECTION_ROUNDS, MARKET_SECTION_ROUNDS)
}

/** [7.2] Events begin later and hold for four rounds, too. */
export function eventSection({ round, config }: Pick<View, 'round' | 'config'>): Section {
  const since = round - config.eventFirstRound
  if (since < 0) return { length: EVENT_SECTION_ROUNDS, passed: -1, text: words.eventsFrom(config.eventFirstRound) }
  return sectionAt(since % EVENT_SECTION_ROUNDS, EVENT_SECTION_ROUNDS)
}

function sectionAt(passed: number, length: number): Section {
  return { length, passed, text: words.roundsLeft(length - passed) }
}
