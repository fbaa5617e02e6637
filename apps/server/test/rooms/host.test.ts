import type { HostCommand } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { Scene } from './kit.ts'

const COMMANDS: readonly HostCommand[] = [
  { command: 'SET_GAME', game: 'banca' },
  { command: 'SET_OPTIONS', options: {} },
  { command: 'SET_ROOM', locked: true },
  { command: 'START' },
  { command: 'CANCEL_START' },
  { command: 'KICK', participantId: 'p-Ana' },
  { command: 'ADD_BOT', strength: 'easy' },
  { command: 'REMOVE_BOT', seat: 0 },
  { command: 'HAND_OVER', participantId: 'p-Beto' },
  { command: 'CLOSE' },
]

test.each(COMMANDS)('$command is for the host alone', (command) => {
  const scene = new Scene()
  scene.join('Beto')
  expect(scene.host(command, 'Beto')).toBe('NOT_HOST')
  expect(scene.host(command, 'Nadie')).toBe('NOT_JOINED')
})

test('another game comes with its own defaults and number of seats, and nobody is ready for it', () => {
  const scene = new Scene({ options: { rounds: 9 } })
  scene.join('Beto')
  scene.ready('Ana', 'Beto')
  expect(scene.room.size).toBe(12)
  expect(scene.host({ command: 'SET_GAME', game: 'ludomercatus' })).toBeUndefined()
  expect(scene.room).toMatchObject({ game: 'ludomercatus', size: scene.room.bounds.max })
  expect(scene.room.options).not.toHaveProperty('rounds')
  expect(scene.seats.slice(0, 3)).toEqual(['Ana', 'Beto', '-'])
})

test('a chosen number of seats is kept by the next game as far as it can be', () => {
  const scene = new Scene({ seats: 5 })
  scene.host({ command: 'SET_GAME', game: 'ludomercatus' })
  expect(scene.room.size).toBe(5)
})

test('who came last to the table watches when the next game has too few seats', () => {
  const scene = new Scene({ seats: 12 })
  for (let i = 2; i <= 12; i++) scene.join(`Gente ${i}`)
  scene.host({ command: 'SET_GAME', game: 'ludomercatus' })
  const { max } = scene.room.bounds
  expect(max).toBeLessThan(12)
  expect(scene.seatOf(`Gente ${max}`)).toBe(max - 1)
  expect(scene.seatOf(`Gente ${max + 1}`)).toBeNull()
})

test('options are completed with defaults, and those not named fall back to them', () => {
  const scene = new Scene({ options: { rounds: 9 } })
  expect(scene.room.options).toMatchObject({ rounds: 9, clockSec: 20 })
  scene.host({ command: 'SET_OPTIONS', options: { clockSec: 5 } })
  expect(scene.room.options).toMatchObject({ rounds: 3, clockSec: 5 })
})

test.each([
  [{ rounds: 0 }, undefined, 'rounds'],
  [{ clockSec: 'soon' }, undefined, 'clockSec'],
  [{ colour: 'red' }, undefined, 'colour'],
  [{}, 13, 'seats'],
  [{}, 1, 'seats'],
])('options %j with %s seats are refused by name', (options, seats, option) => {
  const scene = new Scene()
  const before = scene.room
  const command = { command: 'SET_OPTIONS', options, ...(seats !== undefined && { seats }) } as const
  expect(scene.host(command)).toBe('BAD_OPTIONS')
  expect(scene.lastRefusal?.params).toMatchObject({ option })
  expect(scene.room).toBe(before)
})

test('seats cannot be fewer than the people on them', () => {
  const scene = new Scene({ seats: 4 })
  scene.join('Beto')
  scene.join('Caro')
  scene.host({ command: 'ADD_BOT', strength: 'easy' })
  expect(scene.host({ command: 'SET_OPTIONS', options: {}, seats: 3 })).toBeUndefined()
  expect(scene.seats).toEqual(['Ana', 'Beto', 'Caro'])
  expect(scene.host({ command: 'SET_OPTIONS', options: {}, seats: 2 })).toBe('BAD_OPTIONS')
  expect(scene.lastRefusal?.params).toMatchObject({ option: 'seats', min: 3 })
})

test('a seat that an option needs comes and goes with it', () => {
  const scene = new Scene({ game: 'throne' })
  expect(scene.room.size).toBe(4)
  expect(scene.host({ command: 'SET_OPTIONS', options: {}, seats: 5 })).toBe('BAD_OPTIONS')
  scene.host({ command: 'SET_OPTIONS', options: { rounds: 9 } })
  expect(scene.room).toMatchObject({ size: 5, bounds: { min: 3, max: 5 } })
  scene.host({ command: 'SET_OPTIONS', options: {} })
  expect(scene.room).toMatchObject({ size: 4, bounds: { min: 2, max: 4 } })
})

test('a match needs as many players as go with its options', () => {
  const scene = new Scene({ game: 'throne', options: { rounds: 9 } })
  scene.host({ command: 'ADD_BOT', strength: 'easy' })
  expect(scene.host({ command: 'START' })).toBe('CANNOT_START')
  expect(scene.lastRefusal?.params).toEqual({ needed: 1 })
  scene.host({ command: 'SET_ROOM', botFill: true })
  expect(scene.host({ command: 'START' })).toBeUndefined()
})

test('a full room goes on with a game that has fewer seats with its usual options', () => {
  const scene = new Scene()
  expect(scene.host({ command: 'SET_GAME', game: 'throne' })).toBeUndefined()
  expect(scene.room).toMatchObject({ size: 4, bounds: { min: 2, max: 4 } })
})

test('kind, idling and lock change at any time and one by one', () => {
  const scene = new Scene({ seats: 2 })
  scene.host({ command: 'ADD_BOT', strength: 'easy' })
  scene.start()
  expect(scene.host({ command: 'SET_ROOM', kind: 'public' })).toBeUndefined()
  expect(scene.host({ command: 'SET_ROOM', idle: 'continue' })).toBeUndefined()
  expect(scene.host({ command: 'SET_ROOM', locked: true })).toBeUndefined()
  expect(scene.room).toMatchObject({ kind: 'public', idle: 'continue', locked: true, status: 'running' })
})

test('bots of each strength come to the lowest free seat or to a named one, and go again', () => {
  const scene = new Scene({ seats: 4 })
  scene.host({ command: 'ADD_BOT', strength: 'random', seat: 3 })
  scene.host({ command: 'ADD_BOT', strength: 'easy' })
  scene.host({ command: 'ADD_BOT', strength: 'normal' })
  expect(scene.seats).toEqual(['Ana', 'Bot Bruno', 'Bot Clara', 'Bot Alba'])
  expect(scene.room.seats.map((seat) => seat.kind === 'bot' && seat.strength)).toEqual([
    false,
    'easy',
    'normal',
    'random',
  ])
  expect(scene.host({ command: 'ADD_BOT', strength: 'easy' })).toBe('SEATS_FULL')
  expect(scene.host({ command: 'ADD_BOT', strength: 'easy', seat: 0 })).toBe('SEAT_TAKEN')
  expect(scene.host({ command: 'ADD_BOT', strength: 'easy', seat: 4 })).toBe('BAD_MESSAGE')
  expect(scene.host({ command: 'REMOVE_BOT', seat: 0 })).toBe('BAD_MESSAGE')
  expect(scene.host({ command: 'REMOVE_BOT', seat: 2 })).toBeUndefined()
  expect(scene.seats[2]).toBe('-')
})

test('kicking is for the lobby, and not for oneself', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto')
  expect(scene.host({ command: 'KICK', participantId: 'p-Ana' })).toBe('BAD_MESSAGE')
  expect(scene.host({ command: 'KICK', participantId: 'p-Nadie' })).toBe('NOT_FOUND')
  scene.start()
  expect(scene.host({ command: 'KICK', participantId: 'p-Beto' })).toBe('BAD_PHASE')
  scene.end()
  expect(scene.host({ command: 'KICK', participantId: 'p-Beto' })).toBe('BAD_PHASE')
})

test('the host hands over to somebody in the room', () => {
  const scene = new Scene()
  scene.join('Beto', 'WATCHER')
  expect(scene.host({ command: 'HAND_OVER', participantId: 'p-Nadie' })).toBe('NOT_FOUND')
  expect(scene.host({ command: 'HAND_OVER', participantId: 'p-Beto' })).toBeUndefined()
  expect(scene.hostName).toBe('Beto')
})

test('the terms of a running match stay as they are', () => {
  const scene = new Scene({ seats: 2 })
  scene.host({ command: 'ADD_BOT', strength: 'easy' })
  scene.start()
  expect(scene.host({ command: 'SET_GAME', game: 'banca' })).toBe('BAD_PHASE')
  expect(scene.host({ command: 'SET_OPTIONS', options: {} })).toBe('BAD_PHASE')
  expect(scene.host({ command: 'ADD_BOT', strength: 'easy' })).toBe('BAD_PHASE')
  expect(scene.host({ command: 'REMOVE_BOT', seat: 1 })).toBe('BAD_PHASE')
})

test('a change of terms ends a countdown', () => {
  const scene = new Scene({ seats: 3 })
  scene.join('Beto')
  scene.host({ command: 'START' })
  expect(scene.room.status).toBe('countdown')
  scene.host({ command: 'ADD_BOT', strength: 'easy' })
  expect(scene.room).toMatchObject({ status: 'lobby', countdown: null })
  expect(scene.seats).toEqual(['Ana', 'Beto', 'Bot Alba'])
})

test('closing sends everybody home, but not out of a match that others play', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto')
  scene.start()
  expect(scene.host({ command: 'CLOSE' })).toBe('BAD_PHASE')
  scene.leave('Beto')
  expect(scene.host({ command: 'CLOSE' })).toBeUndefined()
  expect(scene.room.people).toEqual([])
})
