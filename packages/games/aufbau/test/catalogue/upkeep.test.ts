import { expect, test } from 'vitest'
import { openCombat } from '../../src/rules/combat.ts'
import {
  DAMAGED,
  givenCity,
  givenDomain,
  givenOffice,
  givenOrganization,
  givenTrade,
  settle,
  starterCity,
  starterOffice,
} from '../givens.ts'
import { Play, stocked } from '../kit.ts'
import { acting, balance, full, has, nth, troops } from './full.ts'

const NOTHING = { gold: 0, labor: 0, influence: 0, magicPower: 0, goods: {} }

test('[11.1 P16a] a facility pays its upkeep and gives what it gives', () => {
  const play = full((p) => has(starterCity(p), 'general.small.city.workersCircle')).advance()
  const { id, resting } = nth(starterCity(play.me).facilities, 0)
  expect(resting).toBe(false)
  expect(balance(play, id)).toEqual({ ...NOTHING, labor: 1, influence: -1 })
})

test('[11.1 P16a] what cannot be paid for rests: nothing is paid, nothing given', () => {
  const play = full((p) => {
    p.gold12 = -1200
    has(starterCity(p), 'general.small.city.templeGuards')
  }).advance()
  const { id, key, resting } = nth(starterCity(play.me).facilities, 0)
  expect(resting).toBe(true)
  expect(balance(play, id)).toEqual(NOTHING)
  expect(play.fact('facilityRested')).toMatchObject({ facility: key, id })
})

test('[F-11] all of it or nothing: gold stays when goods are missing', () => {
  const FOUNDRIES = 'special.medium.city.metal.foundries'
  const withMetal = (iron: number) =>
    full((p) => {
      stocked(p, 'raw.iron', iron)
      has(givenCity(p, 'medium'), FOUNDRIES)
    }).advance()
  expect(balance(withMetal(1), `${FOUNDRIES}#1`)).toEqual(NOTHING)
  expect(balance(withMetal(2), `${FOUNDRIES}#1`).goods).toEqual({ 'raw.iron': -2, 'special.bronzeGoods': 2 })
})

test('[F-11] nothing is due in the round of building, and nothing in the first round', () => {
  const play = acting().do({
    type: 'buildFacility',
    host: 'office-starter',
    facility: 'general.small.office.subalterns',
  })
  const { id } = nth(starterOffice(play.me).facilities, 0)
  expect(balance(play, id)).toEqual(NOTHING)
  play.toNextActions()
  expect(balance(play, id)).toMatchObject({ gold: -2, influence: -2, labor: 1 })
  const first = Play.b0({ facilityCatalogue: 'full' })
    .with((p) => has(starterCity(p), 'general.small.city.templeGuards'))
    .advance({ w: [3, 4, 4, 6, 5] })
  expect(nth(starterCity(first.me).facilities, 0).resting).toBe(false)
})

test('[11.1 oneOf] the owner chooses how to pay, and only that way is tried', () => {
  const paidBy = (option: number, gold12 = 1200) =>
    balance(
      full((p) => {
        p.gold12 = gold12
        settle(starterCity(p).tenants, 1)
        has(starterOffice(p), 'general.small.office.clientRunners', [option])
      }).advance(),
      'general.small.office.clientRunners#1',
    )
  expect(paidBy(0)).toMatchObject({ gold: 0, labor: -1 })
  expect(paidBy(1)).toMatchObject({ gold: -1, labor: 0 })
  expect(paidBy(1, -1200)).toEqual(NOTHING)
})

test('[11.1 hostLevelIdle] a level for each grant, as long as there are any', () => {
  const GRANTS = 'general.small.domain.landGrants'
  const play = full((p) => {
    const domain = givenDomain(p, 'medium')
    settle(domain.tenants, 2)
    for (let i = 0; i < 3; i++) has(domain, GRANTS, [1])
  }).advance()
  expect([1, 2, 3].map((n) => balance(play, `${GRANTS}#${n}`))).toEqual([
    { ...NOTHING, gold: -1, labor: -1 },
    { ...NOTHING, gold: -1, labor: -1 },
    NOTHING,
  ])
  expect(openCombat(play.me)).toBe(2)
})

test('[11.1 boundTroopLevels, F-13] a castle needs three levels that are no militia, and they count for nothing else', () => {
  const withGuards = (mercenary: number, militia: number) =>
    full((p) => {
      p.gold12 = 6000
      troops(p, { mercenary, militia })
      has(givenDomain(p, 'large'), 'special.large.domain.castle')
    }).advance()
  const guarded = withGuards(4, 0)
  expect(nth(nth(guarded.me.domains, 1).facilities, 0).resting).toBe(false)
  expect(openCombat(guarded.me)).toBe(2)
  const open = withGuards(2, 8)
  expect(nth(nth(open.me.domains, 1).facilities, 0).resting).toBe(true)
  expect(openCombat(open.me)).toBe(12)
})

test('[F-13] thugs are bound first', () => {
  const play = full((p) => {
    p.gold12 = 6000
    troops(p, { mercenary: 2, thug: 4 })
    has(givenDomain(p, 'large'), 'special.large.domain.castle')
  }).advance()
  expect(openCombat(play.me)).toBe(4)
})

test('[11.1 boundCombat] a caravan takes one combat power along', () => {
  const CARAVAN = 'general.medium.trade.caravan'
  const play = full((p) => {
    troops(p, { mercenary: 1 })
    has(givenTrade(p, 'medium'), CARAVAN)
  }).advance()
  expect(balance(play, `${CARAVAN}#1`)).toMatchObject({ gold: -1, labor: -1 })
  expect(openCombat(play.me)).toBe(1)
  const alone = full((p) => has(givenTrade(p, 'medium'), CARAVAN)).advance()
  expect(balance(alone, `${CARAVAN}#1`)).toEqual(NOTHING)
})

test('[11.1 food] is paid in kind, never in gold', () => {
  const INN = 'special.small.city.food.inn'
  const fed = full((p) => has(givenCity(p, 'medium'), INN)).advance()
  expect(balance(fed, `${INN}#1`)).toEqual({ ...NOTHING, gold: 2, goods: { 'raw.grain': -1 } })
  const hungry = full((p) => {
    settle(nth(p.domains, 0).tenants, 1, 1, true)
    has(givenCity(p, 'medium'), INN)
  }).advance()
  expect(balance(hungry, `${INN}#1`)).toEqual(NOTHING)
})

test('[11.1 ownInfluence] a kitchen eats by what it brings', () => {
  const KITCHENS = 'special.small.organization.cult.soupKitchens'
  const with5 = full((p) => {
    stocked(p, 'raw.grain', 20)
    const cult = givenOrganization(p, 'cult', 'large', { levels: 5 })
    has(cult, KITCHENS)
  }).advance()
  expect(balance(with5, `${KITCHENS}#1`)).toEqual({ ...NOTHING, influence: 5, goods: { 'raw.grain': -2 } })
})

test('[11.1 everyRounds] some upkeep is due only now and then', () => {
  const SCRIPTORIUM = 'general.small.office.scriptorium'
  const play = full((p) => has(starterOffice(p), SCRIPTORIUM)).advance()
  expect(balance(play, `${SCRIPTORIUM}#1`)).toEqual(NOTHING)
  play.toNextActions()
  expect(balance(play, `${SCRIPTORIUM}#1`)).toEqual({ ...NOTHING, gold: -1 })
})

test('[11.1 upkeep self] friends among thieves need no pay', () => {
  const GANGS = 'general.small.city.gangAlliance'
  const alone = full((p) => has(starterCity(p), GANGS)).advance()
  expect(balance(alone, `${GANGS}#1`)).toEqual({ ...NOTHING, gold: -1 })
  const allied = full((p) => {
    givenOrganization(p, 'underworld', 'small')
    has(starterCity(p), GANGS)
  }).advance()
  expect(balance(allied, `${GANGS}#1`)).toEqual({ ...NOTHING, gold: 1 })
})

test('[11.1 upkeep self] every two ships make all ships dearer', () => {
  const SHIP = 'special.medium.trade.ship'
  const play = full((p) => {
    const trade = givenTrade(p, 'large')
    p.permanentLabor = 30
    has(trade, SHIP)
    has(trade, SHIP)
  }).advance()
  expect(balance(play, `${SHIP}#1`)).toMatchObject({ gold: -3, labor: -3 })
})

test('[F-12] damaged facilities rest, and work again from the next upkeep on', () => {
  const play = full((p) => {
    has(starterCity(p), 'general.small.city.workersCircle').damage = DAMAGED
  }).advance()
  const circle = nth(starterCity(play.me).facilities, 0)
  expect(circle.resting).toBe(true)
  play.do({ type: 'repairDamage', target: circle.id })
  expect(circle.resting).toBe(true)
  play.toNextActions()
  expect(circle.resting).toBe(false)
})

test('[F-12] where people are in unrest, or an enterprise is damaged, nothing works', () => {
  const play = full((p) => {
    settle(starterCity(p).tenants, 2, 1, true)
    has(starterCity(p), 'general.small.city.workersCircle')
    const trade = givenTrade(p, 'small')
    trade.damage = DAMAGED
    has(trade, 'general.medium.trade.missions')
  }).advance()
  expect(nth(starterCity(play.me).facilities, 0).resting).toBe(true)
  expect(nth(nth(play.me.trades, 0).facilities, 0).resting).toBe(true)
})

test('[11.1 P16a] hosts are served in order: domains, cities, organisations, offices, enterprises, troops, rooms', () => {
  const play = full((p) => {
    p.permanentLabor = 0
    p.domains[0] = { ...nth(p.domains, 0), tier: 'small' }
    has(nth(p.domains, 0), 'special.small.domain.mining.furnaces')
    has(starterCity(p), 'general.small.city.templeGuards')
    const spies = givenOrganization(p, 'spy', 'small')
    has(spies, 'general.small.organization.messengers')
    const trade = givenTrade(p, 'small')
    has(trade, 'general.small.trade.contracts')
  }).advance()
  const rests = [
    nth(play.me.domains, 0),
    starterCity(play.me),
    nth(play.me.organizations, 0),
    nth(play.me.trades, 0),
  ].map(({ facilities }) => nth(facilities, 0).resting)
  expect(rests).toEqual([false, false, true, true])
})

test('[F-01] with v1 the same facility is a mere carrier', () => {
  const play = Play.b2()
    .with((p) => has(starterCity(p), 'general.small.city.workersCircle'))
    .advance({ w: [10, 11, 2, 10, 9, 4, 12] })
  expect(play.me.works).toBeNull()
  expect(play.me.turn.labor).toBe(3)
})

test('[F-02] keys outside the catalogue stay as they are', () => {
  const play = full((p) => {
    has(starterOffice(p), 'general.small.office')
    has(givenOffice(p, 'small'), 'general.small.office.favors')
  }).advance()
  expect(balance(play, 'office-starter').influence).toBe(4 + 1)
  expect(balance(play, 'general.small.office.favors#1').influence).toBe(-1)
})

test('[11.1 upkeep cityWorkshops] an office for crafts saves a gold piece with each workshop in a city, never more than is due', () => {
  const costs = (focus: 'crafts' | null) => {
    const play = full((p) => {
      p.permanentLabor = 20
      Object.assign(givenOffice(p, 'medium', 'cityAdministration'), { focus })
      const { id: host } = givenCity(p, 'large', { mode: 'production' })
      const workshop = nth(p.workshops, 0)
      for (const tier of ['small', 'medium', 'large'] as const) p.workshops.push({ ...workshop, id: tier, tier, host })
    }).advance()
    return ['workshop-starter', 'small', 'medium', 'large'].map((id) => balance(play, id).gold)
  }
  expect(costs(null)).toEqual([0, 0, -1, -3])
  expect(costs('crafts')).toEqual([0, 0, 0, -2])
})
