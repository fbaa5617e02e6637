import { configure, isRefusal } from '@ludoteca/kernel'
import { pearls } from '@ludoteca/pearls'
import { describe, expect, test } from 'vitest'
import { playPropertyLoop } from '../src/bench/property/loop.ts'
import { PROPERTY_SPACES } from '../src/bench/property/tables.ts'
import { newWorld, type World } from '../src/bench/property/world.ts'
import { median, Race } from '../src/bench/race.ts'
import { MOVES_PER_MATCH, playRandom, replayScripts, type Script, type Setting } from '../src/bench/random-play.ts'

describe('a race', () => {
  test('lets everybody run in every round, and begin in turn', () => {
    const ran: string[] = []
    const contestant = (name: string) => ({ name, run: (round: number) => ran.push(`${round}${name}`) })
    const race = new Race([contestant('a'), contestant('b')], 2)
    // Three rounds to warm up, then two that count.
    expect(ran).toEqual(['0a', '0b', '1b', '1a', '2a', '2b', '3b', '3a', '4a', '4b'])
    expect(race.timings().map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('takes the middle of its rounds', () => {
    expect(median([5, 1, 9])).toBe(5)
    expect(median([1, 9, 3, 5])).toBe(4)
  })
})

describe('the bare property loop', () => {
  const worlds = Array.from({ length: 40 }, (_, i) => {
    const world = newWorld(2 + (i % 7), 7919 * i + 1)
    playPropertyLoop(world, 3000)
    return world
  })
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

  test('plays the same match again from the same seed', () => {
    const again = newWorld(2, 1)
    playPropertyLoop(again, 3000)
    expect(again).toEqual(worlds[0])
  })

  test('keeps all buildings and cards, and nobody in debt', () => {
    for (const { level, houses, hotels, decks, held, cash } of worlds) {
      expect(sum(level.map((l) => (l === 5 ? 0 : l))) + houses).toBe(32)
      expect(level.filter((l) => l === 5).length + hotels).toBe(12)
      expect([...decks.flat(), ...held.flat()].sort((a, b) => a - b)).toEqual([...Array(32).keys()])
      expect(Math.min(...cash)).toBeGreaterThanOrEqual(0)
    }
  })

  test('takes everything from the bankrupt, and stops when one is left', () => {
    const lost = (w: World) => w.bankrupt.flatMap((bankrupt, seat) => (bankrupt ? [seat] : []))
    for (const world of worlds) {
      for (const space of PROPERTY_SPACES) expect(lost(world)).not.toContain(world.owner[space])
      expect(world.live).toBe(world.seats - lost(world).length)
      expect(world.live > 1 ? world.moves : 3000).toBeGreaterThanOrEqual(3000)
    }
    expect(worlds.some(({ live }) => live === 1)).toBe(true)
  })

  test('buys, builds and mortgages', () => {
    expect(worlds.some(({ level }) => level.some((l) => l > 0))).toBe(true)
    expect(worlds.some(({ mortgaged }) => mortgaged.includes(true))).toBe(true)
  })
})

describe('random play for the benchmark', () => {
  const config = configure(pearls, {}, 3)
  if (isRefusal(config)) throw new Error(config.code)
  const setting = { game: pearls, config, seats: 3 } as unknown as Setting

  test('plays so many moves and keeps them to be played again', () => {
    const scripts: Script[] = []
    expect(playRandom(setting, 'bench', 100, scripts)).toBe(100)
    expect(scripts.map(({ turns }) => turns.length)).toEqual([21, 21, 21, 21, 16])
    expect(Math.max(...scripts.map(({ turns }) => turns.length))).toBeLessThanOrEqual(MOVES_PER_MATCH)
    expect(replayScripts(setting, scripts, { decisions: true, check: true, view: true })).toBe(100)
  })
})
