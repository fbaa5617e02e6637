import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { habitsIn, keepHabits } from '../../src/games/banca/model/auction-habits.ts'
import { runClock } from '../../src/games/banca/model/bid-clock.ts'
import { FakeStorage } from '../stores/fake-storage.ts'

describe('how auctions are held', () => {
  test('is remembered on this device, under a name of the game', () => {
    const storage = new FakeStorage()
    expect(habitsIn(storage)).toEqual({ way: 'aloud', clockSec: 0 })
    keepHabits(storage, { way: 'screen', clockSec: 15 })
    expect(storage.key(0)).toBe('ludoteca.banca.auction.v1')
    expect(habitsIn(storage)).toEqual({ way: 'screen', clockSec: 15 })
  })

  test.each(['{', '7', 'null', '{"way":"shouting","clockSec":-1}'])('is as usual when what was kept is %s', (text) => {
    const storage = new FakeStorage()
    storage.setItem('ludoteca.banca.auction.v1', text)
    expect(habitsIn(storage)).toEqual({ way: 'aloud', clockSec: 0 })
  })
})

describe('the clock of a bid', () => {
  class FakeScreen extends EventTarget {
    hidden = false
    show(isShown: boolean): void {
      this.hidden = !isShown
      this.dispatchEvent(new Event('visibilitychange'))
    }
  }
  const ring = vi.fn()
  const set = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    ring.mockClear()
    set.mockClear()
  })
  afterEach(() => vi.useRealTimers())

  test('rings once when time has run out, and not when it was stopped', () => {
    runClock(15, new FakeScreen(), { set, ring })
    vi.advanceTimersByTime(14_999)
    expect(ring).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(ring).toHaveBeenCalledOnce()
    const stop = runClock(15, new FakeScreen(), { set, ring })
    stop()
    vi.advanceTimersByTime(60_000)
    expect(ring).toHaveBeenCalledOnce()
  })

  test('stands while nobody can see the screen, and begins anew', () => {
    const screen = new FakeScreen()
    const stop = runClock(15, screen, { set, ring })
    vi.advanceTimersByTime(10_000)
    screen.show(false)
    expect(set).toHaveBeenLastCalledWith(undefined)
    vi.advanceTimersByTime(60_000)
    screen.show(true)
    expect(set).toHaveBeenLastCalledWith(expect.any(Number))
    vi.advanceTimersByTime(14_999)
    expect(ring).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ring).toHaveBeenCalledOnce()
    stop()
    screen.show(true)
    vi.advanceTimersByTime(60_000)
    expect(ring).toHaveBeenCalledOnce()
  })
})
