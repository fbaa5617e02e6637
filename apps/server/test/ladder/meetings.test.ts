import { describe, expect, test } from 'vitest'
import { metTooOften } from '../../src/ladder/meetings.ts'

const RULES = { meetingsMax: 3, utcOffsetMinutes: -300 }
const NOON = Date.parse('2026-02-10T12:00:00-05:00')
const MINUTE_MS = 60_000

interface Played {
  readonly at?: number
  readonly people: readonly (readonly [team: string, network: string | null])[]
}

/** Matches m0, m1 …, one a minute unless said otherwise. */
function seatsOf(matches: readonly Played[]) {
  return matches.flatMap(({ at, people }, i) =>
    people.map(([team, network]) => ({ matchId: `m${i}`, at: at ?? NOON + i * MINUTE_MS, team, network })),
  )
}
const spoiled = (matches: readonly Played[]) => [...metTooOften(seatsOf(matches), RULES)]
const pair: Played = {
  people: [
    ['T-01', 'home'],
    ['T-01', 'home'],
    ['T-02', 'there'],
  ],
}

describe('two of one dynasty from one network [decision 204]', () => {
  test('may meet three times a day; from the fourth time on their matches do not count', () => {
    expect(spoiled([pair, pair, pair])).toEqual([])
    expect(spoiled([pair, pair, pair, pair, pair])).toEqual(['m3', 'm4'])
  })

  test('count anew from midnight in Lima on', () => {
    const late = { ...pair, at: Date.parse('2026-02-10T23:59:59-05:00') }
    const early = { ...pair, at: Date.parse('2026-02-11T00:00:00-05:00') }
    expect(spoiled([pair, pair, pair, late, early])).toEqual(['m3'])
  })

  test.each([
    [
      'of different dynasties',
      {
        people: [
          ['T-01', 'home'],
          ['T-02', 'home'],
        ],
      },
    ],
    [
      'from different networks',
      {
        people: [
          ['T-01', 'home'],
          ['T-01', 'there'],
        ],
      },
    ],
    [
      'of whom nobody knows where they came from',
      {
        people: [
          ['T-01', null],
          ['T-01', null],
        ],
      },
    ],
    ['who are one alone', { people: [['T-01', 'home']] }],
  ] satisfies [string, Played][])('are not people %s', (_who, match) => {
    expect(spoiled([match, match, match, match, match])).toEqual([])
  })

  test('are counted by dynasty and network, whoever they are: new accounts change nothing', () => {
    const other: Played = {
      people: [
        ['T-02', 'home'],
        ['T-02', 'home'],
      ],
    }
    expect(spoiled([pair, other, pair, other, pair, other, pair])).toEqual(['m6'])
  })
})
