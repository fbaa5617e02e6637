import { expect, test } from 'vitest'
import { endMatch } from '../../src/rooms/rematch.ts'
import { launch } from '../../src/rooms/start.ts'
import { roomView } from '../../src/rooms/view.ts'
import { boxOf, Scene, times } from './kit.ts'

/** A match of these people, with bots if wanted, that is over. */
function ended(names: readonly string[], bots = 0, watchers: readonly string[] = []): Scene {
  const scene = new Scene({ seats: names.length + bots })
  for (const name of names) if (name !== 'Ana') scene.join(name)
  for (let i = 0; i < bots; i++) scene.host({ command: 'ADD_BOT', strength: 'easy' })
  for (const name of watchers) scene.join(name, 'WATCHER')
  scene.start()
  scene.end()
  return scene
}

test('the end of a match is heard once, and only of the match that is played', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto')
  scene.start()
  const { matchId } = scene.room
  scene.do((room, now) => endMatch(room, 'another', now, times))
  expect(scene.room.status).toBe('running')
  scene.end()
  expect(scene.room).toMatchObject({ status: 'ended', matchId, rematch: { endsAt: scene.now + 30_000, accepted: [] } })
  scene.wait(10)
  scene.end()
  expect(scene.room.rematch?.endsAt).toBe(scene.now + 29_990)
})

test('half of the players, and at least two, are enough for a rematch', () => {
  const scene = ended(['Ana', 'Beto', 'Caro', 'Dani'])
  scene.rematch('Dani')
  expect(scene.room.status).toBe('ended')
  expect(roomView(scene.room).rematch).toEqual(['p-Dani'])
  scene.rematch('Beto')
  expect(scene.room).toMatchObject({ status: 'countdown', countdown: { by: 'rematch', endsAt: scene.now + 5000 } })
  scene.launch()
  expect(scene.seats).toEqual(['Beto', 'Dani'])
  expect(scene.room).toMatchObject({ status: 'running', matchId: 'match-2' })
  expect(roomView(scene.room).watchers.map(({ name }) => name)).toEqual(['Ana', 'Caro'])
})

test('whoever makes up their mind during the countdown still plays', () => {
  const scene = ended(['Ana', 'Beto', 'Caro', 'Dani'])
  scene.rematch('Ana')
  scene.rematch('Beto')
  scene.wait(4000)
  scene.rematch('Dani')
  scene.launch()
  expect(scene.seats).toEqual(['Ana', 'Beto', 'Dani'])
})

test('of five players three must agree', () => {
  const scene = ended(['Ana', 'Beto', 'Caro', 'Dani', 'Elsa'])
  scene.rematch('Ana')
  scene.rematch('Beto')
  expect(scene.room.status).toBe('ended')
  scene.rematch('Caro')
  expect(scene.room.status).toBe('countdown')
})

test('one person among bots decides alone, and bots stay bots', () => {
  const scene = ended(['Ana'], 2)
  scene.rematch('Ana')
  scene.launch()
  expect(scene.seats).toEqual(['Ana', 'Bot Alba', 'Bot Bruno'])
})

test('of two players both must agree', () => {
  const scene = ended(['Ana', 'Beto'])
  scene.rematch('Ana')
  expect(scene.room.status).toBe('ended')
  scene.rematch('Beto')
  expect(scene.room.status).toBe('countdown')
})

test('only connected players count', () => {
  const scene = ended(['Ana', 'Beto', 'Caro'], 1)
  scene.rematch('Ana')
  scene.lose('Beto')
  expect(scene.room.status).toBe('ended')
  scene.lose('Caro')
  expect(scene.room.status).toBe('countdown')
})

test('free seats stay free when seats are locked', () => {
  const scene = ended(['Ana', 'Beto', 'Caro'], 0, ['Dani'])
  expect(scene.host({ command: 'SET_ROOM', locked: true })).toBeUndefined()
  for (const name of ['Dani', 'Ana', 'Beto']) scene.rematch(name)
  scene.launch()
  expect(scene.seats).toEqual(['Ana', 'Beto'])
})

test('free seats go to watchers who want them, in the order in which they asked', () => {
  const scene = ended(['Ana', 'Beto', 'Caro'], 0, ['Dani', 'Elsa', 'Fito'])
  scene.rematch('Fito')
  scene.rematch('Dani')
  scene.rematch('Elsa')
  expect(scene.room.status).toBe('ended')
  scene.rematch('Ana')
  scene.rematch('Caro')
  scene.launch()
  expect(scene.seats).toEqual(['Ana', 'Fito', 'Caro'])
})

test('a rematch has a new seed that was committed to before', () => {
  const scene = ended(['Ana', 'Beto'])
  const first = scene.room.serverSeed
  scene.rematch('Ana')
  scene.rematch('Beto')
  scene.wait(5000)
  scene.launch()
  expect(scene.room.serverSeed).not.toBe(first)
})

test('a rematch mixes in only what people add to its own seed', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto', 'PLAYER', 'from Beto')
  scene.profile('Ana', { entropy: 'from Ana' })
  scene.start()
  scene.profile('Beto', { entropy: 'anew from Beto' })
  scene.end()
  scene.rematch('Ana')
  scene.rematch('Beto')
  scene.wait(times.countdownMs)
  const next = { token: 't', serverSeed: 'f'.repeat(64) }
  scene.do((room, now) => launch(room, boxOf(room.game).game, next, now, times))
  expect(scene.room.launch?.contributions).toEqual([{ name: 'Beto', entropy: 'anew from Beto' }])
})

test('too few seats for the game make no rematch, until there are enough', () => {
  const scene = ended(['Ana', 'Beto'], 0, ['Caro'])
  scene.leave('Beto')
  scene.rematch('Ana')
  expect(scene.room.status).toBe('ended')
  scene.rematch('Caro')
  expect(scene.room.status).toBe('countdown')
  scene.rematch('Caro', false)
  expect(scene.room).toMatchObject({ status: 'lobby', rematch: null })
})

test('bots make up for those who do not want to play again, where the room wants it so', () => {
  const scene = ended(['Ana', 'Beto'])
  scene.host({ command: 'SET_ROOM', botFill: true })
  scene.leave('Beto')
  scene.rematch('Ana')
  expect(scene.room.status).toBe('countdown')
  scene.launch()
  expect(scene.seats).toEqual(['Ana', 'Bot Alba'])
})

test('after thirty seconds it is the lobby again, with everybody on their seat and nobody ready', () => {
  const scene = new Scene({ seats: 4 })
  scene.join('Beto')
  scene.start()
  expect(scene.seats).toEqual(['Ana', 'Beto'])
  scene.end()
  scene.rematch('Ana')
  scene.wait(29_999)
  expect(scene.room.status).toBe('ended')
  scene.wait(1)
  expect(scene.room).toMatchObject({ status: 'lobby', matchId: null, rematch: null })
  expect(scene.seats).toEqual(['Ana', 'Beto', '-', '-'])
  expect(scene.rematch('Ana')).toBe('BAD_PHASE')
})

test('the host may start anew or change the terms without waiting', () => {
  const again = ended(['Ana', 'Beto'])
  expect(again.host({ command: 'START' })).toBeUndefined()
  expect(again.room).toMatchObject({ status: 'countdown', countdown: { by: 'host' }, matchId: null, rematch: null })
  const other = ended(['Ana', 'Beto'])
  expect(other.host({ command: 'SET_OPTIONS', options: { rounds: 1 } })).toBeUndefined()
  expect(other.room.status).toBe('lobby')
})

test('the host may call a rematch off', () => {
  const scene = ended(['Ana', 'Beto'])
  scene.rematch('Ana')
  scene.rematch('Beto')
  expect(scene.host({ command: 'CANCEL_START' })).toBeUndefined()
  expect(scene.room.status).toBe('lobby')
})

test('after a match seats are not taken one by one, and newcomers watch', () => {
  const scene = ended(['Ana', 'Beto'], 0, ['Caro'])
  scene.leave('Beto')
  expect(scene.sit('Caro', 1)).toBe('BAD_PHASE')
  scene.join('Dani')
  expect(scene.seatOf('Dani')).toBeNull()
  scene.rematch('Ana')
  scene.rematch('Dani')
  expect(scene.sit('Caro', 1)).toBe('BAD_PHASE')
  expect(scene.room.status).toBe('countdown')
})

test('a rematch is for people in the room, after a match', () => {
  const scene = new Scene()
  expect(scene.rematch('Ana')).toBe('BAD_PHASE')
  expect(scene.rematch('Nadie')).toBe('NOT_JOINED')
})
