import type { Fact, View } from '@ludoteca/imperio'
import { TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { cityNow } from '../../src/games/imperio/frame/city-now.ts'
import { deadlineOf, phaseSeconds, phasesOf } from '../../src/games/imperio/frame/clock.ts'
import { roundsOf } from '../../src/games/imperio/frame/rounds-of.ts'
import { placesOf, topOf } from '../../src/games/imperio/frame/standings.ts'
import { parodyLabel, teamLabel } from '../../src/games/imperio/frame/team-label.ts'

const options = { mode: 'QUICK', clocks: true, clockPct: 100 } as View['options']
const at = (phase: View['phase'], dealStage = 0) => ({ phase, options, dealStage, watcherCount: 0 })

describe('the timer', () => {
  test('is one’s own while one is asked, and the table’s otherwise', () => {
    const clocks = new Map([
      [1, 500],
      [TABLE, 900],
    ])
    expect(deadlineOf(at('MOOD'), clocks, 1)).toBe(500)
    expect(deadlineOf(at('MOOD'), clocks, 0)).toBe(900)
    expect(deadlineOf(at('MOOD'), new Map(), 0)).toBeUndefined()
  })

  test('shows those who wait in BID when the last of the others must have answered', () => {
    const clocks = new Map([
      [1, 500],
      [2, 700],
    ])
    expect(deadlineOf(at('BID'), clocks, undefined)).toBe(700)
  })

  test('of ACTION reaches to the end of its last part', () => {
    const clocks = new Map([[TABLE, 10_000]])
    expect([0, 1, 2].map((stage) => deadlineOf(at('ACTION', stage), clocks, 0))).toEqual([18_000, 14_000, 10_000])
    const hasty = { ...at('ACTION'), options: { ...options, clockPct: 10 } }
    expect(deadlineOf(hasty, clocks, 0)).toBe(10_800)
  })

  test('knows how long phases are, by mode, pace and audience', () => {
    expect(phaseSeconds(at('BID'), 'BID')).toBe(25)
    expect(phaseSeconds(at('MOOD'), 'MOOD')).toBe(10)
    expect(phaseSeconds({ ...at('MOOD'), watcherCount: 2 }, 'MOOD')).toBe(12)
    expect(phaseSeconds({ ...at('BID'), options: { ...options, clocks: false } }, 'BID')).toBeUndefined()
  })

  test('elections stand for the mood, and awards come in two rounds only', () => {
    expect(phasesOf({ options, round: 1 })).toContain('MOOD')
    expect(phasesOf({ options, round: 4 }).at(-1)).toBe('AWARDS')
    const standard = { ...options, mode: 'STANDARD' } as const
    expect(phasesOf({ options: standard, round: 3 })).toContain('VOTE')
    expect(phasesOf({ options: standard, round: 3 })).not.toContain('MOOD')
  })
})

describe('the table of the day', () => {
  test('shares ranks between equals and says who went up or down', () => {
    const places = placesOf([5, 9, 9, 1], [9, 5, 8, 1])
    expect(places.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ])
    expect(places.map(({ change }) => change)).toEqual([2, 1, -2, 0])
  })

  test('always has oneself on it', () => {
    const places = placesOf([9, 8, 7, 6, 5, 4, 3], undefined)
    expect(topOf(places, 5, 6).map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 6])
    expect(topOf(places, 5, undefined)).toHaveLength(5)
  })
})

test('what goes on in the city: signals, mood, works, and a government once it governs', () => {
  const view = {
    round: 3,
    rounds: 7,
    marketSignals: ['S-03', 'S-06'],
    activeMoodId: 'M-01',
    activeBundle: { candidateId: 'C-01', fromRound: 4, untilRound: 5 },
    infra: [{ infraId: 'INF-01', district: 'Surco', untilRound: 5 }],
  } as const
  expect(cityNow(view).map(({ kind }) => kind)).toEqual(['signal', 'signal', 'mood', 'works'])
  expect(cityNow({ ...view, round: 4 }).map(({ kind }) => kind)).toContain('government')
})

describe('the chronicle', () => {
  test('has the latest round first and leaves out what passes', () => {
    const facts = [
      { type: 'matchStarted' },
      { type: 'phaseChange', round: 1, phase: 'REVEAL' },
      { type: 'revealMarket', round: 1 },
      { type: 'bidIn', seat: 0 },
      { type: 'bidResults' },
      { type: 'revealMarket', round: 2 },
    ] as unknown as readonly Fact[]
    const story = facts.map((fact, id) => ({ id, move: id, fact }))
    const told = roundsOf(story).map(({ round, lines }) => [round, lines.map(({ fact }) => fact.type)])
    expect(told).toEqual([
      [2, ['revealMarket']],
      [1, ['revealMarket', 'bidResults']],
      [0, ['matchStarted']],
    ])
  })
})

describe('dynasties', () => {
  test('have their real label only where it was chosen, and never in a picture', () => {
    const real = { ...options, teamSet: 'REAL_LABEL' } as View['options']
    expect(teamLabel(real, 'T-02')).toBe('Romero')
    expect(teamLabel({ ...real, teamSet: 'PARODY' }, 'T-02')).toBe('Romerazo')
    expect(parodyLabel('T-02')).toBe('Romerazo')
  })
})
