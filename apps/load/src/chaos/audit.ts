import { commitSeed, recordOf, same, verify } from '@ludoteca/kernel'
import { openStorage, type Storage, system } from '@ludoteca/server'
import type { Place } from '../server-process.ts'
import { matchesIn, type Rows, replay, type StoredMatch } from '../stored.ts'
import { check, type Promised, type Verdict } from './checker.ts'
import type { History, Story } from './history.ts'
import { Storyteller } from './storyteller.ts'

/** What the storage holds, and what is wrong with it. */
export interface Findings {
  readonly matches: number
  readonly moves: number
  /** How many of the moves were made by clocks. */
  readonly clocks: number
  /** How what is stored compares with what everybody did and saw. */
  readonly verdict: Verdict
  /** What is wrong with what is stored itself. */
  readonly faults: readonly string[]
}

/** Opens the storage without the server and compares it with what was seen. */
export async function audit(place: Place, history: History, promised: Promised): Promise<Findings> {
  const storage = await openStorage(place, system)
  try {
    return await auditStorage(storage, history, promised)
  } finally {
    await storage.close()
  }
}

async function auditStorage(storage: Storage, history: History, promised: Promised): Promise<Findings> {
  const faults: string[] = []
  const stories: Story[] = []
  const matches = await matchesIn(storage)
  for (const match of matches) {
    const teller = new Storyteller(match.id)
    const rows = await storage.log.after(match.id, 0)
    for (const fault of await faultsOf(match, rows, teller)) faults.push(`${match.game} ${match.id}: ${fault}`)
    stories.push(teller.story)
  }
  faults.push(...(await straysIn(storage, matches)))
  const moves = stories.flatMap((story) => story.moves)
  const clocks = moves.filter(({ by }) => by === 'clock').length
  return { matches: matches.length, moves: moves.length, clocks, verdict: check(history, stories, promised), faults }
}

/** Every move is accepted again with the same luck, and the end is the one that is stored. */
async function faultsOf(stored: StoredMatch, rows: Rows, teller: Storyteller): Promise<string[]> {
  const match = await replay(stored, rows, teller)
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
