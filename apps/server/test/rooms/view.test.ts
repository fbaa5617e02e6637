import { expect, test } from 'vitest'
import { playersOf, roomSummary, roomView } from '../../src/rooms/view.ts'
import { Scene } from './kit.ts'

test('the view says what everybody in the room may know', () => {
  const scene = new Scene({ kind: 'public', seats: 3, idle: 'continue', options: { rounds: 2 } })
  scene.join('Beto', 'WATCHER', 'secret contribution')
  scene.host({ command: 'ADD_BOT', strength: 'normal', seat: 2 })
  scene.ready('Ana')
  scene.lose('Beto')
  const view = roomView(scene.room)
  expect(view).toMatchObject({
    roomId: 'ABCDE',
    kind: 'public',
    status: 'lobby',
    game: 'plaza',
    seatsMin: 2,
    seatsMax: 12,
    idle: 'continue',
    locked: false,
    capacity: 20,
    hostId: 'p-Ana',
    countdownEndsAt: null,
    matchId: null,
    paused: false,
    lateJoin: false,
    seats: [
      {
        kind: 'human',
        participantId: 'p-Ana',
        name: 'Ana',
        ready: true,
        connected: true,
        autopilot: false,
        left: false,
      },
      { kind: 'open' },
      { kind: 'bot', strength: 'normal', name: 'Bot Alba' },
    ],
    watchers: [{ participantId: 'p-Beto', name: 'Beto', connected: false }],
    rematch: [],
  })
  expect(view.options).toMatchObject({ rounds: 2 })
})

test('nothing in the view leads to accounts, seeds or contributions', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto', 'PLAYER', 'secret contribution')
  scene.join('Caro', 'WATCHER', 'another one')
  scene.profile('Beto', { realName: 'Alberto', preferAutoPay: false })
  scene.join('Dani')
  scene.host({ command: 'KICK', participantId: 'p-Dani' })
  scene.start()
  scene.profile('Beto', { entropy: 'secret contribution' })
  scene.profile('Caro', { entropy: 'another one' })
  const text = JSON.stringify(roomView(scene.room))
  for (const secret of ['a-Ana', 'a-Beto', 'a-Dani', 'seed-', 'secret contribution', 'another one', 'Alberto']) {
    expect(JSON.stringify(scene.room)).toContain(secret)
    expect(text).not.toContain(secret)
  }
})

test('a summary counts people, bots, seats and watchers', () => {
  const scene = new Scene({ kind: 'public', seats: 4 })
  scene.join('Beto')
  scene.join('Caro', 'WATCHER')
  scene.host({ command: 'ADD_BOT', strength: 'easy' })
  expect(roomSummary(scene.room)).toEqual({
    roomId: 'ABCDE',
    kind: 'public',
    status: 'lobby',
    game: 'plaza',
    host: 'Ana',
    players: 2,
    bots: 1,
    seats: 4,
    watchers: 1,
    locked: false,
    lateJoin: false,
    matchId: null,
    createdAt: scene.room.createdAt,
    startedAt: null,
  })
  scene.start()
  scene.leave('Beto')
  expect(roomSummary(scene.room)).toMatchObject({ status: 'running', players: 1, bots: 1, seats: 3 })
  expect(roomSummary(scene.room, 7)).toMatchObject({ startedAt: 7 })
})

test('who holds the seats in the end is told with the network people came from last, and how well bots play', () => {
  const scene = new Scene({ seats: 3 })
  scene.arrive({ accountId: 'a-Beto', name: 'Beto', place: 'here', network: 'first' })
  scene.arrive({ accountId: 'a-Beto', name: 'Beto', place: 'there', network: 'last' })
  scene.host({ command: 'ADD_BOT', strength: 'easy', seat: 2 })
  expect(playersOf(scene.room).slice(1)).toMatchObject([
    { kind: 'human', name: 'Beto', network: 'last' },
    { kind: 'bot', accountId: null, strength: 'easy' },
  ])
  expect(JSON.stringify(roomView(scene.room))).not.toMatch(/first|last|network/)
})
