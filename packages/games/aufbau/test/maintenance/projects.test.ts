import { expect, test } from 'vitest'
import type { Project } from '../../src/estate.ts'
import type { Player } from '../../src/state.ts'
import { givenCity, givenFacility, givenTrade, settle } from '../givens.ts'
import { event, Play, QUIET, stocked } from '../kit.ts'
import { round3 } from './round3.ts'

const INSULAE = 'general.medium.city.insulae'

function given(p: Player, more: Partial<Project> = {}): void {
  const n = p.projects.length + 1
  p.projects.push({
    id: `project-${n}`,
    key: INSULAE,
    host: 'city-2',
    startedAtRound: 2,
    totalRounds: 4,
    remainingRounds: 3,
    laborPerRound: 2,
    magicPowerPerRound: 0,
    options: [],
    materials: [],
    ...more,
  })
}

test('[3.2.5] projects take labour before workshops do, in the order they were begun', () => {
  const play = round3([], 'before', (p) => {
    givenCity(p, 'medium')
    given(p)
    given(p, { laborPerRound: 6 })
    given(p, { laborPerRound: 5 })
  }).advance()
  // 7 labour: 2, too much, 5; nothing is left for the workshop.
  expect(play.me.projects.map(({ remainingRounds }) => remainingRounds)).toEqual([2, 3, 2])
  expect(play.me.turn.maintained).toEqual([])
  const told = play.told.flatMap((fact) => (fact.type === 'projectAdvanced' ? [fact.paused] : []))
  expect(told).toEqual([false, true, false])
})

test('[3.2.5] projects may need magic power', () => {
  const play = round3([], 'before', (p) => {
    givenCity(p, 'medium')
    p.magicPower = 3
    given(p, { laborPerRound: 0, magicPowerPerRound: 2 })
    given(p, { laborPerRound: 0, magicPowerPerRound: 2 })
  }).advance()
  expect(play.me.projects.map(({ remainingRounds }) => remainingRounds)).toEqual([2, 3])
  expect(play.me.magicPower).toBe(1)
})

test('[3.2.5] what is missing for the fixed upkeep does not stop a project that needs no labour', () => {
  const play = round3([], 'before', (p) => {
    p.permanentLabor = 0
    p.domains = []
    p.workshops = []
    p.storages = []
    givenTrade(p, 'large')
    givenCity(p, 'medium')
    given(p, { laborPerRound: 0 })
  }).advance()
  expect(play.me.projects[0]?.remainingRounds).toBe(2)
})

test('[row 36] while the empire builds, projects need twice the labour', () => {
  const play = round3([event(36, { values: [2] })], 'before', (p) => {
    givenCity(p, 'medium')
    given(p)
  }).advance()
  expect(play.me.ledger.find(({ source }) => source === 'project')).toEqual({
    source: 'project',
    ref: 'project-1',
    gold12: 0,
    labor: -4,
    influence: 0,
    magicPower: 0,
    goods: [],
  })
})

test('[P22] what is finished can be used at once', () => {
  const play = round3([], 'before', (p) => {
    givenCity(p, 'medium')
    given(p, { remainingRounds: 1 })
  }).advance()
  expect(play.me.projects).toEqual([])
  expect(play.me.cities[1]?.facilities).toMatchObject([
    { id: 'city-city-2-facility-1', key: INSULAE, builtAtRound: 3, damage: null },
  ])
  expect(play.fact('projectCompleted')).toMatchObject({ facility: INSULAE, host: 'city-2' })
  play.toNextActions()
  expect(play.me.cities[1]?.tenants.levels).toBe(2)
})

test('[P2] insulae fill up as far as there is room, once', () => {
  const play = round3([], 'before', (p) => {
    const city = givenCity(p, 'medium')
    givenFacility(city, INSULAE, 2)
    givenFacility(city, INSULAE, 1)
    givenFacility(city, 'special.small.refine', 2)
    settle(city.tenants, 6, 4)
  }).advance()
  // Three of its own and two for each insulae make seven.
  expect(play.me.cities[1]?.tenants).toEqual({ levels: 7, loyalty: 4, inUnrest: false })
  expect(play.fact('groupsChanged')).toMatchObject({ why: 'insulae', changes: [{ host: 'city-2', levels: 1 }] })
})

test('[P2, P3] those who have just moved in are as glad of a good harvest as all others', () => {
  const play = round3([event(11)], 'now', (p) => givenFacility(givenCity(p, 'medium'), INSULAE, 2)).advance()
  expect(play.me.cities[1]?.tenants).toEqual({ levels: 2, loyalty: 4, inUnrest: false })
})

test('[S62] insulae are built over four rounds and settled in the next', () => {
  const play = Play.b1().with((p) => {
    p.gold12 = 1200
    givenCity(p, 'medium')
    p.counters.city = 2
    stocked(p, 'raw.bricks', 30)
    stocked(p, 'raw.lumber', 15)
  })
  play.do({ type: 'buildFacility', host: 'city-2', facility: INSULAE })
  expect([play.gold, play.me.turn.labor, play.me.projects[0]?.remainingRounds]).toEqual([86, 3, 3])
  play.toNextActions({ w: [18, 18, 2, 3, 10, 11, 2] })
  expect([play.me.projects[0]?.remainingRounds, play.me.turn.labor]).toEqual([2, 1])
  play.toNextActions()
  expect(play.me.projects[0]?.remainingRounds).toBe(1)
  play.toNextActions()
  expect(play.me.cities[1]?.facilities[0]?.builtAtRound).toBe(4)
  play.toNextActions({ w: QUIET })
  expect(play.me.cities[1]?.tenants.levels).toBe(2)
})
