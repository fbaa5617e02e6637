import { type Box, configure, isRefusal, SeededChance } from '@ludoteca/kernel'
import { box, pearls } from '@ludoteca/pearls'
import { describe, expect, test, vi } from 'vitest'
import { drawCosts } from '../src/bench/draws.ts'
import { paceOf } from '../src/bench/pace.ts'
import { playPropertyLoop } from '../src/bench/property/loop.ts'
import { PROPERTY_SPACES } from '../src/bench/property/tables.ts'
import { newWorld, type World } from '../src/bench/property/world.ts'
import { median, Race } from '../src/bench/race.ts'
import { MOVES_PER_MATCH, playRandom, replayScripts, type Script, type Setting } from '../src/bench/random-play.ts'
import { type Replay, replayHere } from '../src/bench/replay-alone.ts'

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

  test('lets every generator make the same draws again', () => {
    const drawn: Record<string, string[]> = {}
    const int = vi.spyOn(SeededChance.prototype, 'int')
    for (const { name, run } of drawCosts(setting, 100, ['chacha12', 'xoroshiro128+'])) {
      int.mockClear()
      expect(run(0)).toBe(100)
      drawn[name] = int.mock.calls.map(([stream, n]) => `${stream} ${n}`)
    }
    int.mockRestore()
    expect(Object.keys(drawn)).toEqual(['draws by chacha12', 'draws by xoroshiro128+'])
    expect(drawn['draws by chacha12']?.length).toBeGreaterThan(100)
    expect(drawn['draws by chacha12']).toEqual(drawn['draws by xoroshiro128+'])
  })
})

/** Its game is on no shelf, so a thread would not find it. */
const replay = async (replay: Replay) => replayHere(box as unknown as Box, replay)

test('whether late moves of a long match cost more is told where it is asked', async () => {
  const table = { game: 'pearls', options: { pearls: 5 }, seats: 3 }
  // Fifteen moves are the longest match there is.
  const { lastQuarterToFirst } = await paceOf(
    box as unknown as Box,
    { ...table, long: { options: { pearls: 4 }, moves: 12 } },
    1,
    40,
    replay,
  )
  expect(lastQuarterToFirst).toBeGreaterThan(0)
})

test('the pace of a game is told for random players and bots, with where the time goes', async () => {
  const table = { game: 'pearls', options: { pearls: 5 }, seats: 3 }
  const pace = await paceOf(box as unknown as Box, table, 1, 40, replay)
  const { randomMoves, botMoves, botMatches, simulatedMatches, simulatedToBots, appliedMoves, toLoop, profile, ...at } =
    pace
  expect(at).toEqual(table)
  // Three divers play fifteen moves.
  expect(botMoves / botMatches).toBeCloseTo(15)
  expect(Math.min(randomMoves, botMoves, appliedMoves, simulatedToBots)).toBeGreaterThan(0)
  // The middle of one round: what is told of simulations is told of the same moves.
  expect(simulatedMatches * simulatedToBots).toBeCloseTo(botMatches)
  expect(Object.keys(toLoop)).toEqual(['randomMove', 'botMove', 'appliedMove'])
  // The contract costs more than the bare loop, and only if that loop was timed can it be told.
  expect(Math.min(...Object.values(toLoop))).toBeGreaterThan(1)
  const { apply, decisions, check, bot } = profile as Record<string, number>
  expect((apply as number) + (decisions as number) + (check as number) + (bot as number)).toBeCloseTo(1)
})

test('bots of several kinds are timed in company', async () => {
  const company = { name: 'both', bots: ['normal', 'easy', 'normal'] }
  const pace = await paceOf(box as unknown as Box, { game: 'pearls', options: {}, seats: 3, company }, 1, 40, replay)
  expect(pace.company).toEqual(company)
  expect(pace.simulatedMatches).toBeGreaterThan(0)
})
