import { expect, test } from 'vitest'
import { resized } from '../../src/rooms/seats.ts'
import { Scene } from './kit.ts'

test('players get the lowest free seat, and watchers none', () => {
  const scene = new Scene({ seats: 3 })
  scene.join('Beto', 'OWNER')
  scene.join('Caro', 'WATCHER')
  expect(scene.seats).toEqual(['Ana', 'Beto', '-'])
})

test('without a free seat a player watches', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto')
  scene.join('Caro')
  expect(scene.seats).toEqual(['Ana', 'Beto'])
  expect(scene.seatOf('Caro')).toBeNull()
})

test('a watcher takes a free seat in the lobby', () => {
  const scene = new Scene({ seats: 3 })
  scene.join('Beto', 'WATCHER')
  expect(scene.sit('Beto', 2)).toBeUndefined()
  expect(scene.seats).toEqual(['Ana', '-', 'Beto'])
})

test('a player moves to another free seat and leaves the old one', () => {
  const scene = new Scene({ seats: 3 })
  scene.ready('Ana')
  expect(scene.sit('Ana', 2)).toBeUndefined()
  expect(scene.seats).toEqual(['-', '-', 'Ana'])
})

test('a player steps down and watches', () => {
  const scene = new Scene({ seats: 2 })
  expect(scene.sit('Ana', null)).toBeUndefined()
  expect(scene.seats).toEqual(['-', '-'])
  expect(scene.hostName).toBe('Ana')
})

test('asking for the own seat changes nothing', () => {
  const scene = new Scene({ seats: 2 })
  scene.ready('Ana')
  expect(scene.sit('Ana', 0)).toBeUndefined()
  expect(scene.seats).toEqual(['Ana!', '-'])
})

test('a taken seat, be it by a bot, is refused in the lobby', () => {
  const scene = new Scene({ seats: 3 })
  scene.join('Beto', 'WATCHER')
  scene.host({ command: 'ADD_BOT', strength: 'easy', seat: 1 })
  expect(scene.sit('Beto', 0)).toBe('SEAT_TAKEN')
  expect(scene.sit('Beto', 1)).toBe('SEAT_TAKEN')
  expect(scene.sit('Beto', 3)).toBe('BAD_MESSAGE')
})

test('a stranger gets no seat', () => {
  expect(new Scene().sit('Nadie', 1)).toBe('NOT_JOINED')
})

test('locked seats are for the host alone', () => {
  const scene = new Scene({ seats: 4 })
  scene.join('Beto', 'WATCHER')
  scene.host({ command: 'SET_ROOM', locked: true })
  scene.join('Caro')
  expect(scene.seatOf('Caro')).toBeNull()
  expect(scene.sit('Beto', 1)).toBe('SEATS_LOCKED')
  expect(scene.sit('Ana', 1)).toBeUndefined()
  scene.host({ command: 'SET_ROOM', locked: false })
  expect(scene.sit('Beto', 2)).toBeUndefined()
})

test('only players are ready, and only before the match', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto')
  scene.join('Caro')
  scene.ready('Ana')
  expect(scene.seats).toEqual(['Ana!', 'Beto'])
  expect(() => scene.ready('Caro')).toThrow('NOT_PLAYER')
  scene.start()
  expect(() => scene.ready('Ana')).toThrow('BAD_PHASE')
})

test('open seats go first when seats get fewer, then bots from the end, and people never', () => {
  const human = { kind: 'human', participantId: 'p', ready: false } as const
  const open = { kind: 'open' } as const
  const bot = { kind: 'bot', strength: 'easy', name: 'Bot Alba' } as const
  const seats = [open, human, bot, open, bot]
  expect(resized(seats, 4)).toEqual([open, human, bot, bot])
  expect(resized(seats, 3)).toEqual([human, bot, bot])
  expect(resized(seats, 2)).toEqual([human, bot])
  expect(resized(seats, 1)).toEqual([human])
  expect(resized(seats, 0)).toBeUndefined()
  expect(resized(seats, 7)).toEqual([...seats, open, open])
})

test('a newcomer takes over the seat of a bot while the game allows it', () => {
  const scene = new Scene({ seats: 2 })
  scene.host({ command: 'ADD_BOT', strength: 'normal' })
  scene.start()
  scene.join('Beto')
  expect(scene.seats).toEqual(['Ana', 'Bot Alba'])
  expect(scene.sit('Beto', 1, 'no')).toBe('BAD_PHASE')
  expect(scene.sit('Beto', 1)).toBeUndefined()
  expect(scene.seats).toEqual(['Ana', 'Beto'])
})

test('the seat of somebody who left is for the first who asks; the seat of somebody lost stays theirs', () => {
  const scene = new Scene({ seats: 3 })
  for (const name of ['Beto', 'Caro', 'Dani', 'Elsa']) scene.join(name)
  scene.start()
  scene.leave('Beto')
  scene.lose('Caro')
  scene.wait(120_000)
  expect(scene.sit('Dani', 2)).toBe('SEAT_TAKEN')
  expect(scene.sit('Dani', 1)).toBeUndefined()
  expect(scene.sit('Elsa', 1)).toBe('SEAT_TAKEN')
  expect(scene.seats).toEqual(['Ana', 'Dani', 'Caro'])
  expect(scene.person('Beto')).toBeUndefined()
})

test('nobody takes over while seats are locked, nor a second seat', () => {
  const scene = new Scene({ seats: 3 })
  scene.host({ command: 'ADD_BOT', strength: 'normal' })
  scene.host({ command: 'ADD_BOT', strength: 'random' })
  scene.start()
  scene.join('Beto')
  expect(scene.sit('Ana', 1)).toBe('NOT_WATCHER')
  expect(scene.sit('Beto', null)).toBe('BAD_PHASE')
  scene.host({ command: 'SET_ROOM', locked: true })
  expect(scene.sit('Beto', 1)).toBe('SEATS_LOCKED')
})
