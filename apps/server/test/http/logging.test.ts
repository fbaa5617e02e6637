import { Broken } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { StandingClock, testStorage } from '../people/house.ts'
import { cookieOf, openDesk } from './desk.ts'

const house = testStorage(new StandingClock())

describe('the log', () => {
  test('names requests by their route, and holds nothing of what they carry', async () => {
    const { app, lines } = openDesk(house.storage)
    const guest = await app.inject({ method: 'POST', url: '/api/guest' })
    const cookie = cookieOf(guest)
    const password = 'hunter2hunter2'
    await app.inject({
      method: 'POST',
      url: '/api/account',
      headers: { cookie, authorization: 'Bearer open-sesame' },
      payload: { handle: 'ana', password },
    })
    await app.inject({ method: 'POST', url: '/api/login', payload: { handle: 'ana', password: 'hunter3hunter3' } })
    await app.inject({ url: '/api/rooms/QWERT?token=in-the-query', headers: { cookie } })
    await app.inject({ url: '/nothing/QWERT?token=in-the-query' })
    await app.inject({ method: 'POST', url: '/api/login', payload: `{"password":"${password}` })
    const log = lines.join('')
    expect(lines.length).toBeGreaterThanOrEqual(6)
    expect(log).toContain('"route":"/api/rooms/:id"')
    for (const secret of [
      cookie.slice('ludoteca='.length, 40),
      'hunter',
      'open-sesame',
      'in-the-query',
      'QWERT',
      guest.json().accountId,
    ]) {
      expect(log).not.toContain(secret)
    }
  })

  test('hides secrets wherever they are in what is logged', () => {
    const { app, lines } = openDesk()
    const secret = 'the-secret'
    app.log.info({ token: secret, at: { deep: [{ seed: secret, entropy: secret }] } }, 'one')
    app.log.info({ match: { serverSeed: secret, contributions: [{ name: 'Ana', entropy: secret }] } }, 'two')
    app.log.info({ headers: { cookie: secret }, Authorization: secret, view: { hand: [secret] } }, 'three')
    app.log.child({ password: secret, part: 'child' }).info({ payload: { password: secret } }, 'four')
    const error = Object.assign(new Error(`failed: ${secret}`), { detail: secret, parameters: [secret], code: '23505' })
    app.log.error({ err: error }, 'five')
    app.log.error(error)
    app.log.warn({ reason: new Error('outer', { cause: error }) }, 'seven')
    const log = lines.join('')
    expect(log).not.toContain(secret)
    expect(lines).toHaveLength(7)
    expect(log).toContain('"part":"child"')
    const [five, six, seven] = lines.slice(-3).map((line) => JSON.parse(line))
    for (const found of [five.err, six.err, seven.reason.cause]) {
      expect(found).toMatchObject({ error: 'Error', code: '23505' })
      expect(found.at.join()).toContain('logging.test')
    }
  })

  test('says where the rules of a match broke, and not by which move', async () => {
    const { app, lines, tables } = openDesk()
    tables.record = async () => {
      throw new Broken('a permitted move has no handler', { move: { type: 'bid', amount: 4711 } })
    }
    expect((await app.inject({ url: '/api/matches/abc/record' })).statusCode).toBe(500)
    const [line] = lines.map((text) => JSON.parse(text)).filter(({ level }) => level === 50)
    expect(line).toMatchObject({ msg: 'request failed', err: { error: 'Broken' } })
    expect(line.err.at.join()).toContain('logging.test')
    expect(lines.join('')).not.toContain('4711')
  })

  test('survives what cannot be written', () => {
    const { app, lines } = openDesk()
    const loop: Record<string, unknown> = {}
    loop.self = loop
    app.log.info({ loop, big: 12n, nothing: undefined }, 'one')
    expect(lines).toHaveLength(1)
  })

  test('is as quiet as it is told to be', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const { app } = openDesk(undefined, { log: { level: 'error', stream } })
    await app.inject({ url: '/api/games' })
    expect(lines).toEqual([])
    await app.inject({ url: '/api/people/ana' })
    expect(lines).toHaveLength(1)
  })

  test('mentions those who look after the server only when it is told everything', async () => {
    const lines: string[] = []
    const stream = { write: (line: string) => void lines.push(line) }
    const { app } = openDesk(undefined, { log: { level: 'info', stream } })
    await app.inject({ url: '/healthz' })
    expect(lines).toEqual([])
    await app.inject({ url: '/api/games' })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'request', status: 200, req: { method: 'GET', route: '/api/games' } },
    ])
  })
})
