import { checkNames } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { isAtTable, isPartOf } from '../../src/app/places.ts'
import { againstBots, usualSeats } from '../../src/screens/game/play-now.ts'
import { resized, seatsToBeginWith, withKind } from '../../src/screens/game/seats-plan.ts'
import { whenInWords } from '../../src/screens/game/when.ts'

const player = (number: number) => `Player ${number}`

describe('a match against bots', () => {
  test('has four seats where the game allows it', () => {
    expect(usualSeats({ seatsMin: 2, seatsMax: 8 })).toBe(4)
    expect(usualSeats({ seatsMin: 5, seatsMax: 7 })).toBe(5)
    expect(usualSeats({ seatsMin: 2, seatsMax: 3 })).toBe(3)
  })

  test('seats one person, and nobody shares a name', () => {
    const seats = againstBots(12, 'bruno')
    expect(seats.map(({ kind }) => kind)).toEqual(['human', ...Array.from({ length: 11 }, () => 'normal')])
    expect(checkNames(seats)).toBeUndefined()
  })
})

test('bots are called by the names that the game has for them, as long as they last', () => {
  const names = ['Bot Tejado', 'Bot Reja']
  expect(againstBots(4, 'Ann', names).map(({ name }) => name)).toEqual(['Ann', 'Bot Tejado', 'Bot Reja', 'Bot 3'])
  const seats = seatsToBeginWith([], { id: 'imperio', cooperative: false }, 2, player, names)
  expect(resized(seats, 3, names).map(({ name }) => name)).toEqual(['Player 1', 'Bot Tejado', 'Bot Reja'])
  expect(withKind(seats, 0, 'easy', player, names)[0]).toEqual({ name: 'Bot Reja', kind: 'easy' })
})

describe('seats around one device', () => {
  const save = { id: 'x', game: 'banca', players: ['Ann', 'Ben'], moves: 3, isOver: false, savedAt: 0 }

  const game = { id: 'banca', cooperative: false }

  test('begin with whoever played last', () => {
    expect(seatsToBeginWith([save], game, 4, player)[0]).toEqual({ name: 'Ann', kind: 'human' })
    expect(seatsToBeginWith([], game, 4, player)[0]).toEqual({ name: 'Player 1', kind: 'human' })
  })

  test("are all one person's where all play together", () => {
    const seats = seatsToBeginWith([save], { id: 'carcosa', cooperative: true }, 4, player)
    expect(seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'human', 'human'])
    expect(checkNames(seats)).toBeUndefined()
    expect(withKind(seats, 1, 'human-2', player)[1]).toEqual({ name: seats[1]?.name, kind: 'human-2' })
  })

  test('come and go at the end', () => {
    const four = seatsToBeginWith([save], game, 4, player)
    expect(resized(four, 2)).toEqual(four.slice(0, 2))
    expect(checkNames(resized(four, 8))).toBeUndefined()
  })

  test('get a fitting name when a person takes the place of a bot', () => {
    const seats = seatsToBeginWith([save], game, 3, player)
    const two = withKind(seats, 1, 'human', player)
    expect(two[1]).toEqual({ name: 'Player 2', kind: 'human' })
    expect(withKind(two, 1, 'easy', player)[1]).toEqual({ name: 'Ada', kind: 'easy' })
  })

  test('keep a name when only the strength changes', () => {
    const seats = [{ name: 'Deep Purple', kind: 'easy' }]
    expect(withKind(seats, 0, 'normal', player)[0]).toEqual({ name: 'Deep Purple', kind: 'normal' })
  })
})

describe('when something was', () => {
  const now = Date.UTC(2026, 4, 20, 12)
  test.each([
    [20_000, 'this minute'],
    [5 * 60_000, '5 minutes ago'],
    [3 * 3_600_000, '3 hours ago'],
    [86_400_000, 'yesterday'],
    [30 * 86_400_000, 'Apr 20, 2026'],
  ])('%i ms ago is %s', (ago, words) => {
    expect(whenInWords(now - ago, now, 'en')).toBe(words)
  })
})

test('the bar knows where a screen belongs', () => {
  expect(isPartOf('/game/banca', '/')).toBe(true)
  expect(isPartOf('/new-room', '/lobby')).toBe(true)
  expect(isPartOf('/settings', '/')).toBe(false)
  expect(isAtTable('/local/ab12')).toBe(true)
  expect(isAtTable('/lobby')).toBe(false)
})
