import { type Box, SeededChance } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { describe, expect, test } from 'vitest'
import { missingFrom } from '../src/fuzz/coverage.ts'
import { fuzz } from '../src/fuzz/fuzz.ts'
import { drawSetting } from '../src/fuzz/setting.ts'
import { type FuzzSpec, fuzzStretch } from '../src/fuzz/stretch.ts'

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

  test('names what random play never reached', async () => {
    const wider: Box = { ...box, steps: [...box.steps, 'storm'] }
    const { reached } = fuzzStretch(wider, spec, { from: 0, to: 2 })
    expect(reached.step.has('storm')).toBe(false)
    expect(reached.step.has('dive')).toBe(true)
  })

  test('varies seats and options, within what is fixed', () => {
    const drawn = Array.from({ length: 60 }, (_, i) => drawSetting(box.game, spec, new SeededChance(`${i}`)))
    expect(new Set(drawn.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5]))
    expect(drawn.filter(({ options }) => Object.keys(options).length === 0).length).toBeGreaterThan(20)
    expect(new Set(drawn.map(({ options }) => options.pearls)).size).toBeGreaterThan(5)
    const fixed = { seats: 3, options: { pearls: 4 } }
    expect(drawSetting(box.game, fixed, new SeededChance('x'))).toEqual(fixed)
  })
})
