import { type Decision, describe, type Outcome, type Seat } from '@ludoteca/kernel'
import type { AnyPosition, Turn } from '../play-out.ts'
import type { MatchRow } from '../simulate/harvest.ts'
import { Features } from './features.ts'
import { type Block, BlockBuilder, type Cell, type Column } from './table.ts'

const int = (name: string): Column => ({ name, kind: 'int' })
const number = (name: string): Column => ({ name, kind: 'number' })
const text = (name: string): Column => ({ name, kind: 'text' })

/** A row for every match: who sat where and who came out how; what the game measures follows as columns of its own. */
export function matchColumns(seats: number): Column[] {
  const bySeat = Array.from({ length: seats }, (_, seat) => [
    text(`bot${seat + 1}`),
    int(`rank${seat + 1}`),
    number(`score${seat + 1}`),
  ])
  return [int('match'), text('seed'), int('moves'), text('ending'), ...bySeat.flat()]
}

export function matchBlock(rows: readonly MatchRow[]): Block {
  const builder = new BlockBuilder()
  for (const { match, seed, moves, bots, outcome, metrics } of rows) {
    builder.set({ match, seed, moves, ending: outcome?.reason ?? null })
    for (const [seat, bot] of bots.entries()) {
      builder.column(`bot${seat + 1}`).set(bot)
      builder.column(`rank${seat + 1}`).set(outcome?.ranks[seat] ?? null)
      builder.column(`score${seat + 1}`).set(outcome?.scores[seat] ?? null)
    }
    builder.set(metrics)
    builder.endRow()
  }
  return builder.block(rows[0]?.match ?? 0)
}

/** A row for every seat of every match. Seats count from 1 here, as people do. */
export const SEAT_COLUMNS: readonly Column[] = [
  int('match'),
  text('seed'),
  int('seat'),
  text('bot'),
  int('moves'),
  text('ending'),
  int('rank'),
  number('score'),
  number('won'),
]

export function seatBlock(rows: readonly MatchRow[], cooperative: boolean): Block {
  const builder = new BlockBuilder()
  for (const { match, seed, moves, bots, outcome } of rows) {
    for (const [seat, bot] of bots.entries()) {
      builder.set({ match, seed, seat: seat + 1, bot, moves, ...resultOf(seat, outcome, cooperative) })
      builder.endRow()
    }
  }
  return builder.block(rows[0]?.match ?? 0)
}

/** A row for every move of a seat; what the seat saw follows as columns of the game's own. */
export const MOVE_COLUMNS: readonly Column[] = [
  int('match'),
  text('seed'),
  int('move'),
  int('seat'),
  text('bot'),
  text('prompt'),
  text('offered'),
  text('type'),
  text('choice'),
  text('ending'),
  int('rank'),
  number('score'),
  number('won'),
]

/** Notes the moves of a match as they are made, and how it ended once it has. */
export class MoveRows {
  readonly #builder = new BlockBuilder()
  readonly #features = new Features(this.#builder)
  readonly #from: number
  readonly #cooperative: boolean
  /** Whose moves the rows are that do not know yet how the match ended. */
  #seats: Seat[] = []

  constructor(from: number, cooperative: boolean) {
    this.#from = from
    this.#cooperative = cooperative
  }

  /** Before the move is made: the view is what the seat decides by. Moves of the table itself are nobody's choice. */
  note(position: AnyPosition, moves: number, { seat, move }: Turn): void {
    if (seat < 0) return
    const { type, ...choice } = move
    const own = position.decisions.filter((decision) => decision.seat === seat && !decision.byClock)
    this.#builder.set({
      move: moves,
      seat: seat + 1,
      prompt: own.find(({ choices }) => choices.some((one) => one.type === type))?.prompt ?? null,
      offered: offeredTypes(position.state, own).join(' '),
      type,
      choice: JSON.stringify(choice),
    })
    this.#features.add(position.game.view(position.state, seat))
    this.#builder.endRow()
    this.#seats.push(seat)
  }

  end(match: number, seed: string, bots: readonly string[], outcome: Outcome | undefined): void {
    const first = this.#builder.rows - this.#seats.length
    const results = bots.map((bot, seat) => ({ match, seed, bot, ...resultOf(seat, outcome, this.#cooperative) }))
    for (const [i, seat] of this.#seats.entries()) {
      for (const [name, cell] of Object.entries(results[seat] ?? {})) this.#builder.column(name).set(cell, first + i)
    }
    this.#seats = []
  }

  block(): Block {
    return this.#builder.block(this.#from)
  }
}

/** Types of the moves that these decisions offer now, each once. */
function offeredTypes(s: object, decisions: readonly Decision[]): string[] {
  return [...new Set(decisions.flatMap((decision) => describe(s, decision).choices.map(({ type }) => type)))]
}

/** A win shared by two counts one half for each; where all play together, everybody wins wholly. */
function resultOf(seat: Seat, outcome: Outcome | undefined, cooperative: boolean): Record<string, Cell> {
  if (outcome === undefined) return { ending: null, rank: null, score: null, won: null }
  const { reason, ranks, scores, winners } = outcome
  const won = winners.includes(seat) ? 1 / (cooperative ? 1 : winners.length) : 0
  return { ending: reason, rank: ranks[seat] ?? null, score: scores[seat] ?? null, won }
}
