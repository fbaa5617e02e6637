import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Broken, type GeneratorName, ScriptedChance, SeededChance } from '../src/index.ts'
import { referenceBytes } from './chacha-reference.ts'

const NAMES = ['chacha12', 'xoroshiro128+'] as const satisfies GeneratorName[]

/** Drawn once and written down: if these change, every old record stops verifying. */
const KNOWN = {
  'xoroshiro128+': {
    dice: [149, 616, 670, 230, 228, 158, 693, 90],
    deck: [150, 191, 996, 727, 567, 26, 130, 833],
  },
  chacha12: {
    dice: [678, 37, 565, 266, 319, 245, 590, 966],
    deck: [698, 994, 469, 472, 152, 739, 185, 201],
  },
}

/** Plain ones, and those with letters of any alphabet. */
const TEXTS = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }))

const throws = (chance: SeededChance, stream: string, count: number) =>
  Array.from({ length: count }, () => chance.int(stream, 1000))

describe.each(NAMES)('chance by %s', (generator) => {
  test('a seed gives these very numbers, everywhere and for ever', () => {
    const chance = new SeededChance('ludoteca', { generator })
    expect(throws(chance, 'dice', 8)).toEqual(KNOWN[generator].dice)
    expect(throws(chance, 'deck:chance', 8)).toEqual(KNOWN[generator].deck)
  })

  test('a stream does not notice what happens in others', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (seed, elsewhere) => {
        const alone = new SeededChance(seed, { generator })
        const disturbed = new SeededChance(seed, { generator })
        throws(disturbed, 'other', elsewhere)
        expect(throws(disturbed, 'dice', 5)).toEqual(throws(alone, 'dice', 5))
      }),
    )
  })

  test('saved luck goes on where it was, in every stream and at any draw', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), fc.nat(20), (seed, before, elsewhere) => {
        const chance = new SeededChance(seed, { generator })
        throws(chance, 'dice', before)
        throws(chance, '__proto__', elsewhere)
        const saved = JSON.parse(JSON.stringify(chance.save()))
        const resumed = new SeededChance(seed, { generator, saved })
        // Where nothing has been drawn since, it stands where it stood.
        expect(resumed.save()).toEqual(saved)
        const luck = [chance, resumed, resumed.clone(), chance.clone()]
        const drawn = luck.map((one) => [throws(one, 'dice', 40), throws(one, '__proto__', 3), throws(one, 'new', 3)])
        for (const one of drawn) expect(one).toEqual(drawn[0])
        expect(resumed.save()).toEqual(chance.save())
      }),
    )
  })

  test.each([2, 3, 6, 7, 100])('all %i faces of a die are equally likely', (sides) => {
    const shown = new Array<number>(sides).fill(0)
    const luck = new SeededChance('fair again', { generator }).unrecorded()
    const each = 3_000
    for (let i = 0; i < each * sides; i++) {
      const face = luck.int('dice', sides)
      shown[face] = (shown[face] as number) + 1
    }
    const chiSquare = shown.reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
    // Its mean is sides − 1 and its variance twice that; four deviations are rare, and this seed is fixed.
    expect(chiSquare).toBeLessThan(sides - 1 + 4 * Math.sqrt(2 * (sides - 1)) + 4)
  })

  test('words that would favour low numbers are thrown away', () => {
    // Of 3 × 2³⁰ numbers, a quarter of all words would come up a second time.
    const n = 3 * 2 ** 30
    const luck = new SeededChance('high', { generator }).unrecorded()
    let low = 0
    for (let i = 0; i < 30_000; i++) if (luck.int('x', n) < 2 ** 30) low++
    expect(Math.abs(low - 10_000)).toBeLessThan(400)
  })
})

test('a match of today does not draw as one of before did', () => {
  const drawn = NAMES.map((generator) => throws(new SeededChance('same', { generator }), 'dice', 8))
  expect(drawn[0]).not.toEqual(drawn[1])
  expect(throws(new SeededChance('same'), 'dice', 8)).toEqual(drawn[0])
})

test('a stream is that of ChaCha12 under a hash of the seed, with a hash of its name as nonce', () => {
  fc.assert(
    fc.property(TEXTS, TEXTS, (seed, stream) => {
      const key = createHash('sha256').update(`ludoteca chacha12 ${seed}`).digest()
      const name = createHash('sha256').update(stream).digest()
      const bytes = referenceBytes(key, name.subarray(0, 12), 12, 80)
      const drawn = Array.from({ length: 20 }, (_, i) => bytes.readUInt32LE(4 * i) % 2 ** 16)
      const chance = new SeededChance(seed)
      expect(drawn.map(() => chance.int(stream, 2 ** 16))).toEqual(drawn)
    }),
  )
})

test('streams whose names are alike have nothing in common', () => {
  const names = ['dice', 'dice ', 'Dice', 'dice0', 'dice:0', 'dice\u0000', '', '__proto__']
  const luck = new SeededChance('same')
  expect(new Set(names.map((name) => throws(luck, name, 8).join())).size).toBe(names.length)
})

test('a generator that nobody knows is a fault, and no other is taken for it', () => {
  const luck = new SeededChance('same', { generator: 'toString' as GeneratorName })
  expect(() => luck.int('dice', 6)).toThrow(Broken)
})

describe('chance', () => {
  test('all orders of a shuffle are equally likely', () => {
    const luck = new SeededChance('fair deck').unrecorded()
    const shown = new Map<string, number>()
    const [orders, each] = [24, 500]
    for (let i = 0; i < orders * each; i++) {
      const cards = [1, 2, 3, 4]
      luck.shuffle('deck', cards)
      shown.set(cards.join(), (shown.get(cards.join()) ?? 0) + 1)
    }
    expect(shown.size).toBe(orders)
    const chiSquare = [...shown.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0)
    // As with dice: four deviations above the mean, with a fixed seed.
    expect(chiSquare).toBeLessThan(orders - 1 + 4 * Math.sqrt(2 * (orders - 1)) + 4)
  })

  test('a shuffle keeps every item', () => {
    const items = Array.from({ length: 16 }, (_, i) => i)
    const shuffled = [...items]
    new SeededChance('x').shuffle('deck', shuffled)
    expect(shuffled).not.toEqual(items)
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(items)
  })

  test('draws are taken once, and a choice among one draws nothing', () => {
    const chance = new SeededChance('x')
    expect(chance.pick('one', ['only'])).toBe('only')
    expect(chance.take()).toEqual([])
    const value = chance.int('dice', 6)
    expect(chance.take()).toEqual([value])
    expect(chance.take()).toEqual([])
  })

  test('a game may derive a number from the seed by its own construction', () => {
    const chance = new SeededChance('abc')
    expect(chance.derive(10, (seed) => seed.length)).toBe(3)
    expect(chance.take()).toEqual([3])
  })

  test('a script is used up in order, and says when it runs out or does not fit', () => {
    const chance = new ScriptedChance({ dice: [5, 0], other: [9] })
    expect([chance.die('dice', 6), chance.die('dice', 6)]).toEqual([6, 1])
    expect(() => chance.die('dice', 6)).toThrow('run out')
    expect(chance.unused()).toEqual({ other: [9] })
    expect(() => chance.int('other', 6)).toThrow('outside 0 to 5')
  })
})
