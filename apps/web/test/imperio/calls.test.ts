import { EVENT_CARDS, type Fact } from '@ludoteca/imperio'
import { expect, test } from 'vitest'
import { CALLS, callOf } from '../../src/games/imperio/frame/calls.ts'
import { soundsOf } from '../../src/games/imperio/sounds.ts'

const scandal = EVENT_CARDS.find(({ isScandal }) => isScandal)?.id
const observed = EVENT_CARDS.find(({ stamp }) => stamp === 'OBSERVADO')?.id

function struck(cardId: string | undefined): Fact {
  const none = { cashDelta: 0, debtDelta: 0, fameDelta: 0 }
  const result = { slot: 1, cardId, targetOwnerId: 'O-02', effectsApplied: none, mitigationsApplied: {}, headlines: [] }
  return { type: 'eventResults', results: [result] } as unknown as Fact
}

function sold(winnerId: string | null): Fact {
  const lot = { propertyId: 'P-03', winnerId, price: 7, tieBreak: 'NONE', bids: [] }
  return { type: 'bidResults', lots: [lot], brokenPacts: [] } as unknown as Fact
}

test('a scandal is called out to everybody [V5]', () => {
  expect([callOf([struck(scandal)], 0), callOf([struck(scandal)], undefined)]).toEqual([CALLS.scandal, CALLS.scandal])
  expect(callOf([struck(observed)], 1)).toBeUndefined()
})

test('a lot is called out to whoever won it, and any to those who watch', () => {
  expect(callOf([sold('O-01')], 0)).toBe(CALLS.sold)
  expect(callOf([sold('O-01')], 1)).toBeUndefined()
  expect(callOf([sold('O-01')], undefined)).toBe(CALLS.sold)
  expect(callOf([sold(null)], undefined)).toBeUndefined()
})

test('what an office observes is stamped, and the paper rustles [V4]', () => {
  expect(soundsOf([struck(observed)], 1).map(({ sound }) => sound)).toEqual(['stamp', 'rustle'])
  expect(soundsOf([struck(scandal)], 1).map(({ sound }) => sound)).toEqual(['scandal'])
})
