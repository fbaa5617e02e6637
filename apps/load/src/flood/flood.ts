import { isDeepStrictEqual } from 'node:util'
import { openStorage, system } from '@ludoteca/server'
import { aborted } from '../abort.ts'
import { House } from '../house.ts'
import { matchesIn, replay } from '../stored.ts'
import type { Actor } from './actor.ts'
import { type Composer, composerFor } from './composer.ts'
import { describe } from './draft.ts'
import type { Role } from './misplaced.ts'
import type { FloodReport, FloodWishes } from './report.ts'
import { enterAgain, playOn, propsFor, type Scene, setScene } from './scene.ts'

/** How much more the second half of a run may leave in memory. */
const GROWTH_BYTES_MAX = 2 * 1024 * 1024
const FAULTS_MAX = 20
const SILENCE_MS = 30_000
const LIMIT_MS = { first: 300_000, perMessage: 100 }
/** One reaction for everybody, and none after it. */
const ONCE_A_DAY = { count: 1, perMs: 24 * 3_600_000 }
const TUNING = { rates: { SEND_REACTION: ONCE_A_DAY, REPORT_NAME: ONCE_A_DAY } }

/** Sends messages that must all be refused, and finds out whether they are, and whether they leave a trace. */
export async function flood(wishes: FloodWishes): Promise<FloodReport> {
  const limit = AbortSignal.timeout(LIMIT_MS.first + wishes.messages * LIMIT_MS.perMessage)
  const signal = wishes.signal ? AbortSignal.any([limit, wishes.signal]) : limit
  const house = await House.build(wishes.database, { tuning: TUNING, execArgv: ['--expose-gc'] })
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
  readonly #wishes: FloodWishes
  readonly #signal: AbortSignal
  readonly #begun = Date.now()
  readonly #faults: string[] = []
  #wrong = 0
  #sent = 0
  #scene: Scene | undefined

  constructor(house: House, wishes: FloodWishes, signal: AbortSignal) {
    this.#house = house
    this.#wishes = wishes
    this.#signal = signal
  }

  async play(): Promise<FloodReport> {
    const { database, messages, seed } = this.#wishes
    const { url } = await this.#house.open()
    const scene = await setScene(url, seed, (complaint) => this.#complain(complaint))
    this.#scene = scene
    await this.#house.server.stop()
    const before = await this.#chain(scene)
    await this.#house.open()
    await enterAgain(scene)
    const seen = await this.#views(scene)

    const bids = await scene.actors.bidder.look()
    const roles = Object.entries(scene.actors) as [Role, Actor][]
    const composers = roles.map(([role, actor]) => composerFor(role, actor, propsFor(role, scene, bids)))
    await this.#send(composers, Math.ceil(messages / 2))
    const half = await this.#house.server.memory()
    await this.#send(composers, Math.floor(messages / 2))
    const end = await this.#house.server.memory()

    const isSeenTheSame = isDeepStrictEqual(await this.#views(scene), seen)
    if (end.heapUsed - half.heapUsed > GROWTH_BYTES_MAX) this.#faults.push('the memory of the server grows')
    await playOn(scene)
    const code = await this.#house.server.stop()
    if (code !== 0) this.#faults.push(`the server stopped with code ${code}`)
    const after = await this.#chain(scene)
    return {
      database,
      messages: this.#sent,
      wrong: this.#wrong,
      answers: counted(actorsOf(scene).flatMap((actor) => [...actor.answers])),
      closes: counted(actorsOf(scene).flatMap((actor) => actor.closes.map((code) => [code, 1] as const))),
      unchanged: isSeenTheSame && isDeepStrictEqual(after.slice(0, before.length), before),
      heapBytes: [half.heapUsed, end.heapUsed],
      seconds: (Date.now() - this.#begun) / 1000,
      seed,
      faults: this.#faults,
    }
  }

  end(): void {
    for (const actor of this.#scene ? actorsOf(this.#scene) : []) actor.close()
  }

  /** Everybody sends at once, each so many that together they send them all. */
  async #send(composers: readonly Composer[], messages: number): Promise<void> {
    const until = this.#sent + messages
    const guard = new AbortController()
    const watch = this.#watch(guard)
    try {
      await Promise.race([
        aborted(guard.signal),
        Promise.all(composers.map((composer) => this.#drain(composer, until))),
      ])
    } finally {
      clearInterval(watch)
    }
  }

  async #drain({ actor, next }: Composer, until: number): Promise<void> {
    while (this.#sent < until) {
      this.#sent++
      await actor.send(next())
      if (this.#sent % 1000 === 0) this.#wishes.log?.(`${this.#sent} of ${this.#wishes.messages} messages`)
    }
    await actor.quiet()
  }

  /** Nothing is dropped silently: when no more answers come, somebody waits in vain. */
  #watch(guard: AbortController): NodeJS.Timeout {
    let [answers, since] = [-1, Date.now()]
    return setInterval(() => {
      const all = this.#scene ? actorsOf(this.#scene) : []
      const now = all.flatMap((actor) => [...actor.answers.values()]).reduce((sum, count) => sum + count, 0)
      if (now !== answers) [answers, since] = [now, Date.now()]
      else if (Date.now() - since > SILENCE_MS)
        guard.abort(new Error(`no answer to ${all.flatMap(waitsFor).join('; ')}`))
    }, 1_000).unref()
  }

  async #views({ actors: { lodger: _, stranger: __, ...people }, quiet }: Scene) {
    return Promise.all([...Object.values(people), quiet].map((actor) => actor.look()))
  }

  /** Every link of the hash chain of the match, read from the storage while no server has it. */
  async #chain({ matchId }: Scene): Promise<readonly unknown[]> {
    this.#signal.throwIfAborted()
    const storage = await openStorage(this.#house.place, system)
    try {
      const stored = (await matchesIn(storage)).find(({ id }) => id === matchId)
      if (stored === undefined) throw new Error('the match is gone')
      const rows = await storage.log.after(matchId, 0)
      const match = await replay(stored, rows)
      if (typeof match === 'string') throw new Error(match)
      return [0, ...rows.map(({ seq }) => seq)].map((seq) => match.linkAt(seq))
    } finally {
      await storage.close()
    }
  }

  #complain(complaint: string): void {
    this.#wrong++
    if (this.#faults.length < FAULTS_MAX) this.#faults.push(complaint)
  }
}

function actorsOf({ actors, quiet }: Scene): readonly Actor[] {
  return [...Object.values(actors), quiet]
}

function waitsFor({ part, oldest }: Actor): string[] {
  return oldest ? [`${part.name}: ${describe(oldest)}`] : []
}

function counted(pairs: readonly (readonly [string | number, number])[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [name, count] of pairs) counts[name] = (counts[name] ?? 0) + count
  return counts
}
