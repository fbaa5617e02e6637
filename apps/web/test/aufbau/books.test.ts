import { forecast, type LedgerLine, MATERIALS, scoreOf, standingParts } from '@ludoteca/aufbau'
import { describe, expect, test } from 'vitest'
import { groupsOf, sumOf } from '../../src/games/aufbau/books/ledger-groups.ts'
import { stepsOf } from '../../src/games/aufbau/books/waterfall-steps.ts'
import { incomeBySource, marketsInTime, seriesOf } from '../../src/games/aufbau/charts/series.ts'
import { holdsPercent } from '../../src/games/aufbau/envy/odds.ts'
import { flowsOf } from '../../src/games/aufbau/estate/flows.ts'
import { eventSection, marketSection } from '../../src/games/aufbau/frame/sections.ts'
import { neededBy } from '../../src/games/aufbau/market/needs.ts'
import { lotOf, marketsOf, quoteOf } from '../../src/games/aufbau/market/prices.ts'
import { Estate, names } from './kit.ts'

const line = (source: LedgerLine['source'], ref: string, gold12: number, labor = 0): LedgerLine => ({
  source,
  ref,
  gold12,
  labor,
  influence: 0,
  magicPower: 0,
  goods: [],
})

describe('a ledger', () => {
  test('is grouped by source, one line for each holding, without lines that moved nothing', () => {
    const groups = groupsOf([
      line('city', 'city-2', 24, 1),
      line('food', '', -12),
      line('city', 'city-2', 0, 2),
      line('city', 'city-3', 60),
      line('office', 'office-2', 0),
    ])
    expect(groups.map(({ source, gold12, lines }) => [source, gold12, lines.length])).toEqual([
      ['city', 84, 2],
      ['food', -12, 1],
    ])
    expect(groups[0]?.lines[0]).toMatchObject({ gold12: 24, labor: 3 })
  })

  test('adds up to what was booked', () => {
    const { me } = new Estate().rounds(1)
    const { labor, influence } = sumOf(me.ledger)
    expect(labor).toBe(me.turn.labor)
    expect(influence).toBe(me.turn.influence)
  })

  test('falls from the old gold to the new, source by source', () => {
    const steps = stepsOf([line('city', 'city-2', 24), line('food', '', -36)], 48)
    expect(steps).toEqual([
      { source: 'before', from12: 0, to12: 48 },
      { source: 'city', from12: 48, to12: 72 },
      { source: 'food', from12: 72, to12: 36 },
      { source: 'after', from12: 0, to12: 36 },
    ])
  })

  test('ends with the gold that is there', () => {
    const { me } = new Estate().rounds(2)
    const before = me.history.at(-1)?.gold12 ?? 0
    expect(stepsOf(me.ledger, before).at(-1)?.to12).toBe(me.gold12)
  })
})

describe('cards of the estate', () => {
  test('say what every holding gives and costs', () => {
    const { view, me } = new Estate()
    const { yields, upkeep } = flowsOf(view, me)
    expect(yields.get('city-starter')).toEqual({ gold: 2, labor: 1, influence: 1 })
    expect(yields.get('office-starter')).toMatchObject({ influence: 4 })
    expect(upkeep.get('domain-starter')).toEqual({ gold: 0, labor: 0, influence: 0 })
  })
})

describe('the market board', () => {
  test('quotes what one investment brings and costs', () => {
    const { view } = new Estate()
    const quiet = { ...view.market, modifiers: { ...view.market.modifiers, rawCheapFood: -2, specialCheapFood: 4 } }
    expect(quoteOf(view, quiet, 'raw.grain')).toEqual({ sell: 1, buy: 1 })
    expect(quoteOf(view, quiet, 'special.pulpellen')).toEqual({ sell: 7, buy: 7 })
  })

  test('never pays to have things taken away, and gives nothing for nothing', () => {
    const { view } = new Estate()
    const dead = { ...view.market, modifiers: { ...view.market.modifiers, rawCheapFood: -9 } }
    expect(quoteOf(view, dead, 'raw.grain')).toEqual({ sell: 0, buy: 1 })
  })

  test('counts raw materials in sixes', () => {
    expect(MATERIALS.map(lotOf).filter((lot) => lot === 6)).toHaveLength(47)
  })

  test('has the local market first, and what the workshops need', () => {
    const { view, me } = new Estate()
    expect(marketsOf(view, me).map(({ id }) => id)).toEqual(['local'])
    expect(neededBy(me)).toContain('raw.grain')
  })
})

describe('sections', () => {
  const config = new Estate().view.config

  test('of the market last four rounds from the first on', () => {
    expect(marketSection({ round: 1 })).toMatchObject({ passed: 0, text: 'noch 4 Runden' })
    expect(marketSection({ round: 4 })).toMatchObject({ passed: 3, text: 'noch diese Runde' })
    expect(marketSection({ round: 5 })).toMatchObject({ passed: 0 })
  })

  test('of events begin in the second round', () => {
    expect(eventSection({ round: 1, config })).toMatchObject({ passed: -1, text: 'ab Runde 2' })
    expect(eventSection({ round: 2, config })).toMatchObject({ passed: 0 })
    expect(eventSection({ round: 7, config })).toMatchObject({ passed: 1 })
  })
})

describe('charts', () => {
  test('have a figure for each round that is over', () => {
    const { me } = new Estate().rounds(3)
    const [series] = seriesOf([me], names, ({ gold12 }) => gold12)
    expect(series).toMatchObject({ label: 'Ana', seat: 0 })
    expect(series?.values).toHaveLength(3)
  })

  test('tell income by source and markets by section from the story', () => {
    const story = [
      { type: 'roundStarted', round: 2 },
      { type: 'marketRolled', market: new Estate().view.market },
      { type: 'booked', seat: 0, lines: [line('city', 'city-2', 24), line('food', '', -12)] },
      { type: 'booked', seat: 1, lines: [line('office', 'office-2', 36)] },
    ].map((fact, id) => ({ id, move: id, fact }))
    expect(incomeBySource(story, 0)).toEqual({ sources: ['city'], rounds: [{ round: 2, gold: [2] }] })
    expect(marketsInTime(story).map(({ round }) => round)).toEqual([2])
  })
})

describe('what lies ahead', () => {
  test('is a forecast of the next round', () => {
    const { view, me } = new Estate()
    expect(forecast(view, me)).toMatchObject({ round: 2, labor: 3, influence: 5, idle: [] })
    // [6.10] While the round lasts, five labour at two gold and five influence at 0.6 count, too.
    expect(view.scores[0]).toBe(scoreOf(view, me) + 120 * (10 + 3))
    // What the charts show adds up to what the head says.
    const parts = Object.values(standingParts(view, me))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(view.scores[0])
  })

  test('is a defence that holds or does not', () => {
    expect(holdsPercent(0, 10)).toBe(55)
    expect(holdsPercent(9, 10)).toBe(100)
    expect(holdsPercent(-12, 10)).toBe(0)
  })
})
