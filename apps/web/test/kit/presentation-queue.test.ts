import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PACES, type Pace } from '../../src/kit/pace.ts'
import { PresentationQueue, type Scene } from '../../src/kit/presentation-queue.ts'
import { FakeClock } from './fake-clock.ts'

/** A queue, and what people notice of it, in order. */
function shown() {
  const clock = new FakeClock()
  const seen: string[] = []
  const state = { pace: 'normal' as Pace }
  const queue = new PresentationQueue<string>({
    clock,
    pace: () => state.pace,
    tell: (facts) => void seen.push(...facts.map((fact) => `told ${fact}`)),
  })
  const scene = (name: string, ms: number, more: Partial<Scene> = {}): Scene => ({
    ms,
    show: (given) => void seen.push(`${name} for ${Math.round(given)}`),
    ...more,
  })
  const push = (name: string, scenes: readonly Scene[] = [], facts = [name]) =>
    queue.push({ facts, scenes, commit: () => void seen.push(`so ${name}`) })
  return { clock, seen, state, queue, scene, push }
}

describe('the presentation queue', () => {
  test('shows a moment within the call where there is nothing to act out', () => {
    const { queue, seen, push } = shown()
    push('a')
    expect(seen).toEqual(['so a', 'told a'])
    expect(queue.isPlaying).toBe(false)
  })

  test('acts scenes out one after another, and then shows and tells what is so', () => {
    const { clock, queue, seen, scene, push } = shown()
    push('a', [scene('dice', 700), scene('walk', 300)])
    push('b', [scene('card', 500)])
    expect(seen).toEqual(['dice for 700'])
    clock.pass(700)
    expect(seen).toEqual(['dice for 700', 'walk for 300'])
    clock.pass(299)
    expect(seen).toHaveLength(2)
    clock.pass(1)
    expect(seen.slice(2)).toEqual(['so a', 'told a', 'card for 500'])
    expect(queue.isPlaying).toBe(true)
    clock.pass(500)
    expect(seen.slice(5)).toEqual(['so b', 'told b'])
    expect(queue.isPlaying).toBe(false)
  })

  test('begins and tells in one go what is not acted out', () => {
    const begun: string[][] = []
    const told: string[][] = []
    const queue = new PresentationQueue<string>({
      pace: () => 'none',
      begin: (facts) => void begun.push([...facts]),
      tell: (facts) => void told.push([...facts]),
    })
    const scenes = [1, 2, 3].map((upTo): Scene => ({ ms: 100, upTo }))
    queue.push({ facts: ['x', 'y', 'z', 'end'], scenes, commit: () => {} })
    expect([begun, told]).toEqual([[['x', 'y', 'z', 'end']], [['x', 'y', 'z', 'end']]])
  })

  test('tells with each scene what is known by its end, and nothing twice', () => {
    const { clock, seen, scene, push } = shown()
    push('phase', [scene('one', 100, { upTo: 1 }), scene('two', 100, { upTo: 2 })], ['x', 'y', 'z'])
    clock.pass(100)
    expect(seen).toEqual(['one for 100', 'told x', 'two for 100'])
    clock.pass(100)
    expect(seen.slice(3)).toEqual(['told y', 'so phase', 'told z'])
  })

  test('plays what belongs to the new picture when that is shown, and what comes next waits for it', () => {
    const { clock, seen, scene, push } = shown()
    push('a', [scene('glow', 200, { isAfter: true }), scene('dice', 100)])
    push('b')
    clock.pass(100)
    expect(seen).toEqual(['dice for 100', 'so a', 'told a', 'glow for 200'])
    clock.pass(200)
    expect(seen.slice(4)).toEqual(['so b', 'told b'])
  })

  test('plays the steps of a scene in equal time, and skips them together', () => {
    const { clock, queue, seen, push } = shown()
    const walk: Scene = { ms: 300, steps: 3, show: (ms, step) => void seen.push(`step ${step} for ${ms}`) }
    push('a', [walk])
    clock.pass(100)
    expect(seen).toEqual(['step 0 for 100', 'step 1 for 100'])
    clock.pass(200)
    expect(seen.slice(2)).toEqual(['step 2 for 100', 'so a', 'told a'])
    push('b', [walk])
    queue.skip()
    expect(seen.slice(5)).toEqual(['step 0 for 100', 'so b', 'told b'])
  })

  test('does not keep whoever goes on waiting for what is only left on show', () => {
    const { queue, seen, scene, push } = shown()
    push('a', [scene('dice', 100), scene('glow', 200, { isAfter: true })])
    queue.skipAfterglow()
    expect(seen).toEqual(['dice for 100'])
    queue.skip()
    expect(seen.at(-1)).toBe('glow for 200')
    queue.skipAfterglow()
    expect(queue.isPlaying).toBe(false)
  })

  test('skips one scene, and goes on with the next', () => {
    const { clock, queue, seen, scene, push } = shown()
    push('a', [scene('dice', 700), scene('walk', 300)])
    queue.skip()
    expect(seen).toEqual(['dice for 700', 'walk for 300'])
    clock.pass(300)
    expect(seen).toContain('so a')
    queue.skip()
  })

  test('shows all that waits at once when it is cut, and acts out what comes later', () => {
    const { queue, seen, scene, push } = shown()
    push('a', [scene('dice', 700), scene('walk', 300)])
    push('b', [scene('card', 500)])
    queue.cut()
    expect(seen).toEqual(['dice for 700', 'so a', 'told a', 'so b', 'told b'])
    push('c', [scene('card', 500)])
    expect(seen.at(-1)).toBe('card for 500')
  })

  test('acts nothing out until somebody is asked, when they wish so', () => {
    const { queue, seen, scene, push } = shown()
    push('a', [scene('dice', 700)])
    queue.skipUntilAsked()
    push('b', [scene('card', 500)])
    expect(seen).toEqual(['dice for 700', 'so a', 'told a', 'so b', 'told b'])
    queue.stopSkipping()
    push('c', [scene('card', 500)])
    expect(queue.isPlaying).toBe(true)
  })

  test.each([
    ['slow', 1700],
    ['normal', 1000],
    ['fast', 400],
  ] as const)('takes its time by the pace: %s', (pace, ms) => {
    const { clock, state, queue, scene, push } = shown()
    state.pace = pace
    push('a', [scene('film', 1000)])
    clock.pass(ms - 1)
    expect(queue.isPlaying).toBe(true)
    clock.pass(1)
    expect(queue.isPlaying).toBe(false)
  })

  test('acts nothing out where nobody wants to see it', () => {
    const { state, seen, scene, push } = shown()
    state.pace = 'none'
    push('a', [scene('film', 1000)])
    expect(seen).toEqual(['so a', 'told a'])
  })

  test('is done before somebody’s time to answer is nearly up, also when that is known late', () => {
    const { clock, queue, seen, scene, push } = shown()
    push('a', [scene('film', 5000)])
    clock.pass(1000)
    queue.endBefore(3000)
    push('b', [scene('more', 5000)])
    clock.pass(1999)
    expect(seen).toEqual(['film for 5000'])
    clock.pass(1)
    expect(seen.slice(1)).toEqual(['so a', 'told a', 'so b', 'told b'])
    push('c', [scene('late', 5000)])
    expect(seen.at(-1)).toBe('told c')
  })

  test('resolves for whoever waits when everything was shown', async () => {
    const { clock, queue, scene, push } = shown()
    await queue.whenIdle()
    push('a', [scene('film', 1000)])
    let isIdle = false
    const idle = queue.whenIdle().then(() => {
      isIdle = true
    })
    await Promise.resolve()
    expect(isIdle).toBe(false)
    clock.pass(1000)
    await idle
    expect(isIdle).toBe(true)
  })

  test('does not lose its way where what it shows pushes, skips or cuts', () => {
    const { clock, queue, seen, scene, push } = shown()
    queue.push({ facts: ['a'], scenes: [{ ms: 100, show: () => queue.cut() }], commit: () => push('b') })
    queue.push({ facts: ['c'], scenes: [scene('c', 50)], commit: () => queue.skip() })
    clock.pass(1000)
    expect(seen.filter((line) => line.startsWith('told'))).toEqual(['told a', 'told b', 'told c'])
    expect(queue.isPlaying).toBe(false)
  })
})

type Deed =
  | {
      readonly kind: 'push'
      readonly scenes: readonly { readonly ms: number; readonly isAfter: boolean; readonly upTo: number }[]
      readonly facts: number
    }
  | { readonly kind: 'pass'; readonly ms: number }
  | { readonly kind: 'pace'; readonly pace: Pace }
  | { readonly kind: 'skip' | 'cut' | 'skipUntilAsked' | 'stopSkipping' }
  | { readonly kind: 'endBefore'; readonly inMs: number | undefined }

const scenes = fc.array(
  fc.record({ ms: fc.integer({ min: 0, max: 3000 }), isAfter: fc.boolean(), upTo: fc.integer({ min: 0, max: 6 }) }),
  { maxLength: 5 },
)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('push' as const), scenes, facts: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 2500 }) }) },
  fc.record({ kind: fc.constant('pace' as const), pace: fc.constantFrom(...PACES) }),
  fc.record({ kind: fc.constantFrom('skip', 'cut', 'skipUntilAsked', 'stopSkipping') }),
  fc.record({
    kind: fc.constant('endBefore' as const),
    inMs: fc.option(fc.integer({ min: -100, max: 4000 }), { nil: undefined }),
  }),
)

test('whatever is skipped and however the pace changes: order stays, nothing is lost or doubled, nobody waits too long', () => {
  const LIMIT_MS = 4000
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), fc.boolean(), (deeds, isLimited) => {
      const clock = new FakeClock()
      let pace: Pace = 'normal'
      const told: number[] = []
      const begun: number[] = []
      const committed: { readonly nth: number; readonly lateMs: number }[] = []
      const queue = new PresentationQueue<number>({
        clock,
        pace: () => pace,
        begin: (facts) => void begun.push(...facts),
        tell: (facts) => void told.push(...facts),
      })
      if (isLimited) queue.limitMs = LIMIT_MS
      let factCount = 0
      let pushed = 0
      for (const step of deeds) {
        if (step.kind === 'push') {
          const nth = pushed++
          const at = clock.now()
          queue.push({
            facts: Array.from({ length: step.facts }, () => factCount++),
            scenes: step.scenes,
            commit: () => void committed.push({ nth, lateMs: clock.now() - at }),
          })
        } else if (step.kind === 'pass') clock.pass(step.ms)
        else if (step.kind === 'pace') pace = step.pace
        else if (step.kind === 'endBefore')
          queue.endBefore(step.inMs === undefined ? undefined : clock.now() + step.inMs)
        else queue[step.kind]()
        // What was told belongs to moments that were begun, in the order in which it happened.
        expect(told).toEqual(told.map((_, i) => i))
        expect(begun).toEqual(begun.map((_, i) => i))
        expect(begun.length).toBeGreaterThanOrEqual(told.length)
        expect(queue.isPlaying || committed.length === pushed).toBe(true)
      }
      clock.pass(1_000_000)
      expect(queue.isPlaying).toBe(false)
      expect(told).toHaveLength(factCount)
      expect(committed.map(({ nth }) => nth)).toEqual(Array.from({ length: pushed }, (_, i) => i))
      if (isLimited) for (const { lateMs } of committed) expect(lateMs).toBeLessThanOrEqual(LIMIT_MS + 1)
    }),
    { numRuns: 500 },
  )
})
