import { type Fact, type Game, type MatchRecord, type Move, type RecordedMove, TABLE } from '@ludoteca/kernel'
import { describe, expect, test, vi } from 'vitest'
import { LocalMatch } from '../../src/match/local-match.ts'
import { FakeWorker } from './fake-worker.ts'
import { boxOf, fallBack, keeper, seatsOf, startLocal } from './games.ts'

const pearls = await boxOf('pearls')
const ludomercatus = await boxOf('ludomercatus')
const banca = await boxOf('banca')

interface Bid extends Move {
  readonly card: number
}
interface PearlsView {
  readonly hand: readonly number[]
  readonly myBid: number | null
}

describe('people who share a device', () => {
  test('are asked to hand it over where an answer is secret, and nothing is shown until then', () => {
    const match = startLocal(pearls, seatsOf('human', 'human'))
    expect(match.handOver).toBe(0)
    expect(match.viewer).toBe('spectator')
    expect((match.view as PearlsView).hand).toEqual([])
    expect(match.decisions).toEqual([])
    match.take()
    expect(match.handOver).toBeUndefined()
    expect(match.viewer).toBe(0)
    expect((match.view as PearlsView).hand).toHaveLength(7)
  })

  test('are asked to hand it over where nothing is secret yet but the answer that will be given', async () => {
    const people = seatsOf('human', 'human', 'human', 'human')
    const match = startLocal(banca, people, { options: { mode: 'table' } })
    await match.submit({ type: 'exits', seats: [] } as Move, TABLE)
    await match.submit({ type: 'decide', level: 'keep', lottery: 'skip' } as Move, 0)
    expect(match.handOver).toBe(1)
    expect(match.decisions.filter(({ seat }) => seat !== TABLE)).toEqual([])
  })

  test('do not see what the last one answered', async () => {
    const match = startLocal(pearls, seatsOf('human', 'human'))
    match.take()
    await match.submit({ type: 'bid', card: 3 } as { type: string })
    expect(match.handOver).toBe(1)
    expect(match.viewer).toBe('spectator')
    match.take()
    expect((match.view as PearlsView).myBid).toBeNull()
    expect(JSON.stringify(match.story)).not.toContain('bids')
  })

  test('each have as news what has happened since their own last move', async () => {
    const match = startLocal(pearls, seatsOf('human', 'human'))
    const news = () => match.recent.map(({ fact }) => fact.type)
    const bid = (card: number) => match.submit({ type: 'bid', card } as { type: string })
    match.take()
    expect(news()).toEqual(['pearlShown'])
    await bid(3)
    match.take()
    expect(news()).toEqual(['pearlShown'])
    await bid(5)
    // The second one goes on at once, with what the own bid has revealed.
    const revealed = ['bidsShown', 'pearlTaken', 'pearlShown']
    expect(news()).toEqual(revealed)
    await bid(5)
    expect(match.refusal).toBeDefined()
    expect(news()).toEqual(revealed)
    await bid(6)
    match.take()
    expect(match.viewer).toBe(0)
    expect(news()).toEqual(revealed)
  })

  test('need not hand it over where nothing is secret', async () => {
    const match = startLocal(ludomercatus, seatsOf('human', 'human'), { options: { startingPlayer: 'first' } })
    expect(match.handOver).toBeUndefined()
    expect(match.viewer).toBe(0)
    expect(match.awaited).toEqual([0])
  })

  test('hear what brought the device to them, where nothing is secret', async () => {
    const match = startLocal(ludomercatus, seatsOf('human', 'human'), { options: { startingPlayer: 'first' } })
    const heard: Fact[] = []
    match.onFacts((facts) => heard.push(...facts))
    const before = match.story.length
    const viewers = new Set([match.viewer])
    for (let i = 0; i < 20; i++) {
      await fallBack(match)
      viewers.add(match.viewer)
    }
    expect(viewers).toEqual(new Set([0, 1]))
    expect(heard).toEqual(match.story.slice(before).map(({ fact }) => fact))
  })

  test('may look out of turn, after the device was handed over', async () => {
    const match = startLocal(pearls, seatsOf('human', 'human'))
    match.take()
    match.lookAs(1)
    expect(match.handOver).toBe(1)
    expect((match.view as PearlsView).hand).toEqual([])
    match.take()
    expect(match.viewer).toBe(1)
  })

  test.each(['apply', 'check'] as const)(
    'play on when %s fails at a move: it is refused and leaves nothing',
    async (where) => {
      const { game } = pearls
      const fail = (move: Move) => {
        if ((move as Bid).card === 7) throw new Error('a bug')
      }
      const check = (_s: object, _seat: number, move: Move) => void fail(move) as undefined
      const broken: Partial<Game> = {
        apply: (s, seat, move, io) => {
          game.apply(s, seat, move, io)
          if (where === 'apply') fail(move)
        },
        decisions: (s) =>
          game.decisions(s).map((d) => ({
            ...d,
            choices: d.choices.map((choice) => (where === 'check' ? { ...choice, check } : choice)),
          })),
      }
      const match = startLocal({ ...pearls, game: { ...game, ...broken } }, seatsOf('human', 'human'))
      match.take()
      const before = JSON.stringify([match.view, match.record.moves])
      expect(await match.submit({ type: 'bid', card: 7 } as Bid)).toBe(false)
      expect(match.refusal?.code).toBe('SERVER')
      expect(JSON.stringify([match.view, match.record.moves])).toBe(before)
      expect(await match.submit({ type: 'bid', card: 3 } as Bid)).toBe(true)
      expect(match.record.moves).toHaveLength(1)
    },
  )

  test('one alone is never asked to hand it over', () => {
    const match = startLocal(pearls, seatsOf('human', 'easy', 'easy'))
    expect(match.handOver).toBeUndefined()
    expect(match.viewer).toBe(0)
    match.close()
  })
})

describe('moves', () => {
  test('that are refused say why, and change nothing', async () => {
    const match = startLocal(pearls, seatsOf('human', 'human'))
    match.take()
    const before = match.view
    expect(await match.submit({ type: 'bid', card: 99 } as { type: string })).toBe(false)
    expect(match.refusal?.code).toBe('E_RANGE')
    expect(match.refusal?.message).not.toBe('')
    expect(match.inFlight).toBeUndefined()
    expect(match.view).toBe(before)
  })

  test('are kept one by one', async () => {
    const { keep, records } = keeper()
    const match = startLocal(pearls, seatsOf('human', 'human'), { keep })
    for (let i = 0; i < 4; i++) {
      match.take()
      await fallBack(match)
    }
    expect(records.map(({ moves }) => moves.length)).toEqual([1, 2, 3, 4])
    expect(records.at(-1)?.seed).toBe('a seed')
  })

  test('can be taken back where the game allows it, and leave the story', async () => {
    const match = startLocal(ludomercatus, seatsOf('human', 'human'), { options: { startingPlayer: 'first' } })
    while (match.decisions[0]?.prompt !== 'buy') await fallBack(match)
    expect(match.undoSeat).toBeUndefined()
    const [view, story] = [match.view, match.story]
    await match.submit({ type: 'buy' })
    expect(match.story.length).toBeGreaterThan(story.length)
    expect(match.undoSeat).toBe(0)
    expect(await match.undo()).toBe(true)
    expect(match.view).toEqual(view)
    expect(match.story).toEqual(story)
    expect(match.record.moves.at(-1)?.move.type).toBe('undo')
  })

  test('cannot be taken back where the game does not', async () => {
    const match = startLocal(pearls, seatsOf('human', 'human'))
    match.take()
    await fallBack(match)
    expect(match.undoSeat).toBeUndefined()
    expect(await match.undo()).toBe(false)
  })
})

describe('bots', () => {
  test('play when it is theirs, to the end of the match', async () => {
    const match = startLocal(pearls, seatsOf('human', 'easy', 'normal'))
    while (!match.outcome) {
      await vi.waitUntil(() => match.outcome || match.decisions.some(({ open }) => !open))
      if (!match.outcome) await fallBack(match)
      await vi.waitUntil(() => match.outcome || match.awaited.includes(0))
    }
    expect(match.outcome.ranks).toHaveLength(3)
    expect(match.record.moves).toHaveLength(21)
    match.close()
  })

  test('are not put off by somebody who is quicker than they are', async () => {
    const match = startLocal(pearls, seatsOf('human', 'easy'))
    // The bots have been asked already; this asks them again before they answer.
    await fallBack(match)
    await vi.waitUntil(() => match.record.moves.length >= 2)
    match.close()
  })

  test('go on the same after the match was resumed', async () => {
    const play = async (isResumed: boolean) => {
      let match = startLocal(pearls, seatsOf('human', 'normal', 'normal'))
      for (let round = 0; round < 4; round++) {
        await vi.waitUntil(() => match.awaited.join() === '0')
        await fallBack(match)
        if (!isResumed) continue
        match.close()
        const options = { botPauseMs: 0, startWorker: () => new FakeWorker() }
        match = LocalMatch.resume(pearls, match.record, options) as LocalMatch
      }
      await vi.waitUntil(() => match.awaited.join() === '0')
      match.close()
      return match.record.moves.map(({ seat, move }) => ({ seat, move }))
    }
    expect(await play(true)).toEqual(await play(false))
  })

  test('that break down are said to', async () => {
    vi.stubGlobal('reportError', () => {})
    const worker = new FakeWorker()
    const broken = { ...pearls, game: { ...pearls.game, id: 'nothing of the kind' } }
    const match = startLocal(broken, seatsOf('human', 'easy'), { startWorker: () => worker })
    await vi.waitUntil(() => match.haveBotsFailed)
    match.close()
    expect(worker.isClosed).toBe(true)
    vi.unstubAllGlobals()
  })
})

describe('a match that was kept', () => {
  test('goes on where it was, with its story', async () => {
    const match = startLocal(ludomercatus, seatsOf('human', 'human'), { options: { startingPlayer: 'first' } })
    for (let i = 0; i < 12; i++) await fallBack(match)
    const again = LocalMatch.resume(ludomercatus, match.record) as LocalMatch
    expect(again.record).toEqual(match.record)
    expect(again.view).toEqual(match.view)
    expect(again.decisions).toEqual(match.decisions)
    expect(again.story.map(({ move, fact }) => ({ move, fact }))).toEqual(
      match.story.map(({ move, fact }) => ({ move, fact })),
    )
  })

  test('cannot go on without its rules or its seed', () => {
    const { record } = startLocal(pearls, seatsOf('human', 'human'))
    const { seed: _seed, ...sealed } = record
    expect(LocalMatch.resume(pearls, { ...record, rulesVersion: 99 })).toBe('unknownRules')
    expect(LocalMatch.resume(pearls, sealed)).toBe('seedless')
  })

  test('does not go on when it plays again otherwise than it was played: a part of it would be lost [T46]', async () => {
    const match = startLocal(pearls, seatsOf('human', 'human'))
    for (let i = 0; i < 4; i++) {
      match.take()
      await fallBack(match)
    }
    const { record } = match
    const [first, second, ...others] = record.moves as [RecordedMove, RecordedMove, ...RecordedMove[]]
    const damages: Partial<MatchRecord>[] = [
      // Refused, permitted but another, not even a move, or of another deal.
      { moves: [first, { ...second, move: { type: 'bid', card: 99 } as Bid }, ...others] },
      { moves: [{ ...first, move: { type: 'bid', card: 5 } as Bid }, second, ...others] },
      { moves: [{ ...first, seat: 7 }, second, ...others] },
      { moves: record.moves.slice(0, 3) },
      { hashes: record.hashes.slice(0, 2) },
      { options: { pearls: 'many' } },
      { seed: 'another' },
    ]
    for (const damage of damages) expect(LocalMatch.resume(pearls, { ...record, ...damage })).toBe('damaged')
    expect(LocalMatch.resume(pearls, record)).toBeInstanceOf(LocalMatch)
  })
})
