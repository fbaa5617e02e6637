import { configure, Position, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Config } from '../../src/config.ts'
import { PROPERTIES } from '../../src/data/board.ts'
import { CHANCE, CHEST } from '../../src/data/cards.ts'
import { ludomercatus } from '../../src/game.ts'

function setup(seed: string, options: Partial<Config> = {}, seats = 4) {
  const config = configure(ludomercatus as never, options, seats) as never
  return Position.setup(ludomercatus, config, seats, new SeededChance(seed))
}

test('everybody starts with 1500 on the start, free and without property [3.2]', () => {
  for (const player of setup('start', {}, 8).state.players) {
    expect(player).toMatchObject({ cash: 1500, position: 0, inJail: false, jailCards: [], bankrupt: false })
  }
})

test('the bank starts with 32 houses, 12 hotels and all 28 deeds, free of mortgage [3.3]', () => {
  const { bank, deeds } = setup('start').state
  expect(bank).toEqual({ houses: 32, hotels: 12, pot: 0 })
  const dealt = deeds.filter((deed) => deed !== null)
  expect(dealt).toHaveLength(28)
  expect(PROPERTIES.map((space) => deeds[space])).toEqual(dealt)
  for (const deed of dealt) expect(deed).toEqual({ owner: null, mortgaged: false, level: 0 })
})

test('both decks are shuffled, each by itself [3.4, 4.2]', () => {
  const orders = (seed: string) => setup(seed).state.decks
  const ids = (cards: typeof CHANCE) => cards.map(({ id }) => id)
  expect(orders('one').chance).not.toEqual(ids(CHANCE))
  expect(orders('one').chance.toSorted()).toEqual(ids(CHANCE))
  expect(orders('one').chest).not.toEqual(ids(CHEST))
  expect(orders('one').chest.toSorted()).toEqual(ids(CHEST))
  expect(orders('one').chance).not.toEqual(orders('two').chance)
})

test('any seat may begin, or always the first [3.5]', () => {
  const begins = (options: Partial<Config>) =>
    new Set(Array.from({ length: 40 }, (_, i) => setup(`start ${i}`, options).state.active))
  expect(begins({})).toEqual(new Set([0, 1, 2, 3]))
  expect(begins({ startingPlayer: 'first' })).toEqual(new Set([0]))
})

test('the story begins with the options and the starting seat, not with the decks [21]', () => {
  const { told, state } = setup('story')
  const [first, second] = told.map(({ fact }) => fact)
  expect(first).toEqual({ type: 'gameStarted', seats: 4, startSeat: state.startSeat, options: state.options })
  expect(second).toEqual({ type: 'turnStarted', seat: state.startSeat, turnNo: 1, round: 1 })
})
