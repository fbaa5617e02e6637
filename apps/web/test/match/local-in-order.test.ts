import type { Fact } from '@ludoteca/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Scene } from '../../src/kit/presentation-queue.ts'
import { onDecision } from '../../src/kit/use-match-signs.ts'
import { boxOf, fallBack, seatsOf, startLocal } from './games.ts'

const pearls = await boxOf('pearls')
const ludomercatus = await boxOf('ludomercatus')
const FIRST = { options: { startingPlayer: 'first' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whatever happens takes a second to be shown. */
const film = (facts: readonly Fact[]): readonly Scene[] => [{ ms: 1000, upTo: facts.length }]

/** Long enough for bots that think at once, and too short for anything that is shown. */
async function think(): Promise<void> {
  await vi.advanceTimersByTimeAsync(10)
}

describe('bots on this device', () => {
  test('wait until what happened was seen, and go on then', async () => {
    const match = startLocal(ludomercatus, seatsOf('human', 'easy'), FIRST)
    match.present(film, () => 'normal')
    while (!match.awaited.includes(1)) {
      await fallBack(match)
      // One's own move is acted out; the bot waits for it although it is on turn.
      const { length } = match.record.moves
      await think()
      expect(match.record.moves).toHaveLength(length)
      await vi.advanceTimersByTimeAsync(1000)
      if (match.record.moves.length > length) break
    }
    const { length } = match.record.moves
    expect(match.record.moves.at(-1)?.seat).toBe(1)
    // Its own move is shown before the next one is made.
    await think()
    expect(match.record.moves).toHaveLength(length)
    match.close()
  })

  test('do not wait for anybody who wants to be asked next', async () => {
    const match = startLocal(ludomercatus, seatsOf('human', 'easy'), { ...FIRST, botPauseMs: 700 })
    match.present(film, () => 'normal')
    while (!match.awaited.includes(1)) {
      await fallBack(match)
      match.queue.cut()
    }
    match.queue.skipUntilAsked()
    await vi.waitUntil(async () => {
      await think()
      return match.decisions.some(({ open }) => !open)
    })
    expect(match.queue.isSkipping).toBe(false)
    match.close()
  })

  test('make shorter pauses where people want it so', async () => {
    const movesAfter = async (pace: 'normal' | 'fast', ms: number) => {
      const match = startLocal(pearls, seatsOf('easy', 'easy'), { botPauseMs: 1000, pace: () => pace })
      await vi.advanceTimersByTimeAsync(ms)
      const { length } = match.record.moves
      match.close()
      return length
    }
    expect(await movesAfter('fast', 4000)).toBeGreaterThan(await movesAfter('normal', 4000))
  })
})

describe('people around one device', () => {
  test('see what has happened since they gave it away, when they take it', async () => {
    const match = startLocal(pearls, seatsOf('human', 'human'))
    const seen: string[] = []
    match.onFacts((facts) => seen.push(...facts.map(({ type }) => type)))
    const bid = (card: number) => match.submit({ type: 'bid', card } as { type: string })
    match.take()
    match.present(film, () => 'normal')
    await bid(3)
    match.take()
    await bid(5)
    // The second one goes on at once, and sees what the bids came to before the next question.
    expect(match.decisions).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    await bid(6)
    expect(match.handOver).toBe(0)
    seen.length = 0
    match.take()
    expect([match.viewer, match.decisions, seen]).toEqual([0, [], []])
    await vi.advanceTimersByTimeAsync(1000)
    expect(seen).toEqual(['bidsShown', 'pearlTaken', 'pearlShown'])
    expect(match.decisions.map(({ prompt }) => prompt)).toEqual(['bid'])
    match.close()
  })

  test('hear once that they are asked, though they see what has happened in between', async () => {
    const match = startLocal(pearls, seatsOf('human', 'human'))
    let heard = 0
    const bid = (card: number) => match.submit({ type: 'bid', card } as { type: string })
    match.take()
    await bid(3)
    match.take()
    await bid(5)
    await bid(6)
    expect(match.handOver).toBe(0)
    const stop = onDecision(match, () => heard++)
    match.take()
    // The table is there again only after the device was taken.
    match.present(film, () => 'normal')
    expect(match.decisions).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(match.decisions).toHaveLength(1)
    expect(heard).toBe(1)
    // The next question is heard again.
    await bid(2)
    match.take()
    await vi.advanceTimersByTimeAsync(1000)
    expect(heard).toBe(2)
    stop()
    match.close()
  })

  test('are not shown again what all of them have seen', async () => {
    const banca = await boxOf('banca')
    const match = startLocal(banca, seatsOf('human', 'human', 'human', 'human'))
    match.present(film, () => 'normal')
    const turn = () => (match.view as { readonly turn: number }).turn
    for (let i = 0; i < 100 && !(turn() === 2 && match.handOver === 0); i++) {
      match.take()
      match.queue.cut()
      await fallBack(match)
      match.queue.cut()
    }
    expect(turn()).toBe(2)
    match.take()
    expect(match.queue.isPlaying).toBe(false)
    expect(match.decisions.map(({ prompt }) => prompt)).not.toEqual([])
    match.close()
  })

  test('cannot take back what was before the move on show', async () => {
    const match = startLocal(ludomercatus, seatsOf('human', 'human'), FIRST)
    while (match.decisions[0]?.prompt !== 'buy') await fallBack(match)
    await match.submit({ type: 'buy' })
    expect(match.undoSeat).toBeDefined()
    match.present(film, () => 'normal')
    await fallBack(match)
    expect([match.queue.isPlaying, match.undoSeat]).toEqual([true, undefined])
    match.queue.cut()
    expect(match.undoSeat).toBeDefined()
    match.close()
  })

  test('see at once where they are after something was taken back', async () => {
    const match = startLocal(ludomercatus, seatsOf('human', 'human'), FIRST)
    while (match.decisions[0]?.prompt !== 'buy') await fallBack(match)
    const view = match.view
    match.present(film, () => 'normal')
    await match.submit({ type: 'buy' })
    expect(match.queue.isPlaying).toBe(true)
    // What has not been seen cannot be taken back by a button, yet by a key.
    expect(match.undoSeat).toBeUndefined()
    expect(await match.submit({ type: 'undo' }, 0)).toBe(true)
    expect(match.queue.isPlaying).toBe(false)
    expect(match.view).toEqual(view)
    expect(match.at).toBe(match.record.moves.length)
    match.close()
  })
})
