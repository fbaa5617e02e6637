import { commitSeed, recordOf, same, verify } from '@ludoteca/kernel'
import { openStorage, type Storage, system } from '@ludoteca/server'
import type { Place } from '../server-process.ts'
import { matchesIn, type Rows, replay, type StoredMatch } from '../stored.ts'
import type { Witness } from './witness.ts'

/** What the storage holds, and what is wrong with it. */
export interface Findings {
  readonly matches: number
  readonly moves: number
  /** Acknowledged moves that are not in the log exactly once. */
  readonly lost: number
  readonly faults: readonly string[]
}

/** Opens the storage without the server and compares it with what was seen. */
export async function audit(place: Place, witness: Witness): Promise<Findings> {
  const storage = await openStorage(place, system)
  try {
    return await auditStorage(storage, witness)
  } finally {
    await storage.close()
  }
}

async function auditStorage(storage: Storage, witness: Witness): Promise<Findings> {
  const faults: string[] = []
  const stored = new Map<string, number>()
  const matches = await matchesIn(storage)
  let moves = 0
  for (const match of matches) {
    const rows = await storage.log.after(match.id, 0)
    moves += rows.length
    for (const { key } of rows) stored.set(`${match.id} ${key}`, (stored.get(`${match.id} ${key}`) ?? 0) + 1)
    for (const fault of await faultsOf(match, rows)) faults.push(`${match.game} ${match.id}: ${fault}`)
  }
  for (const [key, count] of stored) if (count > 1) faults.push(`${key} is stored ${count} times`)
  let lost = 0
  for (const { matchId, logKey, isAcknowledged, refusal } of witness.moves.values()) {
    const count = stored.get(`${matchId} ${logKey}`) ?? 0
    if (isAcknowledged && count !== 1) lost++
    if (!isAcknowledged && refusal !== undefined && count > 0)
      faults.push(`${logKey} was refused (${refusal}) and stored`)
  }
  faults.push(...(await straysIn(storage, matches)))
  return { matches: matches.length, moves, lost, faults }
}

/** Every move is accepted again with the same luck, and the end is the one that is stored. */
async function faultsOf(stored: StoredMatch, rows: Rows): Promise<string[]> {
  const match = await replay(stored, rows)
  if (typeof match === 'string') return [match]
  const faults: string[] = []
  if (commitSeed(stored.seed) !== stored.seed_commit) faults.push('the seed is not the one that was committed')
  const isGivenUp = stored.ended_at !== null && stored.outcome === null
  if (!isGivenUp && !same(match.outcome() ?? null, stored.outcome)) faults.push('another outcome is stored')
  const { divergence } = verify(match.game, recordOf(match, { withSeed: true }))
  if (divergence) faults.push(`its record does not verify (${divergence.why} at ${divergence.seq})`)
  return faults
}

/** Every match that is not over belongs to a room that plays it. */
async function straysIn({ db }: Storage, matches: readonly StoredMatch[]): Promise<string[]> {
  const rooms = await db.selectFrom('room').select('state').execute()
  const played = new Set(rooms.map(({ state }) => (state as { matchId?: string | null }).matchId))
  return matches
    .filter(({ id, ended_at }) => ended_at === null && !played.has(id))
    .map(({ id, game }) => `${game} ${id}: it goes on, but no room plays it`)
}
