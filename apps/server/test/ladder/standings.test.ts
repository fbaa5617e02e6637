import { describe, expect, test } from 'vitest'
import { type Entry, standingsOf } from '../../src/ladder/standings.ts'

const RULES = { bestMatches: 10, bestPlayers: 10, titles: ['Reyes de la Semana', 'Escoltas', 'Podio'] }

let count = 0
const entry = (person: string, points: number, changes: Partial<Entry> = {}): Entry => {
  const at = count++
  return { matchId: `m${at}`, at, person, team: 'T-01', points, won: false, ...changes }
}
const people = (entries: readonly Entry[]) => standingsOf(entries, RULES, false).people
const teams = (entries: readonly Entry[], isOver = false) => standingsOf(entries, RULES, isOver).teams
const many = (length: number, of: (i: number) => Entry) => Array.from({ length }, (_, i) => of(i))

describe('the score of a player [decision 203]', () => {
  test('is the sum of the best 10 matches', () => {
    const [line] = people(many(12, (i) => entry('ana', i + 1)))
    expect(line).toMatchObject({ score: 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12, matches: 12 })
  })

  test('was reached when the last match came that counts for it', () => {
    const entries = [10, 20, 0].map((points, i) => entry('ana', points, { at: 100 + i }))
    expect(people(entries)[0]?.reachedAt).toBe(101)
    const eleven = many(11, (i) => entry('ben', 5, { at: 200 + i }))
    expect(people(eleven)[0]).toMatchObject({ score: 50, reachedAt: 209 })
    expect(people([entry('cleo', 0, { at: 7 }), entry('cleo', 0, { at: 9 })])[0]?.reachedAt).toBe(7)
  })
})

describe('the score of a dynasty [decision 203]', () => {
  test('is the sum of the scores of its best 10 players', () => {
    const entries = many(12, (i) => entry(`p${i}`, i + 1))
    expect(teams(entries)[0]).toMatchObject({ team: 'T-01', score: 75, players: 12, matches: 12 })
  })

  test('has of each player the best 10 matches for this dynasty', () => {
    const entries = many(11, () => entry('ana', 10))
    expect(teams([...entries, entry('ben', 7)])[0]).toMatchObject({ score: 107, players: 2 })
  })

  test('has only the matches in which it was worn: who changes dynasty splits his matches', () => {
    const entries = [
      entry('ana', 50, { team: 'T-01' }),
      entry('ana', 40, { team: 'T-02', won: true }),
      entry('ana', 30, { team: 'T-02' }),
    ]
    const {
      people: [ana],
      teams: both,
    } = standingsOf(entries, RULES, false)
    expect(ana).toMatchObject({ score: 120, matches: 3, team: 'T-02' })
    expect(both.map(({ team, score, matches, wins, players }) => [team, score, matches, wins, players])).toEqual([
      ['T-02', 70, 2, 1, 1],
      ['T-01', 50, 1, 0, 1],
    ])
  })

  test('was reached when the last of its best players reached theirs', () => {
    const entries = [entry('ana', 10, { at: 5 }), entry('ben', 20, { at: 9 }), entry('cleo', 0, { at: 12 })]
    expect(teams(entries)[0]?.reachedAt).toBe(9)
  })
})

describe('equal scores [decision 203]', () => {
  const order = (entries: readonly Entry[]) => people(entries).map(({ person, rank }) => `${rank} ${person}`)

  test('more wins come first', () => {
    expect(order([entry('ana', 60), entry('ben', 60, { won: true })])).toEqual(['1 ben', '2 ana'])
  })

  test('then more matches', () => {
    expect(order([entry('ana', 60), entry('ben', 30), entry('ben', 30)])).toEqual(['1 ben', '2 ana'])
  })

  test('then who had the score earlier', () => {
    const [early, late] = [entry('zoe', 60, { at: 1 }), entry('ana', 60, { at: 2 })]
    expect(order([late, early])).toEqual(['1 zoe', '2 ana'])
  })

  test('wins count before matches, and matches before time', () => {
    const entries = [
      entry('ana', 60, { at: 1 }),
      ...many(3, (i) => entry('ben', 20, { at: 10 + i })),
      entry('cleo', 60, { at: 20, won: true }),
    ]
    expect(order(entries)).toEqual(['1 cleo', '2 ben', '3 ana'])
  })

  test('those who are equal in everything share the place, and the next one is left out', () => {
    const entries = ['ben', 'ana', 'cleo'].map((person, i) => entry(person, i === 2 ? 5 : 60, { at: 1 }))
    expect(order(entries)).toEqual(['1 ana', '1 ben', '3 cleo'])
  })
})

describe('titles [decision 204]', () => {
  const entries = [60, 50, 40, 30].map((points, i) => entry(`p${i}`, points, { team: `T-0${i + 1}` }))

  test('go to the first three places at the end of the season', () => {
    const { people: lines, teams: sides } = standingsOf(entries, RULES, true)
    const titles = ['Reyes de la Semana', 'Escoltas', 'Podio', null]
    expect([lines.map(({ title }) => title), sides.map(({ title }) => title)]).toEqual([titles, titles])
  })

  test('to nobody while the season runs, nor for nothing', () => {
    expect(teams(entries).every(({ title }) => title === null)).toBe(true)
    expect(teams([entry('ana', 0)], true)[0]?.title).toBeNull()
  })
})

test('the order in which matches are read does not matter', () => {
  const entries = many(60, (i) => entry(`p${i % 7}`, (i * 37) % 50, { team: `T-0${(i % 3) + 1}`, won: i % 5 === 0 }))
  const turned = [...entries.slice(23), ...entries.slice(0, 23)].reverse()
  expect(standingsOf(turned, RULES, true)).toEqual(standingsOf(entries, RULES, true))
})
