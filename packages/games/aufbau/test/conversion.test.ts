import { expect, test } from 'vitest'
import type { MaterialId } from '../src/data/materials.ts'
import type { Workshop } from '../src/estate.ts'
import type { Player } from '../src/state.ts'
import { DAMAGED, givenCity, givenFacility, givenSpecialist, settle, smallStarter, starterCity } from './givens.ts'
import { event, Play, stocked } from './kit.ts'

/** B1 with exactly these goods. */
function withGoods(goods: Partial<Record<MaterialId, number>>, change: (p: Player) => void = () => {}): Play {
  return Play.b1().with((p) => {
    p.stock.fill(0)
    for (const [id, count] of Object.entries(goods)) stocked(p, id as MaterialId, count)
    change(p)
  })
}

/** What is there afterwards. */
function kept(play: Play): Partial<Record<MaterialId, number>> {
  return Object.fromEntries((play.me.conversion?.stored ?? []).map(({ material, count }) => [material, count]))
}

const workshopOf = (p: Player) => p.workshops[0] as Workshop
const idle = (p: Player) => {
  p.turn.maintained = []
}
const ALLEY = 'special.medium.artisanAlley'

test('[S63] alleys make the best of what is there', () => {
  const goods = { 'raw.herbsFlowers': 4, 'raw.unpolishedGems': 1, 'raw.quartzSand': 8, 'raw.preciousMetals': 2 }
  const play = withGoods(goods, (p) => {
    idle(p)
    givenSpecialist(p, 'simple', [], { kind: 'artisan', loyalty: 0 })
    givenFacility(starterCity(p), ALLEY)
    settle(starterCity(p).tenants, 4)
  }).advance()
  expect(play.me.conversion?.alleys.map(({ made }) => made[0]?.material)).toEqual([
    'special.cutGems',
    'special.jewelry',
  ])
  expect(play.me.conversion?.sold).toEqual([
    { material: 'raw.herbsFlowers', count: 4, gold12: 12 },
    { material: 'raw.quartzSand', count: 8, gold12: 24 },
    { material: 'raw.preciousMetals', count: 1, gold12: 3 },
    { material: 'special.cutGems', count: 1, gold12: 24 },
    { material: 'special.jewelry', count: 1, gold12: 24 },
  ])
  expect(play.gold).toBe(15.75)
})

test('[6.8 C2] recipes by what they gain; paper is never worth it', () => {
  const goods = {
    'raw.herbsFlowers': 8,
    'raw.quartzSand': 4,
    'raw.leadBrassTin': 2,
    'special.paper': 4,
  }
  const play = withGoods(goods, (p) => {
    givenSpecialist(p, 'simple', [], { secondaryKind: 'workshop' })
    for (let i = 0; i < 6; i++) givenFacility(starterCity(p), ALLEY)
  }).advance()
  expect(play.me.conversion?.alleys.map(({ made }) => made[0]?.material)).toEqual([
    'special.mechanicalParts',
    'special.glassware',
    'special.perfume',
    'special.perfume',
  ])
})

test.each([
  [3, 1],
  [4, 2],
  [8, 3],
])('[6.8 C2] with %i levels of tenants an alley makes %i', (levels, made) => {
  const play = withGoods({ 'raw.unpolishedGems': 9 }, (p) => {
    givenSpecialist(p, 'simple', [], { kind: 'workshop' })
    givenFacility(starterCity(p), ALLEY)
    settle(starterCity(p).tenants, levels)
  }).advance()
  expect(play.me.conversion?.alleys).toHaveLength(made)
})

test('[6.8 C2] every alley works for itself: two with four levels of tenants make four', () => {
  const play = withGoods({ 'raw.unpolishedGems': 9 }, (p) => {
    givenSpecialist(p, 'simple', [], { kind: 'artisan' })
    givenFacility(starterCity(p), ALLEY)
    givenFacility(starterCity(p), ALLEY)
    settle(starterCity(p).tenants, 4)
  }).advance()
  expect(play.me.conversion?.alleys).toHaveLength(4)
})

test('[6.8 C2] alleys need somebody who knows the craft, and must be whole', () => {
  const gems = { 'raw.unpolishedGems': 2 } as const
  const without = withGoods(gems, (p) => givenFacility(starterCity(p), ALLEY)).advance()
  expect(without.me.conversion?.alleys).toEqual([])
  const broken = withGoods(gems, (p) => {
    givenSpecialist(p, 'simple', [], { kind: 'artisan' })
    givenFacility(starterCity(p), ALLEY).damage = DAMAGED
    givenFacility(givenCity(p, 'small'), ALLEY)
  }).advance()
  expect(broken.me.conversion?.alleys).toMatchObject([{ ref: 'city-2' }])
})

test.each([
  [1, 'special.armor'],
  [2, 'special.warChimeras'],
  [3, 'special.warChimeras'],
] as const)('[S68] %i steps of refinement make %s', (steps, material) => {
  const play = Play.b1()
    .with((p) => {
      const domain = smallStarter(p)
      for (const tier of ['small', 'medium', 'large'].slice(0, steps)) givenFacility(domain, `special.${tier}.refine`)
    })
    .advance()
  expect(play.stock(material)).toBe(2)
})

test('[6.8] perfectionists refine in every workshop, damaged refineries nowhere', () => {
  const play = Play.b1()
    .with((p) => {
      givenFacility(smallStarter(p), 'special.small.refine').damage = DAMAGED
      givenFacility(starterCity(p), 'special.small.refine')
      givenSpecialist(p, 'simple', [14])
    })
    .advance()
  expect(play.stock('special.armor')).toBe(2)
})

test('[S69] a medium workshop makes three of twelve', () => {
  const play = withGoods({ 'raw.grain': 14 }, (p) => {
    workshopOf(p).tier = 'medium'
  }).advance()
  expect(kept(play)).toEqual({ 'raw.grain': 2, 'special.pulpellen': 3 })
})

test('[D-25] a table may give workshops something on top', () => {
  const play = Play.b1({ workshopBonusSpecial: [0, 1, 2] }).with((p) => {
    workshopOf(p).tier = 'medium'
    stocked(p, 'raw.grain', 3)
  })
  // Without enough for one there is nothing on top either.
  expect(play.advance().me.conversion?.workshops).toEqual([])
  const enough = Play.b1({ workshopBonusSpecial: [0, 1, 2] }).with((p) => {
    workshopOf(p).tier = 'large'
    stocked(p, 'raw.grain', 30)
  })
  expect(enough.advance().stock('special.pulpellen')).toBe(5)
  expect(enough.me.conversion?.workshops).toMatchObject([{ used: [{ count: 24 }], made: [{ count: 8 }] }])
})

test('[S70] improved raw materials are made one for one', () => {
  const play = withGoods({ 'raw.grain': 10 }, (p) => {
    workshopOf(p).output = 'raw.bread'
  }).advance()
  expect(kept(play)).toEqual({ 'raw.bread': 8, 'raw.grain': 2 })
})

test('[6.8 C1] no workshop uses what another made just now', () => {
  const play = withGoods({ 'raw.clay': 8 }, (p) => {
    workshopOf(p).input = 'raw.clay'
    workshopOf(p).output = 'raw.bricks'
    p.workshops.push({ ...workshopOf(p), id: 'workshop-2', input: 'raw.bricks', output: 'raw.lumber', facilities: [] })
    p.turn.maintained.push('workshop-2')
  }).advance()
  expect(kept(play)).toEqual({ 'raw.bricks': 8 })
})

test('[S71] the most valuable goods are stored, the rest is sold', () => {
  const goods = {
    'raw.grain': 10,
    'raw.wine': 6,
    'raw.wood': 9,
    'special.pulpellen': 5,
    'special.jewelry': 3,
  }
  const play = withGoods(goods, (p) => {
    p.workshops = []
  }).advance()
  expect(kept(play)).toEqual({ 'raw.wine': 6, 'raw.grain': 9, 'special.jewelry': 3, 'special.pulpellen': 2 })
  expect(play.me.conversion?.sold.map(({ material, count }) => [material, count])).toEqual([
    ['raw.grain', 1],
    ['raw.wood', 9],
    ['special.pulpellen', 3],
  ])
  expect(play.gold).toBe(17)
})

test('[S72, D-06] in a famine food sells for a third', () => {
  const play = withGoods({ 'raw.grain': 10 }, idle)
    .with((_p, s) => {
      s.events = [event(2, { values: [5] })]
      s.sectionStart = 1
    })
    .advance()
  expect(play.me.gold12).toBe(142)
})

test('[6.8 C4] bonuses count for each full four of one material, and may be negative', () => {
  const play = withGoods({ 'raw.wine': 9, 'special.pulpellen': 7, 'special.jewelry': 8 }, (p) => {
    idle(p)
    p.turn.labor = 3
    p.turn.influence = 2
  }).advance()
  expect(play.me.conversion?.sold).toEqual([
    { material: 'raw.wine', count: 9, gold12: 27 + 2 * 36 },
    { material: 'special.pulpellen', count: 7, gold12: 168 - 12 },
    { material: 'special.jewelry', count: 8, gold12: 192 + 24 * jewelryBonus },
  ])
  expect(play.me.conversion).toMatchObject({ labor: 3, influence: 2 })
  expect(play.me.gold12).toBe(72 + 99 + 156 + 192 + 24 * jewelryBonus + 15)
})
const jewelryBonus = 4

test('[2.8] storages may hold more', () => {
  const play = Play.b1({ storageCapacityMultiplier: 3 }).with((p) => {
    p.workshops = []
    stocked(p, 'raw.grain', 50)
    stocked(p, 'special.cloth', 20)
  })
  expect(kept(play.advance())).toEqual({ 'raw.grain': 45, 'special.cloth': 15 })
})

test('[6.8] information, magic power and permanent values stay', () => {
  const play = Play.b1()
    .with((p) => {
      p.information = 3
      p.magicPower = 2
    })
    .advance()
  expect([play.me.information, play.me.magicPower, play.me.permanentLabor]).toEqual([3, 2, 2])
})
