import { configure, isRefusal } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { personalities } from '../src/bots/index.ts'
import { aufbau } from '../src/game.ts'
import { playtest } from '../src/playtest/index.ts'
import { gini, watch } from '../src/playtest/watch.ts'
import { NE, Play, stocked } from './kit.ts'

const { scenarios, sheets, label } = playtest

describe('scenarios [12.5]', () => {
  test('those of the specification are there', () => {
    expect(Object.keys(scenarios)).toEqual(
      expect.arrayContaining([
        'core-v1-all5',
        'core-v1-marketaware',
        'core-v1-specialists',
        'core-v1-strategies',
        'core-v1-strategies-no-guardrails',
        'core-v1-strategies-soft-guardrails',
        'core-v1-strategies-tuned-guardrails',
        'core-v1-planner-strategies',
      ]),
    )
  })

  test.each(Object.entries(scenarios))(
    '%s seats bots that exist and have a name, with options that will do',
    (_, one) => {
      for (const bot of one.bots) {
        expect(bot === 'random' || personalities[bot]).toBeTruthy()
        expect(label(bot)).not.toBe(bot)
        expect(label(bot)).not.toContain('undefined')
      }
      expect(isRefusal(configure(aufbau as never, one.options, one.bots.length))).toBe(false)
    },
  )
})

describe('sheets [12.5]', () => {
  const sheet = (title: string) => sheets().find((one) => one.title === title)?.rows ?? []
  const verdictOf = (post: string) => sheet('Prices and yields').find(([name]) => name === post)

  test.each([
    ['Stadtbesitz verpachtet, Klein', 12, 4.6, 2.61, 'breaking'],
    ['Amt für Gold, Klein', 12.4, 2.76, 4.49, 'harmful'],
    ['Domäne, Mittel', 80, 10, 8, 'fine'],
    ['Stadtbesitz Eigenproduktion, Groß', 60, 4, 15, 'sink'],
    ['Werkstatt, Mittel', 16, -1.6, '–', 'useless'],
    // 86.4 for all three steps; 54 gold and 27 influence a round in a large city, less 9.
    ['Unterweltzirkel, Groß', 86.4, 61.2, 1.41, 'breaking'],
  ])('%s costs %d, yields %d a round and is paid back after %s: %s', (...row) => {
    expect(verdictOf(row[0])).toEqual(row)
  })

  test('payback has a line for each post, with rounds and what they mean by size', () => {
    expect(sheet('Payback').find(([post]) => post === 'Stadtbesitz verpachtet')).toEqual([
      'Stadtbesitz verpachtet',
      '2.6 breaking',
      '2.5 breaking',
      '2.7 breaking',
    ])
    expect(sheet('Payback').find(([post]) => post === 'Werkstatt')).toEqual(['Werkstatt', ...Array(3).fill('useless')])
    expect(sheet('Payback').length * 3).toBe(sheet('Prices and yields').length)
  })

  test('every verdict has a tone', () => {
    for (const { rows, tones } of sheets().slice(0, 2))
      for (const row of rows) expect(tones?.[String(row.at(-1)).split(' ').at(-1) as string]).toBeDefined()
  })

  test('eight honey are worth eight gold as wine, and four as special materials [12.5]', () => {
    expect(sheet('Workshops').find(([raw]) => raw === 'Honig')).toEqual(['Honig', expect.any(Number), 4, 8, 'Wein'])
  })

  test('odds are those of the specification, and add up to certainty [13.1]', () => {
    const odds = sheet('Odds')
    expect(odds.find(([needed]) => needed === 7)).toEqual([7, 20, 25, 25, 25, 5])
    expect(odds.find(([needed]) => needed === 15)).toEqual([15, 0, 5, 25, 25, 45])
    for (const [, ...chances] of odds) expect(chances.reduce((sum: number, one) => sum + Number(one), 0)).toBe(100)
  })
})

test('[12.5] a match is measured: actions by result, what was not taken, cities, sales, conversion', () => {
  const meter = watch(1)
  const play = Play.b1()
  const hear = (go: () => unknown) => {
    const before = play.told.length
    go()
    meter.hear(play.told.slice(before).map((fact) => ({ fact, to: 'all' as const })))
  }
  play.with((p) => {
    p.gold12 = 1200
    stocked(p, 'raw.grain', 12)
  })
  const grain = { good: 'raw.grain', count: 12 } as const
  const tool = { good: 'special.simpleTools', count: 1 } as const
  hear(() => play.do({ type: 'moneySellBuy', sell: [grain], buy: [tool] }, { p: [11, 16] }))
  hear(() => play.do({ type: 'acquireCity', tier: 'small', tenure: 'pacht' }, { p: [10] }))
  hear(() => play.do({ type: 'buildFacility', host: 'office-starter', facility: 'general.small.office' }))
  hear(() => play.advance())
  hear(() => play.advance().advance().advance({ w: NE }))
  hear(() => play.do({ type: 'hireSpecialist', kind: 'builder', tier: 'simple' }, { p: [1] }))
  hear(() => play.do({ type: 'hireSpecialist', kind: 'builder', tier: 'simple' }, { p: [1] }))
  hear(() => play.advance())
  const numbers = meter.read(play.state, undefined as never)
  expect(numbers).toMatchObject({
    '0/action.moneySell.success': 1,
    '0/action.moneyBuy.good': 1,
    '0/action.acquireCity.good': 1,
    '0/action.hireSpecialist.fail': 2,
    '0/facilitiesBuilt': 1,
    // The bundle, the city, and the second specialist: three of four.
    '0/idleActions': 0.25,
    '0/goldPerInvestmentSold': 3,
    '0/pricePerCity': 6,
    '0/cityIncome': 4,
    '0/cityUpkeep': 1,
    '0/milestone.city': 1,
  })
  expect(Object.keys(numbers).filter((name) => label(name.slice(2)).includes('undefined'))).toEqual([])
})

test('what is equal has no inequality, and one who has all has nearly all of it', () => {
  expect(gini([3, 3, 3])).toBe(0)
  expect(gini([0, 0, 0, 8])).toBe(0.75)
  expect(gini([0, 0])).toBe(0)
})

test('numbers, events, markets and holdings have names in a report', () => {
  for (const name of ['score', 'event.27', 'rawMarket.7', 'specialMarket.12', 'holding.cities.small', 'veryGood']) {
    expect(label(name)).not.toBe(name)
  }
  expect(label('holding.cities.small')).toBe('Stadtbesitz: Klein')
  expect(label('stadt-none')).toBe('Stadt & Unterwelt, ohne Reserve')
})
