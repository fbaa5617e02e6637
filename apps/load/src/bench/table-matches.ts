import { performance } from 'node:perf_hooks'
import { isRefusal, type Move, type Seat, TABLE } from '@ludoteca/kernel'
import {
  type MoveRow,
  matchStore,
  type Reply,
  type Storage,
  system,
  TABLE_SETTINGS,
  Tables,
} from '@ludoteca/server/parts'
import { boxOf } from '../games.ts'
import type { Driven } from './driver.ts'

const SEATS = 4
const EVERYBODY: readonly Seat[] = Array.from({ length: SEATS }, (_, seat) => seat)
const OPTIONS = { rounds: 10_000, clocks: false, elections: false, awards: false }
const GO_ON: Move = { type: 'continue' }
const BID = { type: 'bid', propertyId: null, amount: 0, useFameToken: false } as Move
const ACT = { type: 'action', action: 'PASS' } as Move
/** A round of plaza: the table goes on, or all seats move at once. */
const ROUND: readonly (Move | 'all bid' | 'all act')[] = [GO_ON, 'all bid', 'all act', GO_ON, GO_ON, GO_ON]
const APPENDS_KEPT = 2000

/** Many matches at tables in this process: rules, log and nothing else, for nobody listens. */
export class TableMatches {
  /** What was appended together, to be repeated by whoever is compared with this. */
  readonly appends: (readonly MoveRow[])[] = []
  readonly #tables: Tables
  readonly #matches: TableMatch[] = []

  private constructor(storage: Storage) {
    const store = matchStore(storage)
    this.#tables = new Tables({
      store: {
        ...store,
        append: (matchId, rows, due) => {
          if (this.appends.length < APPENDS_KEPT) {
            this.appends.push(rows.map(({ by = null, ...row }) => ({ ...row, by, matchId })))
          }
          return store.append(matchId, rows, due)
        },
      },
      env: system,
      settings: { ...TABLE_SETTINGS, botMs: 0 },
      pictureLinks: { idOf: (matchId, picture) => `${matchId}.${picture}`, offer: async () => {} },
      findBox: boxOf,
      seating: { controlsOf: async () => undefined, playersOf: async () => undefined },
      isSilent: () => false,
      failed: (error) => {
        throw error
      },
      answered: () => {},
    })
  }

  static async start(storage: Storage, matches: number): Promise<TableMatches> {
    const all = new TableMatches(storage)
    for (let i = 0; i < matches; i++) all.#matches.push(await TableMatch.start(all.#tables))
    return all
  }

  /** Every match goes on as soon as its last moves are stored. */
  async rush(ms: number): Promise<Driven> {
    const began = performance.now()
    const moves = await Promise.all(this.#matches.map((match) => match.play(began + ms)))
    return { moves: moves.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - began) / 1000 }
  }

  close(): Promise<void> {
    return this.#tables.close()
  }
}

class TableMatch {
  readonly #tables: Tables
  readonly #matchId: string
  #step = 0
  #keys = 0

  private constructor(tables: Tables, matchId: string) {
    this.#tables = tables
    this.#matchId = matchId
  }

  static async start(tables: Tables): Promise<TableMatch> {
    const seats = EVERYBODY.map((seat) => ({
      name: `Seat ${seat + 1}`,
      kind: 'human' as const,
      accountId: null,
    }))
    const started = await tables.start({
      roomId: 'BENCH',
      game: 'plaza',
      options: OPTIONS,
      seats,
      serverSeed: 'bench',
      contributions: [],
      listed: false,
      controls: { seats: seats.map(() => ({ by: 'human' })), paused: false },
    })
    if (isRefusal(started)) throw new Error(`no match: ${started.code}`)
    return new TableMatch(tables, started.matchId)
  }

  async play(until: number): Promise<number> {
    let moves = 0
    while (performance.now() < until) {
      const step = ROUND[this.#step++ % ROUND.length] as (typeof ROUND)[number]
      const answers = typeof step === 'object' ? [this.#submit(TABLE, step)] : this.#submitAll(step)
      for (const answer of answers) expectStored(await answer)
      moves += answers.length
    }
    return moves
  }

  #submitAll(step: 'all bid' | 'all act'): Promise<Reply>[] {
    const move = step === 'all bid' ? BID : ACT
    return EVERYBODY.map((seat) => this.#submit(seat, move))
  }

  #submit(seat: Seat, move: Move): Promise<Reply> {
    const key = `00000000-0000-4000-8000-${(++this.#keys).toString(16).padStart(12, '0')}`
    return this.#tables.submit({ matchId: this.#matchId, seat, move, key })
  }
}

function expectStored(answer: Reply): void {
  if (!answer.ok) throw new Error(`a move was refused: ${answer.code}`)
}
