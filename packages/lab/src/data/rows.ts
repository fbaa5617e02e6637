import { type Decision, describe, type Outcome, type Seat } from '@ludoteca/kernel'
import type { AnyPosition, Turn } from '../play-out.ts'
import type { MatchRow } from '../simulate/harvest.ts'
import { addFeatures } from './features.ts'
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
    const row = new Map<string, Cell>([
      ['match', match],
      ['seed', seed],
      ['moves', moves],
      ['ending', outcome?.reason ?? null],
    ])
    for (const [seat, bot] of bots.entries()) {
      row.set(`bot${seat + 1}`, bot)
      row.set(`rank${seat + 1}`, outcome?.ranks[seat] ?? null)
      row.set(`score${seat + 1}`, outcome?.scores[seat] ?? null)
    }
    for (const [name, value] of Object.entries(metrics)) row.set(name, value)
    builder.add(row)
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
      const row = new Map<string, Cell>([
        ['match', match],
        ['seed', seed],
        ['seat', seat + 1],
        ['bot', bot],
        ['moves', moves],
      ])
      addOutcome(row, seat, outcome, cooperative)
      builder.add(row)
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
  readonly #from: number
  readonly #cooperative: boolean
  #rows: Map<string, Cell>[] = []

  constructor(from: number, cooperative: boolean) {
    this.#from = from
    this.#cooperative = cooperative
  }

  /** Before the move is made: the view is what the seat decides by. Moves of the table itself are nobody's choice. */
  note(position: AnyPosition, moves: number, { seat, move }: Turn): void {
    if (seat < 0) return
    const { type, ...choice } = move
    const own = position.decisions.filter((decision) => decision.seat === seat && !decision.byClock)
    const row = new Map<string, Cell>([
      ['move', moves],
      ['seat', seat + 1],
      ['prompt', own.find(({ choices }) => choices.some((one) => one.type === type))?.prompt ?? null],
      ['offered', offeredTypes(position.state, own).join(' ')],
      ['type', type],
      ['choice', JSON.stringify(choice)],
    ])
    addFeatures(row, position.game.view(position.state, seat))
    this.#rows.push(row)
  }

  end(match: number, seed: string, bots: readonly string[], outcome: Outcome | undefined): void {
    for (const row of this.#rows) {
      const seat = (row.get('seat') as number) - 1
      row.set('match', match)
      row.set('seed', seed)
      row.set('bot', bots[seat] ?? null)
      addOutcome(row, seat, outcome, this.#cooperative)
      this.#builder.add(row)
    }
    this.#rows = []
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
function addOutcome(row: Map<string, Cell>, seat: Seat, outcome: Outcome | undefined, cooperative: boolean): void {
  row.set('ending', outcome?.reason ?? null)
  row.set('rank', outcome?.ranks[seat] ?? null)
  row.set('score', outcome?.scores[seat] ?? null)
  if (outcome === undefined) return void row.set('won', null)
  row.set('won', outcome.winners.includes(seat) ? 1 / (cooperative ? 1 : outcome.winners.length) : 0)
}
