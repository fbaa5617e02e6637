import { expect, test } from 'vitest'
import type { Group } from '../../src/estate.ts'
import type { Player } from '../../src/state.ts'
import { DAMAGED, givenDomain, givenFacility, givenSpecialist, givenTrade, settle, smallStarter } from '../givens.ts'
import { event, i, Play, stocked } from '../kit.ts'
import { result, round3, stockOf } from './round3.ts'

const MINE = [10, 11, 2]
const RAIDERS = event(16, { branch: 'raiders' })
const PIRATES = event(16, { branch: 'pirates' })

/** What everybody hears of it. */
const rumours = ({ told }: Play) => told.flatMap((fact) => (fact.type === 'rumour' ? [fact.what] : []))

test('[S98] raiders take the grain of a domain that cannot defend itself', () => {
  const play = Play.b2().advance({ w: [8, 8, 5, ...MINE], p: [4, 10, 6] })
  expect(play.stock('raw.grain')).toBe(0)
  expect(play.gold).toBe(10.5)
  expect(play.fact('eventRolled')).toMatchObject({
    event: 16,
    target: 'domain-starter',
    defence: { roll: 10, bonus: 0, dc: 13, held: false },
    goods: [{ material: 'raw.grain', count: 6 }],
  })
  expect(play.fact('rumour')).toMatchObject({ what: 'raid', event: 16 })
})

test('[P13, P14] in a famine groups are fed before raiders come', () => {
  const play = round3([event(2), RAIDERS], 'before', (p) => settle(p.cities[0]?.tenants as Group, 4)).advance({
    p: [1, 1, 6],
  })
  expect(play.me.cities[0]?.tenants.loyalty).toBe(3)
  expect(play.fact('eventRolled').goods).toEqual([{ material: 'raw.grain', count: 4 }])
})

test('[row 16] each domain is looked for, and troops fend raiders off', () => {
  const play = round3([RAIDERS], 'before', (p) => {
    givenDomain(p, 'small')
    p.troops.levels.mercenary = 3
    givenSpecialist(p, 'simple', [6])
  })
  // 6 + 2 of combat power are a bonus of 4, less 2 for being reckless.
  play.advance({ p: [6, 5, 11] })
  expect(play.fact('eventRolled')).toMatchObject({ target: 'domain-2', defence: { bonus: 2, held: true }, goods: [] })
  expect(play.told.filter(({ type }) => type === 'rumour')).toEqual([])
})

test('[row 26] a conflict makes raids harder to fend off', () => {
  const raid = (die: number) =>
    round3([RAIDERS, event(26)], 'before').advance({ p: [5, die, ...(die < 15 ? [1] : [])] })
  expect(raid(14).fact('eventRolled').defence).toMatchObject({ dc: 15, held: false })
  expect(raid(15).fact('eventRolled').defence.held).toBe(true)
})

test('[7.3] the most valuable goods are stolen first, at most what is there', () => {
  const play = round3([RAIDERS], 'before', (p) => {
    stocked(p, 'raw.wine', 1)
    stocked(p, 'raw.honey', 1)
    stocked(p, 'raw.bread', 1)
    stocked(p, 'raw.wildGame', 1)
  }).advance({ p: [1, 1, 6] })
  expect(play.fact('eventRolled').goods).toEqual([
    { material: 'raw.wildGame', count: 1 },
    { material: 'raw.wine', count: 1 },
    { material: 'raw.honey', count: 1 },
    { material: 'raw.bread', count: 1 },
    { material: 'raw.grain', count: 2 },
  ])
  const poor = round3([RAIDERS], 'before', (p) => {
    settle(smallStarter(p).tenants, 1, 1, true)
    stocked(p, 'raw.wood', 2)
  }).advance({ p: [1, 1, 6] })
  expect(poor.fact('eventRolled').goods).toEqual([{ material: 'raw.wood', count: 2 }])
})

test('[row 16] pirates take an enterprise on 1 to 5, and damage one on 6 to 10', () => {
  const given = (p: Player) => {
    givenTrade(p, 'small').damage = DAMAGED
    givenTrade(p, 'small')
    givenTrade(p, 'medium')
  }
  const lost = round3([PIRATES], 'before', given).advance({ p: [5, i(1)] })
  expect(lost.me.trades.map(({ id }) => id)).toEqual(['trade-1', 'trade-2'])
  expect(lost.fact('rumour')).toMatchObject({ what: 'piracy' })
  const hurt = round3([PIRATES], 'before', given).advance({ p: [10, i(0), 4] })
  expect(hurt.me.trades[1]?.damage).toEqual({ damagedAtRound: 3, repairGold: 4, event: 16 })
  const missed = round3([PIRATES], 'before', given).advance({ p: [11] })
  expect([missed.me.trades.length, missed.me.incidents.piracy16]).toEqual([3, 0])
})

test('[row 16] pirates hit twice a section, and only what still works', () => {
  const tired = round3([PIRATES], 'before', (p) => {
    givenTrade(p, 'small')
    p.incidents.piracy16 = 2
  }).advance()
  expect(tired.me.trades).toHaveLength(1)
  round3([PIRATES], 'before', (p) => {
    givenTrade(p, 'small').damage = DAMAGED
  }).advance()
})

test('[D-20] an enterprise that was lost or damaged neither pays nor yields in the same round', () => {
  const given = (p: Player) => givenTrade(p, 'small')
  for (const p of [[1], [6, 1]]) {
    const play = round3([PIRATES], 'before', given).advance({ p })
    expect(result(play)).toEqual([22, 3, 5])
    expect(play.stock('special.simpleTools')).toBe(0)
  }
  const spared = round3([PIRATES], 'before', given).advance({ p: [20] })
  expect(result(spared)).toEqual([22 - 2 - 3, 2, 5])
  expect(spared.stock('special.simpleTools')).toBe(2)
})

test('[2.7, D-14] what is lost leaves its number behind', () => {
  const play = round3([PIRATES], 'before', (p) => {
    givenTrade(p, 'small')
    p.counters.trade = 1
    p.gold12 = 1200
  })
  play.advance({ p: [1] }).do({ type: 'acquireTrade', tier: 'small' }, { p: [7] })
  expect(play.me.trades.map(({ id }) => id)).toEqual(['trade-2'])
})

test('[S114] a conflict costs an enterprise goods, and halves what it makes', () => {
  const play = Play.b2()
    .with((p) => {
      givenTrade(p, 'small')
      stocked(p, 'special.pulpellen', 2)
      stocked(p, 'special.cloth', 1)
    })
    .advance({ w: [13, 13, 20, ...MINE], p: [5, 10, 12, 3] })
  expect(stockOf(play.me, 'special.pulpellen', 'special.cloth', 'special.simpleTools')).toEqual([0, 0, 1])
  expect([play.gold, play.me.turn.labor]).toEqual([8.5, 2])
  expect(play.fact('eventRolled')).toMatchObject({ defence: { dc: 17 }, goods: [{ material: 'special.cloth' }, {}] })
})

test('[row 26] the severity says whether an enterprise is lost, damaged or robbed; each one rolls', () => {
  const given = (p: Player) => {
    givenTrade(p, 'small')
    givenTrade(p, 'small')
    givenTrade(p, 'large')
    stocked(p, 'special.cloth', 10)
  }
  const play = round3([event(26)], 'before', given).advance({ p: [5, 16, 3, 5, 16, 8, 2, 5, 16, 9, 2] })
  expect(play.me.trades.map(({ id, damage }) => [id, damage?.repairGold])).toEqual([
    ['trade-2', 2],
    ['trade-3', undefined],
  ])
  expect(play.stock('special.cloth')).toBe(4)
  const spared = round3([event(26)], 'before', given).advance({ p: [5, 16, 4, 6, 6, 6] })
  expect(spared.me.trades[0]?.damage?.repairGold).toBe(6)
  const held = round3([event(26)], 'before', given).advance({ p: [6, 5, 17, 6] })
  expect(held.me.trades).toHaveLength(3)
  expect(rumours(held)).toEqual([])
})

test('[7.3] ores that were found in this round can be stolen in it', () => {
  const play = round3([event(26), event(34, { finds: true })], 'now', (p) => givenTrade(p, 'small')).advance({
    p: [5, 1, 20, 3],
  })
  expect(play.stock('special.highMagicOres')).toBe(1)
})

test('[S100] plunderers take goods and drive tenants away once the books are closed', () => {
  const play = Play.b2()
    .with((p) => settle(smallStarter(p).tenants, 2))
    .advance({ w: [18, 19, ...MINE], p: [12, 3, 3, 2] })
  expect(stockOf(play.me, 'raw.grain', 'raw.vegetables', 'raw.buildStone')).toEqual([2, 4, 0])
  expect(play.me.domains[0]?.tenants.levels).toBe(0)
  expect(play.gold).toBe(10.5)
  expect(play.fact('rumour')).toMatchObject({ what: 'plunder' })
})

test('[row 37] domains with nothing on them are attacked, twice a section at most', () => {
  const given = (p: Player) => {
    givenFacility(givenDomain(p, 'small'), 'special.small.refine')
    givenDomain(p, 'small')
    givenDomain(p, 'small')
  }
  const play = round3([event(37)], 'before', given).advance({ p: [i(2), 15, i(1), 15] })
  const targets = play.told.flatMap((fact) => (fact.type === 'eventRolled' ? [fact.target] : []))
  expect(targets).toEqual(['domain-4', 'domain-3'])
  expect(play.me.incidents.plunder37).toBe(2)
  expect(rumours(play)).toEqual([])
  play.toNextActions()
})

test('[row 37] tenants who flee are at most those who are there, and the die is rolled anyway', () => {
  const play = round3([event(37)], 'before').advance({ p: [1, 1, 1, 3] })
  expect(play.fact('eventRolled')).toMatchObject({ levels: 0, goods: [{ material: 'raw.grain', count: 2 }] })
})

test('[row 29] beasts eat four of what a domain would have brought', () => {
  const play = round3([event(29)], 'before', (p) => {
    smallStarter(p)
    givenDomain(p, 'small', { rawPicks: ['raw.wood', 'raw.clay', 'raw.honey'] })
  }).advance({ p: [14, 15] })
  // 12 − 4 = 8 raw over three picks: 3, 3, 2.
  const [line] = play.me.ledger.filter(({ source }) => source === 'event')
  expect(line?.goods).toEqual([
    { material: 'raw.grain', count: -1 },
    { material: 'raw.vegetables', count: -1 },
    { material: 'raw.buildStone', count: -2 },
  ])
  expect(stockOf(play.me, 'raw.wood', 'raw.clay', 'raw.honey')).toEqual([4, 4, 4])
  // [9] The neighbours hear of the one that failed.
  expect(rumours(play)).toEqual(['beasts'])
})

test('[row 29] domains in unrest have nothing beasts could eat', () => {
  const play = round3([event(29), event(26)], 'before', (p) => {
    settle(smallStarter(p).tenants, 1, 1, true)
    givenDomain(p, 'small')
  }).advance({ p: [17] })
  expect(play.fact('eventRolled')).toMatchObject({ target: 'domain-2', defence: { dc: 17, held: true } })
})
