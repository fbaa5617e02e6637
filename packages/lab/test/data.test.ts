import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { describe, expect, test } from 'vitest'
import { addFeatures } from '../src/data/features.ts'
import { simulateToFiles } from '../src/data/simulate-to-files.ts'
import { Spool } from '../src/data/spool.ts'
import { type Block, BlockBuilder, type Cell, Columns } from '../src/data/table.ts'
import { type DataFormat, tableAsText, writeTable } from '../src/data/write.ts'
import { loadBox } from '../src/load.ts'
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
    const spec = { ...SPEC, moves: true }
    const write = async (parts: readonly (readonly [number, number])[]) => {
      const folder = scratch()
      const spool = new Spool(join(folder, 'part'))
      for (const [from, to] of parts) spool.add(simulateStretch(box, spec, { from, to }).moves as Block)
      const columns = spool.columns.after([{ name: 'match', kind: 'int' }])
      await writeTable('parquet', join(folder, 'x'), columns, spool.blocks(), {})
      spool.remove()
      expect(readdirSync(folder)).toEqual(['x'])
      return readFileSync(join(folder, 'x'))
    }
    const whole = await write([[0, 12]])
    expect((await write([[7, 12], [0, 3], [3, 7]])).equals(whole)).toBe(true) // biome-ignore format: three parts
  })

  test('are cut into row groups by rows alone, so that no more is in memory at once', async () => {
    const file = join(scratch(), 'wide.parquet')
    const columns = Array.from({ length: 20 }, (_, i) => ({ name: `c${i}`, kind: 'number' as const }))
    const block = (from: number, rows: number): Block => ({
      from,
      rows,
      columns: new Map(columns.map(({ name }) => [name, Float64Array.from({ length: rows }, (_, row) => from + row)])),
    })
    await writeTable('parquet', file, columns, [block(0, 15), block(15, 9)], { game: 'x' }, 400)
    const { row_groups, key_value_metadata } = parquetMetadata(arrayBuffer(file))
    expect(row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([20, 4])
    expect(key_value_metadata).toContainEqual({ key: 'game', value: 'x' })
  })
})

describe('features of a view', () => {
  const featuresOf = (view: object) => {
    const row = new Map<string, Cell>()
    addFeatures(row, view)
    return Object.fromEntries(row)
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

  test.each(['pearls', 'banca', 'carcosa', 'ludomercatus', 'aufbau', 'imperio'])(
    'of %s are the same for every state that the seat cannot tell apart',
    async (game) => {
      const box = await loadBox(game)
      const spec = { ...SPEC, game, options: {}, bots: Array.from({ length: box.game.seats.min }, () => 'normal') }
      const seen: [Uint8Array, Uint8Array][] = []
      const view = box.game.view
      const { SeededChance } = await import('@ludoteca/kernel')
      const chance = new SeededChance('other').unrecorded()
      let looks = 0
      const watched = {
        ...box,
        game: {
          ...box.game,
          view(s: object, viewer: number | 'spectator') {
            const own = view(s, viewer)
            if (looks++ % 40 === 0) {
              const other = view(box.game.sample(s, viewer, chance), viewer)
              seen.push([serialize(featuresOf(own)), serialize(featuresOf(other))])
            }
            return own
          },
        },
      }
      const { moves } = simulateStretch(watched, { ...spec, movesMax: 120, moves: true }, { from: 0, to: 1 })
      expect(moves?.rows).toBeGreaterThan(10)
      expect(moves?.columns.size).toBeLessThan(1500)
      for (const [own, other] of seen) expect(other).toEqual(own)
    },
  )
})

describe('columns', () => {
  test('that are text in one block are text in all, and stand in an order that no arrival changes', () => {
    const blockOf = (...rows: readonly Record<string, Cell>[]) => {
      const builder = new BlockBuilder()
      for (const row of rows) builder.add(new Map(Object.entries(row)))
      return builder.block(0)
    }
    const blocks = [blockOf({ 'a.10': 1 }, { 'a.2': 2 }), blockOf({ 'a.2': 'x,"y"', b: 0.5 }, {})]
    const columnsOf = (all: readonly Block[]) => {
      const columns = new Columns()
      for (const block of all) columns.see(block)
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
