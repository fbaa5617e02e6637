import { beforeEach, expect, test } from 'vitest'
import { wasAmongFriends, withAccounts } from '../../src/share/players.ts'
import type { StoredSeat } from '../../src/storage/schema.ts'
import { peopleOf, StandingClock, testStorage } from '../people/house.ts'

const clock = new StandingClock()
const house = testStorage(clock)
let ana = ''
let seats: readonly StoredSeat[] = []

beforeEach(async () => {
  ana = (await peopleOf(house, clock).guest()).person.accountId
  seats = [
    { name: 'Ana', kind: 'human', accountId: ana },
    { name: 'Gone', kind: 'human', accountId: null },
    { name: 'Bot', kind: 'bot', accountId: null },
  ]
})

test('whoever has chosen a portrait is in pictures with it, as it is now', async () => {
  const { db } = house.storage
  const plain = [{ ...seats[0], reached: [] }, seats[1], seats[2]]
  expect(await withAccounts(db, 'm', seats)).toEqual(plain)
  await peopleOf(house, clock).setProfile(ana, { portrait: { face: '100000' } })
  expect(await withAccounts(db, 'm', seats)).toEqual([{ ...plain[0], portrait: '100000' }, seats[1], seats[2]])
  await peopleOf(house, clock).setProfile(ana, { portrait: { hat: 3 } })
  expect(await withAccounts(db, 'm', seats)).toEqual(plain)
})

test('among friends was who played in a room of friends or is in it, and nobody in public [12.1.5]', async () => {
  const { db } = house.storage
  const friends = { listed: false, roomId: 'ROOMA', endedAt: 5_000, seats }
  expect(await wasAmongFriends(db, friends, ana)).toBe(true)
  expect(await wasAmongFriends(db, { ...friends, listed: true }, ana)).toBe(false)
  expect(await wasAmongFriends(db, friends, undefined)).toBe(false)
  const other = (await peopleOf(house, clock).guest()).person.accountId
  expect(await wasAmongFriends(db, friends, other)).toBe(false)

  await db
    .insertInto('room')
    .values({
      id: 'ROOMA',
      kind: 'friends',
      game: 'pearls',
      status: 'ended',
      version: 1,
      state: '{}',
      created_at: 0,
      updated_at: 0,
      empty_since: null,
      expires_at: null,
    })
    .execute()
  const join = (joinedAt: number) =>
    db
      .insertInto('participant')
      .values({
        room_id: 'ROOMA',
        id: `p${joinedAt}`,
        account_id: other,
        name: 'Eva',
        seat: null,
        role: 'watcher',
        joined_at: joinedAt,
        seen_at: joinedAt,
      })
      .execute()
  // Who comes when the match is over was not there.
  await join(6_000)
  expect(await wasAmongFriends(db, friends, other)).toBe(false)
  await join(4_000)
  expect(await wasAmongFriends(db, friends, other)).toBe(true)
})
