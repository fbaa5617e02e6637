import { describe, expect, test } from 'vitest'
import { GENERATOR, type GeneratorName, SeededChance } from '../src/index.ts'
import { linearRule, type Seen, solve, wordsFrom } from './linear-solver.ts'

/** Dice whose lowest bit is that of the word behind them: those with an even number of sides. */
const DICE = [2, 4, 6, 8, 12]
const CARDS = 52

function throwsOf(generator: GeneratorName, sides: number, count: number): number[] {
  const chance = new SeededChance('nobody knows this', { generator }).unrecorded()
  return Array.from({ length: count }, () => chance.die('dice', sides))
}

/** The order of the cards after each shuffle. */
function shufflesOf(generator: GeneratorName, count: number): number[][] {
  const chance = new SeededChance('nobody knows this', { generator }).unrecorded()
  return Array.from({ length: count }, () => {
    const cards = Array.from({ length: CARDS }, (_, i) => i)
    chance.shuffle('deck', cards)
    return cards
  })
}

/** What was drawn to bring a new deck into this order, with how many possibilities there were. */
function drawsBehind(order: readonly number[]): { readonly n: number; readonly value: number }[] {
  const cards = order.toSorted((a, b) => a - b)
  return order.slice(1).map((_, back) => {
    const i = CARDS - 1 - back
    const value = cards.indexOf(order[i] as number)
    cards[value] = cards[i] as number
    return { n: i + 1, value }
  })
}

const seenInDice = (dice: readonly number[]): Seen[] => dice.map((shown, at) => ({ at, bit: (shown - 1) % 2 }))
const seenInShuffles = (orders: readonly (readonly number[])[]): Seen[] =>
  orders.flatMap(drawsBehind).flatMap(({ n, value }, at) => (n % 2 === 0 ? { at, bit: value % 2 } : []))

describe('whoever has seen 160 draws of the generator of before', () => {
  test.each(DICE)('foretells the next two hundred throws of a die with %i sides', (sides) => {
    const dice = throwsOf('xoroshiro128+', sides, 360)
    const state = solve(seenInDice(dice.slice(0, 160)))
    expect(state && wordsFrom(state, 160, 200).map((word) => 1 + (word % sides))).toEqual(dice.slice(160))
  })

  test('foretells the next shuffle of a deck', () => {
    const orders = shufflesOf('xoroshiro128+', 8)
    const next = drawsBehind(orders.pop() as number[])
    const state = solve(seenInShuffles(orders))
    const words = state && wordsFrom(state, 7 * (CARDS - 1), CARDS - 1)
    expect(words?.map((word, i) => word % (CARDS - i))).toEqual(next.map(({ value }) => value))
  })

  test('finds that its lowest bits follow a linear rule', () => {
    const { length, mistakes } = linearRule(
      Uint8Array.from(seenInDice(throwsOf('xoroshiro128+', 6, 2000)), ({ bit }) => bit),
    )
    expect(length).toBe(128)
    expect(mistakes).toBeLessThan(128)
  })
})

describe('whoever has seen ten thousand draws of a match of today', () => {
  const COUNT = 10_000

  /** Five standard deviations of as many coins: whoever guesses is not further off in a million tries. */
  const SLACK = 250

  function expectNothingIn(bits: Uint8Array): void {
    const { length, mistakes } = linearRule(bits)
    // The shortest rule of pure luck is half as long as what it explains: it explains nothing.
    expect(Math.abs(length - bits.length / 2)).toBeLessThan(20)
    expect(Math.abs(mistakes - bits.length / 2)).toBeLessThan(SLACK)
  }

  test.each(DICE)('foretells no throw of a die with %i sides', (sides) => {
    const dice = throwsOf(GENERATOR, sides, COUNT)
    for (let bit = 1; sides % (2 * bit) === 0; bit *= 2) {
      expectNothingIn(Uint8Array.from(dice, (shown) => Math.floor((shown - 1) / bit) % 2))
    }
    for (let from = 0; from < COUNT; from += 1000) {
      expect(solve(seenInDice(dice.slice(from, from + 160)))).toBeUndefined()
    }
  })

  test('foretells no shuffle', () => {
    const orders = shufflesOf(GENERATOR, 400)
    expectNothingIn(Uint8Array.from(seenInShuffles(orders).slice(0, COUNT), ({ bit }) => bit))
    for (let from = 0; from < orders.length; from += 40) {
      expect(solve(seenInShuffles(orders.slice(from, from + 8)))).toBeUndefined()
    }
  })
})
