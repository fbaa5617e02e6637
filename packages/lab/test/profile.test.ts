import type { Profiler } from 'node:inspector'
import { describe, expect, test } from 'vitest'
import { flameGraph } from '../src/bench/profile/flame.ts'
import { profilePlay } from '../src/bench/profile/profile.ts'
import { areasOf, callTree, functionsOf } from '../src/bench/profile/shares.ts'

const at = (functionName: string, file: string) => ({
  functionName,
  scriptId: '1',
  url: file && `file:///home/${file}`,
  lineNumber: 4,
  columnNumber: 0,
})

/** The root calls `think`, which calls itself and a rule; the profiler took half of the time. */
const profile: Profiler.Profile = {
  nodes: [
    { id: 1, callFrame: at('(root)', ''), children: [2, 5, 6] },
    { id: 2, callFrame: at('think', 'packages/games/pearls/src/bots/deep.ts'), children: [3, 4] },
    { id: 3, callFrame: at('think', 'packages/games/pearls/src/bots/deep.ts') },
    { id: 4, callFrame: at('rule', 'packages/games/pearls/src/rules.ts') },
    { id: 5, callFrame: at('(garbage collector)', '') },
    { id: 6, callFrame: at('dispatch', '') },
  ],
  startTime: 0,
  endTime: 200,
  samples: [2, 3, 4, 5, 6],
  timeDeltas: [10, 30, 40, 20, 100],
}

describe('a profile of play', () => {
  test('shares the time among bots, rules and garbage, without that of the profiler', () => {
    expect(areasOf(callTree(profile)).map(({ area, share }) => [area, Math.round(100 * share)])).toEqual([
      ['bots', 40],
      ['rules', 40],
      ['garbage', 20],
      ['Node', 0],
    ])
  })

  test('counts what a function calls as its own, and a function that calls itself once', () => {
    const [think, rule] = functionsOf(callTree(profile))
    expect(think).toMatchObject({ name: 'think', place: 'packages/games/pearls/src/bots/deep.ts:5' })
    expect([think, rule].map((f) => [f?.self, f?.total].map((x) => Math.round(100 * (x as number))))).toEqual([
      [40, 80],
      [40, 40],
    ])
  })

  test('does not put down to anybody how long the machine was busy with something else', () => {
    const waiting = { ...profile, timeDeltas: [1000, 1000, 50_000, 1000, 0] }
    expect(areasOf(callTree(waiting)).map(({ share }) => share)).toEqual([0.5, 0.25, 0.25, 0])
  })

  test('draws every call as wide as its time, and says what it is', () => {
    const picture = flameGraph('Pearls & <more>', callTree(profile))
    expect(picture).toContain('Pearls &amp; &lt;more&gt;')
    expect(picture).toContain(
      '<title>rule packages/games/pearls/src/rules.ts:5\n40.0 % of all time, 40.0 % in itself</title>',
    )
    // Of 1,400 in all: the root, the outer and the inner thought, the rule and the garbage.
    expect([...picture.matchAll(/ width="([\d.]+)" height/g)].map(([, width]) => Number(width))).toEqual([
      1400, 1120, 560, 420, 280,
    ])
  })

  test('finds the bots of a game that is being played', async () => {
    // So many that the bots are among the samples for certain.
    const spec = { game: 'pearls', options: {}, bots: ['normal', 'easy', 'random'], moves: 100_000 }
    const { report, flameGraph: picture, profile: samples } = await profilePlay(spec)
    expect(report).toMatchObject(spec)
    expect(report.microsPerMove).toBeGreaterThan(0)
    expect(report.functions.some(({ place }) => place.startsWith('packages/games/pearls/src/bots'))).toBe(true)
    expect(report.areas.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect(picture).toMatch(/^<svg /)
    expect(samples.samples?.length).toBeGreaterThan(10)
  })
})
