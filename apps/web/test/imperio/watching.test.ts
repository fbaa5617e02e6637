import { findGame } from '@ludoteca/registry'
import { when } from 'mobx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Connection, FakeServer, MATCH, ROOM, roomOf } from '../../../../packages/client/test/fake-server.ts'
import { aheadOf } from '../../src/games/imperio/rumor/agenda.ts'
import { LiveMatch } from '../../src/match/live-match.ts'

describe('what a watcher can look forward to', () => {
  const at = (mode: 'QUICK' | 'STANDARD', round: number, rounds: number, phase: 'BID' | 'PRESS') =>
    aheadOf({ options: { mode }, round, rounds, phase } as Parameters<typeof aheadOf>[0], true)

  test('elections where the mode has them, and awards', () => {
    expect(at('QUICK', 1, 7, 'BID').join('|')).toMatch(/humor.*Premios en la ronda 4 y 7.*rumor/)
    expect(at('STANDARD', 3, 10, 'BID').join('|')).toContain('Elecciones en la ronda 3 y 7')
    expect(at('STANDARD', 3, 10, 'PRESS').join('|')).toContain('Elecciones en la ronda 7')
  })

  test('no rumour in the last round', () => {
    expect(at('QUICK', 7, 7, 'PRESS')).toEqual(['Premios en la ronda 7'])
  })
})

describe('a watcher of a live match', () => {
  let server: FakeServer
  beforeEach(async () => {
    server = await FakeServer.start()
  })
  afterEach(() => server.stop())

  async function watch(): Promise<{ match: LiveMatch; connection: Connection }> {
    const box = await findGame('imperio')?.load()
    if (box === undefined) throw new Error('no game')
    const client = server.connect({ role: 'WATCHER' })
    const connection = await server.connection(1)
    await client.whenJoined()
    const ids = { roomId: ROOM, matchId: MATCH }
    const decisions = {
      crowd: { open: true, choices: [{ type: 'moodVote', params: {} }], fallback: null },
      'table:goOn.MOOD': { open: false, choices: [{ type: 'continue', params: {} }], fallback: null },
    }
    const state = { view: {}, current: ['table:goOn.MOOD', 'crowd'], decisions }
    const commits = { generator: 'chacha12', seedCommit: 'cd', serverSeedCommit: 'ab' }
    const begin = { rulesVersion: 1, options: {}, seats: [], ...commits, startedAt: 1 }
    connection.inOneFrame(() => {
      connection.send('ROOM_STATE', { ...roomOf('ab', MATCH), seats: [], watchers: [] }, ids)
      connection.send('MATCH_START', { game: 'imperio', ...begin }, ids)
      connection.send(
        'STATE_SNAPSHOT',
        { seat: null, state, shapes: {}, paths: [], parts: {}, factCount: 0, facts: [], clocks: {}, over: false },
        ids,
      )
    })
    await client.when(({ viewerState: seen }) => seen)
    const match = new LiveMatch(box, client)
    await when(() => match.decisions.length === 2)
    return { match, connection }
  }

  test('votes with the crowd, and as host goes on for the table', async () => {
    const { match, connection } = await watch()
    expect(match.viewer).toBe('spectator')
    expect(await match.submit({ type: 'moodVote', optionId: 'M-01' } as { type: string })).toBe(true)
    expect(connection.last('SUBMIT_MOVE').payload).not.toHaveProperty('seat')
    expect(await match.submit({ type: 'continue' })).toBe(true)
    expect(connection.last('SUBMIT_MOVE').payload).toMatchObject({ seat: -1 })
    match.close()
  })
})
