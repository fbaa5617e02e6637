import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { configure, Position, SeededChance } from '@ludoteca/kernel'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { Features } from '../src/data/features.ts'
import { MoveRows, seatBlock } from '../src/data/rows.ts'
import { type DataFiles, simulateToFiles } from '../src/data/simulate-to-files.ts'
import {
  type Block,
  BlockBuilder,
  type Cell,
  Columns,
  kindsOf,
  type PackedBlock,
  type TableName,
  unpack,
} from '../src/data/table.ts'
import { CannotWrite, TableFile } from '../src/data/table-file.ts'
import { type DataFormat, tableAsText, writeTable } from '../src/data/write.ts'
import { loadBox } from '../src/load.ts'
import { playOut } from '../src/play-out.ts'
import { simulate } from '../src/simulate/simulate.ts'
import { type SimulationSpec, simulateStretch } from '../src/simulate/stretch.ts'

const SPEC: SimulationSpec = {
  game: 'pearls',
  options: { pearls: 5 },
  bots: ['normal', 'easy', 'random'],
  seed: 'data',
  matches: 12,
  movesMax: 1000,
}
const scratch = () => mkdtempSync(join(tmpdir(), 'ludoteca-data-'))
const filesIn = (folder: string, format: DataFormat) => ({
  format,
  matches: join(folder, `m.${format}`),
  seats: join(folder, `m.seats.${format}`),
  moves: join(folder, `m.moves.${format}`),
})
const arrayBuffer = (file: string) => new Uint8Array(readFileSync(file)).buffer
const rowsOf = (file: string) => parquetReadObjects({ file: arrayBuffer(file) })
const jsonLines = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('tables of a simulation', () => {
  test('have a row per match, per seat and per move, the same in Parquet, JSON lines and CSV', async () => {
    const folder = scratch()
    for (const format of ['parquet', 'jsonl', 'csv'] as const) {
      await simulateToFiles(SPEC, filesIn(folder, format), { workers: 0 })
    }
    for (const [table, rows] of [
      ['m', 12],
      ['m.seats', 36],
      ['m.moves', 180],
    ] as const) {
      const parquet = await rowsOf(join(folder, `${table}.parquet`))
      expect(parquet).toHaveLength(rows)
      const present = parquet.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== null)))
      expect(present).toEqual(jsonLines(join(folder, `${table}.jsonl`)))
      const [head, ...lines] = readFileSync(join(folder, `${table}.csv`), 'utf8')
        .trimEnd()
        .split('\n')
      expect(lines).toHaveLength(rows)
      expect(head?.split(',')).toEqual(Object.keys(parquet[0] ?? {}))
    }
    expect(readdirSync(folder)).toHaveLength(9)
  })

  test('say who won, by match, by seat and by move alike', async () => {
    const folder = scratch()
    await simulateToFiles(SPEC, filesIn(folder, 'jsonl'), { workers: 0 })
    const matches = jsonLines(join(folder, 'm.jsonl'))
    const seats = jsonLines(join(folder, 'm.seats.jsonl'))
    expect(seats.reduce((sum, { won }) => sum + (won as number), 0)).toBeCloseTo(12)
    for (const { match, seat, rank, score, bot } of [...seats, ...jsonLines(join(folder, 'm.moves.jsonl'))]) {
      expect(matches[match as number]).toMatchObject({
        [`rank${seat}`]: rank,
        [`score${seat}`]: score,
        [`bot${seat}`]: bot,
      })
    }
  })

  test('give each winner a share of a shared win, and a whole one where all play together', () => {
    const outcome = { winners: [0, 2], ranks: [1, 3, 1], scores: [5, 1, 5], reason: 'over' }
    const row = { match: 0, seed: 'x', moves: 9, bots: ['a', 'b', 'c'], outcome, metrics: {} }
    const wonOf = (cooperative: boolean) => seatBlock([row], cooperative).columns.get('won')
    expect(wonOf(false)).toEqual(Float64Array.of(0.5, 0, 0.5))
    expect(wonOf(true)).toEqual(Float64Array.of(1, 0, 1))
  })

  test('show of each move what was offered, what was chosen and what the seat saw', async () => {
    const folder = scratch()
    await simulateToFiles(SPEC, filesIn(folder, 'jsonl'), { workers: 0 })
    const [first, second] = jsonLines(join(folder, 'm.moves.jsonl'))
    expect(first).toMatchObject({ match: 0, move: 0, seat: 1, bot: 'normal', offered: 'bid', type: 'bid' })
    expect(Object.keys(JSON.parse(first?.choice as string) as object)).toEqual(['card'])
    expect(first).toMatchObject({ 'view.hand.length': 5, 'view.hand.0': 1, 'view.bidIn.0': 0, 'view.pearls.2': 0 })
    // The second seat sees that the first has bid, not what.
    expect(second).toMatchObject({ seat: 2, 'view.bidIn.0': 1 })
    expect(second).not.toHaveProperty(['view.myBid'])
  })

  test('are the same bytes however the matches are divided, and whatever comes first', async () => {
    const box = await loadBox('pearls')
    const write = async (table: TableName, parts: readonly (readonly [number, number])[]) => {
      const out = join(scratch(), 'x')
      const file = new TableFile(out)
      for (const [from, to] of parts) {
        const { tables } = simulateStretch(box, { ...SPEC, tables: [table] }, { from, to })
        file.add(tables?.get(table) as PackedBlock)
      }
      await file.write('parquet', [{ name: 'match', kind: 'int' }], {})
      file.publish()
      file.close()
      return readFileSync(out)
    }
    for (const table of ['matches', 'seats', 'moves'] as const) {
      const whole = await write(table, [[0, 12]])
      expect((await write(table, [[7, 12], [0, 3], [3, 7]])).equals(whole)).toBe(true) // biome-ignore format: three parts
    }
  })

  test('come a few matches at a time, so that rows of moves do not fill the memory', async () => {
    const matchesAtOnce: number[] = []
    await simulate({ ...SPEC, matches: 100, tables: ['moves'] }, { workers: 0 }, (_, { bytes }) => {
      matchesAtOnce.push(new Set(unpack(bytes).columns.get('match') as Float64Array).size)
    })
    expect(Math.max(...matchesAtOnce)).toBe(4)
    expect(matchesAtOnce).toHaveLength(25)
  })

  test('are cut into row groups by rows alone, so that no more is in memory at once', async () => {
    const file = join(scratch(), 'wide.parquet')
    const columns = Array.from({ length: 20 }, (_, i) => ({ name: `c${i}`, kind: 'number' as const }))
    const block = (from: number, rows: number): Block => ({
      from,
      rows,
      columns: new Map(columns.map(({ name }) => [name, Float64Array.from({ length: rows }, (_, row) => from + row)])),
    })
    await writeTable('parquet', file, columns, [block(0, 15), block(15, 9)], { game: 'x' }, undefined, 400)
    const { row_groups, key_value_metadata } = parquetMetadata(arrayBuffer(file))
    expect(row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([20, 4])
    expect(key_value_metadata).toContainEqual({ key: 'game', value: 'x' })
  })
})

describe('files of a simulation', () => {
  test('keep what they held when the run is interrupted, while it plays or while it writes', async () => {
    for (const abortAfter of [4, 12]) {
      const folder = scratch()
      const files = filesIn(folder, 'csv')
      writeFileSync(files.matches, 'of yesterday')
      const stop = new AbortController()
      const progress = (finished: number) => void (finished >= abortAfter && stop.abort())
      const report = await simulateToFiles(SPEC, files, { workers: 0, signal: stop.signal, progress })
      expect(report.interrupted).toBe(true)
      expect(report.matches >= abortAfter).toBe(true)
      expect(readdirSync(folder)).toEqual(['m.csv'])
      expect(readFileSync(files.matches, 'utf8')).toBe('of yesterday')
    }
  })

  test('that cannot be written are named before anything is played, and leave nothing behind', async () => {
    const folder = scratch()
    const files = filesIn(folder, 'parquet')
    const play = (wrong: Partial<DataFiles>) =>
      simulateToFiles({ ...SPEC, game: 'none' }, { ...files, ...wrong }, { workers: 0 }).catch(
        (error: unknown) => error,
      )
    const nowhere = await play({ moves: join(folder, 'no', 'm.parquet') })
    expect(nowhere).toBeInstanceOf(CannotWrite)
    expect((nowhere as CannotWrite).message).toMatch(/^cannot write .*no.m\.parquet \(ENOENT\)$/)
    const device = await play({ seats: '/dev/null' })
    expect(device).toBeInstanceOf(CannotWrite)
    expect((device as CannotWrite).message).toBe('cannot write /dev/null (it is not a plain file)')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('features of a view', () => {
  const featuresOf = (view: object) => {
    const builder = new BlockBuilder()
    new Features(builder).add(view)
    builder.endRow()
    return Object.fromEntries([...builder.block(0).columns].map(([name, cells]) => [name, cells[0]]))
  }

  test('are its numbers by path, lists by place, and lists within lists as sums', () => {
    const view = {
      config: { rounds: 5 },
      phase: 'DRAW',
      open: true,
      none: null,
      players: [{ cash: 3, cards: [{ worth: 2, name: 'a' }, { worth: 5 }] }],
    }
    expect(featuresOf(view)).toEqual({
      'view.phase': 'DRAW',
      'view.open': 1,
      'view.players.length': 1,
      'view.players.0.cash': 3,
      'view.players.0.cards.length': 2,
      'view.players.0.cards.sum.worth': 7,
    })
  })

  test('of a long list are its length and its sum', () => {
    expect(featuresOf({ deck: Array.from({ length: 100 }, () => 2) })).toEqual({
      'view.deck.length': 100,
      'view.deck.sum': 200,
    })
  })
})

describe('rows of moves', () => {
  test.each(['pearls', 'banca', 'carcosa', 'ludomercatus', 'aufbau', 'imperio'])(
    'of %s are the same in every state that the seat cannot tell from the real one',
    async (game) => {
      const box = await loadBox(game)
      const bots = Array.from({ length: Math.max(3, box.game.seats.min) }, () => 'normal')
      const config = configure(box.game, {}, bots.length) as object
      const chance = new SeededChance('another world').unrecorded()
      const [real, sampled] = [new MoveRows(0, false), new MoveRows(0, false)]
      let others = 0
      const { moves } = playOut(box, {
        config,
        bots,
        seed: 'data',
        movesMax: 400,
        before(position, count, turn) {
          if (turn.seat < 0 || count % 5 > 0) return
          const other = box.game.sample(position.state, turn.seat, chance)
          if (JSON.stringify(other) !== JSON.stringify(position.state)) others++
          real.note(position, count, turn)
          sampled.note(new Position(box.game, other, chance), count, turn)
        },
      })
      for (const rows of [real, sampled]) rows.end(0, 'data', bots, undefined)
      expect(real.block().rows).toBeGreaterThan(moves / 20)
      expect(others).toBeGreaterThan(0)
      expect(sampled.block()).toEqual(real.block())
    },
  )
})

describe('columns', () => {
  test('that are text in one block are text in all, and stand in an order that no arrival changes', () => {
    const blockOf = (...rows: readonly Record<string, Cell>[]) => {
      const builder = new BlockBuilder()
      for (const row of rows) {
        builder.set(row)
        builder.endRow()
      }
      return builder.block(0)
    }
    const blocks = [blockOf({ 'a.10': 1 }, { 'a.2': 2 }), blockOf({ 'a.2': 'x,"y"', b: 0.5 }, {})]
    const columnsOf = (all: readonly Block[]) => {
      const columns = new Columns()
      for (const block of all) columns.see({ kinds: kindsOf(block) })
      return columns.after([{ name: 'b', kind: 'number' }])
    }
    const columns = columnsOf(blocks)
    expect(columns).toEqual([
      { name: 'b', kind: 'number' },
      { name: 'a.2', kind: 'text' },
      { name: 'a.10', kind: 'number' },
    ])
    expect(columnsOf(blocks.toReversed())).toEqual(columns)
    expect([...tableAsText('csv', columns, blocks)].join('')).toBe('b,a.2,a.10\n,,1\n,2,\n0.5,"x,""y""",\n,,\n')
  })
})
