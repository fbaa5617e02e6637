import { type Box, isRefusal, Match, type MatchRecord, type Refusal, recordOf, startOfTutorial } from '@ludoteca/kernel'
import type { LocalPlan } from '../kit/table-module.ts'

const SEED_BYTES = 16

/** A match that has just been set up on this device, or why it could not be. */
export function newMatch(box: Box, { options, seats, brought = [] }: LocalPlan): MatchRecord | Refusal {
  const match = Match.start(box.game, { options, seats: [...seats], seed: hex(SEED_BYTES) })
  if (isRefusal(match)) return match
  for (const [seat, belongings] of brought.entries()) {
    // The best that the rules take: somebody else may have the same already.
    if (belongings) box.profiles?.moves(belongings).some((move) => match.submit(seat, move).ok)
  }
  return recordOf(match, { withSeed: true })
}

/** The guided first match of a game that has one, for a learner of this name. */
export function newTutorial({ game, tutorial }: Box, name: string): MatchRecord | undefined {
  const match = tutorial && Match.start(tutorial.game ?? game, startOfTutorial(tutorial, name))
  return match === undefined || isRefusal(match) ? undefined : recordOf(match, { withSeed: true })
}

/** A name for a match that no other has. */
export function newId(): string {
  return hex(6)
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
