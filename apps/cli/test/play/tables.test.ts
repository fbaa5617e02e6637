import { box as bancaBox } from '@ludoteca/banca'
import { type Box, configure, drawAny, Position, SeededChance } from '@ludoteca/kernel'
import { box as marketBox, SPACES } from '@ludoteca/ludomercatus'
import { box as pearlsBox } from '@ludoteca/pearls'
import { expect, test } from 'vitest'
import { drawGeneric } from '../../src/play/tables/generic.ts'
import { tableFor } from '../../src/play/tables/index.ts'
import type { DrawTable, Scene } from '../../src/play/tables/table.ts'
import { fit, grid, widthOf, wrapText } from '../../src/play/terminal/layout.ts'
import { type Depth, painter } from '../../src/play/terminal/paint.ts'
import { shellWords } from '../../src/play/words/index.ts'

const NAMES = ['Ann', 'Benedicta of the Hill', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gus', '名前']

interface Look {
  readonly columns?: number
  readonly rows?: number
  readonly depth?: Depth
  readonly seats?: number
  readonly options?: object
}

/** Draws the table after every one of so many random moves. */
function* drawings(box: unknown, draw: DrawTable, moves: number, look: Look = {}) {
  const { columns = 80, rows = 100, depth = 0, seats = 4, options = {} } = look
  const { game } = box as Box
  const chance = new SeededChance(`look ${seats}`)
  const position = Position.setup(game, configure(game, options, seats) as object, seats, new SeededChance('board'))
  for (let i = 0; i < moves; i++) {
    const scene: Scene = {
      box: box as Box,
      view: game.view(position.state, 0),
      viewer: 0,
      seats: NAMES.slice(0, seats).map((_, seat) => seat),
      names: (seat) => NAMES[seat] as string,
      columns,
      rows,
      depth,
      paint: painter(depth),
      shell: shellWords('en'),
    } as Scene
    yield { lines: draw(scene), view: scene.view as Record<string, unknown> }
    const next = game.outcome(position.state) ? undefined : drawAny(position.state, position.decisions, chance)
    if (!next) return
    position.apply(next.seat, next.move)
  }
}

test.each([
  ['pearls', pearlsBox, 60, 5],
  ['banca', bancaBox, 100, 7],
  ['ludomercatus', marketBox, 200, 8],
] as const)('no line of %s is wider than the terminal', async (id, box, moves, seats) => {
  const own = await tableFor(id)
  for (const draw of [own, drawGeneric]) {
    for (const [columns, depth] of [
      [80, 0],
      [120, 24],
      [100, 8],
      [60, 4],
    ] as const) {
      let drawn = 0
      for (const { lines } of drawings(box, draw, moves, { columns, depth, seats })) {
        drawn++
        expect(lines.filter((line) => widthOf(line) > columns)).toEqual([])
      }
      expect(drawn).toBeGreaterThan(20)
    }
  }
})

test('the generic table shows every field of the view, one row per seat where there is one for each', () => {
  const [{ lines } = { lines: [] }] = drawings(pearlsBox, drawGeneric, 1, { seats: 3 })
  const text = lines.join('\n')
  for (const words of [
    'Pearls in the sea: 6',
    'Hand: 1, 2, 3',
    'Worth: ',
    'Ann (you)',
    'Cleo',
    'Cards left',
    'Bid in',
  ]) {
    expect(text).toContain(words)
  }
})

test('a list that is only by accident as long as there are seats is not spread over them', () => {
  const [{ lines } = { lines: [] }] = drawings(pearlsBox, drawGeneric, 1, { seats: 3, options: { pearls: 3 } })
  expect(lines.join('\n')).toContain('Hand: 1, 2, 3')
})

test('all forty spaces of the market are on the board at 120 columns', async () => {
  const draw = await tableFor('ludomercatus')
  const [{ lines } = { lines: [] }] = drawings(marketBox, draw, 1, { columns: 120, rows: 60 })
  const text = lines.join(' ')
  for (const { name } of SPACES) for (const word of name.split(' ')) expect(text).toContain(word)
  expect(lines).toHaveLength(39)
  for (const line of lines) expect(widthOf(line)).toBe(118)
})

test('the sides of the market are listed at 80 columns, or where the ring would not fit in height', async () => {
  const draw = await tableFor('ludomercatus')
  for (const look of [{ columns: 80 }, { columns: 120, rows: 30 }]) {
    const [{ lines } = { lines: [] }] = drawings(marketBox, draw, 1, look)
    const text = lines.join('\n')
    for (const { name } of SPACES) expect(text).toContain(name)
  }
})

test('a property shows its owner, buildings and mortgage, never by colour alone', async () => {
  const draw = await tableFor('ludomercatus')
  const seen = new Set<string>()
  for (const { lines, view } of drawings(marketBox, draw, 3000, { columns: 80, seats: 2 })) {
    const deeds = view.deeds as ({ owner: number | null; mortgaged: boolean; level: number } | null)[]
    for (const [space, deed] of deeds.entries()) {
      if (deed?.owner === null || !deed) continue
      const { name, group } = SPACES[space] as (typeof SPACES)[number]
      const mark = deed.mortgaged ? '✗' : deed.level === 5 ? '◆' : '▲'.repeat(deed.level)
      const line = lines.find((each) => each.includes(`${name} `)) ?? ''
      expect(line).toMatch(new RegExp(` [A-HPW] +${name} +${deed.owner + 1}${mark}(?![▲◆✗])`))
      seen.add(`${group === null}${mark}`)
    }
  }
  for (const mark of ['', '✗', '▲']) expect(seen).toContain(`false${mark}`)
})

test('every phase of the market that deals with something says with what', async () => {
  const draw = await tableFor('ludomercatus')
  const titles: Record<string, string> = { auction: 'Auction: ', trade: 'Offer ', debt: 'Debt of ', buy: 'For sale' }
  const seen = new Set<string>()
  for (const { lines, view } of drawings(marketBox, draw, 2000, { columns: 120, rows: 60 })) {
    const title = titles[String(view.phase)]
    if (title === undefined) continue
    seen.add(title)
    expect(lines.join('\n')).toContain(title)
  }
  expect([...seen].sort()).toEqual(Object.values(titles).sort())
})

test('Banca shows turn, modifier, penalty, bank, everybody’s share if it were paid now, and the auction', async () => {
  const draw = await tableFor('banca')
  let auctions = 0
  let payouts = 0
  for (const { lines, view } of drawings(bancaBox, draw, 300)) {
    const text = lines.join('\n')
    expect(text).toContain(`turn ${view.turn}`)
    expect(text).toContain(`Modifier ×${view.modifier}`)
    expect(text).toMatch(/Penalty [\d,]+ /)
    expect(text).toContain('Share now')
    if (view.auction) auctions += Number(/Next bid from [\d,]+/.test(text))
    if (view.phase === 'SUMMARY') payouts += Number(text.includes('Payout of turn'))
  }
  expect(auctions).toBeGreaterThan(0)
  expect(payouts).toBeGreaterThan(0)
})

test('at the start everybody would get the same share', async () => {
  const draw = await tableFor('banca')
  const [{ lines } = { lines: [] }] = drawings(bancaBox, draw, 1)
  expect(lines.filter((line) => /9,000 +1\.0 +0 +250/.test(line))).toHaveLength(4)
})

test('text is measured, cut and broken by what the eye sees', () => {
  const { band, bold } = painter(24)
  expect(widthOf(band('#aa0000', 'ab'))).toBe(2)
  expect(widthOf('名前')).toBe(4)
  expect(widthOf(fit(bold('abcdef'), 4))).toBe(4)
  expect(fit('名前名前', 5)).toBe('名前…')
  expect(fit('ab', 5, 'right')).toBe('   ab')
  expect(wrapText('one two three', 7, 2)).toEqual(['one two', '  three'])
  expect(wrapText('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
  expect(
    grid(
      [
        ['', 'n'],
        ['a', '5'],
        ['b', '10'],
      ],
      20,
    ),
  ).toEqual(['    n', 'a   5', 'b  10'])
})

test('colours are left out where they cannot be seen', () => {
  expect(painter(0).band('#ffffff', 'x')).toBe('x')
  expect(painter(4).ink('#b3202c', 'x')).toContain('[31m')
  expect(painter(8).ink('#ff0000', 'x')).toContain('38;5;196')
  expect(painter(24).band('#e3c43a', 'x')).toContain('48;2;227;196;58')
})
