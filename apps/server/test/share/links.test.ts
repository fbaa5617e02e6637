import { beforeEach, describe, expect, test } from 'vitest'
import { choresOf } from '../../src/chores.ts'
import { PINNED_MS, SHARE_ID, SHARE_LINK_MS, ShareLinks } from '../../src/share/links.ts'
import { insertMatch } from '../../src/storage/matches.ts'
import { storedMatch } from '../http/stored-match.ts'
import { HOUR_MS, StandingClock, testStorage } from '../people/house.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const links = (secret = 'a secret') => new ShareLinks({ db: house.storage.db, env: clock, secret })

beforeEach(async () => {
  for (const table of ['clock', 'match'] as const) await house.storage.db.deleteFrom(table).execute()
  for (const id of ['one', 'two']) await insertMatch(house.storage.db, storedMatch(clock, { id }))
})

describe('the address of a picture', () => {
  test('is as long as it must be, and another one for each match, picture and house [12.1.4]', () => {
    const ids = ['one', 'two'].flatMap((id) => ['front', 'back'].map((picture) => links().idOf(id, picture)))
    const all = [...ids, links('another secret').idOf('one', 'front')]
    expect(new Set(all).size).toBe(5)
    for (const id of all) expect(id).toMatch(SHARE_ID)
    expect(links().idOf('one', 'front')).toBe(ids[0])
  })

  test('leads to it once it was offered, in every process', async () => {
    const here = links()
    const id = here.idOf('one', 'front')
    expect(await here.find(id)).toBeUndefined()
    await here.offer('one', ['front'])
    expect(await links().find(id)).toEqual({ matchId: 'one', picture: 'front', moment: null })
    for (const other of [here.idOf('one', 'back'), here.idOf('two', 'front'), `${id}x`, '', '\0']) {
      expect(await here.find(other)).toBeUndefined()
    }
  })

  test('shows the moment at which it was offered first, whatever is offered later [2.6]', async () => {
    const id = links().idOf('one', 'trophy')
    await links().offer('one', ['trophy'], { moment: 12 })
    await links().offer('one', ['trophy'], { moment: 30 })
    await links().offer('one', ['trophy', 'front'])
    expect(await links().find(id)).toEqual({ matchId: 'one', picture: 'trophy', moment: 12 })
    expect(await links().find(links().idOf('one', 'front'))).toMatchObject({ moment: null })
  })

  test('is good for thirty days after it was last offered, and swept then [12.1.1]', async () => {
    const id = links().idOf('one', 'front')
    await links().offer('one', ['front'])
    clock.time += SHARE_LINK_MS - 1
    expect(await links().find(id)).toBeDefined()
    await links().offer('one', ['front'])
    clock.time += SHARE_LINK_MS - 1
    expect(await links().find(id)).toBeDefined()
    const chore = choresOf({} as Parameters<typeof choresOf>[0], house.storage, clock).find(
      ({ name }) => name === 'pictures',
    )
    await chore?.run()
    expect(await links().find(id)).toBeDefined()
    clock.time += 1
    expect(await links().find(id)).toBeUndefined()
    await chore?.run()
    expect(await house.storage.db.selectFrom('share_link').selectAll().execute()).toEqual([])
    expect(chore?.everyMs).toBe(HOUR_MS)
  })

  test('lasts a year where it stands on a profile, also when it is offered otherwise after that [12.1.1]', async () => {
    const here = links()
    const id = here.idOf('one', 'front')
    await here.offer('one', ['front'])
    await here.offer('one', ['front'], { isPinned: true })
    await links().offer('one', ['front'])
    clock.time += PINNED_MS - 1
    expect(await links().find(id)).toBeDefined()
    clock.time += 1
    expect(await links().find(id)).toBeUndefined()
  })

  test('is written down once an hour, however often the match is looked at', async () => {
    const here = links()
    await here.offer('one', ['front'])
    await house.storage.db.deleteFrom('share_link').execute()
    clock.time += HOUR_MS
    await here.offer('one', ['front'])
    expect(await here.find(here.idOf('one', 'front'))).toBeUndefined()
    clock.time += 1
    await here.offer('one', ['front'])
    expect(await here.find(here.idOf('one', 'front'))).toBeDefined()
  })

  test('goes with its match', async () => {
    await links().offer('one', ['front'])
    await house.storage.db.deleteFrom('match').where('id', '=', 'one').execute()
    expect(await links().find(links().idOf('one', 'front'))).toBeUndefined()
  })
})
