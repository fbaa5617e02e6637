import { randomBytes } from 'node:crypto'
import type { Box } from '@ludoteca/kernel'
import type { Environment } from '../../src/environment.ts'
import type { Control, Controls, Newcomer, TableSettings } from '../../src/tables/ports.ts'
import { Tables } from '../../src/tables/tables.ts'
import { FakeStore } from './fake-store.ts'

export const HUMAN: Control = { by: 'human' }
export const BOT: Control = { by: 'bot', strength: 'normal' }
export const AUTOPILOT: Control = { by: 'autopilot' }

const settings: TableSettings = {
  botMs: 0,
  clockGraceMs: 300,
  audienceGraceMs: 5_000,
  restartGraceMs: 0,
  wakeSlackMs: 2_000,
  retryMs: 5,
  snapshotEvery: 10,
}

/** Time that passes only when a test says so; the timers of tables still run on real time. */
export class FakeTime implements Environment {
  time = 1_000_000
  now(): number {
    return this.time
  }
  elapsed(): number {
    return this.time
  }
  bytes(count: number): Uint8Array {
    return randomBytes(count)
  }
}

/** Tables of one process on a store that tests can share between several. */
export class Process {
  readonly store: FakeStore
  readonly env: FakeTime
  readonly tables: Tables
  readonly faults: unknown[] = []
  readonly ended: string[] = []
  readonly seated: Newcomer[] = []
  /** The pictures that can be found by others, and as of which move, if that is not the end. */
  readonly offered: string[] = []
  /** So many times the room cannot be told of a seat that has changed hands. */
  deafFor = 0
  controls: Controls = { seats: [], paused: false }
  /** Whether the storage does not answer. */
  isSilent = false

  constructor(
    boxes: readonly Box[],
    store = new FakeStore(),
    env = new FakeTime(),
    change: Partial<TableSettings> = {},
  ) {
    this.store = store
    this.env = env
    this.tables = new Tables({
      store,
      env,
      settings: { ...settings, ...change },
      pictureLinks: {
        idOf: (matchId, picture) => `${matchId}.${picture}`,
        offer: async (matchId, pictures, how) => {
          const at = how?.moment == null ? '' : ` at ${how.moment}`
          this.offered.push(...pictures.map((picture) => `${matchId}.${picture}${at}`))
        },
      },
      findBox: async (id) => boxes.find(({ game }) => game.id === id),
      seating: { controlsOf: async () => this.controls, playersOf: async () => undefined },
      isSilent: () => this.isSilent,
      failed: (error) => this.faults.push(error),
      answered: () => {},
    })
    this.tables.subscribe({
      matchEnded: async (_roomId, matchId) => {
        this.ended.push(matchId)
      },
      seatTaken: async (_roomId, _matchId, newcomer) => {
        if (this.deafFor-- > 0) throw new Error('the room is not to be had')
        this.seated.push(newcomer)
      },
      // As a room would.
      attends: async (_roomId, matchId, seat, isThere) => {
        const by = isThere ? HUMAN : AUTOPILOT
        this.controls = { ...this.controls, seats: this.controls.seats.with(seat, by) }
        this.tables.control(matchId, this.controls)
      },
    })
  }

  /** Starts a match with these players. */
  async start(game: string, seats: readonly Control[], options: object = {}, serverSeed = 'seed'): Promise<string> {
    this.controls = { seats, paused: false }
    const answer = await this.tables.start({
      roomId: 'ROOMA',
      game,
      options,
      seats: seats.map(({ by }, i) =>
        by === 'bot'
          ? { name: `Seat ${i}`, kind: 'bot', accountId: null }
          : { name: `Seat ${i}`, kind: 'human', accountId: `account-${i}` },
      ),
      serverSeed,
      contributions: [],
      listed: true,
      controls: this.controls,
    })
    if (!('matchId' in answer)) throw new Error(`not started: ${JSON.stringify(answer)}`)
    return answer.matchId
  }
}

/** Lets everything happen that needs no more than the event loop. */
export async function settle(turns = 20): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise((resolve) => setImmediate(resolve))
}
