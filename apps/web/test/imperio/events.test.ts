import type { EventResult } from '@ludoteca/imperio'
import { describe, expect, test } from 'vitest'
import { eventsFor } from '../../src/games/imperio/events/event-model.ts'
import { paceOf } from '../../src/games/imperio/events/pace.ts'

/** Long before the end. */
const WHEN = { round: 2, rounds: 7 }
const NOTHING = { cashDelta: 0, debtDelta: 0, fameDelta: 0 }

function result(change: Partial<EventResult>): EventResult {
  return { slot: 1, cardId: 'E-020', effectsApplied: NOTHING, mitigationsApplied: {}, headlines: [], ...change }
}

function told(change: Partial<EventResult>, me?: number, when = WHEN) {
  const [event] = eventsFor([result(change)], me, when)
  if (event === undefined) throw new Error('nothing was told')
  return event
}

describe('what an event is to whoever looks on', () => {
  test('a scandal hits me, or somebody else', () => {
    expect(told({ targetOwnerId: 'O-02' }, 1)).toMatchObject({ kind: 'mine', isMine: true, target: 1 })
    expect(told({ targetOwnerId: 'O-02' }, 0)).toMatchObject({ kind: 'other', isMine: false })
    expect(told({ targetOwnerId: 'O-02' })).toMatchObject({ kind: 'other', isMine: false })
  })

  test('works and expropriations are of their own kind', () => {
    const works = told({ cardId: 'E-053#2', district: 'Ate/SJL', infraId: 'INF-02' })
    expect(works).toMatchObject({ kind: 'works', place: 'Ate/SJL', target: undefined, mark: { text: 'VÍA' } })
    expect(works.deltas.map(({ label, amount }) => [label, amount])).toEqual([
      ['Renta', 1],
      ['Valor', 2],
    ])
    const lost = { ...NOTHING, propertyLost: 'P-03', compensation: 6 }
    const taken = told({ cardId: 'E-051#1', targetOwnerId: 'O-01', targetPropertyId: 'P-03', effectsApplied: lost }, 0)
    expect(taken).toMatchObject({ kind: 'expropriation', isMine: true, mark: { kind: 'stamp', text: 'TRAZO' } })
    expect(taken.deltas.map(({ isGood }) => isGood)).toEqual([false, true])
  })

  test('a shock is for all, and its cash is what it cost me', () => {
    const perOwner = [
      { ownerId: 'O-01', cashDelta: -1, overflow: 0 },
      { ownerId: 'O-02', cashDelta: 0, overflow: 1 },
    ]
    const cash = (me?: number) => told({ cardId: 'G-01', perOwner }, me).deltas.find(({ label }) => label === 'Caja')
    expect(cash(0)).toMatchObject({ amount: -1, isGood: false })
    expect(cash(1)).toBeUndefined()
    expect(cash()).toMatchObject({ amount: -1 })
    expect(told({ cardId: 'G-05' })).toMatchObject({ kind: 'global', isGood: true })
  })

  test('what came to nothing is not shown', () =>
    expect(eventsFor([result({ cardId: 'FIZZLE' })], 0, WHEN)).toEqual([]))
})

describe('changes', () => {
  test('more debt and more exposure are bad, less are good', () => {
    const effectsApplied = { ...NOTHING, debtDelta: 2, exposureDelta: -1 }
    expect(told({ effectsApplied }).deltas.map(({ isGood }) => isGood)).toEqual([false, true])
  })

  test('the same change of many rents is told once', () => {
    const rent = (propertyId: string) => ({ propertyId, delta: -1, duration: 2 })
    const effectsApplied = { ...NOTHING, rentPenaltyApplied: [rent('P-01'), rent('P-02')] }
    expect(told({ cardId: 'G-01', effectsApplied }).deltas).toContainEqual({
      label: 'Renta',
      amount: -1,
      note: 'en 2 predios · por 2 rondas',
      isGood: false,
    })
  })

  test('in the last round nothing is said to last longer than the match', () => {
    const last = { round: 7, rounds: 7 }
    const rentPenaltyApplied = [{ propertyId: 'P-03', delta: -1, duration: 2 }]
    const effectsApplied = { ...NOTHING, rentPenaltyApplied, tradeLockedUntilRound: 9 }
    const notes = (change: Partial<EventResult>) => told(change, 0, last).deltas.map(({ note }) => note)
    expect(notes({ effectsApplied })).toEqual(['Loft Barranco · (ya no se cobra)', 'hasta el final'])
    expect(notes({ cardId: 'E-053#2', district: 'Jesus Maria/Lince', infraId: 'INF-02' })).toEqual([
      'en Jesús María/Lince · (ya no se cobra)',
      'en Jesús María/Lince · hasta el final',
    ])
    expect(notes({ cardId: 'G-03' })).toEqual(['(ya no se siente)'])
    expect(notes({ cardId: 'G-05' })).toEqual(['en todos los predios · hasta el final'])
  })

  test('chips say what softened the blow', () => {
    const mitigationsApplied = {
      insuranceUsed: 'FULL',
      securityContractUsed: true,
      capsApplied: ['ROUND_DAMAGE'],
    } as const
    expect(told({ mitigationsApplied }).chips).toEqual(['Seguridad activa', 'Seguro total', 'Tope de daño'])
  })
})

describe('how long an event is shown', () => {
  test('all have been shown before the phase ends', () => {
    expect(paceOf(2, 10_000) * 2).toBeLessThan(10_000)
    expect(paceOf(3, 14_000) * 3).toBeLessThan(14_000)
  })
  test('never so short that it cannot be read', () => expect(paceOf(3, 500)).toBeGreaterThanOrEqual(1_000))
  test('without a clock there is time', () => expect(paceOf(1, undefined)).toBeGreaterThan(3_000))
})
