import type { RoomSummary } from '@ludoteca/client'
import { expect, test } from 'vitest'
import { roomOf } from '../../../packages/client/test/fake-server.ts'
import { isOpen, LobbyStore } from '../src/screens/lobby/lobby-store.ts'
import { isCode, lettersIn } from '../src/screens/lobby/room-code.ts'
import { startOf } from '../src/screens/room/start.ts'

test.each([
  ['QWERT', 'QWERT'],
  [' qw-er t ', 'QWERT'],
  ['https://games.example/j/qwert', 'QWERT'],
  ['https://games.example/r/QWERT?watch', 'QWERT'],
  ['QWÉRT', 'QWERT'],
  ['QWERTYU', 'QWERT'],
  ['12', ''],
])('the code in “%s” is %s', (text, letters) => {
  expect(lettersIn(text)).toBe(letters)
})

test('a code has five letters', () => {
  expect([isCode('QWERT'), isCode('QWER'), isCode('')]).toEqual([true, false, false])
})

const summary: RoomSummary = {
  roomId: 'QWERT',
  kind: 'public',
  status: 'lobby',
  game: 'pearls',
  host: 'Ana',
  players: 2,
  bots: 1,
  seats: 4,
  watchers: 0,
  locked: false,
  lateJoin: false,
  matchId: null,
  createdAt: 0,
  startedAt: null,
}

test.each<[string, Partial<RoomSummary>, boolean]>([
  ['a free seat', {}, true],
  ['all seats taken', { players: 3 }, false],
  ['locked seats', { locked: true }, false],
  ['a match that runs', { status: 'running' }, false],
  ['a match that has just begun with a bot', { status: 'running', lateJoin: true }, true],
  ['a match that has just begun without bots', { status: 'running', lateJoin: true, bots: 0 }, false],
])('whether a newcomer gets a seat in a room with %s', (_name, change, expected) => {
  expect(isOpen({ ...summary, ...change })).toBe(expected)
})

test('the list shows what is wanted, and keeps what it has while the server is away', async () => {
  const running: RoomSummary = { ...summary, roomId: 'ZXCVB', status: 'running', game: 'banca' }
  let isAway = false
  const rooms = async () => {
    if (isAway) throw new TypeError('fetch failed')
    return [summary, running]
  }
  const store = new LobbyStore(async () => ({ rooms }))
  await store.refresh()
  expect(store.shown(undefined)).toHaveLength(2)
  expect(store.shown('banca')).toEqual([running])
  store.want('open')
  expect(store.shown(undefined)).toEqual([summary])
  store.want('running')
  expect(store.shown(undefined)).toEqual([running])
  isAway = true
  await store.refresh()
  expect(store.refusal?.code).toBe('OFFLINE')
  expect(store.shown(undefined)).toEqual([running])
})

test('a room says how many players are missing, and who is not ready', () => {
  const room = roomOf('ab')
  expect(startOf(room, undefined)).toEqual({ missing: 0, botsToCome: 0, unready: [] })
  const emptier = { ...room, seatsMin: 4 }
  expect(startOf(emptier, undefined).missing).toBe(2)
  expect(startOf({ ...emptier, botFill: true }, undefined)).toMatchObject({ missing: 0, botsToCome: 2 })
  const [bot, ana] = room.seats
  const waiting = { ...room, seats: [bot, { ...ana, ready: false }] } as typeof room
  expect(startOf(waiting, undefined).unready).toEqual(['Ana'])
})
