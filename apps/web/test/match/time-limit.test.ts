import { TABLE } from '@ludoteca/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LocalMatch } from '../../src/match/local-match.ts'
import { boxOf, fallBack, seatsOf, startLocal } from './games.ts'

const ludomercatus = await boxOf('ludomercatus')
const LIMIT_SEC = 600
const LIMIT = LIMIT_SEC * 1000
const OPTIONS = { options: { startingPlayer: 'first', timeLimitSec: LIMIT_SEC } }
const people = seatsOf('human', 'human')
const timesCalled = (match: LocalMatch) => match.story.filter(({ fact }) => fact.type === 'timeCalled').length

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a time limit on one device [17.2]', () => {
  test('is called by the clock, once, while somebody thinks', () => {
    const match = startLocal(ludomercatus, people, OPTIONS)
    vi.advanceTimersByTime(LIMIT - 1)
    expect(timesCalled(match)).toBe(0)
    vi.advanceTimersByTime(1)
    expect(timesCalled(match)).toBe(1)
    expect(match.record.moves).toMatchObject([{ seat: TABLE, move: { type: 'timeUp' }, by: 'clock' }])
    expect(match.timeUpAt).toBeUndefined()
    vi.advanceTimersByTime(LIMIT)
    expect(timesCalled(match)).toBe(1)
  })

  test('does not begin anew with every move', async () => {
    const match = startLocal(ludomercatus, people, OPTIONS)
    const until = match.timeUpAt
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(100_000)
      await fallBack(match)
    }
    expect(match.timeUpAt).toBe(until)
    vi.advanceTimersByTime(LIMIT - 300_000)
    expect(timesCalled(match)).toBe(1)
  })

  test('is nobody’s to call or to take back', async () => {
    const match = startLocal(ludomercatus, people, OPTIONS)
    expect(match.decisions.flatMap(({ choices }) => choices.map(({ type }) => type))).not.toContain('timeUp')
    expect(await match.submit({ type: 'timeUp' }, TABLE)).toBe(false)
    expect(match.refusal?.code).toBe('E_CLOCK')
    vi.advanceTimersByTime(LIMIT)
    expect(match.undoSeat).toBeUndefined()
    expect(await match.submit({ type: 'undo' }, TABLE)).toBe(false)
  })

  test('goes on after the page was loaded again with the time that was played, and not with the time between', () => {
    const match = startLocal(ludomercatus, people, OPTIONS)
    vi.advanceTimersByTime(400_000)
    const { record, playedMs } = match
    expect(playedMs).toBe(400_000)
    match.close()
    vi.advanceTimersByTime(24 * 3_600_000)
    const again = LocalMatch.resume(ludomercatus, record, { playedMs }) as LocalMatch
    vi.advanceTimersByTime(LIMIT - 400_000 - 1)
    expect(timesCalled(again)).toBe(0)
    vi.advanceTimersByTime(1)
    expect(timesCalled(again)).toBe(1)
  })

  test('is not there without one', () => {
    const match = startLocal(ludomercatus, people, { options: { startingPlayer: 'first' } })
    expect(match.timeUpAt).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })
})
