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
