import { expect, test } from 'vitest'
import type { Workshop } from '../../src/estate.ts'
import type { Player, SectionEvent } from '../../src/state.ts'
import {
  DAMAGED,
  givenCity,
  givenFacility,
  givenOrganization,
  givenTrade,
  settle,
  starterCity,
  starterDomain,
  starterOffice,
} from '../givens.ts'
import { event, i, Play } from '../kit.ts'
import { result, round3 } from './round3.ts'

const MINE = [10, 11, 2]

test('[S93] a riot damages the only workshop, which then needs no labour', () => {
  const play = Play.b2().advance({ w: [13, 13, 4, ...MINE], p: [3, 5] })
  expect(play.state.events.map(({ roll }) => roll)).toEqual([26, 21, 27])
  expect(play.me.workshops[0]?.damage).toEqual({ damagedAtRound: 2, repairGold: 5, event: 27 })
  expect([play.gold, play.me.turn.labor, play.stock('raw.grain')]).toEqual([10.5, 4, 6])
  expect(play.fact('damaged')).toMatchObject({ target: 'workshop-starter', repairGold: 5, event: 27 })
  expect(play.fact('rumour')).toMatchObject({ what: 'riot' })
})

test('[S97] a drought halves farms in its first round, and may damage something', () => {
  const play = Play.b2()
    .with((p) => {
      const domain = starterDomain(p)
      domain.tier = 'small'
      domain.specialization = 'agriculture'
      domain.rawPicks = ['raw.grain', 'raw.vegetables', 'raw.buildStone', 'raw.honey']
    })
    .advance({ w: [4, 4, 2, ...MINE], p: [20] })
  expect(
    ['raw.grain', 'raw.vegetables', 'raw.buildStone', 'raw.honey'].map((id) => play.stock(id as 'raw.grain')),
  ).toEqual([0, 2, 1, 1])
  expect(play.gold).toBe(8.5)
  // No roll and a whole harvest later on.
  play.toNextActions()
  expect(play.me.ledger.filter(({ source }) => source === 'event')).toEqual([])
})

test('[S115] an accident that finds nothing in a city to damage is no hit', () => {
  const play = Play.b2().advance({ w: [7, 7, 15, 3, 20, ...MINE], p: [2] })
  expect([play.gold, play.me.turn.labor, play.me.incidents.damage14]).toEqual([10.5, 3, 0])
  expect(play.told.filter(({ type }) => type === 'damaged')).toEqual([])
})

/** Something of every kind that can be damaged; ids say where it stands. */
function everything(p: Player): void {
  starterDomain(p).tier = 'small'
  starterDomain(p).rawPicks = ['raw.grain', 'raw.vegetables', 'raw.buildStone']
  const house = givenCity(p, 'large', { mode: 'production' })
  const places = [starterDomain(p), starterCity(p), house, starterOffice(p), p.troops]
  for (const place of places) givenFacility(place, 'general.small.office')
  givenFacility(givenOrganization(p, 'cult', 'small'), 'general.small.organization')
  givenFacility(givenTrade(p, 'small'), 'general.small.tradeEnterprise')
  const [workshop] = p.workshops as [Workshop]
  p.workshops.push({ ...workshop, id: 'workshop-2', host: house.id, facilities: [] })
  givenFacility(workshop, 'general.small.workshop')
  p.storages.push({ id: 'storage-2', tier: 'small', host: house.id, damage: null })
  p.personal.push({ ...givenFacility({ facilities: [] }, 'general.small.personal.kitchen') })
  settle(starterCity(p).tenants, 1)
  // Names by place, so that the order of the pool can be read.
  const named: (readonly [string, { facilities: { id: string }[] }])[] = [
    ['domain', starterDomain(p)],
    ['city', starterCity(p)],
    ['house', house],
    ['office', starterOffice(p)],
    ['troops', p.troops],
    ['cult', p.organizations[0] as never],
    ['trade', p.trades[0] as never],
    ['workshop', workshop],
  ]
  for (const [name, { facilities }] of named) for (const facility of facilities) facility.id = `at-${name}`
}

const POOLS: readonly (readonly [row: number, pool: readonly string[]])[] = [
  [
    15,
    [
      'workshop-starter',
      'workshop-2',
      'storage-starter',
      'storage-2',
      'at-domain',
      'at-city',
      'at-house',
      'at-cult',
      'at-office',
      'at-trade',
      'at-workshop',
      'at-troops',
    ],
  ],
  [14, ['at-city', 'at-house', 'workshop-2', 'storage-2']],
  [27, ['at-city', 'at-house', 'at-cult', 'workshop-starter', 'workshop-2']],
  [30, ['at-city', 'at-house', 'workshop-starter', 'workshop-2']],
]

/** What is hit when the pick has this place; a trade enterprise that works rolls no dice here. */
function struck(row: number, place: number): string {
  const play = round3([event(row, { values: [1] })], 'before', everything).advance({ p: [5, i(place), 2] })
  return play.fact('damaged').target
}

test.each(POOLS)('[7.3] what row %i can damage, in order', (row, pool) => {
  expect(pool.map((_, place) => struck(row, place))).toEqual(pool)
  // One place more does not exist.
  expect(() => struck(row, pool.length)).toThrow('outside')
})

test('[row 8] a drought can damage anything, in its first round', () => {
  const play = round3([event(8, { values: [1] })], 'now', everything).advance({ p: [5, i(11), 6] })
  expect(play.me.troops.facilities[0]?.damage).toEqual({ damagedAtRound: 3, repairGold: 6, event: 8 })
})

test('[row 20] an alchemical accident strikes tenants or things in cities, once a section', () => {
  const accident = (place: number) =>
    round3([event(20, { values: [1] })], 'before', everything).advance({ p: [5, i(place), 2] })
  const people = accident(0)
  expect(starterCity(people.me).tenants.levels).toBe(0)
  expect(people.fact('groupsChanged')).toMatchObject({ event: 20, changes: [{ host: 'city-starter', levels: -1 }] })
  expect([1, 2, 3, 4].map((place) => accident(place).fact('damaged').target)).toEqual([
    'at-city',
    'at-house',
    'workshop-2',
    'storage-2',
  ])
  expect(() => accident(5)).toThrow('outside')
  expect(people.me.incidents.damage20).toBe(1)
  people.toNextActions()
})

test.each([
  [14, 'damage14', 2],
  [20, 'damage20', 1],
  [27, 'damage27', 3],
  [30, 'damage30', 3],
] as const)('[7.3] row %i rolls no more after its last hit of a section', (row, counter, max) => {
  const given = (hits: number) => (p: Player) => {
    everything(p)
    p.incidents[counter] = hits
  }
  const events: readonly SectionEvent[] = [event(row, { values: [1] })]
  const last = round3(events, 'before', given(max - 1)).advance({ p: [1, i(0), 1] })
  expect(last.me.incidents[counter]).toBe(max)
  round3(events, 'before', given(max)).advance()
})

test('[7.3] what is damaged already is not struck again', () => {
  const play = round3([event(27)], 'before', (p) => {
    ;(p.workshops[0] as Workshop).damage = DAMAGED
  }).advance({ p: [5] })
  expect(play.me.workshops[0]?.damage).toEqual(DAMAGED)
  expect(play.me.incidents.damage27).toBe(0)
})

test('[P8, P9, D-23] damage events roll in their order: 20, 14, 15, 27, 30', () => {
  const rows = [30, 27, 15, 14, 20].map((row) => event(row, { values: [1] }))
  const play = round3(rows, 'before', everything).advance({ p: [6, 6, 6, 6, 5, i(0), 1] })
  expect(play.fact('damaged')).toMatchObject({ event: 30, target: 'at-city' })
})

test('[6.3] rows 9, 20 and 27 make workshops dearer', () => {
  const rows = [event(9, { values: [1, 1] }), event(20, { values: [1] }), event(27)]
  const play = round3(rows, 'before', (p) => {
    ;(p.workshops[0] as Workshop).tier = 'medium'
  }).advance({ p: [6, 6] })
  expect(play.gold).toBe(22 - 1 - 1 - 1 - 2)
})

test('[row 27] craftsmen lose a day in a riot, by rank', () => {
  const play = round3([event(27)], 'before', (p) => givenOrganization(p, 'collegiumCraft', 'medium')).advance({
    p: [6],
  })
  expect(result(play)).toEqual([22 - 2 - 1, 5 + 6 - 2 - 1 - 1, 5])
})
