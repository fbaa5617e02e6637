import { expect, test } from 'vitest'
import { PERSON, roomOf } from '../../../packages/client/test/fake-server.ts'
import { seatsToTake } from '../src/screens/room/take-over.ts'

const running = roomOf('ab', 'abcdefghijkl')
const [bot, ana] = running.seats

test('seats of bots and of people who left can be taken over', () => {
  expect(seatsToTake(running, 'eva')).toEqual({ free: [{ at: 0, name: 'Bot' }], claimed: undefined })
  if (bot === undefined || ana?.kind !== 'human') throw new Error('no such seats')
  const room = { ...running, seats: [bot, { ...ana, left: true }] }
  expect(seatsToTake(room, 'eva').free.map(({ name }) => name)).toEqual(['Bot', 'Ana'])
})

test('what somebody has asked for is not free for others', () => {
  const room = { ...running, claims: [{ seat: 0, participantId: 'eva' }] }
  expect(seatsToTake(room, 'eva')).toEqual({ free: [], claimed: { at: 0, name: 'Bot' } })
  expect(seatsToTake(room, PERSON)).toEqual({ free: [], claimed: undefined })
})
