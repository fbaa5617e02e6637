import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { messagesOf, type ServerMessage } from '@ludoteca/protocol'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Visitor } from './kit.ts'
import { serverForAll } from './on-postgres.ts'

// PostgreSQL stores no NUL, and a half of a character is another one when it is read again.
const HALF_TEXTS = ['\u0000', 'a\u0000', '\ud800', '\udc00b']
const server = serverForAll({ sockets: { badStrikes: { count: 10_000, perMs: 1_000 } } })
let [roomId, cookie] = ['', '']

beforeAll(async () => {
  const { api } = await Visitor.arrive(server.url)
  roomId = (await api.createRoom({ game: 'banca', kind: 'friends' })).roomId
  cookie = api.cookie ?? ''
})

/** Messages that are in order but for a text in some place. */
function messagesWith(text: string): object[] {
  const from = { v: 1, roomId, matchId: null, clientId: '' }
  const join = { ...from, type: 'JOIN_ROOM', payload: { role: 'PLAYER' } }
  const profile = (payload: object) => ({ ...from, type: 'SET_PROFILE', payload })
  const command = (payload: object) => ({ ...from, type: 'HOST_COMMAND', payload })
  const move = (payload: object) => ({ ...from, type: 'SUBMIT_MOVE', payload: { move: payload } })
  return [
    { ...join, roomId: text },
    { ...join, matchId: text },
    { ...join, clientId: text },
    { ...join, payload: { role: 'PLAYER', entropy: text } },
    profile({ displayName: text }),
    profile({ entropy: text }),
    profile({ realName: text }),
    profile({ extras: { [text]: 1 } }),
    profile({ extras: { note: text } }),
    profile({ portrait: { style: text } }),
    command({ command: 'SET_GAME', game: text }),
    command({ command: 'SET_OPTIONS', options: { note: text } }),
    command({ command: 'SET_OPTIONS', options: { [text]: [text] } }),
    command({ command: 'KICK', participantId: text }),
    { ...from, type: 'REPORT_NAME', payload: { targetId: text, reason: 'OTRO' } },
    { ...from, matchId: text, type: 'SUBMIT_MOVE', payload: { move: { type: 'pass' } } },
    move({ type: text }),
    move({ type: 'bid', deep: [{ [text]: text }] }),
  ]
}

test('a message that holds what cannot be stored is not understood, wherever it holds it', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, { headers: { cookie } })
  await once(socket, 'open')
  let nonce = 0
  const answerTo = async (message: object): Promise<string> => {
    socket.send(JSON.stringify({ ...message, nonce: ++nonce, idempotencyKey: randomUUID() }))
    for (;;) {
      const [data] = await once(socket, 'message')
      for (const { payload } of messagesOf(JSON.parse(String(data))) as ServerMessage[]) {
        if ('nonce' in payload && payload.nonce === nonce) return 'code' in payload ? String(payload.code) : 'ACK'
      }
    }
  }
  expect(
    await answerTo({ v: 1, type: 'JOIN_ROOM', roomId, matchId: null, clientId: '', payload: { role: 'PLAYER' } }),
  ).toBe('ACK')
  const wrong: string[] = []
  for (const message of HALF_TEXTS.flatMap(messagesWith)) {
    const code = await answerTo(message)
    if (code !== 'BAD_MESSAGE') wrong.push(`${code} to ${JSON.stringify(message)}`)
  }
  expect(wrong).toEqual([])
  socket.close()
})

test('a request that holds what cannot be stored is a mistake of whoever sends it, in its path, its query and its body', async () => {
  const wrong: string[] = []
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (response.status < 400 || response.status >= 500)
      wrong.push(`${response.status} to ${method} ${path} ${JSON.stringify(body)}`)
  }
  for (const part of ['%00', 'a%00', '%ed%a0%80']) {
    for (const path of ['games/*/rules', 'matches/*', 'matches/*/record', 'matches/*/pictures', 'people/*', 'rooms/*'])
      await ask('GET', `/api/${path.replace('*', part)}`)
    for (const path of ['*', '*/picture.png']) await ask('GET', `/s/${path.replace('*', part)}`)
    await ask('DELETE', `/api/me/sessions/${part}`)
    for (const query of ['listed=1&game=*', 'listed=*', 'limit=*', 'cursor=*', 'cursor=1-*'])
      await ask('GET', `/api/matches?${query.replace('*', part)}`)
    for (const query of ['game=*', 'status=*']) await ask('GET', `/api/rooms?${query.replace('*', part)}`)
    await ask('GET', `/api/matches/a/record?format=${part}`)
  }
  for (const text of HALF_TEXTS) {
    await ask('POST', '/api/rooms', { game: text, kind: 'public' })
    await ask('POST', '/api/rooms', { game: 'banca', kind: 'public', options: { note: text } })
    await ask('POST', '/api/rooms', { game: 'banca', kind: 'public', options: { [text]: 1 } })
    await ask('POST', '/api/quick-play', { game: text })
    await ask('POST', '/api/account', { handle: `ana${text}`, password: 'correct horse battery' })
    await ask('POST', '/api/login', { handle: `ana${text}`, password: 'correct horse battery' })
  }
  expect(wrong).toEqual([])
})
