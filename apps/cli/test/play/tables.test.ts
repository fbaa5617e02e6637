import { box as aufbauBox, type View as Estate, eventName, GROUP_NAMES, gold12, MATERIALS } from '@ludoteca/aufbau'
import { box as bancaBox } from '@ludoteca/banca'
import {
  CARD_NAMES,
  type CardId,
  box as carcosaBox,
  effectiveMax,
  type View as House,
  kindOf,
  lostMaximum,
  MONSTER_NAMES,
} from '@ludoteca/carcosa'
import { box as imperioBox, PHASES, PROPERTIES } from '@ludoteca/imperio'
import { type Box, configure, drawAny, Position, SeededChance } from '@ludoteca/kernel'
import { type View as Market, box as marketBox, SPACES, tokenName } from '@ludoteca/ludomercatus'
import { box as pearlsBox } from '@ludoteca/pearls'
import { expect, test } from 'vitest'
import { estateLines, stockLines } from '../../src/play/tables/aufbau/estate.ts'
import { marketLines } from '../../src/play/tables/aufbau/world.ts'
import { nightLines } from '../../src/play/tables/carcosa/night.ts'
import { isWorthNoting } from '../../src/play/tables/carcosa/notes.ts'
import { drawGeneric } from '../../src/play/tables/generic.ts'
import { tableFor } from '../../src/play/tables/index.ts'
import { headline } from '../../src/play/tables/ludomercatus/players.ts'
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
  readonly names?: readonly string[]
}

/** So many drawings of a table at which moves are made at random. When a match is over, another one begins. */
function* drawings(box: unknown, draw: DrawTable, count: number, look: Look = {}) {
  const { columns = 80, rows = 100, depth = 0, seats = 4, options = {}, names = NAMES } = look
  const { game } = box as Box
  const chance = new SeededChance(`look ${seats}`)
  const config = configure(game, options, seats) as object
  const setUp = (seed: string) => Position.setup(game, config, seats, new SeededChance(seed))
  let position = setUp('board')
  for (let i = 0; i < count; i++) {
    const scene: Scene = {
      box: box as Box,
      view: game.view(position.state, 0),
      viewer: 0,
      seats: NAMES.slice(0, seats).map((_, seat) => seat),
      names: (seat) => names[seat] as string,
      columns,
      rows,
      leftMs: undefined,
      depth,
      paint: painter(depth),
      shell: shellWords('en'),
    } as Scene
    yield { lines: draw(scene), view: scene.view as Record<string, unknown> }
    const next = game.outcome(position.state) ? undefined : drawAny(position.state, position.decisions, chance)
    if (next) position.apply(next.seat, next.move)
    else position = setUp(`board ${i}`)
  }
}

test.each([
  ['pearls', pearlsBox, 60, 5],
  ['banca', bancaBox, 100, 7],
  ['ludomercatus', marketBox, 200, 8],
  ['imperio', imperioBox, 60, 8],
  ['carcosa', carcosaBox, 120, 4],
  ['aufbau', aufbauBox, 120, 4],
] as const)('no line of %s is wider than the terminal', async (id, box, count, seats) => {
  const own = await tableFor(id)
  for (const draw of [own, drawGeneric]) {
    for (const [columns, depth] of [
      [80, 0],
      [120, 24],
      [100, 8],
      [60, 4],
    ] as const) {
      let drawn = 0
      for (const { lines } of drawings(box, draw, count, { columns, depth, seats })) {
        drawn++
        expect(lines.filter((line) => widthOf(line) > columns)).toEqual([])
      }
      expect(drawn).toBe(count)
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

test('the market names every token, and shows the viewer’s cash in notes that add up to it', async () => {
  const draw = await tableFor('ludomercatus')
  for (const { lines, view } of drawings(marketBox, draw, 400, { columns: 80, seats: 3 })) {
    const text = lines.join('\n').replaceAll('\u00a0', ' ')
    for (const token of view.tokens as string[]) expect(text).toContain(` ${tokenName(token)}`)
    const [own] = view.players as { cash: number; bankrupt: boolean }[]
    if (own === undefined || own.bankrupt) continue
    const purse = /Your purse: (.*)/.exec(text)?.[1] ?? ''
    const notes = [...purse.matchAll(/(\d+) × (\d+)/g)].map(([, count, note]) => Number(count) * Number(note))
    expect(notes.reduce((sum, amount) => sum + amount, 0)).toBe(own.cash)
  }
})

test('one building that the bank has left is told as one', () => {
  const [{ view } = expect.fail('no market')] = drawings(marketBox, () => [], 1)
  const bank = { ...(view.bank as object), houses: 1, hotels: 1 }
  const scene = { view: { ...view, bank }, names: String, paint: painter(0) } as unknown
  expect(headline(scene as Scene<Market>, 80).join(' ')).toContain('The bank has 1 taberna and 1 emporium')
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

test('Imperio shows who owns what, what is for sale, what is voted on and what the papers say', async () => {
  const draw = await tableFor('imperio')
  const marks = [
    'Tus predios',
    'ADJUDICADO: ',
    'Sin postor',
    'Seguro ',
    'señal «',
    'humor «',
    'gobierna ',
    'obra en ',
    '□',
    '✓',
  ]
  const seen = new Set<string>()
  for (const { lines, view } of drawings(imperioBox, draw, 1000, { options: { mode: 'LONG' }, columns: 110 })) {
    const text = lines.join('\n')
    const { phase, round, rounds, marketRow } = view as { phase: keyof typeof PHASES } & Record<string, unknown>
    expect(text).toContain(`ronda ${round}/${rounds} · ${PHASES[phase]}`)
    const lots = (marketRow as string[]).map((id) => PROPERTIES.find((card) => card.id === id)?.nombre_es ?? '')
    expect(lots.filter((name) => !text.includes(name))).toEqual([])
    expect(text).toMatch(/Ann \(you\) +-?\d+/)
    // Nobody knows yet who will find no bidder; nothing is said to last longer than the match.
    if (phase === 'REVEAL' || phase === 'BID') expect(text).not.toContain('Sin postor')
    for (const [, until] of text.matchAll(/hasta la ronda (\d+)/g)) expect(Number(until)).toBeLessThan(Number(rounds))
    for (const mark of marks) if (text.includes(mark)) seen.add(mark)
    if (text.includes('Se comenta')) seen.add(phase)
  }
  const phases = ['ACTION', 'MOOD', 'VOTE', 'DEALS', 'EVENTS', 'PRESS', 'END']
  expect([...seen]).toEqual(expect.arrayContaining([...phases, ...marks]))
})

test('at 80 columns nothing in the heads of Imperio’s tables is cut', async () => {
  const draw = await tableFor('imperio')
  const [{ lines } = { lines: [] }] = drawings(imperioBox, draw, 1, {
    columns: 80,
    names: ['Ada', 'Bot Tejado', 'Bot Ladrillo', 'Bot Azotea'],
  })
  const text = lines.join('\n')
  expect(text).toMatch(/Casero +Riqueza +Caja +Deuda +Fama +Papeles +Predios +Riesgo/)
})

/** What a long match comes by: ruins, hidden rooms, a lost maximum. */
const MARKS: readonly RegExp[] = [/Hab\. \d ▤\d+[ ⇅⇡]* ✗ /, /sala oculta/, /✗✗/]
const house = { options: { houseLoss: 0, presenceTable: [0, 0, 1, 1] }, columns: 100 }

test('Carcosa shows three floors with their decks, stairs, souls, figures and the King', async () => {
  const draw = await tableFor('carcosa')
  const seen = new Set<string>()
  for (const { lines, view } of drawings(carcosaBox, draw, 1500, house)) {
    const { rooms, players, monsters, king, round, stairs } = view as unknown as House
    const text = lines.join('\n')
    expect(text).toContain(`ronda ${round}/60`)
    expect(['Piso 3', 'Piso 2', 'Piso 1'].map((floor) => text.indexOf(floor))).toEqual(
      ['Piso 3', 'Piso 2', 'Piso 1'].map((floor) => text.indexOf(floor)).toSorted((a, b) => a - b),
    )
    for (const { size } of rooms) expect(text).toContain(`▤${size}`)
    expect(text.match(/▤\d+ ⇅/g)).toHaveLength(stairs.length)
    expect(text.match(/♟\d/g)).toHaveLength(players.length)
    const figures = monsters.map(({ id }) => MONSTER_NAMES[id])
    expect(figures.filter((name) => !text.includes(name))).toEqual([])
    expect(text.includes('EL REY')).toBe(king.vanish === 0)
    for (const mark of MARKS) if (mark.test(text)) seen.add(mark.source)
  }
  expect([...seen].sort()).toEqual(MARKS.map(({ source }) => source).sort())
})

/** Five blocks down to −5, the line of nothing, and as many blocks as there is sanity, of as many as there may be. */
function barOf(soul: House['players'][number]): string {
  const [held, max] = [soul.sanity, effectiveMax(soul)]
  const below = '█'.repeat(5 + Math.min(0, held)) + '░'.repeat(Math.min(0, max) - Math.min(0, held))
  const above = '█'.repeat(Math.max(0, held)) + '░'.repeat(Math.max(0, max) - Math.max(0, held))
  const crosses = lostMaximum(soul)
  const crossesBelow = Math.max(0, -max)
  return `${below}${'✗'.repeat(crossesBelow)}│${above}${'✗'.repeat(crosses - crossesBelow)}`
}

test('the bar of a soul of Carcosa counts right, whole on a narrow screen, too [12.1]', async () => {
  const draw = await tableFor('carcosa')
  const seen = new Set<string>()
  for (const columns of [60, 80, 100]) {
    for (const { lines, view } of drawings(carcosaBox, draw, 600, { ...house, columns })) {
      const text = lines.join('\n')
      for (const soul of (view as unknown as House).players) {
        const bar = barOf(soul)
        expect(text).toContain(` ${bar} `)
        seen.add(soul.sanity < 0 ? 'below' : soul.sanity === effectiveMax(soul) ? 'full' : 'between')
        if (bar.includes('✗')) seen.add('lost')
      }
    }
  }
  expect([...seen].sort()).toEqual(['below', 'between', 'full', 'lost'])
})

test('a soul of Carcosa has its sanity as a bar, its things and states, and sees only its own notes', async () => {
  const draw = await tableFor('carcosa')
  let notes = 0
  for (const { lines, view } of drawings(carcosaBox, draw, 600, house)) {
    const { players, rooms } = view as unknown as House
    const text = lines.join('\n')
    for (const soul of players) {
      const { sanity, keys } = soul
      const shown = String(sanity).replace('-', '−')
      expect(text).toMatch(new RegExp(` ${barOf(soul)} +${shown}/−?\\d.* ${keys.length}/\\d`))
    }
    const known = rooms.flatMap((room) => room.seen).filter(isWorthNoting)
    expect(text.includes('Lo que sabes de los mazos')).toBe(known.length > 0)
    for (const { card, at, round } of known) {
      expect(text).toContain(`${at + 1}.ª ${CARD_NAMES[card]} (ronda ${round})`.replaceAll(' ', '\u00a0'))
    }
    notes += known.length
  }
  expect(notes).toBeGreaterThan(0)
})

test('what is worth noting of a deck of Carcosa: the next three cards, and of those below what weighs', () => {
  const noted = (at: number) => (card: CardId) => isWorthNoting({ at, card, uid: 0, round: 1 })
  for (const card of Object.keys(CARD_NAMES) as CardId[]) {
    expect([0, 1, 2].map((at) => noted(at)(card))).toEqual([true, true, true])
    expect([card, noted(3)(card)]).toEqual([card, ['KEY', 'MONSTER', 'OMEN', 'TREASURE'].includes(kindOf(card))])
  }
})

test('the keys of Carcosa say how near the match is to being lost by them', () => {
  const [{ view } = expect.fail('no house')] = drawings(carcosaBox, () => [], 1, house)
  const said = (keysDestroyed: number) => {
    const scene = { view: { ...view, keysDestroyed, keysInGame: 6 - keysDestroyed }, names: String } as unknown
    return nightLines(scene as Scene<House>, 100).find((line) => line.startsWith('Llaves'))
  }
  expect(said(1)).toMatch(/ 1 destruida · 5 en juego$/)
  expect(said(2)).toMatch(/ 2 destruidas · 4 en juego · una destruida más: derrota$/)
  expect(said(3)).toMatch(/3 en juego · derrota al final de la ronda$/)
})

test('one of anything in an estate of Aufbau is told as one', () => {
  const { game } = aufbauBox
  const position = Position.setup(game, configure(game, {}, 1) as never, 1, new SeededChance('one'))
  const view = structuredClone(game.view(position.state, 0))
  const [me] = view.players
  const [domain] = me?.domains ?? []
  if (!me || domain === undefined) return expect.fail('nobody owns anything')
  me.stock[MATERIALS.findIndex(({ id }) => id === 'special.armor')] = 1
  Object.assign(domain, { tenants: { levels: 1, loyalty: 3, inUnrest: false }, facilities: [{ id: 'f' }] })
  const scene = { view, viewer: 0, paint: { bold: String } } as unknown as Scene<Estate>
  expect(stockLines(scene, 200).join()).toContain('1 Rüstung')
  expect(stockLines(scene, 200).join()).not.toContain('1 Rüstungen')
  expect(estateLines(scene, 200).join()).toContain('1 Stufe, Loyalität 3, 1 Einrichtung')
  expect(estateLines(scene, 200).join()).not.toMatch(/\b1 (Stufen|Einrichtungen)/)
})

test('the market of Aufbau names no group of which there are no goods', () => {
  const { game } = aufbauBox
  const position = Position.setup(game, configure(game, {}, 1) as never, 1, new SeededChance('market'))
  const view = structuredClone(game.view(position.state, 0))
  const { modifiers } = view.market
  Object.assign(modifiers, Object.fromEntries(Object.keys(modifiers).map((group) => [group, 5])))
  const text = marketLines({ view, viewer: 0 } as unknown as Scene<Estate>, 2000).join()
  for (const group of Object.keys(modifiers)) {
    const isTraded = MATERIALS.some((material) => material.group === group)
    expect([group, text.includes(GROUP_NAMES[group as keyof typeof GROUP_NAMES])]).toEqual([group, isTraded])
  }
})

test('a house of Aufbau sees its own purse and everybody’s posts, the market and what is going on', async () => {
  const draw = await tableFor('aufbau')
  let events = 0
  let valued = 0
  for (const { lines, view } of drawings(aufbauBox, draw, 200, { columns: 100, depth: 0, seats: 3 })) {
    const estate = view as unknown as Estate
    const text = lines.join('\n')
    expect(text).toContain('Lokaler Markt')
    const me = estate.players.find((books) => books !== null)
    if (me) expect(text).toContain(`Gold ${gold12(me.gold12)}`)
    for (const { roll } of estate.events) expect(text).toContain(eventName(roll))
    // [6.10] Whoever sees a value is told why the last one will differ from it.
    const isValued = !estate.finished && estate.scores.some((score) => score !== null)
    expect(text.includes('am Ende nicht mehr')).toBe(isValued)
    valued += isValued ? 1 : 0
    events += estate.events.length
  }
  expect(events).toBeGreaterThan(0)
  expect(valued).toBeGreaterThan(0)
})
