import { box as imperioBox } from '@ludoteca/imperio'
import { type Box, hashState, parseRecord, verify } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import type { Running } from '../../src/index.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { StartedMatch } from '../../src/tables/ports.ts'
import { loadMatch } from '../../src/tables/replica/load.ts'
import { matchStore } from '../../src/tables/store.ts'
import { startServer } from '../whole/kit.ts'
import { postgresForAll } from '../whole/on-postgres.ts'
import { City, codeOf, noBid } from './kit.ts'

const box = imperioBox as unknown as Box
const postgres = postgresForAll()

const PHASES: readonly [string, number][] = [
  ['MATCH_INIT', 0],
  ['REVEAL', 1],
  ['BID', 1],
  ['INCOME', 1],
  ['ACTION', 1],
  ['MOOD', 1],
  ['DEALS', 1],
  ['EVENTS', 1],
  ['PRESS', 1],
  ['VOTE', 3],
  ['AWARDS', 5],
]

/** The hash of the state as the storage has it: read from the last snapshot, and played again from the beginning. */
async function hashesIn(databaseUrl: string, matchId: string): Promise<readonly [string, string]> {
  const storage = await openStorage({ databaseUrl }, system)
  try {
    const store = matchStore(storage)
    const started = (await store.find(matchId)) as StartedMatch
    const hash = async (whole: boolean) => {
      const { match } = await loadMatch(store, box, started, { upTo: Number.MAX_SAFE_INTEGER, whole })
      return hashState(match.position.state)
    }
    return [await hash(false), await hash(true)]
  } finally {
    await storage.close()
  }
}

test('[11.10] a server that starts anew in the middle of any phase goes on with the same state', {
  timeout: 240_000,
}, async () => {
  const databaseUrl = await postgres.createDatabase()
  // Snapshots are taken often, so that matches are read from one.
  const start = () => startServer({ databaseUrl }, { tables: { botMs: 0, restartGraceMs: 0, snapshotEvery: 7 } })
  let server: Running = await start()
  const city = await City.gather(() => server.url, { owners: 3, bots: 1, watchers: 1, options: { mode: 'STANDARD' } })
  await city.start()
  const sheets = () =>
    JSON.stringify(city.everybody.map(({ viewerState }) => [viewerState?.view, viewerState?.current]))
  for (const [phase, round] of PHASES) {
    await city.until(phase, round)
    await actHalfWay(city, phase)
    for (const client of city.everybody) await client.send('PING', {})
    const before = sheets()
    await server.close()
    const [hash, replayed] = await hashesIn(databaseUrl, city.matchId)
    expect(replayed, phase).toBe(hash)
    server = await start()
    await Promise.all(city.everybody.map((client) => client.whenJoined()))
    for (const client of city.everybody) await client.send('REQUEST_SNAPSHOT', {})
    for (const client of city.everybody) await client.send('PING', {})
    expect(sheets(), phase).toBe(before)
    expect(await hashesIn(databaseUrl, city.matchId), phase).toEqual([hash, hash])
  }
  await city.finish()
  const cookie = city.visitors[0]?.api.cookie ?? ''
  const answer = await fetch(`${server.url}/api/matches/${city.matchId}/record`, { headers: { cookie } })
  const record = parseRecord(await answer.text())
  expect(verify(box.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
  expect(city.host.outcome).toEqual(record.outcome)
  city.close()
  await server.close()
})

/** Some have acted, others have not. */
async function actHalfWay({ host, owners, view, watchers }: City, phase: string): Promise<void> {
  if (phase === 'BID') await noBid(host)
  if (phase === 'ACTION') {
    const offer = { templateId: 'NON_COMPETE', toOwnerId: 'O-02', fields: { district: 'Miraflores' } } as const
    expect(await codeOf(host.send('SUBMIT_DEAL_OFFER', offer))).toBe('ACK')
    // Somebody gains fame, else there might be nobody to give awards to, and no such phase.
    await owners[1]?.send('SUBMIT_ACTION', { action: 'PR' })
  }
  if (phase === 'REVEAL') await watchers[0]?.send('SUBMIT_WATCHER_RUMOR', { targetOwnerId: 'O-02' })
  if (phase === 'VOTE') {
    await host.send('SUBMIT_ELECTION_VOTE', { candidateId: view.electionOptions[0] as string, contribution: 0 })
  }
}
