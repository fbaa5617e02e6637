import { expect, test } from 'vitest'
import { expiresAt } from '../../src/rooms/settle.ts'
import { controlsOf, roomView } from '../../src/rooms/view.ts'
import { HOUR, Scene, times } from './kit.ts'

/** A match of Ana, Beto and Caro. */
function match(idle: 'pause' | 'continue' = 'pause'): Scene {
  const scene = new Scene({ seats: 3, idle })
  scene.join('Beto')
  scene.join('Caro')
  scene.start()
  return scene
}

const players = (scene: Scene) => controlsOf(scene.room).seats.map(({ by }) => by)

test('a lost player has sixty seconds, then the autopilot plays, and everybody sees it', () => {
  const scene = match()
  scene.lose('Beto')
  scene.wait(59_999)
  expect(players(scene)).toEqual(['human', 'human', 'human'])
  expect(roomView(scene.room).seats[1]).toMatchObject({ connected: false, autopilot: false })
  scene.wait(1)
  expect(players(scene)).toEqual(['human', 'autopilot', 'human'])
  expect(roomView(scene.room).seats[1]).toMatchObject({ connected: false, autopilot: true, left: false })
})

test('the person takes the seat back at any time', () => {
  const scene = match()
  scene.lose('Beto')
  scene.wait(48 * HOUR)
  scene.join('Beto')
  expect(players(scene)).toEqual(['human', 'human', 'human'])
  expect(roomView(scene.room).seats[1]).toMatchObject({ connected: true, autopilot: false })
})

test('who leaves hands the seat to the autopilot at once', () => {
  const scene = match()
  scene.leave('Caro')
  expect(players(scene)).toEqual(['human', 'human', 'autopilot'])
  expect(roomView(scene.room).seats[2]).toMatchObject({ name: 'Caro', left: true, autopilot: true, connected: false })
})

test('the host who leaves makes way for who has been there longest', () => {
  const scene = match()
  scene.leave('Ana')
  expect(scene.hostName).toBe('Beto')
  scene.join('Ana')
  expect(scene.hostName).toBe('Beto')
})

test('a connected person hosts before one who is away', () => {
  const scene = match()
  scene.lose('Beto')
  scene.leave('Ana')
  expect(scene.hostName).toBe('Caro')
})

test('somebody who is away hosts when nobody else is left', () => {
  const scene = match()
  scene.lose('Beto')
  scene.leave('Caro')
  scene.leave('Ana')
  expect(scene.hostName).toBe('Beto')
})

test('a host who is lost for sixty seconds makes way; alone they stay host', () => {
  const scene = match()
  scene.lose('Ana')
  scene.wait(59_999)
  expect(scene.hostName).toBe('Ana')
  scene.wait(1)
  expect(scene.hostName).toBe('Beto')
  const alone = new Scene()
  alone.lose('Ana')
  alone.wait(120_000)
  expect(alone.hostName).toBe('Ana')
})

test('a match that everybody has left gets a new host with the next who comes', () => {
  const scene = match()
  for (const name of ['Ana', 'Beto', 'Caro']) scene.leave(name)
  scene.join('Dani')
  expect(scene.hostName).toBe('Dani')
})

test('a watching host who leaves last hands a match on that all players have left', () => {
  const scene = match()
  scene.join('Dani')
  for (const name of ['Ana', 'Beto', 'Caro']) scene.leave(name)
  expect(scene.hostName).toBe('Dani')
  scene.leave('Dani')
  expect(scene.hostName).toBe('Ana')
})

test('a match with nobody there pauses at once and goes on with the first player who returns', () => {
  const scene = match()
  scene.join('Dani')
  for (const name of ['Ana', 'Beto', 'Caro', 'Dani']) scene.lose(name)
  expect(controlsOf(scene.room).paused).toBe(true)
  scene.wait(HOUR)
  expect(players(scene)).toEqual(['human', 'human', 'human'])
  scene.comeBack('Dani')
  expect(controlsOf(scene.room).paused).toBe(true)
  scene.wait(HOUR)
  scene.comeBack('Beto')
  expect(controlsOf(scene.room).paused).toBe(false)
})

test('after a pause the others, too, have sixty seconds to come back', () => {
  const scene = match()
  for (const name of ['Ana', 'Beto', 'Caro']) scene.lose(name)
  scene.wait(24 * HOUR)
  scene.comeBack('Beto')
  expect(players(scene)).toEqual(['human', 'human', 'human'])
  scene.wait(60_000)
  expect(players(scene)).toEqual(['autopilot', 'human', 'autopilot'])
})

test('players have sixty seconds after a pause even if somebody watched it', () => {
  const scene = match()
  for (const name of ['Ana', 'Beto', 'Caro']) scene.lose(name)
  scene.join('Dani')
  scene.wait(HOUR)
  scene.comeBack('Caro')
  expect(players(scene)).toEqual(['human', 'human', 'human'])
  scene.wait(60_000)
  expect(players(scene)).toEqual(['autopilot', 'autopilot', 'human'])
})

test('who is lost when the countdown begins plays under autopilot when their time is over', () => {
  const scene = new Scene({ seats: 2 })
  scene.join('Beto')
  scene.lose('Beto')
  scene.wait(58_000)
  scene.host({ command: 'START' })
  scene.wait(4000)
  expect(scene.room.status).toBe('countdown')
  scene.launch()
  expect(scene.seats).toEqual(['Ana', 'Beto'])
  expect(players(scene)).toEqual(['human', 'autopilot'])
})

test('a match that is to go on goes on under autopilots', () => {
  const scene = match('continue')
  for (const name of ['Ana', 'Beto', 'Caro']) scene.lose(name)
  scene.wait(60_000)
  expect(controlsOf(scene.room).paused).toBe(false)
  expect(players(scene)).toEqual(['autopilot', 'autopilot', 'autopilot'])
})

test('the host may let a paused match go on later', () => {
  const scene = match()
  for (const name of ['Ana', 'Beto', 'Caro']) scene.lose(name)
  scene.join('Dani')
  expect(scene.room.pausedAt).not.toBeNull()
  scene.wait(60_000)
  expect(scene.hostName).toBe('Dani')
  expect(scene.host({ command: 'SET_ROOM', idle: 'continue' })).toBeUndefined()
  expect(scene.room.pausedAt).toBeNull()
})

test('a match of bots goes on while somebody watches', () => {
  const scene = new Scene({ seats: 2 }, 'WATCHER')
  scene.host({ command: 'ADD_BOT', strength: 'easy' })
  scene.host({ command: 'ADD_BOT', strength: 'normal' })
  scene.start()
  expect(controlsOf(scene.room).paused).toBe(false)
  scene.lose('Ana')
  expect(controlsOf(scene.room).paused).toBe(true)
  scene.comeBack('Ana')
  expect(controlsOf(scene.room).paused).toBe(false)
})

test('who is lost for sixty seconds leaves the lobby and the watchers, if somebody is there to see it', () => {
  const scene = new Scene()
  scene.join('Beto')
  scene.join('Caro', 'WATCHER')
  scene.lose('Beto')
  scene.lose('Caro')
  scene.wait(59_999)
  expect(scene.room.people).toHaveLength(3)
  scene.wait(1)
  expect(scene.room.people.map(({ name }) => name)).toEqual(['Ana'])
  expect(scene.seats[1]).toBe('-')
})

test('a lobby from which everybody was cut off is as they left it', () => {
  const scene = new Scene()
  scene.join('Beto')
  scene.lose('Ana')
  scene.lose('Beto')
  scene.wait(200_000)
  scene.comeBack('Beto')
  expect(scene.seats.slice(0, 2)).toEqual(['Ana', 'Beto'])
  expect(scene.hostName).toBe('Ana')
  scene.wait(60_000)
  expect(scene.hostName).toBe('Beto')
  expect(scene.seats.slice(0, 2)).toEqual(['-', 'Beto'])
})

test('a lost watcher leaves a running match, a lost player never', () => {
  const scene = match()
  scene.join('Dani')
  scene.lose('Dani')
  scene.lose('Caro')
  scene.wait(24 * HOUR)
  expect(scene.room.people.map(({ name }) => name)).toEqual(['Ana', 'Beto', 'Caro'])
})

test('an empty lobby expires after five minutes, a paused match after seven days, a running one not at all', () => {
  const lobby = new Scene()
  expect(expiresAt(lobby.room, times)).toBeNull()
  lobby.lose('Ana')
  expect(expiresAt(lobby.room, times)).toBe(lobby.now + 300_000)
  const paused = match()
  for (const name of ['Ana', 'Beto', 'Caro']) paused.lose(name)
  expect(expiresAt(paused.room, times)).toBe(paused.now + 7 * 24 * HOUR)
  const going = match('continue')
  for (const name of ['Ana', 'Beto', 'Caro']) going.lose(name)
  expect(expiresAt(going.room, times)).toBeNull()
  paused.end()
  expect(expiresAt(paused.room, times)).toBe(paused.now + 300_000)
})

test('the last one to leave a lobby takes the room along', () => {
  const scene = new Scene()
  scene.leave('Ana')
  expect(scene.room.people).toEqual([])
})

test('a match that everybody has left is over with the room', () => {
  const scene = match('continue')
  for (const name of ['Ana', 'Beto', 'Caro']) scene.leave(name)
  expect(scene.room.people).toHaveLength(3)
  scene.end()
  expect(scene.room.people).toEqual([])
})
