import { botFor, Driver } from '@ludoteca/bots'
import { isRefusal, Match, type MatchRecord, recordOf, SeededChance } from '@ludoteca/kernel'
import { describe, expect, test, vi } from 'vitest'
import { recordUpTo } from '../../src/match/continue.ts'
import { inForce, restingPlaces } from '../../src/match/in-force.ts'
import { ReplayMatch } from '../../src/match/replay-match.ts'
import { ReplayPlayer } from '../../src/match/replay-player.ts'
import { boxOf, seatsOf } from './games.ts'

const ludomercatus = await boxOf('ludomercatus')
const banca = await boxOf('banca')

/** A match of bots; every so often somebody takes moves back, where the game lets them. */
function played(box: typeof banca, options: object, undoEvery = 0): MatchRecord {
  const seats = seatsOf('human', 'normal', 'normal', 'normal')
  const match = Match.start(box.game, { options, seats, seed: 'replayed' })
  if (isRefusal(match)) throw new Error(match.code)
  const chance = new SeededChance('bots')
  const driver = new Driver((seat) => (seat < 0 ? undefined : { bot: botFor(box, 'normal'), chance }), { alone: true })
  for (let i = 1; !match.outcome() && i < 2000; i++) {
    const turn = driver.next(match.position)
    if (!turn) break
    match.submit(turn.seat, turn.move)
    if (undoEvery > 0 && i % undoEvery === 0) {
      for (let back = 0; back < 5; back++) match.submit(-1, { type: 'undo' })
      // Once is enough: the bots would do the same again for ever.
      if (i > 6 * undoEvery) undoEvery = 0
    }
  }
  return recordOf(match, { withSeed: true })
}

const market = played(ludomercatus, { roundLimit: 8 })
const evening = played(banca, { mode: 'table', maxTurns: 12 }, 12)

/** The view after each move, by playing straight on. */
function straight(box: typeof banca, record: MatchRecord): readonly object[] {
  const { options, seats, seed = '' } = record
  const match = Match.start(box.game, { options, seats, seed })
  if (isRefusal(match)) throw new Error(match.code)
  const views = [match.view(1)]
  for (const { seat, move } of record.moves) {
    match.submit(seat, move)
    views.push(match.view(1))
  }
  return views
}

describe.each([
  ['ludomercatus', ludomercatus, market],
  ['banca with moves that were taken back', banca, evening],
])('a replay of %s', (_name, box, record) => {
  const open = () => ReplayMatch.open(box, record) as ReplayMatch
  const views = straight(box, record)
  const last = record.moves.length

  test('shows after any jump what straight play shows', () => {
    const match = open()
    match.lookAs(1)
    for (const at of [last, 0, Math.floor(last / 2), 1, last - 1, 45, 44, 43, 80, 41, last]) {
      match.goTo(at)
      expect(match.at).toBe(at)
      expect(match.view, `move ${at}`).toEqual(views[at])
    }
  })

  test('calls its people what they are called now, and keeps the record as it was', () => {
    const match = ReplayMatch.open(box, record, ['Jugador 01']) as ReplayMatch
    expect([match.names(0), match.names(1)]).toEqual(['Jugador 01', record.seats[1]?.name])
    expect(match.record).toBe(record)
  })

  test('tells the same story, jumped to or stepped through', () => {
    const [stepped, jumped] = [open(), open()]
    const heard: unknown[] = []
    stepped.onFacts((facts) => heard.push(...facts))
    for (let at = 1; at <= 60; at++) stepped.goTo(at)
    jumped.goTo(last)
    jumped.goTo(60)
    expect(jumped.story.map(({ fact, move }) => ({ fact, move }))).toEqual(
      stepped.story.map(({ fact, move }) => ({ fact, move })),
    )
    expect(heard.length).toBeGreaterThan(0)
  })

  test('knows its turns once it was played through', async () => {
    const match = open()
    expect(match.chapters).toEqual([])
    await match.prepare()
    expect(match.length).toBe(last)
    expect(match.chapters[0]?.move).toBe(0)
    expect(match.chapters.length).toBeGreaterThan(5)
    expect(match.at).toBe(0)
  })

  test('is verified with progress', async () => {
    const verdict = await open().verify(() => {})
    expect(verdict).toEqual({ seedHolds: true, moves: last, divergence: undefined })
  })

  test('can be continued from any move', () => {
    const half = Math.floor(last / 2)
    const again = recordUpTo(box, record, half) as MatchRecord
    expect(again.moves).toHaveLength(half)
    expect(again.hashes.at(-1)).toEqual(record.hashes[half])
    expect(again.outcome).toBeUndefined()
  })
})

test('many moves were taken back in the evening that is replayed here', () => {
  expect(evening.moves.filter(({ move }) => move.type === 'undo').length).toBeGreaterThan(20)
  expect(evening.moves.length).toBeGreaterThan(100)
})

describe('a damaged record', () => {
  const at = 30
  const moves = market.moves.map((made) => (made.seq === at ? { ...made, move: { type: 'nonsense' } } : made))

  test('can be looked at up to the damage', async () => {
    const match = ReplayMatch.open(ludomercatus, { ...market, moves }) as ReplayMatch
    match.goTo(50)
    expect(match.at).toBe(at - 1)
    expect(match.length).toBe(at - 1)
  })

  test('is found out', async () => {
    const match = ReplayMatch.open(ludomercatus, { ...market, moves }) as ReplayMatch
    expect((await match.verify(() => {}))?.divergence).toMatchObject({ seq: at, why: 'refused' })
  })

  test('without its seed is not opened', () => {
    const { seed: _seed, ...sealed } = market
    expect(ReplayMatch.open(ludomercatus, sealed)).toBeUndefined()
  })
})

test('what was answered is not said while the match is not over, for it may be sealed', () => {
  const { outcome: _outcome, ...running } = evening
  const match = ReplayMatch.open(banca, running) as ReplayMatch
  match.goTo(3)
  expect(match.lastMove).toBeUndefined()
  const over = ReplayMatch.open(banca, evening) as ReplayMatch
  over.goTo(3)
  expect(over.lastMove).toBeDefined()
})

describe('a replay that runs by itself', () => {
  test('goes on at its speed, stops at the end, and begins again from there', () => {
    vi.useFakeTimers()
    const match = ReplayMatch.open(ludomercatus, market) as ReplayMatch
    const player = new ReplayPlayer(match)
    player.toggle()
    vi.advanceTimersByTime(3000)
    expect(match.at).toBe(3)
    player.setSpeed(8)
    vi.advanceTimersByTime(1000)
    expect(match.at).toBe(11)
    match.goTo(match.length - 1)
    vi.advanceTimersByTime(1000)
    expect(player.isPlaying).toBe(false)
    expect(match.at).toBe(match.length)
    player.toggle()
    expect(match.at).toBe(0)
    player.pause()
    vi.advanceTimersByTime(5000)
    expect(match.at).toBe(0)
    vi.useRealTimers()
  })

  test('jumps from turn to turn', async () => {
    const match = ReplayMatch.open(ludomercatus, market) as ReplayMatch
    await match.prepare()
    const player = new ReplayPlayer(match)
    const [, second, third] = match.chapters.map(({ move }) => move)
    player.skip(1)
    expect(match.at).toBe(second)
    player.skip(1)
    expect(match.at).toBe(third)
    player.goTo((third ?? 0) + 1)
    player.skip(-1)
    expect(match.at).toBe(third)
    player.skip(-1)
    expect(match.at).toBe(second)
  })
})

describe('moves that were taken back', () => {
  const moves = ['a', 'b', 'undo', 'c', 'undo', 'undo', 'd'].map((type, i) => ({ seq: i + 1, move: { type } }))

  test('do not count any more', () => {
    expect([...inForce(moves)]).toEqual([7])
    expect([...inForce(moves, 4)]).toEqual([1, 4])
  })

  test('are not rested at where an undo reaches behind', () => {
    expect(restingPlaces(moves)).toEqual([true, false, false, false, false, false, true, true])
  })
})
