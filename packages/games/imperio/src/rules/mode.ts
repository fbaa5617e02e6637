import { MODES, type Mode, type ModeId } from '../data/modes.ts'
import { DECK_SIZES } from '../data/properties.ts'
import type { SpecialId } from '../data/specials.ts'
import type { When } from '../facts.ts'
import type { RoundPhase } from '../frames.ts'
import type { State } from '../state.ts'

export function modeOf({ config }: Readonly<State>): Mode {
  return MODES[config.mode]
}

export function isLastRound(s: Readonly<State>): boolean {
  return s.round === modeOf(s).rounds
}

/** [9] Whether this is the first match of a beginner, in which luck is a script. */
export function isTutorial({ config }: Readonly<State>): boolean {
  return config.mode === 'TUTORIAL'
}

/** Which round of how many this is, for facts to tell. */
export function whenOf(s: Readonly<State>): When {
  return { round: s.round, rounds: modeOf(s).rounds }
}

/** [2.1] The phases of a round in order. */
export function phasesIn(mode: ModeId, round: number): RoundPhase[] {
  const { elections, quietRounds, awardsRounds } = MODES[mode]
  const phases: RoundPhase[] = ['REVEAL', 'BID', 'INCOME', 'ACTION']
  if (!quietRounds.includes(round)) phases.push(elections.includes(round) ? 'VOTE' : 'MOOD')
  phases.push('DEALS', 'EVENTS', 'PRESS')
  if (awardsRounds.includes(round)) phases.push('AWARDS')
  return phases
}

/** [2.1] Whether this round elects somebody instead of voting on a mood. */
export function isElectionRound(s: Readonly<State>): boolean {
  return modeOf(s).elections.includes(s.round)
}

/** [1.5.3] After the first round no seat changes hands, if the host wants it so. */
export function areSeatsLocked({ config, round }: Readonly<State>): boolean {
  return config.lockSeatsAfterRound1 && round > 1
}

export function specialOf(s: Readonly<State>): SpecialId | null {
  return modeOf(s).specialRounds[s.round] ?? null
}

/** [2.5.2] The smallest tier that cannot run out of lots. */
export function deckTierOf({ rounds, marketRow }: Mode, owners: number): number {
  const needed = rounds * Math.min(marketRow, owners)
  return DECK_SIZES.findIndex((size) => size >= needed)
}

/** [1.1] Targeted events in a round, before moods. */
export function slotsOf({ slots }: Mode, owners: number): number {
  return slots.findLast(([minOwners]) => owners >= minOwners)?.[1] ?? 0
}

/** [2.4.6] Whether there is anybody to vote beside the owners. */
export function hasWatchers(s: Readonly<State>): boolean {
  return s.audience.length > 0 || s.strays
}
