import { type Box, configure, isRefusal } from '@ludoteca/kernel'
import { CourseWatch } from '../course/watch.ts'
import { MoveRows, matchBlock, seatBlock } from '../data/rows.ts'
import { type Block, pack, type TableName } from '../data/table.ts'
import { type PlayOut, playOut } from '../play-out.ts'
import type { Stretch } from '../pool.ts'
import { seating } from '../seating.ts'
import { Harvest, type Sheaf } from './harvest.ts'

/** What is simulated. */
export interface SimulationSpec {
  readonly game: string
  /** What the game is filled with, where that is not what it brings along: the document of a pack. */
  readonly pack?: object
  readonly options: object
  /** Who plays, in the order of the seats of match 0. */
  readonly bots: readonly string[]
  readonly seed: string
  readonly matches: number
  readonly movesMax: number
  /** Look after every move whether everything is as it must be, not just at the end of each match. */
  readonly check?: boolean
  /** Also keep a row for every match; this costs memory. */
  readonly keepRows?: boolean
  /** Also make rows of these; those of moves have what the seat saw. */
  readonly tables?: readonly TableName[]
  /** Also follow each match from round to round, for a report that people look at; this takes time. */
  readonly course?: boolean
}

/** Plays some of the matches of a simulation. Match i depends on the seed and on i alone. */
export function simulateStretch(box: Box, spec: SimulationSpec, { from, to }: Stretch): Sheaf {
  const config = configure(box.game, spec.options, spec.bots.length)
  if (isRefusal(config)) throw new Error(`these options will not do: ${JSON.stringify(config)}`)
  const { movesMax, check = false, keepRows = false, tables = [] } = spec
  const cooperative = box.cooperative ?? false
  const harvest = new Harvest({ keepRows: keepRows || tables.length > 0, cooperative })
  const moveRows = tables.includes('moves') ? new MoveRows(from, cooperative) : undefined
  const course = spec.course ? new CourseWatch(box, harvest) : undefined
  for (let match = from; match < to; match++) {
    const seed = `${spec.seed}:${match}`
    const bots = seating(spec.bots, match, cooperative)
    try {
      const played = playOut(box, { config, bots, seed, movesMax, check, ...watching(moveRows, course) })
      harvest.add(match, seed, bots, played)
      course?.end(bots, played)
      moveRows?.end(match, seed, bots, played.outcome)
    } catch (error) {
      throw new Error(`match ${match} (seed ${seed}) broke: ${error instanceof Error ? error.message : error}`)
    }
  }
  const sheaf = harvest.sheaf()
  if (tables.length === 0) return sheaf
  const blocks: Record<TableName, () => Block | undefined> = {
    matches: () => matchBlock(sheaf.rows),
    seats: () => seatBlock(sheaf.rows, cooperative),
    moves: () => moveRows?.block(),
  }
  const packed = tables.map((table) => [table, pack(blocks[table]() as Block)] as const)
  return { ...sheaf, rows: keepRows ? sheaf.rows : [], tables: new Map(packed) }
}

/** What is looked at while a match is played; nothing of it where nobody asks. */
function watching(moveRows: MoveRows | undefined, course: CourseWatch | undefined): Partial<PlayOut> {
  if (course === undefined) return moveRows ? { before: (...turn) => moveRows.note(...turn) } : {}
  const { before, meter } = course.follow()
  return {
    meter,
    before(...turn) {
      moveRows?.note(...turn)
      before(...turn)
    },
  }
}
