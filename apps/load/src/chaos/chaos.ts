import { setTimeout as sleep } from 'node:timers/promises'
import { parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import type { Tuning } from '@ludoteca/server'
import { aborted } from '../abort.ts'
import { boxOf } from '../games.ts'
import { House } from '../house.ts'
import { Visitor } from '../visitor.ts'
import { audit } from './audit.ts'
import { strikeDatabase, strikeServer } from './blows.ts'
import { Party, type PartyPlan } from './party.ts'
import type { ChaosReport, ChaosWishes } from './report.ts'
import { Witness } from './witness.ts'

const PLAZA = { game: 'plaza', seats: 6, watchers: 2, again: 'start' } as const
const PARTIES: readonly PartyPlan[] = [
  { ...PLAZA, options: { rounds: 200, clockSec: 20 } },
  // Whoever takes long to come back finds that the clock has moved for them.
  { ...PLAZA, options: { rounds: 20, clockSec: 1 } },
  { game: 'ludomercatus', seats: 4, watchers: 0, again: 'start' },
  { game: 'ludomercatus', seats: 4, watchers: 0, again: 'rematch' },
  { game: 'banca', seats: 4, watchers: 0, again: 'start' },
  { game: 'banca', seats: 4, watchers: 0, again: 'rematch' },
]
/** Short times, so that a run sees much of what usually takes long. */
const TUNING: Tuning = {
  storage: { retryForMs: 1_500 },
  tables: { restartGraceMs: 0 },
  rooms: { countdownMs: 200, leaseMs: 2_000 },
}
const STUCK_MS = 30_000
const FAULTS_MAX = 50
const LOOK_MS = 20
const LIMIT_MS = { first: 180_000, perKill: 60_000 }

/** Plays at several tables while servers die, and finds out whether anything that was promised got lost. */
export async function chaos(wishes: ChaosWishes): Promise<ChaosReport> {
  const limit = AbortSignal.timeout(LIMIT_MS.first + wishes.kills * LIMIT_MS.perKill)
  const signal = wishes.signal ? AbortSignal.any([limit, wishes.signal]) : limit
  const house = await House.build(wishes.database, { tuning: TUNING })
  const run = new Run(house, wishes, signal)
  try {
    return await Promise.race([run.play(), aborted(signal)])
  } finally {
    run.end()
    await house.tearDown()
  }
}

class Run {
  readonly #house: House
  readonly #wishes: ChaosWishes
  readonly #signal: AbortSignal
  readonly #witness = new Witness()
  readonly #chance: SeededChance
  readonly #parties: Party[] = []
  readonly #faults: string[] = []
  readonly #begun = Date.now()
  #kills = 0

  constructor(house: House, wishes: ChaosWishes, signal: AbortSignal) {
    this.#house = house
    this.#wishes = wishes
    this.#signal = signal
    this.#chance = new SeededChance(wishes.seed).unrecorded()
  }

  async play(): Promise<ChaosReport> {
    const { database, target, seed, kills } = this.#wishes
    const { url } = await this.#house.open()
    for (const [i, plan] of PARTIES.entries()) {
      const party = new Party(plan, this.#witness, `${seed} ${i}`)
      this.#parties.push(party)
      await party.gather(url)
    }
    let stuck = await this.#stuckAfterAWhile()
    while (this.#kills < kills && stuck.length === 0) {
      this.#kills += await this.#strike()
      stuck = await this.#stuckAfterAWhile()
      this.#say(`${this.#kills} of ${kills} kills, ${this.#witness.acknowledged} moves acknowledged`)
    }
    this.#faults.push(...stuck.map((who) => `stuck: ${who}`))
    if (!this.#house.server.hasEnded) await this.#verifyRecords(url)
    this.end()
    const code = await this.#house.server.stop()
    if (code !== 0) this.#faults.push(`the server stopped with code ${code}: ${this.#house.server.lastWords}`)
    // Without its database it has reason to complain.
    if (target === 'server') this.#faults.push(...new Set(this.#house.complaints.map(inShort)))
    this.#signal.throwIfAborted()
    const { matches, moves, lost, faults } = await audit(this.#house.place, this.#witness)
    return {
      database,
      target,
      kills: this.#kills,
      acknowledged: this.#witness.acknowledged,
      lost,
      stuck: stuck.length,
      matches,
      moves,
      fair: this.#witness.fair,
      seconds: (Date.now() - this.#begun) / 1000,
      seed,
      faults: [...this.#faults, ...this.#witness.faults, ...faults].slice(0, FAULTS_MAX),
    }
  }

  end(): void {
    for (const party of this.#parties) party.leave()
  }

  #strike(): Promise<number> {
    const { postgres } = this.#house
    const left = this.#wishes.kills - this.#kills
    if (this.#wishes.target === 'server') return strikeServer(this.#house, this.#witness, this.#chance, left)
    if (postgres === undefined) throw new RangeError('only a PostgreSQL can be taken away from its server')
    return strikeDatabase(postgres, this.#witness, this.#chance)
  }

  /** Waits until everybody is back and every match goes on; names those who are not in time. */
  async #stuckAfterAWhile(): Promise<readonly string[]> {
    const before = this.#parties.map((party) => party.progress)
    const until = Date.now() + STUCK_MS
    while (true) {
      this.#signal.throwIfAborted()
      const stuck = this.#parties.flatMap((party, i) => [
        ...(party.hasGoneOnSince(before[i] as Party['progress']) ? [] : [party.name]),
        ...party.absent.map(({ state, failure }) => `somebody in ${party.name} (${failure?.code ?? state})`),
      ])
      if (this.#house.server.hasEnded) return [...stuck, 'the server, which has ended by itself']
      if (stuck.length === 0 || Date.now() >= until) return stuck
      await sleep(LOOK_MS)
    }
  }

  /** Finished matches as anybody can have them. */
  async #verifyRecords(url: string): Promise<void> {
    const { api } = await Visitor.arrive(url)
    for (const matchId of this.#witness.ended) {
      try {
        const record = parseRecord(await api.record(matchId))
        const { seedHolds, unfairness, divergence } = verify((await boxOf(record.game)).game, record)
        if (!seedHolds || unfairness || divergence) this.#faults.push(`the record of ${matchId} does not verify`)
      } catch (error) {
        this.#faults.push(`the record of ${matchId} cannot be had: ${error}`)
      }
    }
  }

  #say(line: string): void {
    this.#wishes.log?.(line)
  }
}

/** What a line of the server's log is about, without when and who. */
function inShort(line: string): string {
  try {
    const { msg, code, error, at } = JSON.parse(line) as Record<string, unknown>
    return `the server complained: ${msg} ${JSON.stringify({ code, error, at })}`
  } catch {
    return `the server said: ${line}`
  }
}
