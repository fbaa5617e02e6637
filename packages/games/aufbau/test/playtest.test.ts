import { configure, isRefusal } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { personalities } from '../src/bots/index.ts'
import { TIERS } from '../src/data/posts.ts'
import { aufbau } from '../src/game.ts'
import { playtest } from '../src/playtest/index.ts'
import { gini, watch } from '../src/playtest/watch.ts'
import { DEALS, type Deal, LABOR_AT_WORK_GOLD, LABOR_LEFT_GOLD } from '../src/playtest/yields.ts'
import { eachFixedUpkeep } from '../src/rules/fixed-upkeep.ts'
import { eachIncome } from '../src/rules/income.ts'
import type { Player } from '../src/state.ts'
import { givenCity, givenOffice, givenOrganization } from './givens.ts'
import { NE, Play, stocked } from './kit.ts'

const { scenarios, sheets, label } = playtest

/** What a post brings, whatever it cost. */
function without(deal: Deal | undefined) {
  return deal && { gold: deal.gold, influence: deal.influence, labor: deal.labor }
}

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
    // Two gold, 0.6 for influence, and a quarter for the labour that conversion sells [6.8].
    ['Stadtbesitz verpachtet, Klein', 12, 2, 1, 1, 2.85, 4.21, 'harmful'],
    ['Amt für Gold, Klein', 12.4, 3, 0, 0, 3, 4.13, 'harmful'],
    ['Domäne, Mittel', 80, 2, 0, 4, 3, 26.67, 'sink'],
    ['Stadtbesitz Eigenproduktion, Groß', 60, -8, 0, 6, -6.5, '–', 'useless'],
    // Three special materials for twelve raw ones, less a gold piece; two labour stand still at the bench.
    ['Werkstatt, Mittel', 16, 2, 0, -2, 1.5, 10.67, 'sink'],
    // 86.4 for all three steps; 54 gold and 27 influence a round in a large city, less 3 gold and 3 labour.
    ['Unterweltzirkel, Groß', 86.4, 51, 27, -3, 66.45, 1.3, 'breaking'],
  ])('%s costs %d and brings %d gold, %d influence, %d labour: %d a round, paid back after %s: %s', (...row) => {
    expect(verdictOf(row[0])).toEqual(row)
  })

  test('[6.8] labour counts what it really brings: a quarter by itself, and what a domain makes of it at work', () => {
    const of = (title: string, name: string) => sheet(title).find(([post]) => post === name)
    expect([LABOR_LEFT_GOLD, LABOR_AT_WORK_GOLD]).toEqual([0.25, 8.45 / 4])
    expect(of('Payback', 'Stadtbesitz verpachtet')).toEqual([
      'Stadtbesitz verpachtet',
      '4.2 harmful',
      '3.7 harmful',
      '3.9 harmful',
    ])
    expect(of('Payback with labour at work', 'Stadtbesitz verpachtet')?.[1]).toBe('2.5 breaking')
    // A collegium brings labour and little else.
    expect(of('Payback', 'Handelskollegium')?.[1]).toBe('useless')
    expect(of('Payback with labour at work', 'Handelskollegium')?.[1]).toBe('4.9 harmful')
    expect(sheet('Payback').length * 3).toBe(sheet('Prices and yields').length)
  })

  test('[6.1] what deals bring is what a house with such a post books', () => {
    for (const tier of TIERS) {
      const booked = (give: (p: Player) => void) => {
        const sum = { gold: 0, influence: 0, labor: 0 }
        const { state, me } = Play.b1().with(give)
        const count = (sign: number) => (_s: string, ref: string, gold: number, labor: number, influence: number) => {
          if (!/-2$|^org-1$/.test(ref)) return
          sum.gold += sign * gold
          sum.labor += sign * labor
          sum.influence += sign * influence
        }
        eachIncome(state, me, count(1))
        eachFixedUpkeep(state, me, count(-1))
        return sum
      }
      const deal = (name: string) => DEALS.find((each) => each.name === name)?.of(tier)
      expect(booked((p) => void givenCity(p, tier))).toEqual(without(deal('Stadtbesitz verpachtet')))
      expect(booked((p) => void givenOffice(p, tier))).toEqual(without(deal('Amt für Einfluss')))
      expect(
        booked((p) => {
          givenOffice(p, tier).yieldMode = 'gold'
        }),
      ).toEqual(without(deal('Amt für Gold')))
      for (const [kind, name] of [
        ['underworld', 'Unterweltzirkel'],
        ['spy', 'Spionagering'],
        ['cult', 'Kult'],
        ['collegiumTrade', 'Handelskollegium'],
        ['collegiumCraft', 'Handwerkskollegium'],
      ] as const) {
        const own = booked((p) => {
          p.cities[0] = { ...(p.cities[0] as Player['cities'][number]), tier }
          givenOrganization(p, kind, tier)
        })
        expect([name, own]).toEqual([name, without(deal(name))])
      }
    }
  })

  test('every verdict has a tone', () => {
    for (const { rows, tones } of sheets().slice(0, 3))
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
