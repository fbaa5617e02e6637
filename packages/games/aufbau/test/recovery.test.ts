import { expect, test } from 'vitest'
import type { Group } from '../src/estate.ts'
import { givenOrganization, givenSpecialist, settle, smallStarter, starterCity } from './givens.ts'
import { NE, Play } from './kit.ts'

/** R1, conversion: the next step is the recovery. */
const atConversion = () => Play.b1().advance()

test('[S87] who keeps away from politics is forgotten a little', () => {
  const play = atConversion().with((p) => {
    p.kw = 3
    p.n = 2
  })
  play.advance()
  expect([play.me.kw, play.me.n]).toEqual([2, 1])
  expect(play.fact('calmed')).toMatchObject({ kw: -1, n: -1 })
})

test('[3.4] nothing is forgotten after a political step, and nothing falls below 0', () => {
  const busy = atConversion().with((p) => {
    p.kw = 3
    p.n = 2
    p.turn.usedPoliticalSteps = true
  })
  busy.advance()
  expect([busy.me.kw, busy.me.n]).toEqual([3, 2])
  const calm = atConversion().advance()
  expect([calm.me.kw, calm.me.n]).toEqual([0, 0])
  expect(calm.told.filter(({ type }) => type === 'calmed')).toEqual([])
})

test('[3.4] those who were taken on as pupils are promoted when their time has come', () => {
  const play = atConversion().with((p) => {
    givenSpecialist(p, 'simple', [], { promoteAtRound: 2 })
    givenSpecialist(p, 'simple', [], { promoteAtRound: 3 })
    givenSpecialist(p, 'master', [], { promoteAtRound: 2 })
  })
  play.advance()
  expect(play.me.specialists.map(({ tier }) => tier)).toEqual(['experienced', 'simple', 'master'])
  expect(play.fact('promoted').specialist).toBe('spec-1')
})

test.each<readonly [string, Group, boolean]>([
  ['nobody there', { levels: 0, loyalty: 1, inUnrest: true }, false],
  ['no loyalty', { levels: 1, loyalty: 0, inUnrest: false }, true],
  ['wavering and active', { levels: 1, loyalty: 2, inUnrest: false }, true],
  ['wavering and in unrest', { levels: 1, loyalty: 1, inUnrest: true }, false],
  ['loyal', { levels: 1, loyalty: 3, inUnrest: true }, false],
])('[3.4, 6.6] moods turn between rounds: %s', (_name, group, inUnrest) => {
  const play = atConversion().with((p) => {
    Object.assign(starterCity(p).tenants, group)
    Object.assign(smallStarter(p).tenants, group)
    givenOrganization(p, 'cult', 'small', group)
  })
  play.advance()
  const { domains, cities, organizations } = play.me
  expect([domains[0]?.tenants.inUnrest, cities[0]?.tenants.inUnrest, organizations[0]?.followers.inUnrest]).toEqual([
    inUnrest,
    inUnrest,
    inUnrest,
  ])
})

test('[S101] those who waver work every second round', () => {
  const play = Play.b1().with((p) => settle(starterCity(p).tenants, 2, 2))
  play.toNextActions({ w: NE })
  expect(starterCity(play.me).tenants.inUnrest).toBe(true)
  expect(play.fact('moodTurned')).toMatchObject({ risen: ['city-starter'], calm: [] })
  expect([play.me.turn.labor, play.me.turn.influence]).toEqual([2, 4])
  play.toNextActions()
  expect(starterCity(play.me).tenants.inUnrest).toBe(false)
  expect(play.me.turn.labor).toBe(5)
})

test('[3.4] a new round begins with a clean slate', () => {
  const play = atConversion().with((p) => {
    p.turn.actionsUsed = 2
    p.turn.facilityBuildsUsed = 1
    p.turn.actionKeys = ['money.sell']
    p.turn.lossChoice = 'gold'
  })
  play.advance()
  expect(play.me.turn).toEqual({
    labor: 0,
    influence: 0,
    actionsUsed: 0,
    facilityBuildsUsed: 0,
    actionKeys: [],
    usedPoliticalSteps: false,
    lossChoice: null,
    maintained: [],
  })
})
