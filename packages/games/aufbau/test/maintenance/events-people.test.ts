import { expect, test } from 'vitest'
import type { Player } from '../../src/state.ts'
import {
  givenDomain,
  givenOffice,
  givenOrganization,
  settle,
  smallStarter,
  starterCity,
  starterDomain,
} from '../givens.ts'
import { event, Play, stocked } from '../kit.ts'
import { effectOf, result, round3, stockOf } from './round3.ts'

/** Row 21 after a first event: metal −2, nothing else. */
const MINE = [10, 11, 2]
const loyalty = (p: Player) => [...p.domains, ...p.cities].map(({ tenants }) => tenants.loyalty)

test('[S91] in a famine groups are fed on top of what all eat', () => {
  const play = Play.b2()
    .with((p) => settle(starterCity(p).tenants, 2))
    .advance({ w: [1, 1, 15, 3, 4, ...MINE] })
  expect(play.state.events[0]).toEqual(event(2, { riot: 15, values: [7] }))
  expect([play.gold, play.me.turn.labor, play.stock('raw.grain')]).toEqual([12.5, 5, 2])
  expect(starterCity(play.me).tenants.loyalty).toBe(3)
})

test('[S92] those who are not fed lose heart, and all food is bought', () => {
  const play = Play.b2()
    .with((p) => {
      stocked(p, 'special.pulpellen', 0)
      settle(starterCity(p).tenants, 2)
      starterDomain(p).tenants.inUnrest = true
    })
    .advance({ w: [1, 1, 15, 3, 4, ...MINE] })
  expect([play.gold, play.me.turn.labor]).toEqual([8.5, 3])
  expect(starterCity(play.me).tenants).toEqual({ levels: 2, loyalty: 1, inUnrest: false })
  expect(play.fact('groupsChanged')).toMatchObject({
    why: 'famine',
    event: 2,
    changes: [{ host: 'city-starter', levels: 0, loyalty: -2 }],
  })
})

test('[3.2.4] a group is fed whole or not at all, in the order of posts', () => {
  const play = round3([event(2)], 'before', (p) => {
    p.domains = []
    settle(starterCity(p).tenants, 4)
    givenOrganization(p, 'cult', 'small', { levels: 2 })
    stocked(p, 'raw.grain', 1)
    stocked(p, 'raw.meatPreserved', 1)
    stocked(p, 'special.pulpellen', 1)
  }).advance()
  expect(starterCity(play.me).tenants.loyalty).toBe(1)
  expect(play.me.organizations[0]?.followers.loyalty).toBe(3)
  // The cult ate the grain, then the meat; one special food is left for all the others.
  const famine = play.me.ledger.find(({ source }) => source === 'event')
  expect(famine?.goods).toEqual([
    { material: 'raw.grain', count: -1 },
    { material: 'raw.meatPreserved', count: -1 },
  ])
})

test('[S110, D-24] the plague takes workers, but no people, and workshops need one more', () => {
  const play = Play.b2()
    .with((p) => settle(starterCity(p).tenants, 2))
    .advance({ w: [1, 2, 5, ...MINE] })
  expect([play.gold, play.me.turn.labor, play.stock('raw.grain')]).toEqual([12.5, 3, 4])
  expect(effectOf(play.me, 3)).toEqual({ gold: 0, labor: -1, influence: 0 })
  expect(starterCity(play.me).tenants.levels).toBe(2)
})

test('[row 5] tenants of cities are tested when a neighbour rises', () => {
  const given = (p: Player) => {
    settle(starterCity(p).tenants, 1, 3)
    settle(starterDomain(p).tenants, 1, 3)
    givenOrganization(p, 'cult', 'small', { levels: 1 })
  }
  expect(loyalty(round3([event(5)], 'now', given).advance({ p: [4] }).me)).toEqual([3, 2])
  expect(loyalty(round3([event(5)], 'now', given).advance({ p: [3] }).me)).toEqual([3, 3])
  expect(loyalty(round3([event(5)], 'before', given).advance().me)).toEqual([3, 3])
})

test('[row 11] a good harvest pleases tenants, not followers', () => {
  const play = round3([event(11)], 'now', (p) => {
    settle(starterCity(p).tenants, 1, 3)
    settle(smallStarter(p).tenants, 1, 6)
    givenOrganization(p, 'cult', 'small', { levels: 1 })
  }).advance()
  expect(loyalty(play.me)).toEqual([6, 4])
  expect(play.me.organizations[0]?.followers.loyalty).toBe(3)
  expect(play.fact('groupsChanged')).toMatchObject({
    event: 11,
    changes: [{ host: 'city-starter', levels: 0, loyalty: 1 }],
  })
})

test('[row 11] farms bring eight more of their first pick in every round', () => {
  const play = round3([event(11)], 'before', (p) => {
    smallStarter(p, 'agriculture')
  }).advance()
  expect(stockOf(play.me, 'raw.grain', 'raw.vegetables', 'raw.buildStone', 'raw.honey')).toEqual([9, 3, 3, 3])
})

test('[row 24] holy days please everybody; church offices cost more and give more', () => {
  const play = round3([event(24)], 'now', (p) => {
    settle(starterCity(p).tenants, 1, 3)
    settle(smallStarter(p).tenants, 1, 3)
    givenOrganization(p, 'cult', 'small', { levels: 1 })
    givenOffice(p, 'medium', 'churchOversight')
  }).advance()
  expect(loyalty(play.me)).toEqual([4, 4])
  expect(play.me.organizations[0]?.followers.loyalty).toBe(4)
  expect(effectOf(play.me, 24)).toEqual({ gold: -6, labor: 0, influence: 12 })
})

test('[row 28] dark stars please cults and frighten all others', () => {
  const play = round3([event(28)], 'now', (p) => {
    settle(starterCity(p).tenants, 1, 3)
    settle(smallStarter(p).tenants, 1, 1)
    givenOrganization(p, 'cult', 'small', { levels: 1 })
    givenOrganization(p, 'underworld', 'small', { levels: 1 })
  }).advance()
  expect(loyalty(play.me)).toEqual([0, 2])
  expect(play.me.organizations.map(({ followers }) => followers.loyalty)).toEqual([4, 2])
  // Nothing is left of the loyalty on the domain, so its people rise and leave.
  expect(starterDomain(play.me).tenants).toEqual({ levels: 0, loyalty: 0, inUnrest: false })
})

test('[7.3] changes of loyalty at the beginning of a section are summed up and happen once', () => {
  const play = round3([event(28), event(40, { values: [1] })], 'now', (p) => {
    settle(smallStarter(p).tenants, 1, 6)
    settle(starterCity(p).tenants, 1, 0, true)
  }).advance()
  // −1 and +2 at once: the loyal stay at 6, and those at the bottom rise by one.
  expect(loyalty(play.me)).toEqual([6, 1])
  expect(starterCity(play.me).tenants.inUnrest).toBe(true)
  expect(play.fact('groupsChanged').event).toBe(0)
})

test('[S109, D-22] a great year brings people, joy and a rich harvest', () => {
  const play = Play.b2()
    .with((p) => smallStarter(p, 'agriculture'))
    .advance({ w: [20, 20, 3, ...MINE] })
  expect(starterDomain(play.me).tenants).toEqual({ levels: 1, loyalty: 5, inUnrest: false })
  expect(stockOf(play.me, 'raw.grain', 'raw.vegetables', 'raw.buildStone', 'raw.honey')).toEqual([12, 5, 4, 4])
  expect([play.gold, play.me.turn.labor]).toEqual([9.5, 4])
})

test('[row 40] nobody settles where there is no room', () => {
  const play = round3([event(40, { values: [1] })], 'now', (p) => {
    settle(givenDomain(p, 'small').tenants, 2)
  }).advance()
  expect(play.me.domains.map(({ tenants }) => [tenants.levels, tenants.loyalty])).toEqual([
    [0, 3],
    [2, 5],
  ])
})

test('[row 40] woods bring half as much again at first, farms eight more all the time', () => {
  const raw = (p: Player) => p.stock.reduce((sum, count) => sum + count, 0)
  const given = (p: Player) => {
    smallStarter(p, 'forestry')
    settle(starterDomain(p).tenants, 2)
  }
  const now = round3([event(40, { values: [1] })], 'now', given).advance()
  const later = round3([event(40, { values: [1] })], 'before', given).advance()
  expect(raw(now.me) - raw(later.me)).toBe(6)
  const farm = round3([event(40, { values: [1] })], 'before', (p) => smallStarter(p, 'agriculture')).advance()
  expect(stockOf(farm.me, 'raw.grain', 'raw.honey')).toEqual([9, 3])
})

test('[row 32] workers leave the land at first, and cities gain hands all the time', () => {
  const given = (p: Player) => {
    settle(smallStarter(p).tenants, 2)
    givenOrganization(p, 'underworld', 'medium')
    givenOrganization(p, 'collegiumCraft', 'small')
    givenOrganization(p, 'collegiumTrade', 'small')
  }
  expect(effectOf(round3([event(32)], 'now', given).advance().me, 32).labor).toBe(1)
  expect(effectOf(round3([event(32)], 'before', given).advance().me, 32).labor).toBe(3)
})

test('[row 32] those in unrest neither leave nor come', () => {
  const play = round3([event(32)], 'now', (p) => {
    settle(smallStarter(p).tenants, 2, 1, true)
    givenOrganization(p, 'underworld', 'medium', { levels: 1, loyalty: 1, inUnrest: true })
  }).advance()
  expect(effectOf(play.me, 32).labor).toBe(0)
})

test('[S113] ruins draw people away, and give ores', () => {
  const play = Play.b2()
    .with((p) => settle(smallStarter(p).tenants, 2, 3))
    .advance({ w: [17, 17, 5, 10, ...MINE], p: [4] })
  expect(starterDomain(play.me).tenants.loyalty).toBe(1)
  expect([play.stock('special.highMagicOres'), play.me.turn.labor, play.gold]).toEqual([4, 4, 10.5])
})

test('[row 34] ruins give power to cults in every round, and ores in the first alone', () => {
  const play = round3([event(34, { finds: true, labor: true })], 'before', (p) => {
    givenOrganization(p, 'cult', 'medium', { levels: 3 })
  }).advance()
  expect(play.me.magicPower).toBe(2)
  expect(play.stock('special.highMagicOres')).toBe(0)
  expect(effectOf(play.me, 34).labor).toBe(-1)
})

test('[row 34] without luck there are neither ores nor idle hands', () => {
  const play = round3([event(34)], 'now', (p) => settle(starterCity(p).tenants, 2)).advance()
  expect(play.stock('special.highMagicOres')).toBe(0)
  expect(effectOf(play.me, 34).labor).toBe(0)
  expect(result(play)).toEqual([24, 5, 5])
})
