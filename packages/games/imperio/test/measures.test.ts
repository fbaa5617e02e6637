import type { Outcome } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../src/facts.ts'
import { imperio } from '../src/game.ts'
import { landmarks } from '../src/landmarks.ts'
import { meter } from '../src/meter.ts'
import type { EventResult } from '../src/results.ts'
import { bareState, freshTable } from './kit.ts'

const blow = (cardId: string, targetOwnerId: string, cashDelta: number): EventResult => ({
  slot: 1,
  cardId,
  targetOwnerId,
  effectsApplied: { cashDelta, debtDelta: 0, fameDelta: 0 },
  mitigationsApplied: {},
  headlines: [],
})
const income = (...wealth: number[]): Fact => ({
  type: 'incomeResults',
  owners: wealth.map((wealthAfter, seat) => ({
    ownerId: `O-0${seat + 1}`,
    lines: [],
    cashAfter: 0,
    debtAfter: 0,
    wealthAfter,
    forcedSales: [],
  })),
})

/** A QUICK match of four in which these had so much in the fourth round and at the end. */
function read(facts: readonly Fact[], scores: number[], ranks: number[]) {
  const measure = meter()
  measure.hear(facts.map((fact) => ({ fact, to: 'all' })))
  const outcome = { reason: 'roundsPlayed', scores, ranks, winners: [ranks.indexOf(1)] } as Outcome
  return measure.read(bareState({}, 4), outcome)
}

describe('the meter', () => {
  const early = [income(1, 1, 1, 1), income(1, 1, 1, 1), income(1, 1, 1, 1)]

  test('sets the middle against the end', () => {
    const same = read([...early, income(40, 30, 20, 10), income(0, 0, 0, 0)], [80, 60, 40, 20], [1, 2, 3, 4])
    expect(same).toMatchObject({ rankCorrelation: 1, midLeaderWon: 1, comeback: 0, wealthSpread: 60 })
    expect(same).toMatchObject({ 'wealthMid.O-02': 30, 'wealthEnd.O-02': 60 })
    const turned = read([...early, income(10, 20, 30, 40)], [80, 60, 40, 20], [1, 2, 3, 4])
    expect(turned).toMatchObject({ rankCorrelation: -1, midLeaderWon: 0, comeback: 1 })
    expect(read([...early, income(5, 5, 5, 5)], [80, 60, 40, 20], [1, 2, 3, 4]).rankCorrelation).toBe(0)
    expect(read([...early, income(10, 20, 40, 30)], [9, 99, 98, 1], [3, 1, 2, 4])).toMatchObject({ midLeaderWon: 0 })
  })

  test('counts whom events hit, and what they took in one round', () => {
    const shock: EventResult = {
      slot: 2,
      cardId: 'G-02',
      effectsApplied: { cashDelta: 0, debtDelta: 0, fameDelta: 0 },
      mitigationsApplied: { capsApplied: ['ROUND_DAMAGE'] },
      perOwner: [
        { ownerId: 'O-01', cashDelta: -1, overflow: 1 },
        { ownerId: 'O-02', cashDelta: -2, overflow: 0 },
      ],
      headlines: [],
    }
    const figures = read(
      [
        { type: 'eventResults', results: [blow('E-045', 'O-01', -3), shock] },
        { type: 'eventResults', results: [blow('E-003', 'O-01', -1), blow('E-042', 'O-02', 2)] },
      ],
      [0, 0, 0, 0],
      [1, 2, 3, 4],
    )
    expect(figures).toMatchObject({
      'hits.O-01': 2,
      'hits.O-02': 1,
      'hits.O-03': 0,
      hitsPerOwner: 3 / 4,
      hitsMost: 2,
      damageMost: 4,
      capApplied: 1,
      'card.E-045': 1,
      'card.G-02': 1,
      'card.E-051B': 0,
    })
  })

  test('counts what becomes of offers, unsold lots, votes of one mind, cash, and headlines that come again', () => {
    const deal = (status: string, toOwnerId = 'O-02') =>
      ({ type: 'dealsUpdate', deals: [{ templateId: 'SWAP', status, toOwnerId }] }) as unknown as Fact
    const mood = (...[bright, dark]: number[]): Fact => ({
      type: 'moodResult',
      votes: { 'M-01': bright as number, 'M-02': dark as number },
      winnerId: 'M-01',
    })
    const lot = (winnerId: string | null) => ({
      propertyId: 'P-01',
      winnerId,
      price: 4,
      tieBreak: 'NONE' as const,
      bids: [],
    })
    const headlines = (...texts: string[]): Fact => ({
      type: 'pressTicker',
      personaId: 'PP-01',
      headlines: texts.map((text) => ({ text, kind: 'TOP_AUCTION' as const, ownerId: null })),
    })
    const facts: Fact[] = [
      deal('PENDING'),
      deal('COUNTERED'),
      deal('ACCEPTED'),
      deal('RESOLVED'),
      deal('PENDING'),
      deal('REJECTED'),
      deal('ACCEPTED', 'BANK'),
      mood(3, 0),
      mood(2, 1),
      mood(1, 0),
      { type: 'bidResults', lots: [lot('O-01'), lot(null), lot(null)], brokenPacts: [] },
      {
        type: 'incomeResults',
        owners: [3, 6].map((cashAfter) => ({
          ownerId: 'O-01',
          lines: [],
          cashAfter,
          debtAfter: 0,
          wealthAfter: 0,
          forcedSales: [],
        })),
      },
      headlines('{O-01} paga 6 por Loft Barranco', 'Otra cosa'),
      headlines('{O-04} paga 12 por Depa La Molina', 'Otra cosa en {O-02}'),
    ]
    expect(read(facts, [0, 0, 0, 0], [1, 2, 3, 4])).toMatchObject({
      'deals.offered': 2,
      'deals.countered': 1,
      'deals.accepted': 1,
      'deals.rejected': 1,
      'offered.SWAP': 2,
      'deal.SWAP': 1,
      moodVotes: 3,
      'moodVotes.unanimous': 1,
      'mood.M-01.offered': 3,
      'mood.M-02.unanimous': 1,
      lotsSold: 1,
      lotsUnsold: 2,
      'cashAfterIncome.01': 4.5,
      headlines: 4,
      headlinesRepeated: 1,
    })
  })

  test('counts actions, deals and lots of a match', () => {
    const table = freshTable({}, 4)
    const measure = meter()
    while (!imperio.outcome(table.s)) table.fallBack()
    measure.hear(table.told.map((fact) => ({ fact, to: 'all' })))
    const figures = measure.read(table.s, imperio.outcome(table.s) as Outcome)
    expect(figures).toMatchObject({ rounds: 7, 'action.PASS': 28, 'action.PR': 0, 'deal.SWAP': 0, lotsSold: 0 })
    expect(Object.values(figures).every(Number.isFinite)).toBe(true)
    expect(figures.heavyPressShare).toBeGreaterThanOrEqual(3 / 5)
  })
})

test('every landmark that a fact shows has its own kind', () => {
  const marks = landmarks.reachedBy(
    {
      type: 'eventResults',
      results: [
        {
          ...blow('E-045', 'O-01', -1),
          mitigationsApplied: { insuranceUsed: 'BASIC', fameSpendUsed: 'CORTINA', autoChoiceTaken: 'PAY' },
        },
      ],
    },
    {},
  )
  expect(marks).toEqual([
    'fact:eventResults',
    'card:E-045',
    'rule:choice:PAY',
    'rule:insurance:BASIC',
    'rule:spend:CORTINA',
  ])
})
