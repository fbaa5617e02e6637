import { expect, test } from 'vitest'
import type { Workshop } from '../../src/estate.ts'
import { administrationGold } from '../../src/rules/fixed-upkeep.ts'
import type { Player } from '../../src/state.ts'
import {
  DAMAGED,
  givenCity,
  givenDomain,
  givenFacility,
  givenOffice,
  givenOrganization,
  givenSpecialist,
  givenTrade,
  settle,
  starterCity,
  starterDomain,
  starterOffice,
} from '../givens.ts'
import { event, NE, Play, stocked } from '../kit.ts'
import { linesOf, result, round3, stockOf } from './round3.ts'

test('[S58] troops cost gold, influence and food', () => {
  const play = Play.b2()
    .with((p) => {
      p.gold12 = 480
      Object.assign(p.troops.levels, { bodyguard: 1, militia: 3, mercenary: 2, thug: 3 })
    })
    .advance({ w: NE })
  expect(play.gold).toBe(27)
  expect(play.me.turn.influence).toBe(0)
  expect(play.stock('raw.grain')).toBe(1)
})

test('[S102] where loyalty is gone people leave, and the post gives nothing', () => {
  const play = Play.b2()
    .with((p) => settle(starterCity(p).tenants, 2, 0, true))
    .advance({ w: NE })
  expect(starterCity(play.me).tenants).toEqual({ levels: 1, loyalty: 0, inUnrest: true })
  expect(result(play)).toEqual([8.5, 2, 4])
  expect(play.stock('raw.grain')).toBe(6)
})

test('[S103] the underworld lives on the largest city', () => {
  const play = Play.b2()
    .with((p) => {
      givenCity(p, 'medium')
      givenOrganization(p, 'underworld', 'medium')
    })
    .advance({ w: NE })
  expect(result(play)).toEqual([33.5, 3, 15])
})

test('[S104] traits make specialists dear, cheap or profitable', () => {
  const play = Play.b2()
    .with((p) => {
      givenSpecialist(p, 'experienced', [14, 18])
      givenSpecialist(p, 'simple', [7])
      givenSpecialist(p, 'simple', [15])
    })
    .advance({ w: NE })
  expect([play.gold, play.me.turn.influence]).toEqual([4.5, 5])
})

test('[S105, D-41] in debt workshops stand still, storages do not', () => {
  const play = Play.b2()
    .with((p) => {
      p.gold12 = -60
    })
    .advance({ w: NE })
  expect([play.gold, play.me.turn.labor]).toEqual([-3, 4])
  expect(play.me.turn.maintained).toEqual(['storage-starter'])
  expect(play.fact('booked').idle).toEqual(['workshop-starter'])
})

test('[S120, D-26] posts beyond the first ones need clerks, where the table wants it', () => {
  const given = (p: Player) => {
    givenCity(p, 'small')
    givenCity(p, 'small')
    givenDomain(p, 'medium')
    givenDomain(p, 'medium')
  }
  const play = Play.b2({ administrationUpkeep: true }).with(given)
  expect(administrationGold(play.me)).toBe(3)
  const without = Play.b2().with(given).advance({ w: NE })
  play.advance({ w: NE })
  expect(without.gold - play.gold).toBe(3)
  expect(play.me.ledger.find(({ source }) => source === 'administration')?.gold12).toBe(-36)
})

test.each([
  ['starter', 0],
  ['small', 2],
  ['medium', 4],
  ['large', 8],
] as const)('[6.3] a %s domain costs %i gold', (tier, gold) => {
  expect(round3([], 'before', (p) => givenDomain(p, tier)).advance().gold).toBe(22 - gold)
})

test.each([
  ['small', 'leased', 'pacht', 2 - 1],
  ['small', 'production', 'owned', -2],
  ['medium', 'production', 'pacht', -4 - 1],
  ['large', 'production', 'owned', -8],
  ['large', 'leased', 'owned', 12],
] as const)('[6.3] a %s city, %s and %s', (tier, mode, tenure, gold) => {
  expect(round3([], 'before', (p) => givenCity(p, tier, { mode, tenure })).advance().gold).toBe(22 + gold)
})

test.each([
  ['underworld', 'small', 4 - 1, 1, 1],
  ['spy', 'medium', -4, 0, 13],
  ['spy', 'large', -6, 0, 20],
  ['cult', 'large', -3, -3, 19],
  ['collegiumTrade', 'medium', -2, -6, 0],
  ['collegiumCraft', 'large', -2, -9, 0],
] as const)('[6.1, 6.3, D-13] an organisation: %s, %s', (kind, tier, gold, laborCost, influence) => {
  const play = round3([], 'before', (p) => {
    stocked(p, 'raw.grain', 20)
    givenOrganization(p, kind, tier)
  }).advance()
  expect(result(play)).toEqual([22 + gold, 3 - laborCost, 5 + influence])
})

test('[6.3] an organisation in unrest gives nothing and costs as much', () => {
  const play = round3([], 'before', (p) => {
    const cult = givenOrganization(p, 'cult', 'medium', { levels: 1, loyalty: 1, inUnrest: true })
    givenFacility(cult, 'special.large.organization')
  }).advance()
  expect(result(play)).toEqual([20, 3, 5])
})

test('[2.9, 6.1] an underworld in unrest earns neither gold nor influence', () => {
  const given = (inUnrest: boolean) =>
    result(
      round3([], 'before', (p) => {
        givenOrganization(p, 'underworld', 'small', { levels: 1, loyalty: 2, inUnrest })
      }).advance(),
    )
  const [calm, risen] = [given(false), given(true)]
  // Four gold and an influence of the underworld, one gold and one labour of its people; all eat the same.
  expect(calm.map((amount, at) => amount - (risen[at] as number))).toEqual([5, 1, 1])
})

test.each([
  ['bodyguard', 1, 4, 2],
  ['bodyguard', 2, 8, 4],
  ['militia', 1, 1, 1],
  ['militia', 4, 2, 2],
  ['mercenary', 2, 6, 0],
  ['thug', 3, 3, 3],
] as const)('[6.3] troops: %s, %i levels', (kind, levels, gold, influence) => {
  const play = round3([], 'before', (p) => {
    p.troops.levels[kind] = levels
  }).advance()
  expect([play.gold, play.me.turn.influence]).toEqual([22 - gold, 5 - influence])
})

test.each([
  [2, -1, 0],
  [5, -2, 0],
  [11, -2, 0],
  [14, -4, 0],
  [17, -1, 0],
  [19, 1, 1],
  [18, 0, -2],
  [7, 4, 0],
  [4, 0, 1],
  [10, 0, 2],
  [12, 2, 0],
  [13, 2, 0],
  [15, 2, 2],
  [16, 3, 0],
] as const)('[6.3, 6.9] trait %i brings or costs each round', (trait, gold, influence) => {
  const play = round3([], 'before', (p) => givenSpecialist(p, 'master', [trait])).advance()
  expect([play.gold, play.me.turn.influence]).toEqual([22 - 5 + gold, 5 + influence])
})

test('[6.9] multipliers double both sides, and positive-only traits have no other side', () => {
  const twice = { positiveOnly: false, positiveMultiplier: 2, negativeMultiplier: 2 }
  const doubled = round3([], 'before', (p) =>
    givenSpecialist(p, 'master', [], { traits: [15, 5, 18].map((id) => ({ id, ...twice })) }),
  ).advance()
  expect([doubled.gold, doubled.me.turn.influence]).toEqual([22 - 5 + 4 - 4, 5 + 4 - 4])
  const kind = round3([], 'before', (p) =>
    givenSpecialist(p, 'master', [], {
      traits: [5, 18, 19].map((id) => ({ id, ...twice, positiveOnly: true })),
    }),
  ).advance()
  expect([kind.gold, kind.me.turn.influence]).toEqual([17, 5 + 2])
})

test('[2.9] a specialist without loyalty costs the usual pay and does nothing', () => {
  const play = round3([], 'before', (p) =>
    givenSpecialist(p, 'experienced', [15, 18, 14], { loyalty: 0, influencePerRound: 2 }),
  ).advance()
  expect([play.gold, play.me.turn.influence]).toEqual([19, 5])
})

test('[6.9] a prestigious specialist brings influence', () => {
  const play = round3([], 'before', (p) => givenSpecialist(p, 'simple', [], { influencePerRound: 2 })).advance()
  expect(play.me.turn.influence).toBe(7)
})

test('[6.3] reforms cost two gold, once', () => {
  const key = 'general.medium.office.administrativeReforms'
  const play = round3([], 'before', (p) => givenFacility(givenOffice(p, 'medium'), key)).advance()
  expect([play.gold, play.me.turn.influence]).toEqual([20, 13])
})

test.each([
  ['influence', 0, 8],
  ['gold', 10, 0],
  ['split', 5, 4],
] as const)('[6.1] a medium office that yields %s', (yieldMode, gold, influence) => {
  const play = round3([], 'before', (p) => givenOffice(p, 'medium', null, { yieldMode })).advance()
  expect([play.gold, play.me.turn.influence]).toEqual([22 + gold, 5 + influence])
})

test('[2.8, 6.1] small offices bring as much gold as the table says, split ones half of it, rounded down', () => {
  const play = Play.b2({ officeGoldPerRound: 5 }).with((p) => {
    starterOffice(p).yieldMode = 'split'
  })
  play.advance({ w: NE })
  expect([play.gold, play.me.turn.influence]).toEqual([8.5 + 2 + 2, 1 + 2])
})

test.each([
  ['office', 'general.small.office', 1],
  ['organization', 'special.medium.organization', 3],
  ['trade', 'general.large.tradeEnterprise', 3],
  ['workshop', 'special.small.workshop', 2],
  ['domain', 'special.large.domain', 0],
  ['city', 'special.large.city', 0],
  ['troops', 'special.large.troops', 0],
] as const)('[6.7] influence of a facility at: %s', (place, key, influence) => {
  const run = (damaged: boolean) =>
    round3([], 'before', (p) => {
      const hosts = {
        office: starterOffice(p),
        organization: givenOrganization(p, 'collegiumTrade', 'small'),
        trade: givenTrade(p, 'small'),
        workshop: p.workshops[0] as Workshop,
        domain: starterDomain(p),
        city: starterCity(p),
        troops: p.troops,
      }
      givenFacility(hosts[place], key).damage = damaged ? DAMAGED : null
    }).advance().me.turn.influence
  expect(run(false)).toBe(5 + influence)
  expect(run(true)).toBe(5)
})

test('[6.7] personal facilities give influence; those of a damaged enterprise do not', () => {
  const play = round3([], 'before', (p) => {
    givenFacility({ facilities: p.personal }, 'general.medium.personal.wing')
    const trade = givenTrade(p, 'small')
    givenFacility(trade, 'general.large.tradeEnterprise')
    trade.damage = DAMAGED
  }).advance()
  expect(play.me.turn.influence).toBe(7)
})

test('[6.5] food is raw before special, cheap before dear, and bought when there is none', () => {
  const play = round3([], 'before', (p) => {
    p.domains = []
    settle(starterCity(p).tenants, 4)
    p.troops.levels.mercenary = 1
    stocked(p, 'raw.honey', 1)
    stocked(p, 'raw.bread', 1)
    stocked(p, 'raw.vegetables', 1)
    stocked(p, 'special.pulpellen', 1)
    stocked(p, 'special.brandy', 1)
  }).advance()
  // 7 labour, 2 combat power, 4 levels: 2 + 1 + 4.
  const food = play.me.ledger.find(({ source }) => source === 'food')
  expect(food?.goods.map(({ material }) => material)).toEqual([
    'raw.vegetables',
    'raw.bread',
    'raw.honey',
    'special.pulpellen',
    'special.brandy',
  ])
  expect(food?.gold12).toBe(-24)
})

test('[6.5] every four workers, every two of combat power and every level eat, what is begun counts whole', () => {
  const play = round3([], 'before', (p) => {
    p.permanentLabor = 6
    p.troops.levels.mercenary = 1
    p.troops.levels.militia = 1
    settle(starterCity(p).tenants, 1, 1, true)
    stocked(p, 'raw.grain', 20)
  }).advance()
  // 8 labour, 3 combat power, one level in unrest: 2 + 2 + 1.
  expect(linesOf(play.me, '').find(({ source }) => source === 'food')?.goods).toEqual([
    { material: 'raw.grain', count: -5 },
  ])
})

test('[P15, 6.5] where events take more labour than there is, people eat no less', () => {
  const play = round3([event(3)], 'before', (p) => {
    p.permanentLabor = 0
    p.domains = []
    p.cities = []
    settle(givenDomain(p, 'large').tenants, 8, 1, true)
  }).advance()
  // Nobody works, four are ill: eight levels eat, and the domain costs eight.
  expect(play.gold).toBe(20 - 8 - 8)
  expect(play.me.ledger.find(({ source }) => source === 'shortfall')).toMatchObject({ labor: 4 })
})

test('[3.2.2] missing labour and influence for fixed upkeep are forgiven, and said so', () => {
  const play = round3([], 'before', (p) => {
    p.domains = []
    p.permanentLabor = 0
    givenTrade(p, 'large')
    p.troops.levels.bodyguard = 4
  }).advance()
  expect([play.me.turn.labor, play.me.turn.influence]).toEqual([0, 0])
  expect(play.me.ledger.find(({ source }) => source === 'shortfall')).toMatchObject({ labor: 3, influence: 3 })
  expect(play.me.turn.maintained).toEqual([])
})

test('[6.3, D-04] workshops are paid in the order they were acquired, storages after them', () => {
  const play = round3([], 'before', (p) => {
    const [workshop] = p.workshops as [Workshop]
    p.workshops.push({ ...workshop, id: 'workshop-2', tier: 'large', facilities: [] })
    p.workshops.push({ ...workshop, id: 'workshop-3', tier: 'medium', facilities: [] })
    p.workshops.push({ ...workshop, id: 'workshop-4', facilities: [], damage: DAMAGED })
    p.storages.push({ id: 'storage-2', tier: 'medium', host: 'domain-starter', damage: DAMAGED })
  }).advance()
  // 5 labour: 1, then 4 for the large one, and nothing is left.
  expect(play.me.turn.maintained).toEqual(['workshop-starter', 'workshop-2'])
  expect(play.fact('booked').idle).toEqual(['workshop-3', 'storage-starter'])
  expect(play.gold).toBe(19)
})

test('[6.3] a workshop that can be paid for comes after one that cannot', () => {
  const play = round3([], 'before', (p) => {
    p.gold12 = -24
    const [workshop] = p.workshops as [Workshop]
    workshop.tier = 'large'
    p.workshops.push({ ...workshop, id: 'workshop-2', tier: 'small', facilities: [] })
  }).advance()
  expect(play.me.turn.maintained).toEqual(['workshop-2', 'storage-starter'])
})

test('[6.1] tenants work, pay, and bring raw materials on domains', () => {
  const play = round3([], 'before', (p) => settle(givenDomain(p, 'medium').tenants, 3)).advance()
  expect(linesOf(play.me, 'domain-2').filter(({ source }) => source === 'followers')).toMatchObject([
    { gold12: 36, labor: 3 },
    { goods: [{ material: 'raw.grain', count: 6 }] },
  ])
})

test('[3.2.3] raw materials are shared out equally, the first picks get the rest', () => {
  const play = round3([], 'before', (p) => {
    p.domains = []
    givenDomain(p, 'large', {
      rawPicks: ['raw.wood', 'raw.clay', 'raw.stone', 'raw.tar', 'raw.buildStone', 'raw.ironOre', 'raw.leather'],
    })
  }).advance()
  expect(stockOf(play.me, 'raw.wood', 'raw.clay', 'raw.stone', 'raw.leather')).toEqual([6, 5, 5, 5])
})

test('[3.2.3] picks that do not fit the tier give way to the usual ones', () => {
  const play = round3([], 'before', (p) => {
    starterDomain(p).tier = 'medium'
  }).advance()
  expect(stockOf(play.me, 'raw.wood', 'raw.ironOre')).toEqual([5, 4])
})

test('[6.1] domains and cities in unrest give nothing', () => {
  const play = round3([], 'before', (p) => {
    settle(starterDomain(p).tenants, 1, 2, true)
    settle(starterCity(p).tenants, 1, 1, true)
  }).advance()
  expect(result(play)).toEqual([20 - 3, 0, 4])
  expect(play.stock('raw.grain')).toBe(0)
})
