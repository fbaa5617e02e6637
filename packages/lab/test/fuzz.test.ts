import { type Box, configure, isRefusal, refuse, SeededChance } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { describe, expect, test } from 'vitest'
import { Coverage, missingFrom } from '../src/fuzz/coverage.ts'
import { fuzz } from '../src/fuzz/fuzz.ts'
import { drawSetting } from '../src/fuzz/setting.ts'
import { type FuzzSpec, fuzzStretch } from '../src/fuzz/stretch.ts'
import { loadBox } from '../src/load.ts'

const box = pearls as unknown as Box
const spec: FuzzSpec = { game: 'pearls', matches: 12, seed: 'f', options: {}, movesMax: 1000, every: 5 }

/** Pearls with one rule broken: a pearl worth 2 is worth nothing on the beach. */
const broken: Box = {
  ...box,
  game: {
    ...box.game,
    invariants: (s) => (JSON.stringify(s).includes('"worth":2') ? ['planted: a pearl worth 2'] : []),
  },
}

describe('fuzzing', () => {
  test('finds nothing wrong in Pearls and reaches everything', async () => {
    const report = await fuzz(spec, { workers: 0 })
    expect(report).toMatchObject({ matches: 12, violations: [], deadEnds: 0, endless: [] })
    expect(missingFrom(report.coverage)).toEqual([])
    expect(report.coverage.moves.bid).toBe(report.moves)
    expect(Object.keys(report.coverage.refusals)).toEqual(['E_FORMAT', 'E_RANGE', 'E_SEAT'])
  })

  test('finds a planted violation, and its seed alone finds it again', () => {
    const [first] = fuzzStretch(broken, spec, { from: 0, to: 12 }).findings
    expect(first).toMatchObject({ check: 'invariants', detail: 'planted: a pearl worth 2' })
    const seed = first?.seed as string
    const [again] = fuzzStretch(broken, { ...spec, matches: 1, seed }, { from: 0, to: 1 }).findings
    expect(again).toEqual({ ...first, match: 0 })
  })

  test('tells endless matches and dead ends apart', () => {
    const endless = fuzzStretch(box, { ...spec, movesMax: 5, seats: 3 }, { from: 0, to: 1 })
    expect(endless.findings).toEqual([])
    expect(endless.endless).toMatchObject([{ match: 0, seed: 'f:0', seats: 3 }])
    const mute: Box = { ...box, game: { ...box.game, decisions: () => [] } }
    expect(fuzzStretch(mute, spec, { from: 0, to: 1 }).findings.map(({ check }) => check)).toEqual(['stuck'])
  })

  test('sees moves without a fact, and shows landmarks the position', () => {
    const { landmarks } = box
    const seen: object[] = []
    const watched: Box = {
      ...box,
      landmarks: {
        expected: { ...landmarks.expected, move: ['bid', 'swim'] },
        reachedBy(fact, s) {
          seen.push(s)
          return landmarks.reachedBy(fact, s)
        },
      },
    }
    const coverage = new Coverage(watched)
    coverage.merge(fuzzStretch(watched, spec, { from: 0, to: 2 }).reached)
    expect(missingFrom(coverage.report()).filter((name) => name.startsWith('move'))).toEqual(['move: swim'])
    expect(seen.length > 0 && seen.every((s) => Object.hasOwn(s, 'agenda'))).toBe(true)
  })

  test('names what random play never reached', async () => {
    const wider: Box = { ...box, steps: [...box.steps, 'storm'] }
    const { reached } = fuzzStretch(wider, spec, { from: 0, to: 2 })
    expect(reached.step.has('storm')).toBe(false)
    expect(reached.step.has('dive')).toBe(true)
  })

  test('varies seats and options, within what is fixed', () => {
    const drawn = Array.from({ length: 600 }, (_, i) => drawSetting(box, spec, new SeededChance(`${i}`)))
    expect(new Set(drawn.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5]))
    expect(drawn.filter(({ options }) => Object.keys(options).length === 0).length).toBeGreaterThan(200)
    expect(new Set(drawn.map(({ options }) => options.pearls)).size).toBeGreaterThan(5)
    const fixed = { seats: 3, options: { pearls: 4 } }
    expect(drawSetting(box, fixed, new SeededChance('x'))).toEqual(fixed)
  })

  test('seats as many as go with the options that are fixed', () => {
    const game: Box['game'] = {
      ...box.game,
      checkOptions: (_config, seats) => (seats > 3 ? refuse('E_CONFIG', { option: 'seats' }) : undefined),
    }
    const drawn = Array.from({ length: 40 }, (_, i) => drawSetting({ ...box, game }, spec, new SeededChance(`${i}`)))
    expect(new Set(drawn.map(({ seats }) => seats))).toEqual(new Set([2, 3]))
  })

  test('now and then takes a shortcut to what is seldom reached', () => {
    const hurried: Box = { ...box, landmarks: { ...box.landmarks, shortcuts: [{ seats: 2, options: { pearls: 4 } }] } }
    const drawn = Array.from({ length: 600 }, (_, i) => drawSetting(hurried, spec, new SeededChance(`${i}`)))
    const short = drawn.filter(({ options }) => options.pearls === 4)
    expect([short.length > 100, short.length < 400]).toEqual([true, true])
    // A few come to the same number of pearls by chance, with any number of seats.
    const astray = short.filter(({ seats }) => seats !== 2)
    expect(astray.length).toBeLessThan(short.length / 5)
    const fixed = { seats: 3, options: { pearls: 5 } }
    expect(drawSetting(hurried, fixed, new SeededChance('x'))).toEqual(fixed)
  })

  test('seats that go with one option alone bring it along: five in Carcosa are four souls and the King', async () => {
    const house = await loadBox('carcosa')
    const drawn = Array.from({ length: 200 }, (_, i) => drawSetting(house, spec, new SeededChance(`${i}`)))
    for (const { seats, options } of drawn) expect(isRefusal(configure(house.game, options, seats))).toBe(false)
    const five = drawn.filter(({ seats }) => seats === 5)
    expect(five.length).toBeGreaterThan(20)
    expect(new Set(five.map(({ options }) => options.kingMode))).toEqual(new Set(['SEAT']))
    expect(new Set(drawn.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5]))
  })
})
