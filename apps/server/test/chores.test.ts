import { expect, test } from 'vitest'
import { choresOf } from '../src/chores.ts'
import { storeReply } from '../src/storage/replies.ts'
import { DAY_MS, HOUR_MS, peopleOf, StandingClock, testStorage } from './people/house.ts'

const clock = new StandingClock()
const house = testStorage(clock)

/** The chore with that name; rooms, tables and metrics are not asked for. */
function chore(name: string) {
  const parts = { people: peopleOf(house, clock) } as Parameters<typeof choresOf>[0]
  const found = choresOf(parts, house.storage, clock).find((one) => one.name === name)
  if (found === undefined) throw new Error(`there is no chore ${name}`)
  return found
}

test('every hour, guests who cannot come back are forgotten', async () => {
  const { db } = house.storage
  const people = peopleOf(house, clock)
  const [gone, here] = [await people.guest(), await people.guest()]
  await people.logOut(gone.token)
  clock.time += 2 * DAY_MS
  const { everyMs, run } = chore('people')
  await run()
  expect(await db.selectFrom('account').select('id').execute()).toEqual([{ id: here.person.accountId }])
  expect(everyMs).toBe(HOUR_MS)
})

test('every hour, answers of more than a week ago are forgotten', async () => {
  const { db } = house.storage
  const now = clock.now()
  await storeReply(db, { scope: 'room', key: 'old', reply: {}, at: now - 7 * DAY_MS - 1 })
  await storeReply(db, { scope: 'room', key: 'young', reply: {}, at: now - 7 * DAY_MS })
  const { everyMs, run } = chore('answers')
  await run()
  expect(await db.selectFrom('answer').select('key').execute()).toEqual([{ key: 'young' }])
  expect(everyMs).toBe(HOUR_MS)
})
