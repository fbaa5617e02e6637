import { type Move, SUCCESS_TIERS } from '@ludoteca/aufbau'
import { describe, expect, test } from 'vitest'
import { FAMILIES, familyOf } from '../../src/games/aufbau/composer/families.ts'
import { formOf, moveOf } from '../../src/games/aufbau/composer/fitting.ts'
import { goodsOffered, putItem } from '../../src/games/aufbau/composer/item-list.ts'
import { ownRoomKeys } from '../../src/games/aufbau/composer/own-room.ts'
import { cappedAt, isLack, mostOf, prospectOf } from '../../src/games/aufbau/composer/planning.ts'
import { formToCompose } from '../../src/games/aufbau/composer/switching.ts'
import { Estate } from './kit.ts'

describe('families of actions', () => {
  test('are nine, and hold every action of the phase once', () => {
    const types = FAMILIES.flatMap((family) => family.types)
    expect(FAMILIES).toHaveLength(9)
    expect(new Set(types).size).toBe(types.length)
    const offered = new Set(
      new Estate({ abundance: true }).allTypes().filter((type) => type !== 'setReady' && type !== 'addNote'),
    )
    for (const type of offered) expect(types).toContain(type)
  })

  test('are found by a kind of move', () => {
    expect(familyOf('moneyBuy').name).toBe('money')
    expect(familyOf('repairDamage').name).toBe('running')
  })
})

describe('a form', () => {
  test('offers what all ways to fill it have, and narrows to those that agree', () => {
    const ways = new Estate().choices('gainInfluence')
    const fields = formOf(ways, {})
    expect(fields.map(({ name }) => name)).toEqual(['kind', 'investments'])
    expect(fields[0]?.domain).toMatchObject({ of: ['temporary', 'permanent'] })
    expect(fields[1]?.domain).toMatchObject({ max: 6 })
    expect(formOf(ways, { kind: 'permanent' })[1]?.domain).toMatchObject({ max: 3 })
  })

  test('keeps numbers within their bounds and drops what is not to be had', () => {
    const ways = new Estate().choices('gainInfluence')
    const move = moveOf('gainInfluence', formOf(ways, { kind: 'bribes', investments: 99 }))
    expect(move).toEqual({ type: 'gainInfluence', kind: 'temporary', investments: 6 })
  })

  test('leaves out what may be left out, but names the local market', () => {
    const estate = new Estate()
    const sale = formOf(estate.choices('moneySell'), { items: [{ good: 'raw.grain', count: 6 }] })
    expect(moveOf('moneySell', sale)).toEqual({
      type: 'moneySell',
      market: 'local',
      items: [{ good: 'raw.grain', count: 6 }],
    })
    expect(moveOf('acquireDomain', formOf(estate.choices('acquireDomain'), {}))).toEqual({
      type: 'acquireDomain',
      tier: 'small',
    })
  })

  test('of a switch begins with what is not set yet', () => {
    const estate = new Estate()
    const fields = formToCompose(estate.me, 'setCityMode', estate.choices('setCityMode'), {})
    expect(estate.me.cities[0]?.mode).toBe('leased')
    expect(moveOf('setCityMode', fields)).toEqual({ type: 'setCityMode', city: 'city-starter', mode: 'production' })
  })

  test('[5.11] takes a private room of any name, in all sizes', () => {
    const estate = new Estate({ abundance: true })
    const keys = ownRoomKeys('  Großer Weinkeller & Küche!  ')
    expect(keys).toHaveLength(6)
    expect(keys).toContain('general.small.personal.Großer-Weinkeller-Küche')
    for (const facility of [...keys, ...ownRoomKeys('x'.repeat(99)), ...ownRoomKeys('__proto__')]) {
      const move = moveOf('buildFacility', formOf(estate.choices('buildFacility'), { host: 'personal', facility }))
      expect(move).toEqual({ type: 'buildFacility', host: 'personal', facility })
      expect(prospectOf(estate.view, estate.me, move).refusal).toBeUndefined()
    }
    expect(ownRoomKeys(' !? ')).toEqual([])
  })

  test('makes moves that the rules take', () => {
    const estate = new Estate({ abundance: true })
    for (const type of ['gainInfluence', 'moneyLend', 'gainMaterials', 'acquireCity', 'hireSpecialist'] as const) {
      const move = moveOf(type, formOf(estate.choices(type), {}))
      expect(prospectOf(estate.view, estate.me, move).refusal).toBeUndefined()
    }
  })
})

describe('goods that change hands', () => {
  test('are those in stock when they are sold, and anything when they are bought', () => {
    const estate = new Estate()
    expect(goodsOffered(estate.choices('moneySell'), 'items')).toContain('raw.grain')
    expect(goodsOffered(estate.choices('moneyBuy'), 'items').length).toBeGreaterThan(80)
  })

  test('are put into the list, changed and taken out again', () => {
    const list = putItem([], 'raw.grain', 6)
    expect(putItem(list, 'raw.grain', 12)).toEqual([{ good: 'raw.grain', count: 12 }])
    expect(putItem(list, 'labor', 1)).toHaveLength(2)
    expect(putItem(list, 'raw.grain', 0)).toEqual([])
  })
})

describe('a prospect', () => {
  const lend: Move = { type: 'moneyLend', investments: 2 }

  test('has price, odds and results before anything is risked', () => {
    const estate = new Estate()
    const { plan, refusal } = prospectOf(estate.view, estate.me, lend)
    expect(refusal).toBeUndefined()
    expect(plan?.price.gold12).toBe(48)
    expect(plan?.check?.dc).toBe(14)
    expect(plan?.check?.odds.reduce((sum, chance) => sum + chance, 0)).toBe(20)
    expect(plan?.results.map(({ tier }) => tier)).toEqual(SUCCESS_TIERS)
  })

  test('shows the price of what one cannot pay, and says why not', () => {
    const estate = new Estate()
    const { plan, refusal } = prospectOf(estate.view, estate.me, {
      type: 'acquireDomain',
      tier: 'large',
    } as Move as never)
    expect(refusal?.code).toBe('FUNDS')
    expect(isLack(refusal)).toBe(true)
    expect(plan?.price.gold12).toBe(140 * 12)
    // What it would bring stands in every line that buys something, and no deal bursts that nobody can make.
    expect(plan?.results.map(({ gains, lapses }) => [gains.length, lapses])).toEqual([
      [1, false],
      [1, false],
      [1, false],
      [1, false],
      [0, false],
    ])
  })

  test('plans nothing with a move that makes no sense', () => {
    const estate = new Estate()
    expect(prospectOf(estate.view, estate.me, { type: 'moneyLend', investments: 0 } as never).plan).toBeUndefined()
  })

  test('ends a stepper at the cap, and knows how much one can pay', () => {
    const estate = new Estate()
    const move = { type: 'gainInfluence', kind: 'temporary', investments: 1 } as never
    expect(cappedAt(estate.view, estate.me, move, 'investments', 99)).toBe(6)
    const domain = {
      type: 'gainMaterials',
      mode: 'domainAdministration',
      target: 'domain-starter',
      investments: 1,
    } as never
    expect(mostOf(estate.view, estate.me, domain, 'investments', { min: 1, max: 9 })).toBe(4)
  })
})
