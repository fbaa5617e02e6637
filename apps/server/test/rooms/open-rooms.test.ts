import { expect, test } from 'vitest'
import { OpenRooms } from '../../src/rooms/open-rooms.ts'
import { Scene } from './kit.ts'
import { FakeListener } from './world.ts'

test('a room is kept while somebody listens, and for a while before', () => {
  const open = new OpenRooms()
  const { room } = new Scene()
  const listener = new FakeListener('p-Ana')
  open.open(room, 0)
  open.tidy(30_000)
  expect(open.attach(room.id, listener)).toBe(true)
  open.tidy(600_000)
  expect(open.ids).toEqual([room.id])
  open.detach(listener)
  open.tidy(600_001)
  expect(open.ids).toEqual([])
  expect(open.attach(room.id, listener)).toBe(false)
})

test('what nobody can see of a room is no news', () => {
  const open = new OpenRooms()
  const { room } = new Scene()
  const listener = new FakeListener('p-Ana')
  open.open(room, 0)
  open.attach(room.id, listener)
  const luckier = { ...room, version: room.version + 1, people: room.people.map((one) => ({ ...one, entropy: 'x' })) }
  open.update(luckier)
  expect(listener.sent).toHaveLength(1)
  open.update({ ...luckier, version: room.version + 2, locked: !room.locked })
  expect(listener.sent).toHaveLength(2)
})
