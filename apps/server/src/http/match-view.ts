import { type Box, commitSeed, type Json } from '@ludoteca/kernel'
import { jsonSchema } from '@ludoteca/protocol'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { shownName } from '../people/nameless.ts'
import type { Person } from '../people/person.ts'
import { resultOf } from '../storage/finished-matches.ts'
import type { SeatResult, StoredMatch } from '../storage/matches.ts'
import type { Contribution, Schema, StoredSeat } from '../storage/schema.ts'

export const outcomeSchema = z.object({
  reason: z.string(),
  ranks: z.array(z.int()).readonly(),
  winners: z.array(z.int()).readonly(),
  scores: z.array(z.number()).readonly(),
})

export const resultSchema = z.object({
  seat: z.int(),
  name: z.string(),
  kind: z.enum(['human', 'bot']),
  rank: z.int(),
  score: z.number(),
  won: z.boolean(),
  you: z.boolean().describe('Whether it was you.'),
})

const fairnessSchema = z
  .object({
    seed: z.string(),
    serverSeed: z.string(),
    contributions: z.array(z.object({ name: z.string(), entropy: z.string() })).readonly(),
  })
  .describe('What the luck was made of: seed is the hash of the server’s part and the contributions.')

export const matchSchema = z
  .object({
    id: z.string(),
    game: z.string(),
    rulesVersion: z.int(),
    pack: z
      .object({ id: z.string(), sha256: z.string() })
      .nullable()
      .describe('What it is played with; null for what the game brings along.'),
    options: jsonSchema,
    seats: z.array(z.object({ name: z.string(), kind: z.string() })),
    startedAt: z.number(),
    endedAt: z.number().nullable(),
    seedCommit: z.string().describe('SHA-256 of the seed, fixed when the match began.'),
    serverSeedCommit: z.string().describe('SHA-256 of the server’s part, shown before people added theirs.'),
    outcome: outcomeSchema.nullable().describe('Null while the match runs, and when it was given up.'),
    results: z.array(resultSchema),
    fairness: fairnessSchema.nullable().describe('Null until the match is over.'),
    record: z.string().describe('Where the record is.'),
  })
  .describe('A match.')

/** The results without anything that leads to an account. `box` is that of the game. */
export function plainResults(
  box: Box | undefined,
  results: readonly SeatResult[],
  me: Person | undefined,
): z.infer<typeof resultSchema>[] {
  return results.map(({ accountId, isHidden = false, ...result }) => ({
    ...result,
    name: shownName(box, { ...result, accountId, isHidden }, result.seat),
    you: me !== undefined && accountId === me.accountId,
  }))
}

/** The seats without anything that leads to an account. */
export function plainSeats(box: Box | undefined, seats: readonly StoredSeat[]): { name: string; kind: string }[] {
  return seats.map((seat, at) => ({ name: shownName(box, seat, at), kind: seat.kind }))
}

/** The public view of a match. Built field by field: the seed is there only at the end. */
export function plainMatch(
  box: Box | undefined,
  match: StoredMatch,
  results: readonly SeatResult[],
  me: Person | undefined,
): z.infer<typeof matchSchema> {
  const { seed, serverSeed } = match
  return {
    id: match.id,
    game: match.game,
    rulesVersion: match.rulesVersion,
    pack: match.pack ?? null,
    options: match.options as Json,
    seats: plainSeats(box, match.seats),
    startedAt: match.startedAt,
    endedAt: match.endedAt,
    seedCommit: match.seedCommit,
    serverSeedCommit: commitSeed(serverSeed),
    outcome: match.outcome,
    results: plainResults(box, results, me),
    fairness: match.endedAt === null ? null : { seed, serverSeed, contributions: plainContributions(box, match) },
    record: `/api/matches/${match.id}/record`,
  }
}

/** People's contributions to the seed, with the shown names of their seats. */
export function plainContributions(box: Box | undefined, { seats, contributions }: StoredMatch): Contribution[] {
  const shown = plainSeats(box, seats)
  return contributions.map(({ name, entropy }) => {
    const seat = seats.findIndex((one) => one.kind === 'human' && one.name === name)
    return { name: shown[seat]?.name ?? name, entropy }
  })
}

/** The results of a match; none before it is over. */
export async function resultsOf(db: Kysely<Schema>, matchId: string): Promise<SeatResult[]> {
  const rows = await db.selectFrom('result').selectAll().where('match_id', '=', matchId).orderBy('seat').execute()
  return rows.map(resultOf)
}
