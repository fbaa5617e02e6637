import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { isRefusal, type Refusal } from '@ludoteca/kernel'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { matchesOf } from '../../src/people/delete-account.ts'
import { Passwords } from '../../src/people/passwords.ts'
import type { Session } from '../../src/people/people.ts'
import { authenticatorOf, CHEAP, DAY_MS, HOUR_MS, peopleOf, StandingClock, testStorage } from './house.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const PASSWORD = 'correct horse'

beforeEach(async () => {
  const { db } = house.storage
  await db.deleteFrom('result').execute()
  await db.deleteFrom('match').execute()
  await db.deleteFrom('session').execute()
  await db.deleteFrom('account').execute()
})

function accepted(answer: Session | Refusal): Session {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`)
  return answer
}

describe('guests', () => {
  test('a guest comes back with the token alone', async () => {
    const people = peopleOf(house, clock)
    const { token, person } = await people.guest('es')
    expect(person).toMatchObject({
      claimed: false,
      handle: null,
      visibility: 'unlisted',
      slug: null,
      colour: null,
      portrait: null,
    })
    expect(person.accountId).toMatch(/^[a-z2-7]{12}$/)
    expect(person.name).toMatch(/^Invitado \d{4}$/)
    expect(await people.bySession(token)).toEqual(person)
    expect(await people.bySession(`${token}x`)).toBeUndefined()
  })

  test('the database does not hold what would let somebody in', async () => {
    const { token } = await peopleOf(house, clock).guest()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await house.storage.db.selectFrom('session').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]?.id_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('sessions', () => {
  const seenAt = async () =>
    (await house.storage.db.selectFrom('session').select('seen_at').executeTakeFirst())?.seen_at

  test('being seen is written at most once an hour', async () => {
    const people = peopleOf(house, clock)
    const { token } = await people.guest()
    const began = clock.time
    clock.time += HOUR_MS - 1
    await people.bySession(token)
    expect(await seenAt()).toBe(began)
    clock.time += 1
    await people.bySession(token)
    expect(await seenAt()).toBe(began + HOUR_MS)
  })

  test('a session is over after 180 days without a visit, and a visit prolongs it', async () => {
    const people = peopleOf(house, clock)
    const { token } = await people.guest()
    clock.time += 179 * DAY_MS
    expect(await people.bySession(token)).toBeDefined()
    clock.time += 179 * DAY_MS
    expect(await people.bySession(token)).toBeDefined()
    clock.time += 180 * DAY_MS
    expect(await people.bySession(token)).toBeUndefined()
  })

  test('logging out ends this session, or all of them', async () => {
    const people = peopleOf(house, clock)
    const { person } = await people.guest()
    const first = accepted(await people.claim(person.accountId, 'ana', PASSWORD))
    const [second, third] = [
      accepted(await people.logIn('ana', PASSWORD, { address: 'here' })),
      accepted(await people.logIn('ana', PASSWORD, { address: 'there' })),
    ]
    await people.logOut(first.token)
    expect(await people.bySession(first.token)).toBeUndefined()
    expect(await people.bySession(second.token)).toBeDefined()
    await people.logOutEverywhere(person.accountId)
    expect(await people.bySession(second.token)).toBeUndefined()
    expect(await people.bySession(third.token)).toBeUndefined()
  })
})

describe('accounts', () => {
  test('a claimed account keeps its id and name, and is found by handle and password elsewhere', async () => {
    const people = peopleOf(house, clock)
    const { person } = await people.guest()
    const claimed = accepted(await people.claim(person.accountId, 'Ana_7', PASSWORD))
    expect(claimed.person).toEqual({
      ...person,
      handle: 'ana_7',
      claimed: true,
      claimedAt: clock.time,
      slug: expect.any(String),
    })
    const elsewhere = accepted(await people.logIn('ANA_7', PASSWORD, { address: 'elsewhere' }))
    expect(elsewhere.person).toEqual(claimed.person)
    expect(elsewhere.token).not.toBe(claimed.token)
  })

  test('claiming ends the sessions begun before, so that nobody else stays in', async () => {
    const people = peopleOf(house, clock)
    const { token, person } = await people.guest()
    const claimed = accepted(await people.claim(person.accountId, 'ana', PASSWORD))
    expect(await people.bySession(token)).toBeUndefined()
    expect(await people.bySession(claimed.token)).toEqual(claimed.person)
  })

  test('a handle belongs to one account, whatever its case, also when two ask at once', async () => {
    const people = peopleOf(house, clock)
    const guests = await Promise.all([people.guest(), people.guest(), people.guest()])
    const answers = await Promise.all(
      guests.map(({ person }, i) => people.claim(person.accountId, ['ana', 'ANA', 'Ana'][i] as string, PASSWORD)),
    )
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1)
    expect(answers.filter(isRefusal).map(({ code }) => code)).toEqual(['HANDLE_TAKEN', 'HANDLE_TAKEN'])
  })

  test.each([
    ['an', PASSWORD, 'BAD_HANDLE'],
    ['ana banana', PASSWORD, 'BAD_HANDLE'],
    ['ana', 'short', 'BAD_PASSWORD'],
    ['ana', 'x'.repeat(129), 'BAD_PASSWORD'],
    ['ana', 'password', 'EASY_PASSWORD'],
    ['ana_maria', 'Ana_Maria1', 'OWN_PASSWORD'],
    ['admin', PASSWORD, 'HANDLE_TAKEN'],
    ['adm1n_ana', PASSWORD, 'HANDLE_TAKEN'],
    ['bot_alba', PASSWORD, 'HANDLE_TAKEN'],
  ])('%j with %j is refused as %s and changes nothing', async (handle, password, code) => {
    const people = peopleOf(house, clock)
    const { token, person } = await people.guest()
    expect(await people.claim(person.accountId, handle, password)).toMatchObject({ code })
    expect(await people.bySession(token)).toEqual(person)
  })

  test('an account is claimed once', async () => {
    const people = peopleOf(house, clock)
    const { person } = await people.guest()
    await people.claim(person.accountId, 'ana', PASSWORD)
    expect(await people.claim(person.accountId, 'bea', PASSWORD)).toEqual({ code: 'CLAIMED', params: {} })
    expect(isRefusal(await people.logIn('ana', PASSWORD, { address: 'here' }))).toBe(false)
  })

  test('a wrong password, an unknown handle and an impossible one are the same mistake', async () => {
    const people = peopleOf(house, clock)
    const { person } = await people.guest()
    await people.claim(person.accountId, 'ana', PASSWORD)
    const refusal = { code: 'BAD_LOGIN', params: {} }
    expect(await people.logIn('ana', 'wrong horse', { address: 'here' })).toEqual(refusal)
    expect(await people.logIn('bea', PASSWORD, { address: 'here' })).toEqual(refusal)
    expect(await people.logIn('', PASSWORD, { address: 'here' })).toEqual(refusal)
    expect(await people.logIn('ana\u0000', PASSWORD, { address: 'here' })).toEqual(refusal)
  })

  test('an unknown handle costs as much as a wrong password', async () => {
    const check = vi.spyOn(Passwords.prototype, 'check')
    onTestFinished(() => check.mockRestore())
    const people = peopleOf(house, clock)
    for (const handle of ['nobody', 'no handle at all', '']) await people.logIn(handle, PASSWORD, { address: 'here' })
    expect(check.mock.calls).toEqual(Array(3).fill([PASSWORD, null]))
  })

  test('logging in hashes a password again that was hashed at another cost', async () => {
    const { person } = await peopleOf(house, clock).guest()
    await peopleOf(house, clock).claim(person.accountId, 'ana', PASSWORD)
    const dearer = peopleOf(house, clock, { cost: { ...CHEAP, costLog2: 6 } })
    accepted(await dearer.logIn('ana', PASSWORD, { address: 'here' }))
    const { password_hash } = await house.storage.db
      .selectFrom('account')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^scrypt\$6\$/)
    accepted(await dearer.logIn('ana', PASSWORD, { address: 'here' }))
  })

  test('a new password needs the old one, replaces it, and ends the other sessions', async () => {
    const people = peopleOf(house, clock)
    const { person } = await people.guest()
    const before = accepted(await people.claim(person.accountId, 'ana', PASSWORD))
    const change = { current: PASSWORD, next: 'another horse', token: 'token' }
    expect(await people.changePassword(person.accountId, { ...change, current: 'wrong horse' })).toMatchObject({
      code: 'WRONG_PASSWORD',
    })
    expect(await people.changePassword(person.accountId, { ...change, next: 'short' })).toMatchObject({
      code: 'BAD_PASSWORD',
    })
    const after = accepted(await people.changePassword(person.accountId, change))
    expect(await people.bySession(before.token)).toBeUndefined()
    expect(await people.bySession(after.token)).toBeDefined()
    expect(await people.logIn('ana', PASSWORD, { address: 'here' })).toMatchObject({ code: 'BAD_LOGIN' })
    accepted(await people.logIn('ana', 'another horse', { address: 'here' }))
  })

  test('a guest has no password to change', async () => {
    const people = peopleOf(house, clock)
    const { person } = await people.guest()
    const change = { current: PASSWORD, next: 'another horse', token: 'token' }
    expect(await people.changePassword(person.accountId, change)).toEqual({ code: 'NOT_CLAIMED', params: {} })
  })
})

describe('profiles', () => {
  test('what is not named stays as it is', async () => {
    const people = peopleOf(house, clock)
    const { person, token } = await people.guest()
    const portrait = { hair: 'curls', skin: 3, hat: true }
    await people.setProfile(person.accountId, { name: '  Ana ', colour: '#aa3300', portrait })
    await people.setProfile(person.accountId, { visibility: 'public' })
    await people.setProfile(person.accountId, {})
    const expected = { ...person, name: 'Ana', colour: '#aa3300', portrait, visibility: 'public' }
    expect(await people.bySession(token)).toEqual(expected)
    expect(await people.setProfile(person.accountId, { portrait: null, colour: null })).toEqual({
      ...expected,
      portrait: null,
      colour: null,
    })
  })

  test('a name that will not do changes nothing', async () => {
    const people = peopleOf(house, clock)
    const { person, token } = await people.guest()
    const refusal = await people.setProfile(person.accountId, { name: ' ', visibility: 'public' })
    expect(refusal).toEqual({ code: 'BAD_NAME', params: {} })
    expect(await people.bySession(token)).toEqual(person)
  })

  test('only those who want to be found are', async () => {
    const people = peopleOf(house, clock)
    const { person } = await people.guest()
    const claimed = accepted(await people.claim(person.accountId, 'ana', PASSWORD))
    expect(await people.inPublic('ana')).toBeUndefined()
    await people.setProfile(person.accountId, { visibility: 'public' })
    expect(await people.inPublic('ANA')).toEqual({ ...claimed.person, visibility: 'public' })
    expect(await people.inPublic('')).toBeUndefined()
  })
})

describe('farewell', () => {
  async function playedMatch(accountId: string, other: string): Promise<void> {
    const { db } = house.storage
    const seats = [
      { name: 'Ana', kind: 'human' as const, accountId },
      { name: 'Bea', kind: 'human' as const, accountId: other },
    ]
    await db
      .insertInto('match')
      .values({
        id: 'match2345672',
        room_id: 'ABCDE',
        game: 'banca',
        rules_version: 1,
        options: '{}',
        seats: JSON.stringify(seats),
        seed: 'seed',
        generator: 'chacha12',
        seed_commit: 'commit',
        server_seed: 'server',
        contributions: '[]',
        listed: true,
        started_at: clock.time,
        ended_at: clock.time,
      })
      .execute()
    const results = seats.map(({ name, kind, accountId: account_id }, seat) => ({
      match_id: 'match2345672',
      seat,
      account_id,
      name,
      kind,
      rank: seat + 1,
      score: 0,
      won: seat === 0,
    }))
    await db.insertInto('result').values(results).execute()
  }

  test('a deleted account leaves nothing but the name it played under', async () => {
    const people = peopleOf(house, clock)
    const [ana, bea] = [await people.guest(), await people.guest()]
    const { token } = accepted(await people.claim(ana.person.accountId, 'ana', PASSWORD))
    await playedMatch(ana.person.accountId, bea.person.accountId)
    await people.remove(ana.person.accountId)
    expect(await people.bySession(token)).toBeUndefined()
    expect(await people.logIn('ana', PASSWORD, { address: 'here' })).toMatchObject({ code: 'BAD_LOGIN' })
    const { db } = house.storage
    const results = await db.selectFrom('result').select(['name', 'account_id']).orderBy('seat').execute()
    expect(results).toEqual([
      { name: 'Ana', account_id: null },
      { name: 'Bea', account_id: bea.person.accountId },
    ])
    const { seats } = await db.selectFrom('match').select('seats').executeTakeFirstOrThrow()
    expect(seats).toEqual([
      { name: 'Ana', kind: 'human', accountId: null },
      { name: 'Bea', kind: 'human', accountId: bea.person.accountId },
    ])
    expect(await people.bySession(bea.token)).toEqual(bea.person)
  })

  test('matches of an account are found without looking at all of them', async () => {
    const plan = await house.storage.db.transaction().execute(async (tx) => {
      // A planner reads a small table whole, whatever indexes there are.
      await sql`set local enable_seqscan = off`.execute(tx)
      return matchesOf(tx, 'account23456').explain()
    })
    expect(JSON.stringify(plan)).toContain('match_seats')
  })

  test('a handle that was given up is free again', async () => {
    const people = peopleOf(house, clock)
    const [ana, bea] = [await people.guest(), await people.guest()]
    await people.claim(ana.person.accountId, 'ana', PASSWORD)
    await people.remove(ana.person.accountId)
    accepted(await people.claim(bea.person.accountId, 'ana', PASSWORD))
  })

  test('guests who can no longer come back are forgotten; accounts and guests with a session are not', async () => {
    const people = peopleOf(house, clock)
    const [gone, here, claimed] = [await people.guest(), await people.guest(), await people.guest()]
    await people.claim(claimed.person.accountId, 'ana', PASSWORD)
    await people.logOutEverywhere(claimed.person.accountId)
    await people.logOut(gone.token)
    const left = async () =>
      (await house.storage.db.selectFrom('account').select('id').execute()).map(({ id }) => id).sort()
    await people.sweep()
    expect(await left()).toHaveLength(3)
    clock.time += DAY_MS + 1
    await people.sweep()
    expect(await left()).toEqual([here.person.accountId, claimed.person.accountId].sort())
    clock.time += 180 * DAY_MS
    await people.sweep()
    expect(await left()).toEqual([claimed.person.accountId])
    accepted(await people.logIn('ana', PASSWORD, { address: 'here' }))
  })
})

describe('the authenticator', () => {
  test('knows people again by the cookie of any request, also of one that becomes a socket', async () => {
    const people = peopleOf(house, clock)
    const authenticator = authenticatorOf(people, 'a secret of the house')
    const { token, person } = await people.guest()
    const cookie = `ludoteca=${encodeURIComponent(authenticator.seal(token))}`
    const request = Object.assign(new IncomingMessage(new Socket()), { headers: { cookie, upgrade: 'websocket' } })
    expect(await authenticator.personOf(request)).toEqual(person)
    expect(authenticator.tokenOf(request)).toBe(token)
  })

  test('does not know strangers, forgers, and those whose session is over', async () => {
    const people = peopleOf(house, clock)
    const authenticator = authenticatorOf(people, 'a secret of the house')
    const forger = authenticatorOf(people, 'a guess')
    const { token } = await people.guest()
    expect(await authenticator.personOf({ headers: {} })).toBeUndefined()
    expect(await authenticator.personOf({ headers: { cookie: `ludoteca=${token}` } })).toBeUndefined()
    expect(await authenticator.personOf({ headers: { cookie: `ludoteca=${forger.seal(token)}` } })).toBeUndefined()
    const cookie = `ludoteca=${authenticator.seal(token)}`
    expect(await authenticator.personOf({ headers: { cookie } })).toBeDefined()
    await people.logOut(token)
    expect(await authenticator.personOf({ headers: { cookie } })).toBeUndefined()
  })
})
