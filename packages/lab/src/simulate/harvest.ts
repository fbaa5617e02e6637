import type { Outcome } from '@ludoteca/kernel'
import type { PackedBlock, TableName } from '../data/table.ts'
import type { PlayedOut } from '../play-out.ts'
import { type Counts, Tally } from '../tally.ts'

/** One match as a line of a table. */
export interface MatchRow {
  readonly match: number
  readonly seed: string
  readonly moves: number
  readonly bots: readonly string[]
  readonly outcome: Outcome | undefined
  readonly metrics: Readonly<Record<string, number>>
}

/** A match in which something was not as the game says that it always is. */
export interface Fault {
  readonly match: number
  readonly seed: string
  /** After how many moves. */
  readonly moves: number
  readonly problems: readonly string[]
}

/** A harvest as it travels between threads. */
export interface Sheaf {
  readonly matches: number
  readonly botRefused: number
  readonly faults: readonly Fault[]
  readonly tallies: ReadonlyMap<string, Counts>
  readonly rows: readonly MatchRow[]
  /** The tables that the spec asks for, as far as these matches go. */
  readonly tables?: ReadonlyMap<TableName, PackedBlock>
}

/** Gathers numbers of many matches, each under its name. Two harvests merge in any order to the same result. */
export class Harvest {
  matches = 0
  botRefused = 0
  readonly faults: Fault[] = []
  readonly rows: MatchRow[] = []
  readonly #tallies = new Map<string, Tally>()
  /** By the name alone: a match has dozens of metrics, and a name put together would have to be hashed each time. */
  readonly #metrics = new Map<string, Tally>()
  readonly #keepRows: boolean
  readonly #cooperative: boolean

  constructor({ keepRows, cooperative = false }: { readonly keepRows: boolean; readonly cooperative?: boolean }) {
    this.#keepRows = keepRows
    this.#cooperative = cooperative
  }

  add(match: number, seed: string, bots: readonly string[], played: PlayedOut): void {
    const { moves, outcome, metrics, botRefused, problems } = played
    this.matches++
    if (problems.length > 0) this.faults.push({ match, seed, moves, problems })
    if (botRefused) this.botRefused++
    this.tally('moves').add(moves)
    if (outcome) {
      this.tally(`ending ${outcome.reason}`).add(1)
      if (this.#cooperative) this.#addTogether(bots, outcome)
      else this.#addRivals(bots, outcome)
    }
    for (const name in metrics) this.#addMetric(name, metrics[name] as number, seed)
    if (this.#keepRows) this.rows.push({ match, seed, moves, bots, outcome, metrics })
  }

  #addMetric(name: string, value: number, seed: string): void {
    if (!Number.isFinite(value)) throw new Error(`metric "${name}" of match ${seed} is ${value}`)
    let tally = this.#metrics.get(name)
    if (tally === undefined) {
      tally = this.tally(`metric ${name}`)
      this.#metrics.set(name, tally)
    }
    tally.add(value)
  }

  #addRivals(bots: readonly string[], { winners, ranks }: Outcome): void {
    for (const [seat, bot] of bots.entries()) {
      // A shared win counts as a share of one.
      const won = winners.includes(seat) ? 1 / winners.length : 0
      this.tally(`won by seat ${seat}`).add(won)
      this.tally(`won by bot ${bot}`).add(won)
      this.tally(`rank of bot ${bot}`).add(ranks[seat] as number)
    }
  }

  /** Those who win together win wholly, and each bot counts once in a match, however many of them help each other. */
  #addTogether(bots: readonly string[], { winners, ranks }: Outcome): void {
    const counted = new Set<string>()
    for (const [seat, bot] of bots.entries()) {
      const won = winners.includes(seat) ? 1 : 0
      this.tally(`won by seat ${seat}`).add(won)
      // The first seat is always one of those who stand together; whoever fares otherwise stands against them.
      const name = winners.includes(0) === winners.includes(seat) ? bot : `${bot} against them`
      if (counted.has(name)) continue
      counted.add(name)
      this.tally(`won by bot ${name}`).add(won)
      this.tally(`rank of bot ${name}`).add(ranks[seat] as number)
    }
  }

  tally(name: string): Tally {
    let tally = this.#tallies.get(name)
    if (tally === undefined) {
      tally = new Tally()
      this.#tallies.set(name, tally)
    }
    return tally
  }

  /** All names that begin so, without that beginning, in order. */
  namesUnder(prefix: string): string[] {
    const names = [...this.#tallies.keys()].filter((name) => name.startsWith(prefix))
    return names.map((name) => name.slice(prefix.length)).sort()
  }

  sheaf(): Sheaf {
    const { matches, botRefused, faults, rows } = this
    return {
      matches,
      botRefused,
      faults,
      rows,
      tallies: new Map([...this.#tallies].map(([name, t]) => [name, t.counts])),
    }
  }

  merge({ matches, botRefused, faults, rows, tallies }: Sheaf): void {
    this.matches += matches
    this.botRefused += botRefused
    this.faults.push(...faults)
    this.rows.push(...rows)
    for (const [name, counts] of tallies) this.tally(name).merge(counts)
  }
}
