import { describe, expect, test } from 'vitest'
import { claimsOf, handOver } from '../../src/rooms/seats.ts'
import { Scene, times } from './kit.ts'

const imperio = (botFill: boolean) => new Scene({ game: 'imperio', kind: 'friends', botFill })

test('[1.4.2] a match needs four owners, and bots make them up where the room wants that', () => {
  const alone = imperio(false)
  expect(alone.host({ command: 'START' })).toBe('CANNOT_START')
  expect(alone.lastRefusal?.params).toEqual({ needed: 3 })
  const filled = imperio(true)
  filled.join('Beto')
  filled.start()
  expect(filled.room.seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot', 'bot'])
})

test('[1.1] a long match has at most eight owners', () => {
  const scene = imperio(false)
  expect(scene.host({ command: 'SET_OPTIONS', options: { mode: 'LONG' } })).toBe('BAD_OPTIONS')
  expect(scene.host({ command: 'SET_OPTIONS', options: { mode: 'LONG' }, seats: 8 })).toBeUndefined()
})

test('[1.2.1] a room holds twelve owners and eight watchers, and no more', () => {
  const scene = imperio(false)
  for (let i = 2; i <= 20; i++) expect(scene.join(`Person ${i}`)).toBeUndefined()
  expect(scene.room.seats.every(({ kind }) => kind === 'human')).toBe(true)
  expect(scene.seatOf('Person 13')).toBeNull()
  expect(scene.join('Person 21')).toBe('ROOM_FULL')
})

test('[1.5.5] nobody is kicked out of a match', () => {
  const scene = imperio(true)
  for (const name of ['Beto', 'Caro']) scene.join(name)
  expect(scene.host({ command: 'KICK', participantId: scene.id('Caro') })).toBeUndefined()
  scene.start()
  expect(scene.host({ command: 'KICK', participantId: scene.id('Beto') })).toBe('BAD_PHASE')
})

describe('[1.4.4] a public room', () => {
  const full = () => {
    const scene = new Scene({ game: 'imperio', kind: 'public', seats: 4 })
    for (const name of ['Beto', 'Caro', 'Dani']) scene.join(name)
    return scene
  }

  test('counts down as soon as it is full, whoever is ready', () => {
    const scene = new Scene({ game: 'imperio', kind: 'public', seats: 4 })
    for (const name of ['Beto', 'Caro']) scene.join(name)
    expect(scene.room.status).toBe('lobby')
    scene.join('Dani')
    expect([scene.room.status, scene.room.countdown?.by]).toEqual(['countdown', 'full'])
    scene.leave('Beto')
    expect(scene.room.status).toBe('lobby')
    scene.host({ command: 'ADD_BOT', strength: 'easy' })
    expect(scene.room.status).toBe('countdown')
  })

  test('does so once: after the host has cancelled it only when somebody else comes', () => {
    const scene = full()
    expect(scene.host({ command: 'CANCEL_START' })).toBeUndefined()
    scene.wait(60_000)
    expect(scene.room.status).toBe('lobby')
    scene.leave('Dani')
    scene.join('Elsa')
    expect(scene.room.status).toBe('countdown')
  })

  test('does not when the match is over: there is the rematch', () => {
    const scene = full()
    scene.launch()
    scene.end()
    scene.wait(times.rematchMs)
    expect(scene.room.status).toBe('lobby')
    expect(scene.host({ command: 'START' })).toBeUndefined()
  })

  test('does nothing of the kind among friends', () => {
    const scene = new Scene({ game: 'imperio', kind: 'friends', seats: 4 })
    for (const name of ['Beto', 'Caro', 'Dani']) scene.join(name)
    expect(scene.room.status).toBe('lobby')
  })
})

describe('[1.5.3] a seat that nobody plays', () => {
  const running = () => {
    const scene = imperio(true)
    scene.join('Beto')
    scene.join('Caro', 'WATCHER')
    scene.join('Dani', 'WATCHER')
    scene.start()
    return scene
  }

  test('is promised to the first who asks, and handed over when the game says so', () => {
    const scene = running()
    expect(scene.sit('Caro', 2, 'later')).toBeUndefined()
    expect([scene.seatOf('Caro'), scene.room.claims]).toEqual([null, [{ seat: 2, participantId: scene.id('Caro') }]])
    expect(scene.sit('Dani', 2, 'later')).toBe('SEAT_TAKEN')
    expect(scene.sit('Dani', 0, 'later')).toBe('SEAT_TAKEN')
    scene.do((room) => handOver(room, { seat: 2, participantId: scene.id('Caro') }))
    expect([scene.seatOf('Caro'), scene.room.claims]).toEqual([2, undefined])
    expect(scene.sit('Caro', 3, 'later')).toBe('NOT_WATCHER')
  })

  test('is one at a time for each, and free again for others once they want none', () => {
    const scene = running()
    scene.sit('Caro', 2, 'later')
    scene.sit('Caro', 3, 'later')
    expect(scene.room.claims?.map(({ seat }) => seat)).toEqual([3])
    expect(scene.sit('Dani', 2, 'later')).toBeUndefined()
    scene.sit('Caro', null, 'later')
    expect(scene.room.claims?.map(({ seat }) => seat)).toEqual([2])
    scene.leave('Dani')
    expect(claimsOf(scene.room)).toEqual([])
    expect(scene.sit('Caro', 2, 'later')).toBeUndefined()
  })

  test('is not handed over when its owner has come back, nor to somebody who has gone', () => {
    const scene = running()
    scene.leave('Beto')
    expect(scene.sit('Caro', 1, 'later')).toBeUndefined()
    expect(scene.sit('Dani', 2, 'later')).toBeUndefined()
    scene.join('Beto')
    scene.leave('Dani')
    expect(claimsOf(scene.room)).toEqual([])
    scene.do((room) => handOver(room, { seat: 1, participantId: scene.id('Caro') }))
    scene.do((room) => handOver(room, { seat: 2, participantId: scene.id('Dani') }))
    expect([scene.seatOf('Beto'), scene.seatOf('Caro'), scene.room.seats[2]?.kind]).toEqual([1, null, 'bot'])
  })

  test('is forgotten with its match', () => {
    const scene = running()
    scene.sit('Caro', 2, 'later')
    scene.end()
    expect(scene.room.claims).toBeUndefined()
  })
})
