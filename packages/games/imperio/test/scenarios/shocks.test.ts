import { describe, expect, test } from 'vitest'
import { SHOCKS, shockOf } from '../../src/data/shocks.ts'
import { shake, strikeAll } from '../../src/rules/events/shock.ts'
import { categoryWeights } from '../../src/rules/events/weights.ts'
import { meterOf } from '../../src/rules/meters.ts'
import { propertyAt } from '../../src/rules/properties.ts'
import { wealthOf } from '../../src/rules/wealth.ts'
import type { State } from '../../src/state.ts'
import { city, goTo, rentsOf } from '../city.ts'
import { give, O1, O2, own } from '../kit.ts'

function shaken(id: string, change: (s: State) => void = () => {}) {
  const s = city((fresh) => {
    own(fresh, O1, 'P-11', 'P-10')
    own(fresh, O2, 'P-22', 'P-05')
    propertyAt(fresh, 'P-10').insurance = 'FULL'
    change(fresh)
  })
  const result = strikeAll(s, 1, shockOf(id))
  const rents = (id: string) => rentsOf(s, propertyAt(s, id))
  return { s, result, rents, cash: s.owners.map((owner) => owner.cash) }
}

describe('shocks [5.9]', () => {
  test('TS-93: a strong tremor spares what is fully insured', () => {
    const { cash, rents, result } = shaken('G-01')
    expect(result.effectsApplied.meterDelta).toBeUndefined()
    expect([cash, rents('P-11'), rents('P-10'), rents('P-22')]).toEqual([[9, 9, 9, 9], ['-1 (2)'], [], ['-1 (2)']])
  })

  test('G-02: the dollar takes cash and moves two meters, for good', () => {
    const { s, cash, result } = shaken('G-02')
    expect([cash, result.effectsApplied.meterDelta]).toEqual([[8, 8, 8, 8], { Inflation: 1, InterestRates: 1 }])
    // One more because of inflation.
    expect([meterOf(s, 'Inflation'), meterOf(s, 'InterestRates')]).toEqual([2, 2])
    const firm = shaken('G-02', (fresh) => {
      fresh.meters.BCRP = 3
    })
    expect(firm.result.effectsApplied.meterDelta).toEqual({ InterestRates: 1 })
  })

  test('G-03: a crisis of the cabinet feeds the press for two rounds', () => {
    const { s, cash } = shaken('G-03')
    const prensa = (round: number) => {
      goTo(s, round)
      return new Map(categoryWeights(s)).get('PRENSA')
    }
    // Round 5 has its own ten points, from Ventana Bancaria.
    expect([5, 6, 7, 8].map(prensa)).toEqual([35, 35, 35, 25])
    expect([cash, s.meters.PoliticalStability]).toEqual([[10, 10, 10, 10], 1])
  })

  test('G-04: the streets are empty, above all where tourists were; insurance does not help', () => {
    const { cash, rents } = shaken('G-04')
    expect([cash, rents('P-10'), rents('P-22')]).toEqual([[10, 10, 10, 10], ['-1 (2)'], ['-1 (2)', '-1 (2)']])
  })

  test('G-05: everything is worth more, at once and for two rounds', () => {
    const { s } = shaken('G-05')
    const wealth = [5, 7, 8].map((round) => {
      goTo(s, round)
      return wealthOf(s, O1)
    })
    expect(wealth).toEqual([23, 23, 19])
  })

  test('G-06: nothing moves, least of all freight', () => {
    const { cash, rents } = shaken('G-06')
    expect([cash, rents('P-05'), rents('P-11')]).toEqual([[9, 9, 9, 9], ['-2 (1)'], []])
  })

  test('nobody is targeted or hard hit, and no Fame, papers or protection help', () => {
    const { s, result } = shaken('G-02', (fresh) => {
      give(fresh, O1, { fame: 9, compliance: 3, protectedUntilRound: 9 })
      fresh.preferences[O1] = { preferAutoPay: true, famePolicy: 'CONTROL_FIRST', cortinaFrom: 1 }
    })
    expect(s.owners[O1]).toMatchObject({ cash: 8, fame: 9, lastTargetedRound: 0, lastHardHitRound: 0, damage: 2 })
    expect([result.cardId, result.mitigationsApplied]).toEqual(['G-02', {}])
    expect(result.effectsApplied.rentPenaltyApplied).toBeUndefined()
    expect(result.targetOwnerId).toBeUndefined()
    expect(s.news).toMatchObject([{ kind: 'GLOBAL', cardId: 'G-02', owner: null }])
    expect([s.shocks, s.lastShockRound]).toEqual([['G-02'], 5])
  })

  test('each comes once in a match [decision 143]', () => {
    const s = city()
    for (let slot = 1; slot <= SHOCKS.length; slot++) shake(s, slot)
    expect(s.shocks.toSorted()).toEqual(SHOCKS.map(({ id }) => id))
  })
})
