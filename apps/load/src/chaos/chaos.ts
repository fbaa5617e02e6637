import { setTimeout as sleep } from 'node:timers/promises'
import { parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { TABLE_SETTINGS } from '@ludoteca/server/parts'
import { aborted } from '../abort.ts'
import { boxOf } from '../games.ts'
import { House } from '../house.ts'
import { Visitor } from '../visitor.ts'
import { audit } from './audit.ts'
import { type Done, freezeDatabase, hangRedis, killDatabase, killServer, setClock, someMoment } from './blows.ts'
import { complaintsWithout } from './complaints.ts'
import { Party, type PartyPlan } from './party.ts'
import { type FaultKind, Plan } from './plan.ts'
import type { ChaosReport, ChaosWishes } from './report.ts'
import { Witness } from './witness.ts'

const PLAZA = { game: 'plaza', seats: 6, watchers: 2, again: 'start' } as const
const PARTIES: readonly PartyPlan[] = [
  { ...PLAZA, options: { rounds: 200, clockSec: 20 } },
  // Whoever is not given the time that an outage took finds that the clock has moved for them.
  { ...PLAZA, options: { rounds: 20, clockSec: 3 } },
  // Clocks that run, so that those can be noticed which run too fast.
  { ...PLAZA, seats: 4, sleepers: 1, options: { rounds: 200, clockSec: 2 } },
  { ...PLAZA, seats: 4, sleepers: 2, options: { rounds: 200, clockSec: 3 } },
  { game: 'ludomercatus', seats: 4, watchers: 0, again: 'start' },
  { game: 'ludomercatus', seats: 4, watchers: 0, again: 'rematch' },
  { game: 'banca', seats: 4, watchers: 0, again: 'start' },
  { game: 'banca', seats: 4, watchers: 0, again: 'rematch' },
]
const RETURN_GRACE_MS = 4_000
const PROMISED = { clockGraceMs: TABLE_SETTINGS.clockGraceMs, returnGraceMs: RETURN_GRACE_MS }
/**
 * Short times, so that a run sees much of what usually takes long; people return within the grace all the same. Clocks
 * are as much shorter than usual as the time is after which a standstill is noticed.
 */
const TUNING = {
  storage: { retryForMs: 1_500, answerMs: 2_000 },
  time: { silentMs: 400, asleepMs: 400 },
  tables: { restartGraceMs: RETURN_GRACE_MS },
  rooms: { countdownMs: 200, leaseMs: 2_000 },
}
/** So often everybody is waited for, also those whom clocks keep waiting. */
const WAIT_FOR_ALL_EVERY = 8
const STUCK_MS = 60_000
const FAULTS_MAX = 50
const LOOK_MS = 20
const LIMIT_MS = { first: 180_000, perFault: 60_000 }

/** Plays at several tables while servers die, and finds out whether anything that was promised got lost. */
export async function chaos(wishes: ChaosWishes): Promise<ChaosReport> {
  const { kills, jumps, freezes, hangs } = wishes
  const limit = AbortSignal.timeout(LIMIT_MS.first + (kills + jumps + freezes + hangs) * LIMIT_MS.perFault)
  const signal = wishes.signal ? AbortSignal.any([limit, wishes.signal]) : limit
  const house = await House.build(wishes.database, { tuning: TUNING, withRedis: hangs > 0 })
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
  readonly #plan: Plan
  readonly #done = { kills: 0, jumps: 0, freezes: 0, hangs: 0 }

  constructor(house: House, wishes: ChaosWishes, signal: AbortSignal) {
    this.#house = house
    this.#wishes = wishes
    this.#signal = signal
    this.#chance = new SeededChance(wishes.seed).unrecorded()
    const { kills, jumps, freezes, hangs } = wishes
    this.#plan = new Plan({ kills, jumps, freezes, hangs }, this.#chance)
  }

  async play(): Promise<ChaosReport> {
    const { database, target, seed } = this.#wishes
    const { url } = await this.#house.open()
    this.#parties.push(...PARTIES.map((plan, i) => new Party(plan, this.#witness, `${seed} ${i}`)))
    await Promise.all(this.#parties.map((party) => party.gather(url)))
    const stuck = await this.#goThrough()
    this.#faults.push(...stuck.map((who) => `stuck: ${who}`))
    if (!this.#house.server.hasEnded) await this.#verifyRecords(url)
    this.end()
    const code = await this.#house.server.stop()
    if (code !== 0) this.#faults.push(`the server stopped with code ${code}: ${this.#house.server.lastWords}`)
    // Whose database was killed has reason to complain about anything.
    const happened = (Object.keys(this.#done) as FaultKind[]).filter((kind) => this.#done[kind] > 0)
    if (target === 'server') this.#faults.push(...complaintsWithout(happened, this.#house.complaints))
    this.#signal.throwIfAborted()
    this.#say('comparing what was seen with what is stored')
    const { matches, moves, clocks, verdict, faults } = await audit(this.#house.place, this.#witness.history, PROMISED)
    const { late, ...harm } = verdict
    const { lost, doubled, ghosts, disordered, earlyClocks, doubleClocks, forfeits } = harm
    return {
      database,
      target,
      ...this.#done,
      lost: lost.length,
      doubled: doubled.length,
      ghosts: ghosts.length,
      disordered: disordered.length,
      earlyClocks: earlyClocks.length,
      doubleClocks: doubleClocks.length,
      forfeits: forfeits.length,
      stuck: stuck.length,
      acknowledged: this.#witness.acknowledged,
      shown: this.#witness.seen.reduce((sum, { facts: some }) => sum + some.length, 0),
      matches,
      moves,
      clocks,
      late: late.length,
      fair: this.#witness.fair,
      seconds: (Date.now() - this.#begun) / 1000,
      seed,
      faults: [...this.#faults, ...this.#witness.faults, ...faults, ...Object.values(harm).flat()].slice(0, FAULTS_MAX),
    }
  }

  end(): void {
    for (const party of this.#parties) party.leave()
  }

  /** Lets everything happen that is to happen; names those whom it has stopped for good. */
  async #goThrough(): Promise<readonly string[]> {
    let stuck = await this.#stuckAfterAWhile(true)
    for (let times = 1; stuck.length === 0; times++) {
      const blow = this.#plan.next()
      await Promise.all((blow ?? []).map((kind) => this.#strike(kind)))
      stuck = await this.#stuckAfterAWhile(blow === undefined || times % WAIT_FOR_ALL_EVERY === 0)
      const { kills, jumps, freezes, hangs } = this.#done
      const done = `${kills} kills, ${jumps} jumps, ${freezes} freezes, ${hangs} hangs`
      this.#say(`${done}; ${this.#witness.acknowledged} moves acknowledged`)
      if (blow === undefined) break
    }
    return stuck
  }

  async #strike(kind: FaultKind): Promise<void> {
    await someMoment(this.#witness, this.#chance)
    const from = performance.now()
    const { times, until } = await this.#do(kind)
    this.#witness.blows.push({ kind, from, until })
    this.#done[kind] += times
  }

  async #do(kind: FaultKind): Promise<Done> {
    if (kind === 'kills') return this.#kill()
    if (kind === 'jumps') return setClock(this.#house, this.#chance)
    return kind === 'freezes' ? freezeDatabase(this.#house, this.#chance) : hangRedis(this.#house, this.#chance)
  }

  async #kill(): Promise<Done> {
    const { postgres } = this.#house
    if (this.#wishes.target === 'server') {
      const done = await killServer(this.#house, this.#chance, 1 + this.#plan.left('kills'))
      this.#plan.strikeOut('kills', done.times - 1)
      return done
    }
    if (postgres === undefined) throw new RangeError('only a PostgreSQL can be taken away from its server')
    return killDatabase(postgres, this.#chance)
  }

  /** Waits until everybody is back and every match goes on, slow ones only if told so; names those who are not in time. */
  async #stuckAfterAWhile(withSlow: boolean): Promise<readonly string[]> {
    const before = this.#parties.map((party) => party.progress)
    const hasGoneOn = (party: Party, i: number) =>
      (party.isSlow && !withSlow) || party.hasGoneOnSince(before[i] as Party['progress'])
    const until = Date.now() + STUCK_MS
    while (true) {
      this.#signal.throwIfAborted()
      const stuck = this.#parties.flatMap((party, i) => [
        ...(hasGoneOn(party, i) ? [] : [party.name]),
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
