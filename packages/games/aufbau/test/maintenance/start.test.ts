import { expect, test } from 'vitest'
import { baseInfluence, baseLabor } from '../../src/rules/income.ts'
import { NE, Play } from '../kit.ts'

test('[S1] everybody begins with the same package', () => {
  const { me, state } = Play.b0()
  expect(me.gold12).toBe(48)
  expect(me.information).toBe(0)
  expect(me.stock.every((count) => count === 0)).toBe(true)
  expect(me.checks).toEqual({ influence: 3, money: 3, materials: 3 })
  expect([me.kw, me.as, me.n, me.permanentLabor, me.permanentInfluence]).toEqual([0, 0, 0, 2, 0])
  const ids = [me.domains, me.cities, me.workshops, me.storages, me.offices].map((posts) => posts.map(({ id }) => id))
  expect(ids).toEqual([
    ['domain-starter'],
    ['city-starter'],
    ['workshop-starter'],
    ['storage-starter'],
    ['office-starter'],
  ])
  expect([baseLabor(me), baseInfluence(state, me)]).toEqual([5, 5])
})

test('[S2] the first maintenance rolls the market and pays everybody; nothing is due', () => {
  const play = Play.b0().advance({ w: [3, 4, 4, 4, 3] })
  const { me, state } = play
  expect([state.market.rawRoll, state.market.specialRoll]).toEqual([7, 8])
  expect(state.market.modifiers.specialBasicBuilding).toBe(3)
  const others = Object.entries(state.market.modifiers).filter(([group]) => group !== 'specialBasicBuilding')
  expect(others.every(([, modifier]) => modifier === 0)).toBe(true)
  expect([play.gold, play.stock('raw.grain'), me.turn.labor, me.turn.influence]).toEqual([6, 8, 5, 5])
  expect(me.turn.maintained).toEqual(['workshop-starter', 'storage-starter'])
})

test('[S3] without actions grain is baked and pools become gold', () => {
  const play = Play.b1().advance()
  expect([play.gold, play.stock('raw.grain'), play.stock('special.pulpellen')]).toEqual([8.5, 0, 2])
  expect([play.me.turn.labor, play.me.turn.influence]).toEqual([0, 0])
  expect(play.me.conversion).toMatchObject({
    workshops: [
      {
        ref: 'workshop-starter',
        used: [{ material: 'raw.grain', count: 8 }],
        made: [{ material: 'special.pulpellen', count: 2 }],
      },
    ],
    facilities: [],
    alleys: [],
    stored: [{ material: 'special.pulpellen', count: 2 }],
    sold: [],
    labor: 5,
    influence: 5,
    gold12: 30,
  })
})

test('[S4] from the second round on workers eat and works are paid for', () => {
  const play = Play.b2().advance({ w: NE })
  expect([play.gold, play.stock('raw.grain'), play.me.turn.labor, play.me.turn.influence]).toEqual([10.5, 6, 3, 5])
  expect(play.state.events.map(({ roll, values, artifact }) => [roll, values, artifact])).toEqual([
    [21, [2], false],
    [19, [4], false],
  ])
})

test('[S5] what is left over after four grains are baked is stored', () => {
  const play = Play.b2().advance({ w: NE }).advance()
  expect([play.gold, play.stock('raw.grain'), play.stock('special.pulpellen')]).toEqual([12.5, 2, 3])
})

test('[D-40] the ledger of a quiet round names every source', () => {
  const { me } = Play.b2().advance({ w: NE })
  expect(me.ledger.map(({ source, ref, gold12, labor, influence }) => [source, ref, gold12, labor, influence])).toEqual(
    [
      ['domain', 'domain-starter', 0, 2, 0],
      ['city', 'city-starter', 24, 1, 1],
      ['office', 'office-starter', 0, 0, 4],
      ['permanent', '', 0, 2, 0],
      ['domain', 'domain-starter', 0, 0, 0],
      ['food', '', 0, 0, 0],
      ['workshop', 'workshop-starter', 0, -1, 0],
      ['storage', 'storage-starter', 0, -1, 0],
    ],
  )
  expect(me.ledger.flatMap(({ goods }) => goods)).toEqual([
    { material: 'raw.grain', count: 8 },
    { material: 'raw.grain', count: -2 },
  ])
})
