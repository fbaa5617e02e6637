import { expect, test } from 'vitest'
import { BAN_MS } from '../../src/rooms/bans.ts'
import { Places } from '../../src/rooms/places.ts'
import { reserve } from '../../src/rooms/quick-play.ts'
import { roomView } from '../../src/rooms/view.ts'
import { HOUR, Scene } from './kit.ts'

const guest = (name: string, place: string) => ({ accountId: `a-${name}`, name, place })
const kick = (scene: Scene, name: string) => scene.host({ command: 'KICK', participantId: `p-${name}` })

/** Beto, a guest, was shown the door. */
function afterKick(): Scene {
  const scene = new Scene({ seats: 8, kind: 'public' })
  scene.arrive(guest('Beto', 'his house'))
  expect(kick(scene, 'Beto')).toBeUndefined()
  return scene
}

test('who was kicked does not come back as another guest from the same place', () => {
  const scene = afterKick()
  expect(scene.arrive(guest('Beto', 'elsewhere'))).toBe('KICKED')
  expect(scene.arrive(guest('Bert', 'his house'))).toBe('KICKED')
  expect(scene.arrive(guest('Caro', 'her house'))).toBeUndefined()
})

test('nor by quick play', () => {
  const scene = afterKick()
  expect(scene.do((room, now) => reserve(room, guest('Bert', 'his house'), 'p-Bert', now))).toBe('KICKED')
  expect(scene.do((room, now) => reserve(room, guest('Caro', 'her house'), 'p-Caro', now))).toBeUndefined()
})

test('who lives there and had an account before may come; one made for it does not help', () => {
  const scene = afterKick()
  const before = { ...guest('Rosa', 'his house'), claimedAt: scene.now - HOUR }
  const after = { ...guest('Bert', 'his house'), claimedAt: scene.now + 1 }
  expect(scene.arrive(before)).toBeUndefined()
  scene.now += 1000
  expect(scene.arrive(after)).toBe('KICKED')
})

test('a member who is kicked does not come back as a guest either', () => {
  const scene = new Scene({ seats: 8 })
  scene.arrive({ ...guest('Beto', 'his house'), claimedAt: 1 })
  kick(scene, 'Beto')
  expect(scene.arrive(guest('Bert', 'his house'))).toBe('KICKED')
})

test('guests who share the house and were in the room stay, and come back after they left', () => {
  const scene = new Scene({ seats: 8 })
  scene.arrive(guest('Beto', 'the house'))
  scene.arrive(guest('Rosa', 'the house'))
  kick(scene, 'Beto')
  expect(scene.room.people.map(({ name }) => name)).toContain('Rosa')
  scene.leave('Rosa')
  expect(scene.arrive(guest('Rosa', 'the house'))).toBeUndefined()
})

test('after a day the place is open again, and the one who was kicked is not forgotten', () => {
  const scene = afterKick()
  scene.now += BAN_MS
  expect(scene.arrive(guest('Beto', 'his house'))).toBe('KICKED')
  expect(scene.arrive(guest('Caro', 'his house'))).toBeUndefined()
})

test('a room remembers only so many', () => {
  const scene = new Scene({ seats: 8 })
  for (let i = 0; i < 150; i++) {
    scene.arrive(guest(`G${i}x`, `place ${i}`))
    kick(scene, `G${i}x`)
  }
  expect([scene.room.banned.length, scene.room.bans?.length]).toEqual([100, 100])
})

test('the mark of a place leads to no address, and differs from room to room', () => {
  const places = new Places('a secret')
  const mark = places.markOf('ABCDE', '203.0.113.9')
  expect(mark).toMatch(/^[\w-]{16}$/)
  expect(places.markOf('ABCDE', '203.0.113.9')).toBe(mark)
  expect(places.markOf('ABCDF', '203.0.113.9')).not.toBe(mark)
  expect(places.markOf('ABCDE', '203.0.113.8')).not.toBe(mark)
  expect(new Places('another').markOf('ABCDE', '203.0.113.9')).not.toBe(mark)
  const [home, next, other] = ['2001:db8:0:100::/64', '2001:db8:0:1ff::/64', '2001:db8:0:200::/64'].map((network) =>
    places.markOf('ABCDE', network),
  )
  expect(home).toBe(next)
  expect(home).not.toBe(other)
})

test('the mark of a network is the same in all rooms, and leads to no address either', () => {
  const places = new Places('a secret')
  const { place, network } = places.marksOf('ABCDE', '203.0.113.9')
  expect(place).toBe(places.markOf('ABCDE', '203.0.113.9'))
  expect(network).toMatch(/^[\w-]{16}$/)
  expect(network).not.toBe(place)
  expect(places.marksOf('ABCDF', '203.0.113.9').network).toBe(network)
  expect(places.marksOf('ABCDE', '203.0.113.8').network).not.toBe(network)
  expect(new Places('another').marksOf('ABCDE', '203.0.113.9').network).not.toBe(network)
})

test('nobody in the room learns of places, bans and reports', () => {
  const scene = afterKick()
  scene.arrive(guest('Caro', 'her house'))
  expect(JSON.stringify(roomView(scene.room))).not.toMatch(/house|claimedAt|bans|reports/)
})
