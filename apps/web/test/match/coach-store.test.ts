import { type Box, Coach, isRefusal, Match, type Move, startOfTutorial } from '@ludoteca/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CoachStore, PATIENCE_MS } from '../../src/match/coach-store.ts'
import { LocalMatch, type LocalOptions } from '../../src/match/local-match.ts'
import { newTutorial } from '../../src/match/new-match.ts'
import { FakeWorker } from './fake-worker.ts'
import { boxOf, keeper } from './games.ts'

const pearls = await boxOf('pearls')
const bid = (card: number) => ({ type: 'bid', card }) as Move

/** The tutorial of Pearls on this device, from the beginning. */
function begin(options: LocalOptions = {}, box = pearls) {
  const record = newTutorial(box, 'Ana')
  const match =
    record && LocalMatch.resume(box, record, { botPauseMs: 0, startWorker: () => new FakeWorker(), ...options })
  if (match === undefined || typeof match === 'string' || match.coach === undefined) throw new Error('no tutorial')
  return { match, coach: match.coach }
}

describe('a guided match', () => {
  test('waits with everybody until what is to be read was read', async () => {
    const { match, coach } = begin()
    expect(coach.lesson?.id).toBe('welcome')
    expect(await match.submit(bid(1))).toBe(false)
    await settled()
    expect(match.record.moves).toEqual([])
    coach.putAway()
    expect(coach.lesson?.id).toBe('spare')
    await vi.waitFor(() => expect(match.record.moves.map(({ seat }) => seat)).toEqual([1]))
  })

  test('refuses what the lesson does not allow with the line of the coach, says it again, and stays as it is', async () => {
    const { match, coach } = begin()
    coach.putAway()
    expect(await match.submit(bid(3))).toBe(false)
    expect(match.refusal).toMatchObject({ code: 'E_LESSON', message: coach.lesson?.text })
    expect(coach.repeats).toBe(1)
    expect(coach.allows(bid(3))).toBe(false)
    expect(coach.allows(bid(1))).toBe(true)
    expect(match.record.moves.some(({ seat }) => seat === 0)).toBe(false)
    expect(await match.submit(bid(9))).toBe(false)
    expect(match.refusal?.code).toBe('E_RANGE')
  })

  test('goes on where it was left, and is over when all was learnt', async () => {
    const kept = keeper()
    const first = begin({ keep: kept.keep })
    first.coach.putAway()
    await first.match.submit(bid(1))
    await vi.waitFor(() => expect(first.coach.lesson?.id).toBe('best'))
    first.match.close()
    const again = LocalMatch.resume(pearls, kept.records.at(-1) as (typeof kept.records)[0], {
      botPauseMs: 0,
      startWorker: () => new FakeWorker(),
    }) as LocalMatch
    expect(again.coach).toMatchObject({ lesson: { id: 'best' }, steps: 2, isOver: false })
    await again.submit(bid(3))
    await vi.waitFor(() => expect(again.coach?.lesson?.id).toBe('last'))
    await again.submit(bid(2))
    await vi.waitFor(() => expect(again.outcome).toBeDefined())
    expect(again.coach).toMatchObject({ isDone: true, isOver: true })
    const moves = again.record.moves.map(({ seat, move }) => ({ seat, move: move as Move }))
    expect(Coach.accepts(pearls, moves)).toBe(true)
  })

  test('takes nothing back: what was learnt is not unlearnt', async () => {
    const forgiving: Box = { ...pearls, game: { ...pearls.game, undo: () => 'own' } }
    const { match, coach } = begin({}, forgiving)
    coach.putAway()
    await match.submit(bid(1))
    expect(match.undoSeat).toBeUndefined()
    expect(await match.submit({ type: 'undo' })).toBe(false)
  })
})

test('any other match has no coach, whatever game it is', () => {
  const match = LocalMatch.start(pearls, {
    options: {},
    seats: [
      { name: 'Ana', kind: 'human' },
      { name: 'Ben', kind: 'human' },
    ],
    seed: 'another',
  })
  expect(isRefusal(match as never)).toBe(false)
  expect((match as LocalMatch).coach).toBeUndefined()
})

describe('the time of a learner', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('after 45 s the hint is said again, after 45 s more the coach plays', () => {
    const { coach, played } = led()
    vi.advanceTimersByTime(PATIENCE_MS - 1)
    expect(coach.repeats).toBe(0)
    vi.advanceTimersByTime(1)
    expect(coach.repeats).toBe(1)
    vi.advanceTimersByTime(PATIENCE_MS - 1)
    expect(played).toEqual([])
    vi.advanceTimersByTime(1)
    expect(played).toEqual([{ seat: 0, move: bid(1) }])
    expect(coach.hasPlayed).toBe(true)
    expect(PATIENCE_MS).toBe(45_000)
  })

  test('whatever the learner does gives them time again', () => {
    const { coach, played } = led()
    vi.advanceTimersByTime(PATIENCE_MS - 1)
    coach.stir()
    vi.advanceTimersByTime(2 * PATIENCE_MS - 1)
    expect(played).toEqual([])
    vi.advanceTimersByTime(1)
    expect(played).toHaveLength(1)
  })

  test('nothing is played while nobody can see the lesson, nor after it was closed', () => {
    const { coach, played } = led()
    coach.rest(true)
    vi.advanceTimersByTime(10 * PATIENCE_MS)
    expect(coach.repeats).toBe(0)
    coach.rest(false)
    vi.advanceTimersByTime(PATIENCE_MS)
    expect(coach.repeats).toBe(1)
    coach.close()
    vi.advanceTimersByTime(10 * PATIENCE_MS)
    expect(played).toEqual([])
  })

  test('what is to be read is said again and waits for its reader', () => {
    const { coach, played } = led({ hasRead: false })
    vi.advanceTimersByTime(10 * PATIENCE_MS)
    expect(coach.repeats).toBeGreaterThan(0)
    expect(coach.lesson?.id).toBe('welcome')
    expect(played).toEqual([])
  })

  test('a move that the coach plays is one that its own lesson allows, and the next lesson has its own time', () => {
    const { coach, played } = led()
    vi.advanceTimersByTime(2 * PATIENCE_MS)
    expect(played).toHaveLength(1)
    expect(coach.repeats).toBe(0)
    vi.advanceTimersByTime(PATIENCE_MS - 1)
    expect(coach.repeats).toBe(0)
  })

  test('a lesson that was not said yet suggests nothing: who asks twice is shown one move', () => {
    const { coach, played } = led({ isSeenAtOnce: false })
    coach.playForLearner()
    expect([coach.lesson?.id, coach.suggestion]).toEqual(['spare', undefined])
    coach.playForLearner()
    expect(played).toEqual([{ seat: 0, move: bid(1) }])
    coach.look()
    expect(coach.lesson?.id).toBe('best')
    coach.playForLearner()
    expect(played).toEqual([bid(1), bid(3)].map((move) => ({ seat: 0, move })))
  })
})

/** A coach by itself, whose moves are made at once; they are seen at once as well, or when the test looks. */
function led({ hasRead = true, isSeenAtOnce = true } = {}) {
  const { tutorial, game } = pearls as Required<Box>
  const match = Match.start(game, startOfTutorial(tutorial, 'Ana'))
  if (isRefusal(match)) throw new Error(match.code)
  const played: object[] = []
  const coach: CoachStore = new CoachStore(new Coach(tutorial, match), {
    goOn: () => {},
    play: (move, seat) => {
      played.push({ seat, move })
      if (!match.submit(seat, move).ok) throw new Error('the coach plays what is refused')
      match.submit(1, bid(1))
      coach.moved(seat)
      if (isSeenAtOnce) coach.look()
    },
  })
  if (hasRead) coach.putAway()
  return { coach, played }
}

/** Long enough for bots that wait for nobody. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30))
}
