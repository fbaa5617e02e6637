import { commitSeed, Match, type MatchRecord, parseRecord, recordOf, verify } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { beforeEach, describe, expect, test } from 'vitest'
import type { StoredMatch } from '../../src/storage/matches.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { cookieOf, type Desk, openDesk } from './desk.ts'
import { contributions, outcome, seed, storedMatch, storeMatch } from './stored-match.ts'

const clock = new StandingClock()
const house = testStorage(clock)

beforeEach(async () => {
  await house.storage.db.deleteFrom('clock').execute()
  await house.storage.db.deleteFrom('result').execute()
  await house.storage.db.deleteFrom('match').execute()
})

async function play(changes: Partial<StoredMatch>, at: number | null, accountId = 'account-of-ana'): Promise<void> {
  await storeMatch(house.storage.db, storedMatch(clock, changes), at, accountId)
}

async function enter({ app }: Desk) {
  const answer = await app.inject({ method: 'POST', url: '/api/guest' })
  return { headers: { cookie: cookieOf(answer) }, accountId: answer.json().accountId as string }
}

describe('the list of matches', () => {
  test('is one’s own, newest first, page by page', async () => {
    const desk = openDesk(house.storage)
    const { headers, accountId } = await enter(desk)
    for (let i = 0; i < 5; i++) {
      // Two ended in the same millisecond.
      await play({ id: `match${'abcde'[i]}`, listed: false }, clock.time + Math.min(i, 3), accountId)
    }
    await play({ id: 'foreign', listed: true }, clock.time + 9, 'somebody')
    const seen: string[] = []
    let cursor: string | null = ''
    let pages = 0
    while (cursor !== null && pages++ < 9) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`
      const page: { matches: { id: string }[]; next: string | null } = (
        await desk.app.inject({ url: `/api/matches?limit=2${query}`, headers })
      ).json()
      seen.push(...page.matches.map(({ id }) => id))
      cursor = page.next
    }
    expect(seen).toEqual(['matche', 'matchd', 'matchc', 'matchb', 'matcha'])
  })

  test('shows how each seat ended and which one was mine, and no account', async () => {
    const desk = openDesk(house.storage)
    const { headers, accountId } = await enter(desk)
    await play({}, clock.time, accountId)
    const answer = await desk.app.inject({ url: '/api/matches', headers })
    expect(answer.json()).toEqual({
      matches: [
        {
          id: 'match2345672',
          game: 'pearls',
          rulesVersion: 1,
          startedAt: clock.time,
          endedAt: clock.time,
          outcome,
          results: [
            { seat: 0, name: 'Ana', kind: 'human', rank: 1, score: 30, won: true, you: true },
            { seat: 1, name: 'Bot Bea', kind: 'bot', rank: 2, score: 20, won: false, you: false },
          ],
        },
      ],
      next: null,
    })
  })

  test('needs somebody whose it is', async () => {
    const answer = await openDesk(house.storage).app.inject({ url: '/api/matches' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'NO_SESSION'])
  })

  test('of public rooms is for everybody, and holds neither friends’ nor running matches', async () => {
    await play({ id: 'public' }, clock.time)
    await play({ id: 'friends', listed: false }, clock.time)
    await play({ id: 'running' }, null)
    await play({ id: 'other', game: 'banca' }, clock.time - 1)
    const { app } = openDesk(house.storage)
    const ids = async (url: string) => (await app.inject({ url })).json().matches.map(({ id }: { id: string }) => id)
    expect(await ids('/api/matches?listed')).toEqual(['public', 'other'])
    expect(await ids('/api/matches?listed=true&game=banca')).toEqual(['other'])
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'cursor=1', 'cursor=1-;drop', 'listed=no'])(
    '%s is refused',
    async (query) => {
      const answer = await openDesk(house.storage).app.inject({ url: `/api/matches?${query}` })
      expect(answer.statusCode).toBe(400)
    },
  )
})

describe('a match', () => {
  test('that runs shows its commitments and keeps its luck to itself', async () => {
    await play({}, null)
    const answer = await openDesk(house.storage).app.inject({ url: '/api/matches/match2345672' })
    expect(answer.json()).toMatchObject({ endedAt: null, outcome: null, results: [], fairness: null })
    expect(answer.json().seedCommit).toBe('commitment')
    expect(answer.json().serverSeedCommit).toMatch(/^[0-9a-f]{64}$/)
    for (const secret of [seed, 'server part', 'her dice', 'ABCDE', 'accountId']) {
      expect(answer.body).not.toContain(secret)
    }
  })

  test('that is over shows what its luck was made of', async () => {
    await play({}, clock.time)
    const found = (await openDesk(house.storage).app.inject({ url: '/api/matches/match2345672' })).json()
    expect(found).toMatchObject({ endedAt: clock.time, outcome, record: '/api/matches/match2345672/record' })
    expect(found.fairness).toEqual({ seed, serverSeed: 'server part', contributions })
    expect(found.seats).toEqual([
      { name: 'Ana', kind: 'human' },
      { name: 'Bot Bea', kind: 'bot' },
    ])
    expect(found.results).toHaveLength(2)
  })

  test('that was never played is not found', async () => {
    const { app } = openDesk(house.storage)
    for (const id of ['nothing', '%00', 'a%20b']) {
      for (const url of [`/api/matches/${id}`, `/api/matches/${id}/record`]) {
        const answer = await app.inject({ url })
        expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 404, 'NOT_FOUND'])
      }
    }
  })
})

describe('the pictures of a match', () => {
  test('are told with addresses that nobody can guess, once it is over', async () => {
    await play({ id: 'running' }, null)
    await play({ id: 'over' }, clock.time)
    const { app } = openDesk(house.storage)
    const ask = async (id: string) => (await app.inject({ url: `/api/matches/${id}/pictures` })).json()
    const { pictures } = await ask('over')
    expect(pictures).toEqual([
      {
        assetType: 'PORTADA',
        ownerId: 'O-01',
        url: expect.stringMatching(/^\/s\/[\w-]{22}\/picture\.png$/),
        pageUrl: expect.stringMatching(/^\/s\/[\w-]{22}$/),
      },
    ])
    // Asked again, they have the same.
    expect(await ask('over')).toEqual({ pictures, earned: null })
    expect(await ask('running')).toEqual({ pictures: [], earned: null })
    for (const id of ['nothing', '%20']) expect((await ask(id)).error.code).toBe('NOT_FOUND')
  })
})

describe('a record', () => {
  async function record(over: boolean): Promise<MatchRecord> {
    const box = await findGame('pearls')?.load()
    if (!box) throw new Error('pearls is not on the shelf')
    const seats = ['Ana', 'Bea'].map((name) => ({ name, kind: 'human' }))
    const started = Match.start(box.game, { options: {}, seats, seed })
    if (!(started instanceof Match)) throw new Error('pearls does not start')
    for (let moves = 0; !started.outcome() && (over || moves < 3); moves++) {
      const [decision] = started.decisions.filter(({ open }) => !open)
      if (!decision || decision.open) throw new Error('nobody is asked')
      started.submit(decision.seat, decision.fallback, { by: 'clock', at: clock.time })
    }
    return recordOf(started, { withSeed: over })
  }

  test('of a match that is over can be verified', async () => {
    const { app, tables } = openDesk(house.storage)
    tables.records.set('abc', await record(true))
    const answer = await app.inject({ url: '/api/matches/abc/record' })
    expect(answer.headers['content-disposition']).toBe('attachment; filename="pearls-abc.ludo.json"')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    const box = await findGame('pearls')?.load()
    const verdict = verify(box?.game as never, parseRecord(answer.body))
    expect(verdict).toMatchObject({ seedHolds: true, divergence: undefined })
    expect(verdict.moves).toBeGreaterThan(0)
  })

  test('of a match that is over also tells what the seed was mixed from', async () => {
    await play({}, clock.time)
    const { app, tables } = openDesk(house.storage)
    tables.records.set('match2345672', await record(true))
    const found = parseRecord((await app.inject({ url: '/api/matches/match2345672/record' })).body)
    const serverSeedCommit = commitSeed('server part')
    expect(found.fairness).toEqual({ serverSeedCommit, serverSeed: 'server part', contributions })
    const box = await findGame('pearls')?.load()
    const verdict = verify(box?.game as never, found)
    expect([verdict.seedHolds, verdict.unfairness, verdict.divergence]).toEqual([true, undefined, undefined])
    tables.records.set('match2345672', await record(false))
    const running = await app.inject({ url: '/api/matches/match2345672/record' })
    expect(running.body).not.toContain('server part')
  })

  test('has a readable twin that holds the same', async () => {
    const { app, tables } = openDesk(house.storage)
    tables.records.set('abc', await record(true))
    const json = await app.inject({ url: '/api/matches/abc/record?format=json' })
    const twin = await app.inject({ url: '/api/matches/abc/record?format=twin' })
    expect(twin.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(twin.headers['content-disposition']).toBe('attachment; filename="pearls-abc.ludo.txt"')
    expect(parseRecord(twin.body)).toEqual(parseRecord(json.body))
    expect((await app.inject({ url: '/api/matches/abc/record?format=xml' })).statusCode).toBe(400)
  })

  test('of a running match holds neither seed nor moves, which may be sealed', async () => {
    const { app, tables } = openDesk(house.storage)
    const running = await record(false)
    expect(running.moves).toHaveLength(3)
    tables.records.set('abc', running)
    const answer = await app.inject({ url: '/api/matches/abc/record' })
    expect(parseRecord(answer.body)).toEqual({ ...running, moves: [], hashes: [] })
    expect(answer.body).not.toContain(seed)
  })
})
