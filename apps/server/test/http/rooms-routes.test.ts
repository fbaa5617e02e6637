import { refuse } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { openDesk, roomView } from './desk.ts'

const person = { accountId: 'account23456', name: 'Ana' }
const authenticator = {
  moveOver: async () => undefined,
  deviceOf: () => undefined,
  sealDevice: () => 'device',
  tokenOf: () => 'token',
  seal: (token: string) => token,
  personOf: async () => ({
    ...person,
    handle: null,
    claimed: false,
    claimedAt: null,
    colour: null,
    portrait: null,
    slug: null,
    visibility: 'unlisted' as const,
    realName: null,
    realNameShown: false,
    belongings: {},
    createdAt: 0,
    nameLocked: false,
    warning: null,
    barredUntil: null,
    barredBecause: null,
  }),
  refusalOf: () => undefined,
}

function seated() {
  const desk = openDesk(undefined, {}, { authenticator })
  const send = (url: string, payload: object) => desk.app.inject({ method: 'POST', url, payload })
  return { ...desk, send }
}

describe('rooms', () => {
  test('a person opens a room and is shown it', async () => {
    const { send, rooms } = seated()
    const wish = { game: 'banca', kind: 'friends', options: { turns: 20 }, seats: 4, idle: 'continue' }
    const answer = await send('/api/rooms', wish)
    expect(answer.statusCode).toBe(201)
    expect(answer.headers.location).toBe('/api/rooms/ABCDE')
    expect(answer.json()).toEqual(roomView({ kind: 'friends' }))
    expect(rooms.calls).toEqual([{ ...person, wish }])
  })

  test('what a room refuses is answered with its reason', async () => {
    const { send, rooms } = seated()
    for (const [code, status] of [
      ['BAD_OPTIONS', 400],
      ['RATE_LIMIT', 429],
      ['NOT_FOUND', 404],
    ] as const) {
      rooms.refusal = refuse(code, { option: 'turns' })
      const answer = await send('/api/rooms', { game: 'banca', kind: 'public' })
      expect(answer.statusCode).toBe(status)
      expect(answer.json().error).toMatchObject({ code, params: { option: 'turns' } })
    }
  })

  test.each([
    {},
    { game: 'banca' },
    { game: 'banca', kind: 'secret' },
    { game: 'banca', kind: 'public', seats: 2.5 },
    { game: 'banca', kind: 'public', options: [] },
    { game: 'banca', kind: 'public', options: JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`) },
    { game: 'banca', kind: 'public', hostId: 'me' },
  ])('%j opens nothing', async (payload) => {
    const { send, rooms } = seated()
    const answer = await send('/api/rooms', payload)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'BAD_REQUEST'])
    expect(rooms.calls).toEqual([])
  })

  test('a stranger opens nothing', async () => {
    const { app, rooms } = openDesk()
    for (const url of ['/api/rooms', '/api/quick-play']) {
      const answer = await app.inject({
        method: 'POST',
        url,
        payload: { game: 'banca', ...(url === '/api/rooms' && { kind: 'public' }) },
      })
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'NO_SESSION'])
    }
    expect(rooms.calls).toEqual([])
  })

  test('a room is found by its code in any case', async () => {
    const { app, rooms } = openDesk()
    rooms.views.set('ABCDE', roomView({ kind: 'friends' }))
    expect((await app.inject({ url: '/api/rooms/abcde' })).json()).toEqual(roomView({ kind: 'friends' }))
    expect((await app.inject({ url: '/api/rooms/ABCDF' })).statusCode).toBe(404)
  })

  test('rooms are listed by game and status', async () => {
    const { app, rooms } = openDesk()
    rooms.views.set('ABCDE', roomView({}))
    const answer = await app.inject({ url: '/api/rooms?game=banca&status=lobby' })
    expect(answer.json().rooms).toMatchObject([{ roomId: 'ABCDE', host: 'Ana', players: 1, seats: 2 }])
    await app.inject({ url: '/api/rooms' })
    expect((await app.inject({ url: '/api/rooms?game=a%00' })).statusCode).toBe(400)
    expect(rooms.calls).toEqual([{ game: 'banca', status: 'lobby' }, {}])
  })

  test('quick play leads into a room', async () => {
    const { send, rooms } = seated()
    expect((await send('/api/quick-play', { game: 'banca' })).json()).toEqual(roomView({ roomId: 'QUICK' }))
    expect(rooms.calls).toEqual([{ ...person, game: 'banca' }])
    expect((await send('/api/quick-play', { game: 'unknown' })).statusCode).toBe(404)
  })
})
