import { CROWD } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { MODES } from '../../src/data/modes.ts'
import { DECK_SIZES, PROPERTIES, propertyCard } from '../../src/data/properties.ts'
import { SIGNALS } from '../../src/data/signals.ts'
import { imperio } from '../../src/game.ts'
import { cityOf } from '../../src/rules/city.ts'
import { refillRow } from '../../src/rules/market.ts'
import { deckTierOf, slotsOf } from '../../src/rules/mode.ts'
import { reserveOf } from '../../src/rules/properties.ts'
import { rentOf } from '../../src/rules/rent.ts'
import { drawCandidates, drawSignals } from '../../src/rules/reveals.ts'
import { worthOf } from '../../src/rules/wealth.ts'
import { bareState, freshTable, MS, own, tableAt } from '../kit.ts'

const QUICK_DECK =
  'P-32 P-22 P-26 P-16 P-06 P-11 P-10 P-05 P-30 P-07 P-03 P-36 P-20 P-33 P-02 P-17 P-23 P-25 P-15 P-34 P-24 P-19 ' +
  'P-09 P-18 P-29 P-04 P-08 P-35 P-27 P-14 P-12 P-13 P-01 P-31 P-28 P-21'
const PILES = {
  SEGURIDAD: 'E-036 E-006 E-008 E-007 E-035 E-001 E-003 E-004 E-002 E-005 E-034 E-009',
  LICENCIAS: 'E-012 E-017 E-011 E-038 E-037 E-015 E-018 E-019 E-013 E-016 E-040 E-039 E-010 E-014',
  PRENSA: 'E-033 E-020 E-030 E-032 E-026 E-022 E-021 E-031 E-028 E-027 E-025 E-023 E-024 E-029',
  INCIDENTES:
    'E-052 E-053#1 E-046 E-047 E-053#3 E-050 E-045 E-051#1 E-042 E-048 E-053#2 E-041 E-043 E-044 E-049 E-051#2',
}

describe('a match with the seed of the vectors [8.6]', () => {
  const table = freshTable({}, 4)

  test('the deck and the piles of events lie as they should', () => {
    expect(table.s.matchSeed).toBe(MS)
    expect(table.s.market.drawPile.join(' ')).toBe(QUICK_DECK)
    for (const [category, pile] of Object.entries(PILES)) {
      expect(table.s.piles[category as keyof typeof PILES].draw.join(' ')).toBe(pile)
    }
    expect(table.s.personaId).toBe('PP-01')
  })

  test.each([
    ['TS-06', 1, 'P-32 P-22 P-26 P-16 P-06', 'S-04 S-07', 'M-09 M-11', null],
    ['TS-07', 2, 'P-11 P-10 P-05 P-30 P-07', 'S-09 S-10', 'M-01 M-02', null],
    ['TS-08', 3, 'P-24 P-36 P-12 P-27 P-02', 'S-01 S-08', 'M-13 M-06', 'Ate/SJL'],
    ['round 4', 4, 'P-13 P-21 P-16 P-18 P-10', 'S-06 S-05', 'M-05 M-08', null],
  ])('%s: round %i, nobody bids', (_id, round, lots, signals, moods, warDistrict) => {
    table.until('REVEAL', round)
    expect(table.s.market.row.join(' ')).toBe(lots)
    expect(table.s.signals.join(' ')).toBe(signals)
    expect(table.s.moodOptions.join(' ')).toBe(moods)
    expect(table.s.warDistrict).toBe(warDistrict)
    expect(table.last('revealMarket').special?.id ?? null).toBe(round === 3 ? 'GUERRA_DISTRITO' : null)
  })

  test('elections draw their candidates without repeating one [6.1.1]', () => {
    const standard = freshTable({ mode: 'STANDARD' }, 8)
    expect(standard.until('REVEAL', 3).s.candidates).toEqual(['C-01', 'C-04'])
    expect(standard.s.moodOptions).toEqual([])
    expect(standard.until('REVEAL', 7).s.candidates).toEqual(['C-03', 'C-02'])
  })
})

test('when all candidates have stood, they may stand again [6.1.1]', () => {
  const s = bareState({ mode: 'STANDARD' }, 4)
  const ballots = [1, 2, 3].map((round) => {
    s.roundSeed = `seed ${round}`
    drawCandidates(s)
    return s.candidates
  })
  expect(new Set(ballots.slice(0, 2).flat()).size).toBe(4)
  expect(new Set(ballots[2]).size).toBe(2)
})

test('TS-09: the second signal is neither the first, nor its opposite, nor one of the last round', () => {
  const s = bareState({}, 4)
  const pairs = new Set<string>()
  for (let i = 0; i < 300; i++) {
    s.roundSeed = `seed ${i}`
    const before = s.signals
    drawSignals(s)
    const [first, second] = s.signals
    expect(new Set([...before, first, second]).size).toBe(before.length + 2)
    expect(SIGNALS.find(({ id }) => id === first)?.opposite).not.toBe(second)
    pairs.add(`${first} ${second}`)
  }
  expect(pairs.size).toBeGreaterThan(50)
})

test('moods of the last mood round are not offered again, elections between them do not count [6.4.1]', () => {
  const table = freshTable({ mode: 'STANDARD' }, 4)
  let before: readonly string[] = []
  for (let round = 1; round <= 10; round++) {
    const { moodOptions } = table.until('REVEAL', round).s
    if (moodOptions.length === 0) continue
    expect(moodOptions.filter((id) => before.includes(id))).toEqual([])
    before = moodOptions
  }
})

test('TS-19: an empty draw pile is made of the discard pile while the row is filled', () => {
  const s = bareState({}, 4)
  s.round = 1
  const cards = s.market.drawPile
  s.market.drawPile = cards.slice(0, 2)
  s.market.discardPile = cards.slice(2, 8)
  s.market.removed = cards.slice(8)
  refillRow(s)
  expect(s.market.row.slice(0, 2)).toEqual(cards.slice(0, 2))
  expect([s.market.row.length, s.market.drawPile.length, s.market.discardPile, s.market.epoch]).toEqual([5, 3, [], 1])
})

test('in Guerra de Distrito three of five lots, or four of six, come first and are of one district [2.5.4]', () => {
  const isOfWar = (mode: 'QUICK' | 'STANDARD') => {
    const { market, warDistrict } = tableAt('REVEAL', () => {}, { mode, round: 3 }).s
    return market.row.map((id) => propertyCard(id).district === warDistrict)
  }
  expect(isOfWar('QUICK').slice(0, 3)).toEqual([true, true, true])
  expect(isOfWar('STANDARD').slice(0, 4)).toEqual([true, true, true, true])
})

test('the war is about the district with the most cards left [2.5.4]', () => {
  const { s } = tableAt(
    'REVEAL',
    (s) => own(s, 0, 'P-01', 'P-02', 'P-03', 'P-04', 'P-06', 'P-07', 'P-08', 'P-09', 'P-10', 'P-11', 'P-12', 'P-20'),
    { round: 3 },
  )
  expect(s.warDistrict).toBe('Callao')
})

test('TS-20: the deck is as large as the table needs', () => {
  const size = (mode: keyof typeof MODES, owners: number) => DECK_SIZES[deckTierOf(MODES[mode], owners)]
  expect([size('QUICK', 4), size('QUICK', 12), size('STANDARD', 4), size('STANDARD', 5)]).toEqual([36, 36, 48, 60])
  expect([size('LONG', 4), size('LONG', 5), size('LONG', 8)]).toEqual([60, 72, 84])
  for (const [tier, count] of DECK_SIZES.entries()) {
    expect(PROPERTIES.filter(({ deckTier }) => deckTier <= tier)).toHaveLength(count)
  }
})

test('slots by owners [1.1]', () => {
  const slots = (mode: keyof typeof MODES, ...owners: number[]) => owners.map((n) => slotsOf(MODES[mode], n))
  expect(slots('QUICK', 4, 8, 9, 12)).toEqual([1, 1, 2, 2])
  expect(slots('STANDARD', 4, 6, 7, 10, 11, 12)).toEqual([1, 1, 2, 2, 3, 3])
  expect(slots('LONG', 4, 6, 7, 8)).toEqual([2, 2, 3, 3])
})

test('TS-21: reserves', () => {
  const byPrice = new Map(PROPERTIES.map(({ id, basePrice }) => [basePrice, reserveOf(id)]))
  expect([4, 5, 6, 7, 8, 9, 10].map((price) => byPrice.get(price))).toEqual([2, 3, 3, 4, 4, 5, 5])
})

test('timed things end with their last round [3.10]', () => {
  const table = tableAt('PRESS', (s) => {
    own(s, 0, 'P-11')
    const [property] = s.properties.filter(({ propertyId }) => propertyId === 'P-11')
    property?.tempRentBonus.push({ delta: -1, fromRound: 5, untilRound: 5 }, { delta: 2, fromRound: 6, untilRound: 6 })
    property?.tempWorthBonus.push({ delta: 2, untilRound: 5 })
    s.infra.push({ infraId: 'INF-01', district: 'Surco', untilRound: 5 })
    s.infra.push({ infraId: 'INF-02', district: 'Callao', untilRound: 6 })
    s.weights.push({ category: 'PRENSA', delta: 10, fromRound: 4, untilRound: 5 })
    s.bundle = { candidateId: 'C-01', fromRound: 4, untilRound: 5 }
    s.rumorsNext[1] = 2
    s.moodNext = 'M-04'
  })
  table.until('REVEAL', 6)
  expect(table.property('P-11').tempRentBonus).toEqual([{ delta: 2, fromRound: 6, untilRound: 6 }])
  expect(table.property('P-11').tempWorthBonus).toEqual([])
  expect(table.s.infra.map(({ district }) => district)).toEqual(['Callao'])
  expect([table.s.weights, table.s.bundle, table.s.mood, table.s.moodNext]).toEqual([[], null, 'M-04', null])
  expect(table.last('revealMarket').rumorCenti).toEqual({ 'O-02': 40 })
})

test('watchers see the front page in Subasta de Prestigio, owners do not [12.2.5]', () => {
  const table = tableAt('PRESS', (s) => own(s, 2, 'P-20'), { round: 8 })
  table.goOn()
  const heard = table.position.told.filter(({ fact }) => fact.type === 'portadaPreview')
  expect(heard.map(({ to }) => to)).toEqual([[CROWD]])
  expect(table.last('portadaPreview').heroId).toBe('O-03')
})

test('a view can be asked for rents and worth like the state', () => {
  const table = tableAt('INCOME', (s) => {
    own(s, 0, 'P-10', 'P-22')
    s.infra.push({ infraId: 'INF-01', district: 'Chorrillos', untilRound: 6 })
    s.signals = ['S-01', 'S-06']
    s.mood = 'M-01'
  })
  const city = cityOf(imperio.view(table.s, 1))
  const property = table.property('P-10')
  expect([rentOf(city, property), worthOf(city, property)]).toEqual([6, 7])
  expect(rentOf(city, property)).toBe(rentOf(table.s, property))
})

test('a view shows neither seeds nor piles before the end [10]', () => {
  const table = freshTable({}, 4)
  table.until('ACTION', 1)
  const shown = JSON.stringify([imperio.view(table.s, 0), imperio.view(table.s, 'spectator')])
  expect(shown).not.toContain(table.s.matchSeed)
  expect(shown).not.toContain(table.s.roundSeed)
  expect(shown).not.toContain('drawPile')
  expect(shown).toContain(table.s.seedCommit)
})
