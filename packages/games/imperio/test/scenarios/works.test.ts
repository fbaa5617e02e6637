import { describe, expect, test } from 'vitest'
import { copy } from '../../src/copy.ts'
import { eventCard } from '../../src/data/cards/deck.ts'
import type { DistrictName } from '../../src/data/districts.ts'
import { imperio } from '../../src/game.ts'
import { isEligible, isPlayable } from '../../src/rules/events/eligible.ts'
import { putOnTop } from '../../src/rules/events/piles.ts'
import { drawCard, resolveCard } from '../../src/rules/events/slots.ts'
import { propertyAt } from '../../src/rules/properties.ts'
import { rentOf } from '../../src/rules/rent.ts'
import { wealthOf } from '../../src/rules/wealth.ts'
import type { State } from '../../src/state.ts'
import { city, goTo, strikeOn } from '../city.ts'
import { give, O1, O2, O3, own, row } from '../kit.ts'

const WORKS = eventCard('E-053')
const RISKS = [100, 100, 100, 100]

function corridor(s: State, district: DistrictName, untilRound = s.round + 2): void {
  s.infra.push({ infraId: 'INF-01', district, untilRound })
}

describe('works [5.8]', () => {
  const announced = (change: (s: State) => void) => {
    const s = city(change, { round: 3, mode: 'QUICK' })
    return { s, result: resolveCard(s, 1, WORKS, RISKS) }
  }
  const owned = (s: State) => {
    own(s, O1, 'P-10')
    own(s, O2, 'P-22')
    own(s, O3, 'P-09')
  }

  test('TS-88: where most is owned, as the coin says', () => {
    const { s, result } = announced((fresh) => {
      row(fresh, 'P-24', 'P-36', 'P-12', 'P-27', 'P-02')
      owned(fresh)
    })
    expect(s.infra).toEqual([{ infraId: 'INF-01', district: 'Chorrillos', untilRound: 5 }])
    expect(result).toMatchObject({ cardId: 'E-053', district: 'Chorrillos', infraId: 'INF-01' })
    expect(result.targetOwnerId).toBeUndefined()
    expect(result.headlines[0]).toBe('Anuncian obra en Chorrillos: ahora sí, dicen')
    expect(s.piles.INCIDENTES.draw[0]).toBe('E-051#1')
    expect(s.stats.map(({ infraOnOwned }) => infraOnOwned)).toEqual([1, 1, 0, 0])
    expect(s.news).toMatchObject([{ kind: 'OBRAS', district: 'Chorrillos', cardId: 'INF-01', owner: null }])
    // Rent 2 + 1, worth 5 + 2, at once.
    expect([rentOf(s, propertyAt(s, 'P-10')), wealthOf(s, O1)]).toEqual([3, 16])
  })

  test('districts with works are passed over; then the other source is used', () => {
    const { result } = announced((s) => {
      row(s, 'P-24', 'P-36')
      owned(s)
      corridor(s, 'Chorrillos')
    })
    expect(result.district).toBe('Ate/SJL')
  })

  test('the other coin: a district of the row as revealed, also if its lot was sold', () => {
    const s = city(() => {}, { round: 1 })
    row(s, 'P-24')
    s.market.unsold = []
    own(s, O1, 'P-10')
    expect([1, 2, 3, 4].map((round) => announceIn(s, round))).toContain('Ate/SJL')
    expect([1, 2, 3, 4].map((round) => announceIn(s, round))).toContain('Chorrillos')
  })
  const announceIn = (s: State, round: number) => {
    goTo(s, round)
    s.infra = []
    return resolveCard(s, 1, WORKS, RISKS).district
  }

  test('nothing is left: the slot fizzles, and no expropriation is prepared', () => {
    const { s, result } = announced((fresh) => {
      own(fresh, O1, 'P-10')
      corridor(fresh, 'Chorrillos')
    })
    expect(result).toMatchObject({ cardId: 'FIZZLE', headlines: [] })
    expect([s.news, s.piles.INCIDENTES.draw[0]]).toEqual([[], 'E-052'])
    // Nobody owns anything, and nothing is on sale.
    expect(announced(() => {}).result.cardId).toBe('FIZZLE')
  })

  test('at most two at a time [5.4.3]', () => {
    const s = city((fresh) => corridor(fresh, 'Surco'))
    expect(isPlayable(s, WORKS)).toBe(true)
    corridor(s, 'Callao')
    expect(isPlayable(s, WORKS)).toBe(false)
  })

  test('a copy of E-051 comes from the draw pile, else from the discard [5.8.3]', () => {
    const s = city((fresh) => {
      fresh.piles.INCIDENTES = { draw: ['E-045', 'E-051#2'], discard: ['E-051#1'], epoch: 0, known: 0 }
    })
    const { draw, discard } = s.piles.INCIDENTES
    putOnTop(s, 'INCIDENTES', 'E-051')
    expect(draw).toEqual(['E-051#2', 'E-045'])
    draw.shift()
    putOnTop(s, 'INCIDENTES', 'E-051')
    expect([draw, discard]).toEqual([['E-051#1', 'E-045'], []])
    draw.shift()
    putOnTop(s, 'INCIDENTES', 'E-051')
    expect(draw).toEqual(['E-045'])
  })
})

describe('expropriation [5.8.4]', () => {
  test('TS-86: the base price is paid, the property leaves the match', () => {
    const s = city((fresh) => {
      own(fresh, O1, 'P-20', 'P-11')
      Object.assign(propertyAt(fresh, 'P-20'), { upgradeLevel: 1, insurance: 'FULL' })
      give(fresh, O1, { cash: 2 })
      corridor(fresh, 'San Isidro')
    })
    expect(wealthOf(s, O1)).toBe(20)
    const result = resolveCard(s, 1, eventCard('E-051'), RISKS)
    expect(result.effectsApplied).toEqual({
      cashDelta: 0,
      debtDelta: 0,
      fameDelta: 0,
      propertyLost: 'P-20',
      compensation: 10,
    })
    expect([s.owners[O1]?.cash, wealthOf(s, O1), s.market.removed]).toEqual([12, 16, ['P-20']])
    expect(propertyAt(s, 'P-20')).toMatchObject({ owner: null, upgradeLevel: 0, insurance: 'NONE' })
    expect(s.news).toMatchObject([{ kind: 'EXPROPRIATION', owner: O1, propertyId: 'P-20', amount: 10 }])
    expect(imperio.invariants(s)).toEqual([])
    goTo(s, 6)
    corridor(s, 'Independencia/Los Olivos')
    expect(isEligible(s, O1, eventCard('E-051'))).toBe(false)
  })

  test('TS-87: without works anywhere it is the notice', () => {
    const s = city((fresh) => {
      own(fresh, O1, 'P-11')
      putOnTop(fresh, 'INCIDENTES', 'E-051')
    })
    const card = drawCard(s, 'INCIDENTES')
    expect([card?.id, s.piles.INCIDENTES.discard]).toEqual(['E-051B', ['E-051#1']])
    const { cash, property } = strikeOn(s, 'E-051B', O1, 'P-11')
    expect([cash, property.tradeLockedUntilRound]).toEqual([9, 7])
    expect(s.news).toMatchObject([{ kind: 'EVENT_INCIDENTES', cardId: 'E-051B' }])
  })

  test('it is also the notice when those who own there were expropriated before [decision 142]', () => {
    const s = city((fresh) => {
      own(fresh, O1, 'P-10')
      corridor(fresh, 'Chorrillos')
      fresh.piles.INCIDENTES.draw = ['E-051#1', 'E-051#2']
    })
    expect(drawCard(s, 'INCIDENTES')?.id).toBe('E-051')
    give(s, O1, { expropriated: true })
    expect(drawCard(s, 'INCIDENTES')?.id).toBe('E-051B')
  })

  test('only a property in a district with works is taken', () => {
    const s = city((fresh) => {
      own(fresh, O1, 'P-11', 'P-12', 'P-10')
      corridor(fresh, 'Chorrillos')
    })
    for (let slot = 1; slot < 9; slot++) {
      const { effectsApplied } = resolveCard(copy(s), slot, eventCard('E-051'), RISKS)
      expect(effectsApplied.propertyLost).toBe('P-10')
    }
  })
})
