import { commitSeed, type Outcome } from '@ludoteca/kernel'
import type { StartedMatch } from './ports.ts'

/** Payload of MATCH_START: what everybody may know before the first move. */
export function startText(started: StartedMatch): string {
  const { game, rulesVersion, options, seats, seedCommit, serverSeed, startedAt } = started
  return JSON.stringify({
    game,
    rulesVersion,
    options,
    seats: seats.map(({ name, kind }) => ({ name, kind })),
    seedCommit,
    serverSeedCommit: commitSeed(serverSeed),
    startedAt,
  })
}

/** Payload of MATCH_END: the outcome, and all that is needed to see that the dice were fair. */
export function endText({ id, seed, serverSeed, contributions }: StartedMatch, outcome: Outcome): string {
  return JSON.stringify({ outcome, seed, serverSeed, contributions, record: `/api/matches/${id}/record` })
}
