import { isDeepStrictEqual } from 'node:util'
import { shelf } from '@ludoteca/registry'
import { openStorage, system } from '@ludoteca/server'
import { aborted } from '../abort.ts'
import { House } from '../house.ts'
import { type AnyMatch, matchesIn, replay } from '../stored.ts'
import type { Actor } from './actor.ts'
import { bentMove } from './bent.ts'
import { broken } from './broken.ts'
import { type Composer, composerFor } from './composer.ts'
import { describe, STRIKES } from './draft.ts'
import type { Role } from './misplaced.ts'
import type { FloodReport, FloodWishes } from './report.ts'
import { enterAgain, playOn, propsFor, type Scene, setScene } from './scene.ts'
import { Table } from './table.ts'

/**
 * How much more the second half of a run may leave in memory. Code is still being compiled then, ever less of it, whatever
 * comes in; if each message left a function behind, that would be more than this by far.
 */
const GROWTH_BYTES_MAX = { data: 1024 * 1024, code: 4 * 1024 * 1024 }
const FAULTS_MAX = 20
const SILENCE_MS = 30_000
const LIMIT_MS = { first: 300_000, perMessage: 100 }
/** One reaction for everybody, and none after it. */
const ONCE_A_DAY = { count: 1, perMs: 24 * 3_600_000 }
const TUNING = {
  // However long it takes to come back, nobody plays for those who are away.
  rooms: { graceMs: ONCE_A_DAY.perMs },
  // No clock fires: some games have them whatever the options.
  tables: { restartGraceMs: ONCE_A_DAY.perMs },
  rates: { SEND_REACTION: ONCE_A_DAY, REPORT_NAME: ONCE_A_DAY },
  sockets: {
    badStrikes: { count: STRIKES.unreadable.count, perMs: ONCE_A_DAY.perMs },
    // It hears nobody while all that is in its memory is written down.
    silenceMs: ONCE_A_DAY.perMs,
  },
}

/** Sends messages that must all be refused, and finds out whether they are, and whether they leave a trace. */
export async function flood(wishes: FloodWishes): Promise<FloodReport> {
  const limit = AbortSignal.timeout(LIMIT_MS.first + (wishes.messages + wishes.moves) * LIMIT_MS.perMessage)
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
  #tables: Table[] = []

  constructor(house: House, wishes: FloodWishes, signal: AbortSignal) {
    this.#house = house
    this.#wishes = wishes
    this.#signal = signal
  }

  async play(): Promise<FloodReport> {
    const { database, messages, moves, seed } = this.#wishes
    const { scene, before } = await this.#set()
    const seen = await this.#views(scene)
    const composers = await this.#composers(scene)
    const atTables = this.#tables.flatMap((table) =>
      table.players.map((actor, seat) => ({ actor, next: () => bentMove(table, seat) })),
    )
    await this.#send(composers, Math.ceil(messages / 2))
    await this.#send(atTables, Math.ceil(moves / 2))
    const half = await this.#house.server.heap()
    await this.#send(composers, Math.floor(messages / 2))
    await this.#send(atTables, Math.floor(moves / 2))
    const end = await this.#house.server.heap()

    const isSeenTheSame = isDeepStrictEqual(await this.#views(scene), seen) && (await this.#areInStep())
    if (end.dataBytes - half.dataBytes > GROWTH_BYTES_MAX.data) this.#faults.push('the memory of the server grows')
    if (end.codeBytes - half.codeBytes > GROWTH_BYTES_MAX.code) this.#faults.push('the code of the server grows')
    await playOn(scene)
    for (const table of this.#tables) await table.playOn(`${seed} after`, 1)
    const code = await this.#house.server.stop()
    if (code !== 0) this.#faults.push(`the server stopped with code ${code}`)
    this.#faults.push(...this.#house.complaints.filter(isError).slice(0, FAULTS_MAX))
    const stored = await this.#stored()
    const isStoredTheSame =
      isDeepStrictEqual(linksOf(stored.get(scene.matchId)).slice(0, before.length), before) &&
      this.#tables.every(({ matchId, twin }) => isDeepStrictEqual(linksOf(stored.get(matchId)), linksOf(twin)))
    const actors = this.#actors
    return {
      database,
      games: ['plaza', ...this.#tables.map(({ box }) => box.game.id)],
      messages,
      moves,
      wrong: this.#wrong,
      answers: counted(actors.flatMap((actor) => [...actor.answers])),
      closes: counted(actors.flatMap((actor) => actor.closes.map((each) => [each, 1] as const))),
      unchanged: isSeenTheSame && isStoredTheSame,
      dataBytes: [half.dataBytes, end.dataBytes],
      codeBytes: [half.codeBytes, end.codeBytes],
      seconds: (Date.now() - this.#begun) / 1000,
      seed,
      faults: this.#faults,
    }
  }

  /** Brings everybody together, and the matches into their middle. */
  async #set(): Promise<{ readonly scene: Scene; readonly before: readonly string[] }> {
    const { seed, moves } = this.#wishes
    const { url } = await this.#house.open()
    const complain = (complaint: string) => this.#complain(complaint)
    const scene = await setScene(url, seed, complain)
    this.#scene = scene
    for (const { id } of moves > 0 ? shelf : []) this.#tables.push(await Table.set(url, id, seed, complain))
    await this.#house.server.stop()
    const stored = await this.#stored()
    for (const table of this.#tables) table.adopt(stored.get(table.matchId))
    await this.#house.open()
    await enterAgain(scene)
    for (const table of this.#tables) {
      await table.enterAgain()
      await table.playOn(`${seed} ${table.box.game.id}`)
    }
    if (!(await this.#areInStep())) throw new Error(this.#faults.join('; '))
    return { scene, before: linksOf(stored.get(scene.matchId)) }
  }

  /** Frames that cannot be read, or that say what may not be said; those at the tables send only the former. */
  async #composers(scene: Scene): Promise<readonly Composer[]> {
    const bids = await scene.actors.bidder.look()
    const roles = Object.entries(scene.actors) as [Role, Actor][]
    const around = roles.map(([role, actor]) => composerFor(role, actor, propsFor(role, scene, bids)))
    const players = this.#tables.flatMap((table) => table.players)
    return [...around, ...players.map((actor) => ({ actor, next: () => broken(actor) }))]
  }

  /** Whether everybody at the tables sees what they should; who does not is a fault. */
  async #areInStep(): Promise<boolean> {
    const out = (await Promise.all(this.#tables.map((table) => table.outOfStep()))).flat()
    this.#faults.push(...out)
    return out.length === 0
  }

  end(): void {
    for (const actor of this.#actors) actor.close()
  }

  get #actors(): readonly Actor[] {
    const around = this.#scene ? [...Object.values(this.#scene.actors), this.#scene.quiet] : []
    return [...around, ...this.#tables.flatMap((table) => table.players)]
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
      const { messages, moves, log } = this.#wishes
      if (this.#sent % 1000 === 0) log?.(`${this.#sent} of ${messages + moves} messages and moves`)
    }
    await actor.quiet()
  }

  /** Nothing is dropped silently: when no more answers come, somebody waits in vain. */
  #watch(guard: AbortController): NodeJS.Timeout {
    let [answers, since] = [-1, Date.now()]
    return setInterval(() => {
      const all = this.#actors
      const now = all.flatMap((actor) => [...actor.answers.values()]).reduce((sum, count) => sum + count, 0)
      if (now !== answers) [answers, since] = [now, Date.now()]
      else if (Date.now() - since > SILENCE_MS)
        guard.abort(new Error(`no answer to ${all.flatMap(waitsFor).join('; ')}`))
    }, 1_000).unref()
  }

  async #views({ actors: { lodger: _, stranger: __, ...people }, quiet }: Scene) {
    return Promise.all([...Object.values(people), quiet].map((actor) => actor.look()))
  }

  /** Every match, played again from what the storage holds while no server has it. */
  async #stored(): Promise<ReadonlyMap<string, AnyMatch>> {
    this.#signal.throwIfAborted()
    const storage = await openStorage(this.#house.place, system)
    try {
      const matches = new Map<string, AnyMatch>()
      for (const stored of await matchesIn(storage)) {
        const match = await replay(stored, await storage.log.after(stored.id, 0))
        if (typeof match === 'string') throw new Error(`${stored.game}: ${match}`)
        matches.set(stored.id, match)
      }
      return matches
    } finally {
      await storage.close()
    }
  }

  #complain(complaint: string): void {
    this.#wrong++
    if (this.#faults.length < FAULTS_MAX) this.#faults.push(complaint)
  }
}

/** Every link of the hash chain of a match. */
function linksOf(match: AnyMatch | undefined): readonly string[] {
  if (match === undefined) throw new Error('a match is gone')
  return Array.from({ length: match.seq + 1 }, (_, seq) => match.linkAt(seq) as string)
}

/** Whether a line of the server's log tells of a fault: refusing people is none. */
function isError(line: string): boolean {
  return !/^\{"level":(?:10|20|30|40),/.test(line)
}

function waitsFor({ part, oldest }: Actor): string[] {
  return oldest ? [`${part.name}: ${describe(oldest)}`] : []
}

function counted(pairs: readonly (readonly [string | number, number])[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [name, count] of pairs) counts[name] = (counts[name] ?? 0) + count
  return counts
}
