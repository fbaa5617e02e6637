import { commitSeed, type Game, isRefusal, refuse } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { matchToStart } from '../../src/rooms/match-to-start.ts'
import { endMatch } from '../../src/rooms/rematch.ts'
import type { Launch } from '../../src/rooms/room.ts'
import { launch, launched, launchFailed, start } from '../../src/rooms/start.ts'
import { roomView } from '../../src/rooms/view.ts'
import { boxOf, Scene, times } from './kit.ts'

const next = { token: 'mine', serverSeed: 'ffff'.repeat(16) }
const plaza = boxOf('plaza').game

/** Begins to make the match, and leaves it at that. */
function beginLaunch(scene: Scene, token = 'mine'): string | undefined {
  return scene.do((room, now) => launch(room, plaza, { ...next, token }, now, times))
}

function countDown(scene: Scene): void {
  expect(scene.host({ command: 'START' })).toBeUndefined()
  scene.wait(times.countdownMs)
}

test('too few players cannot start, and learn how many are missing', () => {
  const scene = new Scene()
  expect(scene.host({ command: 'START' })).toBe('CANNOT_START')
  expect(scene.lastRefusal?.params).toEqual({ needed: 1 })
  scene.sit('Ana', null)
  expect(scene.host({ command: 'START' })).toBe('CANNOT_START')
  expect(scene.lastRefusal?.params).toEqual({ needed: 2 })
})

test('where the host wants it, bots make up what the game needs, and no more', () => {
  const scene = new Scene({ game: 'banca', seats: 6 })
  expect(scene.room.botFill).toBe(false)
  expect(scene.host({ command: 'START' })).toBe('CANNOT_START')
  scene.host({ command: 'SET_ROOM', botFill: true })
  scene.join('Beto')
  countDown(scene)
  const { min } = boxOf('banca').game.seats
  expect(scene.seats.filter((seat) => seat.startsWith('Bot '))).toHaveLength(min - 2)
  expect(new Set(scene.seats.slice(0, min)).size).toBe(min)
  scene.launch()
  expect(scene.seats).toHaveLength(min)
  expect(roomView(scene.room)).toMatchObject({ status: 'running', botFill: true })
})

test('a public room is filled with bots unless its host says otherwise', () => {
  expect(new Scene({ kind: 'public' }).room.botFill).toBe(true)
  expect(new Scene({ kind: 'public', botFill: false }).room.botFill).toBe(false)
})

test('the host starts whoever is ready or not; after five seconds the match begins', () => {
  const scene = new Scene()
  scene.join('Beto')
  expect(scene.host({ command: 'START' })).toBeUndefined()
  expect(scene.room).toMatchObject({ status: 'countdown', countdown: { endsAt: scene.now + 5000, by: 'host' } })
  expect(beginLaunch(scene)).toBe('BAD_PHASE')
  scene.wait(4999)
  expect(beginLaunch(scene)).toBe('BAD_PHASE')
  scene.wait(1)
  expect(beginLaunch(scene)).toBeUndefined()
  expect(scene.room.status).toBe('running')
})

test('open seats are left out of the match, in order', () => {
  const scene = new Scene({ seats: 6 })
  scene.join('Beto')
  scene.sit('Beto', 4)
  scene.host({ command: 'ADD_BOT', strength: 'easy', seat: 2 })
  scene.start()
  expect(scene.seats).toEqual(['Ana', 'Bot Alba', 'Beto'])
  expect(scene.room.size).toBe(6)
})

const picky: Game = {
  ...plaza,
  checkOptions: (_config, seats) => (seats < 3 ? refuse('E_CONFIG', { option: 'rounds', max: 2 }) : undefined),
}

test('a rematch whose number of players does not suit the options leads to the lobby', () => {
  const scene = new Scene({ seats: 3 })
  scene.join('Beto')
  scene.join('Caro')
  scene.start()
  scene.end()
  scene.rematch('Ana')
  scene.rematch('Caro')
  scene.wait(times.countdownMs)
  scene.do((room, now) => launch(room, picky, next, now, times))
  expect(scene.room).toMatchObject({ status: 'lobby', matchId: null })
  expect(scene.seats).toEqual(['Ana', '-', 'Caro'])
})

test('options that do not suit the number of players are refused at the start', () => {
  const scene = new Scene()
  scene.join('Beto')
  const refused = start(scene.room, picky, scene.now, times)
  expect(refused).toEqual(refuse('BAD_OPTIONS', { option: 'rounds', max: 2, reason: 'E_CONFIG' }))
  scene.host({ command: 'ADD_BOT', strength: 'easy' })
  expect(isRefusal(start(scene.room, picky, scene.now, times))).toBe(false)
})

test('the host cancels the countdown; nobody else may, and there must be one', () => {
  const scene = new Scene()
  scene.join('Beto')
  expect(scene.host({ command: 'CANCEL_START' })).toBe('BAD_PHASE')
  scene.host({ command: 'START' })
  expect(scene.host({ command: 'CANCEL_START' }, 'Beto')).toBe('NOT_HOST')
  expect(scene.host({ command: 'START' })).toBe('BAD_PHASE')
  expect(scene.host({ command: 'CANCEL_START' })).toBeUndefined()
  expect(scene.room).toMatchObject({ status: 'lobby', countdown: null })
})

test('who takes or leaves a seat ends the countdown; who watches does not', () => {
  const scene = new Scene({ seats: 4 })
  scene.join('Beto')
  scene.ready('Beto')
  scene.host({ command: 'START' })
  scene.join('Caro', 'WATCHER')
  scene.leave('Caro')
  expect(scene.room.status).toBe('countdown')
  scene.join('Dani')
  expect(scene.room.status).toBe('lobby')
  expect(scene.seats).toEqual(['Ana', 'Beto!', 'Dani', '-'])
  scene.host({ command: 'START' })
  scene.sit('Dani', null)
  expect(scene.room.status).toBe('lobby')
  scene.host({ command: 'START' })
  scene.leave('Beto')
  expect(scene.room.status).toBe('lobby')
})

test('a public room full of people who are ready starts by itself', () => {
  const scene = new Scene({ kind: 'public', seats: 2 })
  scene.join('Beto')
  scene.ready('Ana')
  expect(scene.room.status).toBe('lobby')
  scene.ready('Beto')
  expect(scene.room).toMatchObject({ status: 'countdown', countdown: { by: 'full' } })
  scene.launch()
  expect(scene.seats).toEqual(['Ana', 'Beto'])
})

test.each([
  ['a friends room', 'friends', 2, false],
  ['a room with a free seat', 'public', 3, false],
  ['a room with a bot', 'public', 3, true],
] as const)('%s does not start by itself', (_what, kind, seats, withBot) => {
  const scene = new Scene({ kind, seats })
  scene.join('Beto')
  if (withBot) scene.host({ command: 'ADD_BOT', strength: 'easy' })
  scene.ready('Ana', 'Beto')
  expect(scene.room.status).toBe('lobby')
})

test('a room that starts by itself waits again when somebody is not ready or away', () => {
  const scene = new Scene({ kind: 'public', seats: 2 })
  scene.join('Beto')
  scene.ready('Ana', 'Beto')
  scene.lose('Beto')
  expect(scene.room.status).toBe('lobby')
  scene.comeBack('Beto')
  expect(scene.room.status).toBe('countdown')
  scene.host({ command: 'CANCEL_START' })
  expect(scene.room.status).toBe('lobby')
  expect(scene.seats).toEqual(['Ana', 'Beto'])
})

test('the match gets names, kinds, accounts, the committed seed and what people added to it, in the order of seats', () => {
  const scene = new Scene({ kind: 'public', seats: 4, options: { rounds: 2 } })
  scene.join('Beto', 'PLAYER', 'from Beto')
  scene.join('Caro', 'WATCHER', 'from a watcher')
  scene.sit('Ana', 3)
  scene.profile('Ana', { entropy: 'from Ana' })
  scene.host({ command: 'ADD_BOT', strength: 'random', seat: 2 })
  const shown = roomView(scene.room).serverSeedCommit
  const { serverSeed } = scene.room
  countDown(scene)
  beginLaunch(scene)
  expect(scene.room.launch?.serverSeed).toBe(serverSeed)
  expect(matchToStart(scene.room, scene.room.launch as Launch)).toEqual({
    roomId: 'ABCDE',
    game: 'plaza',
    options: scene.room.options,
    seats: [
      { name: 'Beto', kind: 'human', accountId: 'a-Beto' },
      { name: 'Bot Alba', kind: 'bot', accountId: null },
      { name: 'Ana', kind: 'human', accountId: 'a-Ana' },
    ],
    serverSeed,
    contributions: [
      { name: 'Beto', entropy: 'from Beto' },
      { name: 'Ana', entropy: 'from Ana' },
    ],
    listed: true,
    controls: {
      seats: [{ by: 'human' }, { by: 'bot', strength: 'random' }, { by: 'human' }],
      paused: false,
      watchers: ['p-Caro'],
    },
    brought: [{}, null, {}],
  })
  expect(roomView(scene.room).serverSeedCommit).toBe(shown)
  scene.do((room) => launched(room, 'mine', 'm1', true))
  expect(roomView(scene.room).serverSeedCommit).toBe(commitSeed(next.serverSeed))
})

test('while the match is being made the room looks as in the last moment of the countdown, and seats are settled', () => {
  const scene = new Scene({ seats: 3 })
  scene.join('Beto')
  scene.join('Caro', 'WATCHER')
  countDown(scene)
  beginLaunch(scene)
  expect(roomView(scene.room)).toMatchObject({ status: 'countdown', matchId: null })
  expect(scene.sit('Caro', 0)).toBe('BAD_PHASE')
  expect(scene.sit('Ana', null)).toBe('BAD_PHASE')
  expect(scene.host({ command: 'ADD_BOT', strength: 'easy' })).toBe('BAD_PHASE')
  scene.leave('Beto')
  expect(scene.do((room) => launched(room, 'mine', 'm1', true))).toBeUndefined()
  expect(scene.room).toMatchObject({ status: 'running', matchId: 'm1', launch: null, lateJoin: true })
  expect(scene.person('Beto')).toMatchObject({ left: true, autopilot: true })
})

test('only one process makes the match; when it dies people count down again, and add to a seed that nobody has used', () => {
  const scene = new Scene({ seats: 3 })
  scene.join('Beto', 'PLAYER', 'to the first')
  scene.profile('Ana', { entropy: 'to the first' })
  const { serverSeed } = scene.room
  countDown(scene)
  beginLaunch(scene, 'first')
  scene.profile('Ana', { entropy: 'to the first, late' })
  expect(beginLaunch(scene, 'second')).toBe('BAD_PHASE')
  scene.wait(times.leaseMs)
  expect(beginLaunch(scene, 'second')).toBeUndefined()
  expect(next.serverSeed).not.toBe(serverSeed)
  expect(roomView(scene.room)).toMatchObject({
    status: 'countdown',
    countdownEndsAt: scene.now + times.countdownMs,
    serverSeedCommit: commitSeed(next.serverSeed),
  })
  expect(scene.do((room) => launched(room, 'first', 'm1', true))).toBe('BAD_PHASE')
  scene.profile('Beto', { entropy: 'to the second' })
  scene.wait(times.countdownMs)
  expect(beginLaunch(scene, 'third')).toBeUndefined()
  const contributions = [{ name: 'Beto', entropy: 'to the second' }]
  expect(scene.room.launch).toMatchObject({ token: 'third', serverSeed: next.serverSeed, contributions })
  expect(scene.do((room) => launched(room, 'third', 'm2', true))).toBeUndefined()
  expect(scene.room.matchId).toBe('m2')
})

test('when the process that makes the match dies and too few are left, it is the lobby again', () => {
  const scene = new Scene()
  scene.join('Beto')
  countDown(scene)
  beginLaunch(scene, 'first')
  scene.leave('Beto')
  scene.wait(times.leaseMs)
  expect(beginLaunch(scene, 'second')).toBeUndefined()
  expect(scene.room).toMatchObject({ status: 'lobby', launch: null, countdown: null, serverSeed: next.serverSeed })
})

test('a match that cannot be made leads back to the lobby', () => {
  const scene = new Scene({ seats: 4 })
  scene.join('Beto')
  scene.ready('Ana', 'Beto')
  countDown(scene)
  beginLaunch(scene)
  scene.leave('Beto')
  scene.do((room) => launchFailed(room, 'mine'))
  expect(scene.room).toMatchObject({ status: 'lobby', launch: null })
  expect(scene.seats).toEqual(['Ana', '-', '-', '-'])
})

test('a match of bots that is over before the room has heard of it ends the room all the same', () => {
  const scene = new Scene({ seats: 2 }, 'WATCHER')
  scene.host({ command: 'ADD_BOT', strength: 'random' })
  scene.host({ command: 'ADD_BOT', strength: 'random' })
  countDown(scene)
  beginLaunch(scene)
  scene.do((room, now) => endMatch(room, 'm1', now, times))
  expect(scene.do((room) => launched(room, 'mine', 'm1', true))).toBeUndefined()
  expect(scene.room).toMatchObject({ status: 'ended', matchId: 'm1' })
})
