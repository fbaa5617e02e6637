import { describe, expect, test } from 'vitest'
import { CARD_CATEGORIES, copiesIn, eventCard } from '../../src/data/cards/deck.ts'
import type { CardCategory } from '../../src/data/cards/types.ts'
import { isEligible, targetWeights } from '../../src/rules/events/eligible.ts'
import { pickCard } from '../../src/rules/events/piles.ts'
import { drawCard, resolveCard, resolveSlots, slotCount } from '../../src/rules/events/slots.ts'
import { categoryWeights } from '../../src/rules/events/weights.ts'
import { weighted } from '../../src/rules/hash.ts'
import { propertyAt } from '../../src/rules/properties.ts'
import { newPiles } from '../../src/setup.ts'
import type { State } from '../../src/state.ts'
import { city, goTo, rentsOf } from '../city.ts'
import { type Given, give, MS, O1, O2, O3, O4, own, tableAt } from '../kit.ts'

/** All piles hold this and nothing else. */
function only(s: State, category: CardCategory, ...draw: string[]): void {
  for (const other of CARD_CATEGORIES) s.piles[other] = { draw: [], discard: [], epoch: 0, known: 0 }
  s.piles[category].draw = draw
}

describe('whom a card hits [5.5]', () => {
  const eligible = (cardId: string, change: (s: State) => void) => isEligible(city(change), O1, eventCard(cardId))

  test('TS-94: good luck falls on all alike', () => {
    const s = city()
    const weights = (id: string) => targetWeights(s, eventCard(id), [120, 350, 50, 50]).map(([, weight]) => weight)
    expect(weights('E-030')).toEqual([100, 100, 100, 100])
    expect(weights('E-021')).toEqual([120, 350, 50, 50])
    expect(weights('E-039')).toEqual([120, 350, 50, 50])
  })

  test('TS-95: a whole slot', () => {
    const table = tableAt(
      'EVENTS',
      (s) => {
        s.piles = newPiles(MS)
        own(s, O1, 'P-11', 'P-20')
        own(s, O2, 'P-05')
        own(s, O3, 'P-09')
        for (const [seat, cash] of [4, 6, 7, 9].entries()) give(s, seat, { cash })
      },
      { mode: 'QUICK', round: 2 },
    )
    const risks = table.told.flatMap((fact) => (fact.type === 'riskOwn' ? [fact.centi] : []))
    expect(risks).toEqual([175, 130, 120, 75])
    expect(table.last('eventResults').results).toMatchObject([
      { slot: 1, cardId: 'E-036', targetOwnerId: 'O-02', targetPropertyId: 'P-05', district: 'Callao' },
    ])
    expect([table.owner(O2).cash, table.s.piles.SEGURIDAD.discard]).toEqual([4, ['E-036']])
    expect(rentsOf(table.s, table.property('P-05'))).toEqual(['-1 (1)'])
    expect(table.s.eventResults).toHaveLength(1)
  })

  test('conditions on the owner', () => {
    const guarded = (protectedUntilRound: number) => (s: State) => {
      own(s, O1, 'P-11')
      give(s, O1, { protectedUntilRound })
    }
    expect([4, 5].map((until) => eligible('E-034', guarded(until)))).toEqual([false, true])
    expect([1, 2].map((compliance) => eligible('E-037', (s) => give(s, O1, { compliance })))).toEqual([false, true])
    expect([2, 3].map((fame) => eligible('E-032', (s) => give(s, O1, { fame })))).toEqual([false, true])
  })

  test('conditions on one of his properties', () => {
    expect(['P-11', 'P-05'].map((id) => eligible('E-004', (s) => own(s, O1, id)))).toEqual([false, true])
    // Any of several tags will do.
    expect(['P-11', 'P-21'].map((id) => eligible('E-038', (s) => own(s, O1, id)))).toEqual([false, true])
    const built = (level: number) => (s: State) => {
      own(s, O1, 'P-11')
      propertyAt(s, 'P-11').upgradeLevel = level
    }
    expect([0, 1].map((level) => eligible('E-052', built(level)))).toEqual([false, true])
    const works = (untilRound: number) => (s: State) => {
      own(s, O1, 'P-10')
      if (untilRound > 0) s.infra.push({ infraId: 'INF-02', district: 'Chorrillos', untilRound })
    }
    expect([0, 6].map((until) => eligible('E-051', works(until)))).toEqual([false, true])
  })

  test('the property is one of those that fit', () => {
    for (let slot = 1; slot < 12; slot++) {
      const s = city((fresh) => own(fresh, O1, 'P-11', 'P-05', 'P-12', 'P-06'))
      const { targetPropertyId } = resolveCard(s, slot, eventCard('E-004'), [100, 100, 100, 100])
      expect(['P-05', 'P-12']).toContain(targetPropertyId)
    }
  })

  test('who stands out is hit more often', () => {
    const hits = [0, 0, 0, 0]
    for (let slot = 1; slot <= 300; slot++) {
      const { targetOwnerId } = resolveCard(city(), slot, eventCard('E-021'), [50, 350, 50, 50])
      const seat = Number(targetOwnerId?.slice(2)) - 1
      hits[seat] = (hits[seat] as number) + 1
    }
    expect(hits[O2]).toBeGreaterThan(180)
    expect(Math.min(...hits)).toBeGreaterThan(10)
  })
})

describe('how often a category is drawn [5.2]', () => {
  const weights = (change: (s: State) => void = () => {}, given: Given = { round: 6 }) =>
    categoryWeights(city(change, given)).map(([, weight]) => weight)

  test('as printed', () => {
    expect(weights()).toEqual([25, 25, 25, 20, 5])
  })

  test.each([
    [0, [30, 25, 25, 20, 5]],
    [2, [20, 25, 25, 20, 5]],
    [3, [15, 25, 25, 20, 5]],
  ])('Security %i', (value, expected) => {
    expect(weights((s) => Object.assign(s.meters, { Security: value }))).toEqual(expected)
  })

  test.each([
    [0, 9],
    [1, 7],
    [3, 3],
  ])('Political Stability %i', (value, global) => {
    expect(weights((s) => Object.assign(s.meters, { PoliticalStability: value }))[4]).toBe(global)
  })

  test('Ventana Bancaria is for the press', () => {
    expect(weights(() => {}, { round: 5 })).toEqual([25, 25, 35, 20, 5])
  })

  test.each([
    // The meters of a bundle count, too: Security 2; Political Stability 3 and 1.
    ['C-01', [10, 35, 25, 20, 5]],
    ['C-02', [25, 25, 25, 20, 3]],
    ['C-03', [25, 25, 35, 20, 3]],
    ['C-04', [25, 40, 25, 20, 7]],
  ])('%s is in office', (candidateId, expected) => {
    expect(weights((s) => Object.assign(s, { bundle: { candidateId, fromRound: 5, untilRound: 6 } }))).toEqual(expected)
    expect(weights((s) => Object.assign(s, { bundle: { candidateId, fromRound: 6, untilRound: 7 } }))).toEqual(expected)
    const later = { candidateId, fromRound: 7, untilRound: 8 }
    expect(weights((s) => Object.assign(s, { bundle: later }))).toEqual([25, 25, 25, 20, 5])
  })

  test('moods of order and of gossip; no weight is below 0', () => {
    expect(weights((s) => Object.assign(s, { mood: 'M-13' }))).toEqual([15, 25, 25, 20, 5])
    expect(weights((s) => Object.assign(s, { mood: 'M-14' }))).toEqual([25, 25, 35, 20, 5])
    const calm = (s: State) => {
      s.weights.push({ category: 'SEGURIDAD', delta: -99, fromRound: 6, untilRound: 6 })
    }
    expect(weights(calm)).toEqual([0, 25, 25, 20, 5])
  })
})

describe('slots [1.1, 5.3]', () => {
  test.each([
    ['QUICK', [1, 1, 2, 2]],
    ['STANDARD', [1, 2, 2, 3]],
  ] as const)('%s with 4, 8, 9 and 12 owners', (mode, expected) => {
    expect([4, 8, 9, 12].map((seats) => slotCount(city(() => {}, { mode, seats })))).toEqual(expected)
  })

  test('LONG has more; a quiet week has one less, but never less than none', () => {
    expect([4, 7].map((seats) => slotCount(city(() => {}, { mode: 'LONG', seats })))).toEqual([2, 3])
    const quiet = (s: State) => Object.assign(s, { mood: 'M-05' })
    expect([4, 8].map((seats) => slotCount(city(quiet, { mode: 'STANDARD', seats })))).toEqual([0, 1])
    expect(resolveSlots(city(quiet), [100, 100, 100, 100])).toEqual([])
  })

  test('each slot hits somebody else', () => {
    for (let round = 2; round <= 10; round++) {
      const s = city(() => {}, { seats: 12, round })
      for (const category of CARD_CATEGORIES) only(s, category)
      s.piles.PRENSA.draw = copiesIn('PRENSA')
      s.lastShockRound = round
      const hit = resolveSlots(s, new Array(12).fill(100)).map(({ targetOwnerId }) => targetOwnerId)
      expect(new Set(hit).size).toBe(3)
    }
  })

  test('a category without a playable card is drawn no more; when none is left the slot fizzles [decision 227]', () => {
    const s = city((fresh) => only(fresh, 'INCIDENTES', 'E-045'), { round: 1 })
    expect(resolveSlots(s, [100, 100, 100, 100])).toMatchObject([{ slot: 1, cardId: 'FIZZLE', headlines: [] }])
    own(s, O4, 'P-11')
    expect(resolveSlots(s, [100, 100, 100, 100])).toMatchObject([{ slot: 1, cardId: 'E-045', targetOwnerId: 'O-04' }])
  })

  test('the next category is drawn anew, without the one that had no card', () => {
    for (let round = 2; round <= 10; round++) {
      const s = city((fresh) => own(fresh, O1, 'P-11', 'P-20', 'P-05', 'P-09', 'P-10'), { round, seats: 4 })
      s.lastShockRound = round
      const first = weighted(categoryWeights(s), s.roundSeed, 'CAT', 1, 0) as CardCategory
      s.piles[first] = { draw: [], discard: [], epoch: 0, known: 0 }
      const left = categoryWeights(s).filter(([category]) => category !== first)
      const second = weighted(left, s.roundSeed, 'CAT', 1, 1)
      const [result] = resolveSlots(s, [100, 100, 100, 100])
      expect(eventCard(result?.cardId ?? '').category).toBe(second)
    }
  })

  test('what fizzles is not waited for [2.2]', () => {
    const seconds = (...draw: string[]) => {
      const table = tableAt('EVENTS', (s) => only(s, 'PRENSA', ...draw), { round: 1 })
      const decision = table.position.decisions.find(({ open }) => !open)
      return (decision?.clockMs ?? 0) / 1000
    }
    expect([seconds(), seconds('E-021')]).toEqual([2, 6])
  })

  test('RiskScores are those of the beginning of EVENTS [decision 121]', () => {
    const table = tableAt('DEALS', () => {}, { round: 1 })
    give(table.s, O3, { fame: 9 })
    table.goOn()
    expect(table.told.flatMap((fact) => (fact.type === 'riskOwn' ? [fact.centi] : []))).toEqual([75, 75, 135, 75])
  })
})

test('each owner hears his own RiskScore, nobody else does [decision 125]', () => {
  const table = tableAt('DEALS').goOn()
  const told = table.position.told.filter(({ fact }) => fact.type === 'riskOwn')
  expect(told.map(({ to }) => to)).toEqual([[O1], [O2], [O3], [O4]])
})

describe('piles [5.4]', () => {
  test('skipped cards stay where they are', () => {
    const s = city((fresh) => only(fresh, 'SEGURIDAD', 'E-004', 'E-007', 'E-003'))
    expect(drawCard(s, 'SEGURIDAD')?.id).toBe('E-007')
    expect(s.piles.SEGURIDAD).toEqual({ draw: ['E-004', 'E-003'], discard: ['E-007'], epoch: 0, known: 0 })
  })

  test('as long as a card is playable nothing is shuffled', () => {
    const s = city((fresh) => {
      only(fresh, 'SEGURIDAD', 'E-007')
      fresh.piles.SEGURIDAD.discard = ['E-003']
    })
    expect(drawCard(s, 'SEGURIDAD')?.id).toBe('E-007')
    expect(s.piles.SEGURIDAD).toEqual({ draw: [], discard: ['E-003', 'E-007'], epoch: 0, known: 0 })
  })

  test('the discard is shuffled under the pile, once', () => {
    const s = city((fresh) => {
      only(fresh, 'SEGURIDAD', 'E-004')
      fresh.piles.SEGURIDAD.discard = ['E-003', 'E-007']
    })
    expect(drawCard(s, 'SEGURIDAD')?.id).toBe('E-007')
    expect(s.piles.SEGURIDAD).toEqual({ draw: ['E-004', 'E-003'], discard: ['E-007'], epoch: 1, known: 0 })
    expect(pickCard(s, 'SEGURIDAD', () => false)).toBeUndefined()
    expect(s.piles.SEGURIDAD).toMatchObject({ discard: [], epoch: 2 })
  })

  test('piles of the vectors [8.6]', () => {
    const piles = newPiles(MS)
    expect(CARD_CATEGORIES.map((category) => piles[category].draw.slice(0, 2))).toEqual([
      ['E-036', 'E-006'],
      ['E-012', 'E-017'],
      ['E-033', 'E-020'],
      ['E-052', 'E-053#1'],
    ])
  })
})

test('no pile loses or gains a card, however long it goes on', () => {
  const s = city((fresh) => own(fresh, O1, 'P-11'), { seats: 12 })
  for (let round = 2; round < 60; round++) {
    goTo(s, round)
    s.infra = []
    resolveSlots(s, new Array(12).fill(100))
  }
  for (const category of CARD_CATEGORIES) {
    const { draw, discard } = s.piles[category]
    expect([...draw, ...discard].sort()).toEqual(copiesIn(category).sort())
  }
})
