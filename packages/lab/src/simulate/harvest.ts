import type { Outcome, Strength } from '@ludoteca/kernel'
import type { PlayedOut } from '../play-out.ts'
import { type Counts, Tally } from '../tally.ts'

/** One match as a line of a table. */
export interface MatchRow {
  readonly match: number
  readonly seed: string
  readonly moves: number
  readonly bots: readonly Strength[]
  readonly outcome: Outcome | undefined
  readonly metrics: Readonly<Record<string, number>>
}

/** A harvest as it travels between threads. */
export interface Sheaf {
  readonly matches: number
  readonly botRefused: number
  readonly tallies: ReadonlyMap<string, Counts>
  readonly rows: readonly MatchRow[]
}

/** Gathers numbers of many matches, each under its name. Two harvests merge in any order to the same result. */
export class Harvest {
  matches = 0
  botRefused = 0
  readonly rows: MatchRow[] = []
  readonly #tallies = new Map<string, Tally>()
  readonly #keepRows: boolean

  constructor({ keepRows }: { readonly keepRows: boolean }) {
    this.#keepRows = keepRows
  }

  add(match: number, seed: string, bots: readonly Strength[], played: PlayedOut): void {
    const { moves, outcome, metrics, botRefused } = played
    this.matches++
    if (botRefused) this.botRefused++
    this.tally('moves').add(moves)
    if (outcome) this.#addOutcome(bots, outcome)
    for (const [name, value] of Object.entries(metrics)) {
      if (!Number.isFinite(value)) throw new Error(`metric "${name}" of match ${seed} is ${value}`)
      this.tally(`metric ${name}`).add(value)
    }
    if (this.#keepRows) this.rows.push({ match, seed, moves, bots, outcome, metrics })
  }

  #addOutcome(bots: readonly Strength[], { winners, ranks, reason }: Outcome): void {
    this.tally(`ending ${reason}`).add(1)
    for (const [seat, bot] of bots.entries()) {
      // A shared win counts as a share of one.
      const won = winners.includes(seat) ? 1 / winners.length : 0
      this.tally(`won by seat ${seat}`).add(won)
      this.tally(`won by bot ${bot}`).add(won)
      this.tally(`rank of bot ${bot}`).add(ranks[seat] as number)
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
    const { matches, botRefused, rows } = this
    return { matches, botRefused, rows, tallies: new Map([...this.#tallies].map(([name, t]) => [name, t.counts])) }
  }

  merge({ matches, botRefused, rows, tallies }: Sheaf): void {
    this.matches += matches
    this.botRefused += botRefused
    this.rows.push(...rows)
    for (const [name, counts] of tallies) this.tally(name).merge(counts)
  }
}
