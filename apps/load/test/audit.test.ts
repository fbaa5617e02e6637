import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitSeed, Match, type Move } from '@ludoteca/kernel'
import { openStorage, type Storage, system } from '@ludoteca/server'
import { layEmptyDatabase } from '@ludoteca/server/testing'
import { box } from '@ludoteca/testgame'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { audit } from '../src/chaos/audit.ts'
import { Witness } from '../src/chaos/witness.ts'

const ROOM = { id: 'AAAAA', kind: 'public', game: 'plaza', status: 'running', version: 1 } as const
const NO_BID: Move = { type: 'bid', propertyId: null, amount: 0, useFameToken: false } as Move
const GO_ON: Move = { type: 'continue' }
const SEATS = ['Ana', 'Beto'].map((name) => ({ name, kind: 'human' as const, accountId: null }))
const SEED = 'seed'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ludoteca-audit-'))
  await layEmptyDatabase(dataDir)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Somebody whose socket the witness sees. */
class Spied {
  readonly #socket = new EventTarget()
  readonly #seen: ReturnType<ReturnType<Witness['sockets']>>

  constructor(witness: Witness) {
    const socket = Object.assign(this.#socket, { send: () => {}, close: () => {} }) as unknown as WebSocket
    this.#seen = witness.sockets(() => socket)('')
  }

  says(type: string, fields: object): void {
    this.#seen.send(JSON.stringify({ type, matchId: 'm', clientId: 'ana', payload: {}, ...fields }))
  }

  hears(type: string, payload: object): void {
    const data = JSON.stringify({ type, matchId: 'm', payload })
    this.#socket.dispatchEvent(Object.assign(new Event('message'), { data }))
  }

  isAnswered(idempotencyKey: string, type: 'ACK' | 'ERROR', code?: string): void {
    this.says('SUBMIT_MOVE', { idempotencyKey, payload: { move: idempotencyKey === '1' ? GO_ON : NO_BID } })
    this.hears(type, { idempotencyKey, code })
  }
}

/** Three moves of a match, each stored under a key of Ana's. */
async function storeMatch({ db, log }: Storage): Promise<void> {
  const options = { clocks: false }
  const match = Match.start(box.game, { options, seats: SEATS, seed: SEED })
  if ('code' in match) throw new Error(match.code)
  const moves: [number, Move][] = [
    [-1, GO_ON],
    [0, NO_BID],
    [1, NO_BID],
  ]
  for (const [seat, move] of moves) match.submit(seat, move)
  const room = { ...ROOM, state: JSON.stringify({ matchId: 'm' }), created_at: 0, updated_at: 0 }
  await db
    .insertInto('room')
    .values({ ...room, empty_since: null, expires_at: null })
    .execute()
  await db
    .insertInto('match')
    .values({
      id: 'm',
      room_id: ROOM.id,
      game: 'plaza',
      rules_version: box.game.version,
      options: JSON.stringify(options),
      seats: JSON.stringify(SEATS),
      seed: SEED,
      generator: match.generator,
      seed_commit: commitSeed(SEED),
      server_seed: SEED,
      contributions: '[]',
      listed: true,
      started_at: 0,
      ended_at: null,
      paused_at: null,
      clocks_from: null,
      outcome: null,
    })
    .execute()
  await log.append(
    match.log.map(({ seq, seat, move, draws }) => ({
      matchId: 'm',
      seq,
      seat,
      move,
      draws,
      by: null,
      at: 0,
      key: `ana:${seq}`,
    })),
  )
}

function compare({ history }: Witness) {
  return audit({ dataDir }, history, { clockGraceMs: 300, returnGraceMs: 4_000 })
}

/** Changes what is stored, without a server. */
async function change(edit: (storage: Storage) => Promise<unknown>): Promise<void> {
  const storage = await openStorage({ dataDir }, system)
  await edit(storage)
  await storage.close()
}

test('the audit finds what is lost, and whatever else should not be', { timeout: 120_000 }, async () => {
  await change(storeMatch)
  const witness = new Witness()
  const ana = new Spied(witness)
  ana.isAnswered('1', 'ACK')
  ana.isAnswered('2', 'ACK')
  ana.isAnswered('4', 'ERROR', 'E_PHASE')
  ana.isAnswered('5', 'ERROR', 'BUSY')
  expect(witness.acknowledged).toBe(2)
  const known = { matches: 1, moves: 3, clocks: 0, faults: [] }
  // The third move, under a key of Ana's, was not sent before anybody's eyes.
  const found = await compare(witness)
  expect(found).toMatchObject({ ...known, verdict: { lost: [], doubled: [] } })
  expect(found.verdict.ghosts).toEqual(['move 3 of m was sent by nobody (ana:3)'])

  ana.isAnswered('3', 'ERROR', 'STALE')
  ana.isAnswered('6', 'ACK')
  const { verdict } = await compare(witness)
  expect(verdict.lost).toEqual(['ana:6 of m was acknowledged and is not stored'])
  expect(verdict.ghosts).toEqual(['move 3 of m was refused and stored (ana:3, STALE)'])

  await change(({ db }) => db.updateTable('move').set({ draws: '[7]' }).where('seq', '=', 3).execute())
  expect((await compare(new Witness())).faults).toEqual(['plaza m: move 3 draws differently'])
  await change(({ db }) => db.updateTable('move').set({ seat: 1 }).where('seq', '=', 1).execute())
  expect((await compare(new Witness())).faults).toEqual(['plaza m: move 1 is refused (E_SEAT)'])
  await change(({ db }) => db.deleteFrom('move').where('seq', '=', 2).execute())
  await change(({ db }) => db.deleteFrom('room').execute())
  const worse = await compare(witness)
  expect(worse.matches).toBe(1)
  expect(worse.verdict.lost).toHaveLength(3)
  expect(worse.faults).toContain('plaza m: move 2 is missing')
  expect(worse.faults).toContain('plaza m: it goes on, but no room plays it')
})

test('the witness notes answers that contradict each other, and facts that are taken back', () => {
  const witness = new Witness()
  const ana = new Spied(witness)
  ana.isAnswered('1', 'ERROR', 'E_PHASE')
  ana.isAnswered('1', 'ACK')
  ana.isAnswered('1', 'ERROR', 'STALE')
  ana.says('JOIN_ROOM', { payload: { factCount: 10 } })
  ana.hears('STATE_SNAPSHOT', { factCount: 9 })
  expect(witness.faults).toEqual([
    '1 was refused with E_PHASE and acknowledged later',
    '1 was acknowledged and refused later with STALE',
    'in m somebody knew 10 facts and came back to 9',
  ])
})
