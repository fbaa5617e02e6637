import { describe, expect, test } from 'vitest'
import { EVENT_CARDS, eventCard } from '../../src/data/cards/deck.ts'
import { shockOf } from '../../src/data/shocks.ts'
import { isEligible, isHard, isPlayable } from '../../src/rules/events/eligible.ts'
import { strikeAll } from '../../src/rules/events/shock.ts'
import { categoryWeights, isShockAllowed } from '../../src/rules/events/weights.ts'
import { propertyAt } from '../../src/rules/properties.ts'
import { city, goTo, hit, rentsOf, strikeOn } from '../city.ts'
import { give, O1, O2, O3, own, tableAt } from '../kit.ts'

const HARD = ['E-004', 'E-007', 'E-015', 'E-045', 'E-047', 'E-050']

describe('the cap on damage [5.7.1]', () => {
  test('TS-82: a second blow takes what is left, and the rest goes to the best rent', () => {
    const s = city((fresh) => {
      own(fresh, O1, 'P-11', 'P-20')
      give(fresh, O1, { cash: 8 })
    })
    expect(strikeOn(s, 'E-047', O1, 'P-11').cash).toBe(5)
    const { perOwner, mitigationsApplied, effectsApplied } = strikeAll(s, 2, shockOf('G-02'))
    expect(perOwner?.[O1]).toEqual({ ownerId: 'O-01', cashDelta: -1, overflow: 1 })
    expect(perOwner?.[O2]).toEqual({ ownerId: 'O-02', cashDelta: -2, overflow: 0 })
    expect(mitigationsApplied.capsApplied).toEqual(['ROUND_DAMAGE'])
    expect(effectsApplied.rentPenaltyApplied).toEqual([{ propertyId: 'P-20', delta: -1, duration: 1 }])
    expect([s.owners[O1]?.cash, s.owners[O1]?.damage]).toEqual([4, 4])
    expect(rentsOf(s, propertyAt(s, 'P-20'))).toEqual(['-1 (1)'])
    expect(rentsOf(s, propertyAt(s, 'P-11'))).toEqual(['-1 (2)'])
    expect(s.stats.map(({ damageCapHits }) => damageCapHits)).toEqual([1, 0, 0, 0])
  })

  test('the rest goes to the property that was hit, if one was', () => {
    const { cash, rents, result, property } = hit('E-047', { damage: 2 }, (s) => own(s, O1, 'P-20'))
    expect([cash, rents]).toEqual([6, ['-1 (1)', '-1 (2)']])
    expect(property.propertyId).toBe('P-11')
    expect(result.mitigationsApplied.capsApplied).toEqual(['ROUND_DAMAGE'])
    expect(result.effectsApplied).toMatchObject({
      cashDelta: -2,
      rentPenaltyApplied: [
        { propertyId: 'P-11', delta: -1, duration: 1 },
        { propertyId: 'P-11', delta: -1, duration: 2 },
      ],
    })
  })

  test('equal rents: the first by id; without any property the rest is dropped', () => {
    const s = city((fresh) => {
      own(fresh, O1, 'P-12', 'P-11')
      give(fresh, O1, { damage: 4 })
      give(fresh, O2, { damage: 4, cash: 3 })
    })
    strikeAll(s, 1, shockOf('G-02'))
    expect([rentsOf(s, propertyAt(s, 'P-11')), rentsOf(s, propertyAt(s, 'P-12'))]).toEqual([['-2 (1)'], []])
    expect([s.owners[O2]?.cash, s.stats[O2]?.damageCapHits]).toEqual([3, 1])
  })

  test('every round begins anew', () => {
    const table = tableAt('PRESS', (s) => give(s, O1, { damage: 4 }))
    expect(table.owner(O1).damage).toBe(4)
    expect(table.until('REVEAL', 6).owner(O1).damage).toBe(0)
  })

  test('it counts what is left after everything else has helped', () => {
    expect(hit('E-047', { damage: 2, insurance: 'BASIC' }).rents).toEqual(['-1 (2)'])
    expect(hit('E-047', { damage: 2, famePolicy: 'CONTROL_FIRST' }).rents).toEqual(['-1 (2)'])
    expect(hit('E-003', { damage: 3 }).s.stats[O1]?.damageCapHits).toBe(0)
    expect(hit('E-034', { damage: 4 }).cash).toBe(10)
  })
})

describe('spacing of hard hits [5.7.6]', () => {
  test('hard are the cards that print a loss of 3', () => {
    const found = EVENT_CARDS.filter(isHard).map(({ id }) => id)
    expect(found.sort()).toEqual(HARD)
  })

  test('TS-83: whoever was hit hard is spared in that round and the next', () => {
    const s = city((fresh) => own(fresh, O1, 'P-05'), { round: 4 })
    strikeOn(s, 'E-045', O1, 'P-05')
    const eligible = () => HARD.filter((id) => isEligible(s, O1, eventCard(id)))
    // Not to be hit twice in a round is another rule.
    give(s, O1, { lastTargetedRound: 0 })
    expect(eligible()).toEqual([])
    expect(isEligible(s, O1, eventCard('E-046'))).toBe(true)
    goTo(s, 5)
    expect(eligible()).toEqual([])
    goTo(s, 6)
    expect(eligible()).toEqual(HARD)
  })

  test('the mark is set whatever helped', () => {
    expect(hit('E-045', { insurance: 'FULL' }).owner.lastHardHitRound).toBe(5)
    expect(hit('E-015', { cash: 0 }).owner.lastHardHitRound).toBe(5)
  })
})

test('nobody is hit twice in a round [5.5.1]', () => {
  const s = city((fresh) => own(fresh, O1, 'P-11'))
  strikeOn(s, 'E-030', O1, 'P-11')
  expect(EVENT_CARDS.filter((card) => card.scope !== 'DISTRICT' && isEligible(s, O1, card))).toEqual([])
  goTo(s, 6)
  expect(isEligible(s, O1, eventCard('E-003'))).toBe(true)
})

test('TS-84: at least three fifths of Prensa is heavy on Fame', () => {
  const s = city()
  let pattern = ''
  for (let i = 0; i < 12; i++) {
    const light = isPlayable(s, eventCard('E-033'))
    pattern += light ? 'N' : 'H'
    goTo(s, 5 + i)
    strikeOn(s, light ? 'E-033' : 'E-021', [O1, O2, O3][i % 3] as number, 'P-11')
    goTo(s, 6 + i)
  }
  expect(pattern).toBe('HHNHNHHNHNHH')
  expect([s.pressResolved, s.pressHeavy]).toEqual([12, 8])
})

describe('shocks keep their distance [5.7.4]', () => {
  const globalWeight = (s: Parameters<typeof categoryWeights>[0]) => categoryWeights(s).at(-1)?.[1]

  test('TS-85: two rounds of peace, and none after the second', () => {
    const s = city(() => {}, { round: 4 })
    expect(globalWeight(s)).toBe(5)
    strikeAll(s, 1, shockOf('G-06'))
    const allowed = [4, 5, 6, 7].map((round) => {
      goTo(s, round)
      return globalWeight(s)
    })
    expect(allowed).toEqual([0, 0, 0, 5])
    strikeAll(s, 1, shockOf('G-01'))
    goTo(s, 10)
    expect(globalWeight(s)).toBe(0)
  })

  test('none in the first round, and only one in QUICK', () => {
    expect([1, 2].map((round) => isShockAllowed(city(() => {}, { round })))).toEqual([false, true])
    const s = city(() => {}, { round: 2, mode: 'QUICK' })
    strikeAll(s, 1, shockOf('G-06'))
    goTo(s, 7)
    expect(isShockAllowed(s)).toBe(false)
  })
})

test('TS-89: without properties no property card hits [5.7.5]', () => {
  const s = city((fresh) => own(fresh, O2, 'P-05', 'P-09', 'P-10', 'P-20'))
  const cards = EVENT_CARDS.filter(({ scope }) => scope === 'PROPERTY')
  expect(cards.filter((card) => isEligible(s, O1, card))).toEqual([])
  expect(cards.filter((card) => isEligible(s, O2, card)).length).toBeGreaterThan(20)
})
