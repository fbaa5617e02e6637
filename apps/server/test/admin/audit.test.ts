import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { StandingClock, testStorage } from '../people/house.ts'
import { openAdministration } from './kit.ts'

const clock = new StandingClock()
const house = testStorage(clock)

test('the log is read newest first, by who, what, on what and when, a page at a time', async () => {
  const { ask, admin, audit } = openAdministration(house, clock)
  const one = await admin('VIEWER')
  clock.time += 1_000
  const from = clock.time
  for (const target of ['ABCDE', 'FGHIJ', 'KLMNO']) {
    await audit.note({ ...one, role: 'VIEWER' }, { action: 'room.close', target, reason: 'a test' })
    clock.time += 1_000
  }
  const read = async (query: string) => {
    const { entries } = (await ask('GET', `/api/admin/audit?who=${one.handle}&${query}`, one.cookie)).json()
    return entries.map(({ target }: { target: string }) => target)
  }
  expect(await read('action=room.')).toEqual(['KLMNO', 'FGHIJ', 'ABCDE'])
  expect(await read('action=admin.enrol')).toEqual([null])
  expect(await read('target=fghi')).toEqual(['FGHIJ'])
  expect(await read(`from=${from}&until=${from + 2_000}`)).toEqual(['FGHIJ', 'ABCDE'])
  const { entries } = (await ask('GET', `/api/admin/audit?limit=1&action=room`, one.cookie)).json()
  expect(entries).toMatchObject([{ who: one.handle, role: 'VIEWER', reason: 'a test', target: 'KLMNO' }])
  expect(await read(`action=room&before=${entries[0].id}`)).toEqual(['FGHIJ', 'ABCDE'])
})

test('the log is exported with a reason, and that is in the log', async () => {
  const { ask, admin } = openAdministration(house, clock)
  const one = await admin('OPERATOR')
  const without = await ask('POST', '/api/admin/audit/export', one.cookie, { reason: ' ' })
  expect(without.statusCode).toBe(400)
  const answer = await ask('POST', '/api/admin/audit/export', one.cookie, {
    who: one.handle,
    reason: 'for\n the  court',
  })
  const entries = answer.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(entries.map(({ action }) => action)).toEqual(['audit.export', 'admin.enrol'])
  expect(entries[0]).toMatchObject({ reason: 'for the court', details: { who: one.handle } })
})

test.each(['update audit set who = $$nobody$$', 'delete from audit'])(
  'the database refuses to %s',
  async (statement) => {
    await openAdministration(house, clock).admin('VIEWER')
    await expect(sql.raw(statement).execute(house.storage.db)).rejects.toThrow('only grows')
  },
)
