import type { Fact } from '@ludoteca/kernel'
import { describe, expect, test, vi } from 'vitest'
import type { Pace } from '../../src/kit/pace.ts'
import type { Scene } from '../../src/kit/presentation-queue.ts'
import type { OpenDecision } from '../../src/match/shown.ts'
import { FakeClock } from './fake-clock.ts'
import { ShownMatch } from './shown-match.ts'

const DICE: Fact = { type: 'dice' }
const RENT: Fact = { type: 'rent' }
const decision = (prompt: string): OpenDecision => ({
  key: prompt,
  seat: 0,
  prompt,
  open: false,
  choices: [{ type: prompt, params: {} }],
  fallback: null,
})

/** A table on which dice take a second. */
function atTable({ pace = 'normal' as Pace } = {}) {
  const clock = new FakeClock()
  const match = new ShownMatch(clock)
  match.happen([], { cash: 100 }, [decision('roll')])
  const told: string[] = []
  match.onFacts((facts) => told.push(...facts.map(({ type }) => type)))
  const leave = match.present(
    (facts) =>
      facts.flatMap(({ type }, i): Scene | readonly Scene[] => (type === 'dice' ? { ms: 1000, upTo: i + 1 } : [])),
    () => pace,
  )
  return { clock, match, told, leave }
}

describe('what people see of a match', () => {
  test('is what was before until the dice lie, and then money, story, decision and words together', () => {
    const { clock, match, told } = atTable()
    match.happen([DICE, RENT], { cash: 60 }, [decision('debt')])
    clock.pass(999)
    expect(match.view).toEqual({ cash: 100 })
    expect([match.story, told, match.decisions]).toEqual([[], [], []])
    expect(match.showing).toEqual([DICE])
    clock.pass(1)
    expect(match.view).toEqual({ cash: 60 })
    expect(match.story.map(({ fact }) => fact)).toEqual([DICE, RENT])
    expect(told).toEqual(['dice', 'rent'])
    expect(match.decisions.map(({ prompt }) => prompt)).toEqual(['debt'])
    expect(match.showing).toEqual([])
  })

  test('is no question that they have just answered, also where the next one is the same', async () => {
    const { clock, match } = atTable()
    match.answer = () => {
      match.happen([DICE], { cash: 100 }, [decision('roll')])
      return undefined
    }
    expect(await match.submit({ type: 'roll' })).toBe(true)
    expect(match.decisions).toEqual([])
    clock.pass(1000)
    expect(match.decisions.map(({ prompt }) => prompt)).toEqual(['roll'])
  })

  test('is no question that they have answered, also where the answer comes before what came of it', async () => {
    const { clock, match } = atTable()
    expect(await match.submit({ type: 'roll' })).toBe(true)
    match.happen([DICE], { cash: 100 }, [decision('roll')])
    expect(match.decisions).toEqual([])
    clock.pass(1000)
    expect(match.decisions).toHaveLength(1)
  })

  test('is asked on while others still play what came after the own answer', async () => {
    const { clock, match } = atTable()
    match.answer = () => {
      match.happen([DICE], { cash: 100 }, [decision('build')])
      return undefined
    }
    await match.submit({ type: 'roll' })
    match.happen([DICE], { cash: 90 }, [decision('build')])
    expect(match.decisions).toEqual([])
    clock.pass(1000)
    expect(match.queue.isPlaying).toBe(true)
    expect(match.decisions.map(({ prompt }) => prompt)).toEqual(['build'])
  })

  test('goes on where a table cannot say how to act it out, and that is reported', () => {
    const { match, told } = atTable()
    const reports = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {})
    match.present(
      () => {
        throw new Error('no such scene')
      },
      () => 'normal',
    )
    match.happen([DICE], { cash: 60 }, [decision('debt')])
    const [report] = reports.mock.calls.map(([throwing]) => throwing)
    reports.mockRestore()
    expect([match.view, told]).toEqual([{ cash: 60 }, ['dice']])
    expect(report).toThrow('no such scene')
  })

  test('keeps a question of their own in sight while others play, as long as it is open', () => {
    const { match } = atTable()
    match.happen([DICE], { cash: 100 }, [decision('roll')])
    expect(match.decisions.map(({ prompt }) => prompt)).toEqual(['roll'])
  })

  test('has refusals at once', async () => {
    const { match } = atTable()
    match.happen([DICE], { cash: 100 }, [decision('roll')])
    match.answer = (move) => ({ code: 'E_FUNDS', message: 'no', move })
    expect(await match.submit({ type: 'roll' }, 0, { isInPlace: true })).toBe(false)
    expect(match.queue.isPlaying).toBe(true)
    expect(match.refusal).toMatchObject({ code: 'E_FUNDS', isInPlace: true })
    expect(match.decisions).toHaveLength(1)
  })

  test('is skipped until they are asked, and acted out again from then on', () => {
    const { match, told } = atTable()
    match.happen([DICE], {})
    match.queue.skipUntilAsked()
    match.happen([DICE], {})
    expect(told).toEqual(['dice', 'dice'])
    match.happen([DICE], {}, [decision('buy')])
    expect(match.queue.isSkipping).toBe(false)
    match.happen([DICE, RENT], { cash: 1 })
    expect(match.queue.isPlaying).toBe(true)
  })

  test('is the truth at once where the table is left, or nothing is acted out', () => {
    const { match, told, leave } = atTable()
    match.happen([DICE], { cash: 60 })
    leave()
    expect([match.view, told]).toEqual([{ cash: 60 }, ['dice']])
    match.happen([DICE], { cash: 50 })
    expect(match.view).toEqual({ cash: 50 })
    const still = atTable({ pace: 'none' })
    still.match.happen([DICE], { cash: 60 })
    expect(still.match.view).toEqual({ cash: 60 })
  })

  test('is told to whoever subscribed, until they unsubscribe', () => {
    const { match, told } = atTable({ pace: 'none' })
    const stop = match.onFacts((facts) => void told.push(`and ${facts.length}`))
    match.happen([DICE], { cash: 60 })
    stop()
    match.happen([DICE], { cash: 50 })
    expect(told).toEqual(['dice', 'and 1', 'dice'])
  })
})
