import { isRefusal, type Refusal } from '@ludoteca/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { Passwords } from '../../src/people/passwords.ts'
import { People, type Session } from '../../src/people/people.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { openDesk } from '../http/desk.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { CHEAP, noLimits, peopleOf, testStorage } from './house.ts'

const PASSWORD = 'correct horse'
const HERE = { address: 'here' }

/** While a password is looked at, something else happens. */
class SlowPasswords extends Passwords {
  meanwhile: (() => Promise<unknown>) | undefined

  override async check(password: string, hash: string | null) {
    const verdict = await super.check(password, hash)
    await this.#pass()
    return verdict
  }

  override async hash(password: string) {
    const hash = await super.hash(password)
    await this.#pass()
    return hash
  }

  async #pass(): Promise<void> {
    const { meanwhile } = this
    this.meanwhile = undefined
    await meanwhile?.()
  }
}

function slowPeople({ db }: Storage) {
  const passwords = new SlowPasswords(system, CHEAP)
  return { passwords, people: new People({ db, env: system, passwords, attempts: noLimits }) }
}

function accepted(answer: Session | Refusal): Session {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`)
  return answer
}

const codeOf = (answer: unknown) => (isRefusal(answer) ? answer.code : 'done')

function races(storageOf: () => Storage): void {
  beforeEach(async () => {
    const { db } = storageOf()
    await db.deleteFrom('match').execute()
    await db.deleteFrom('account').execute()
  })

  async function member(handle = 'ana') {
    const slow = slowPeople(storageOf())
    const { person } = await slow.people.guest()
    return { ...slow, ...accepted(await slow.people.claim(person.accountId, handle, PASSWORD)) }
  }

  test('logging in to an account that is deleted meanwhile is a wrong login', async () => {
    const { people, passwords, person } = await member()
    passwords.meanwhile = () => people.remove(person.accountId)
    expect(codeOf(await people.logIn('ana', PASSWORD, HERE))).toBe('BAD_LOGIN')
  })

  test('logging in with a password that is changed meanwhile is a wrong login', async () => {
    const { people, passwords, person, token } = await member()
    const change = { current: PASSWORD, next: 'another horse', token }
    passwords.meanwhile = () => peopleOf({ storage: storageOf() }, system).changePassword(person.accountId, change)
    expect(codeOf(await people.logIn('ana', PASSWORD, HERE))).toBe('BAD_LOGIN')
    expect(await people.sessionsOf(person.accountId, '')).toHaveLength(1)
  })

  test('a password changed, and an account claimed, while it is deleted: there is no session any more', async () => {
    const { people, passwords, person, token } = await member()
    passwords.meanwhile = () => people.remove(person.accountId)
    const change = { current: PASSWORD, next: 'another horse', token }
    expect(codeOf(await people.changePassword(person.accountId, change))).toBe('NO_SESSION')
    const guest = await people.guest()
    passwords.meanwhile = () => people.remove(guest.person.accountId)
    expect(codeOf(await people.claim(guest.person.accountId, 'bea', PASSWORD))).toBe('NO_SESSION')
    expect(codeOf(await people.claim(guest.person.accountId, 'bea', PASSWORD))).toBe('NO_SESSION')
    expect(codeOf(await people.setProfile(guest.person.accountId, { name: 'Bea' }))).toBe('NO_SESSION')
    expect(codeOf(await people.prove(guest.person.accountId, PASSWORD, 'token'))).toBe('NO_SESSION')
  })

  test('one guest who claims twice at once does so once', async () => {
    const people = peopleOf({ storage: storageOf() }, system)
    const { person } = await people.guest()
    const claims = ['ana', 'bea', 'cleo'].map((handle) => people.claim(person.accountId, handle, PASSWORD))
    const codes = (await Promise.all(claims)).map(codeOf).sort()
    expect(codes).toEqual(['CLAIMED', 'CLAIMED', 'done'])
  })

  test('a password changed twice at once is changed once', async () => {
    const { people, person, token } = await member()
    const nexts = ['another horse', 'a third horse', 'a fourth horse']
    const changes = nexts.map((next) => people.changePassword(person.accountId, { current: PASSWORD, next, token }))
    expect((await Promise.all(changes)).map(codeOf).sort()).toEqual(['WRONG_PASSWORD', 'WRONG_PASSWORD', 'done'])
    expect(await people.sessionsOf(person.accountId, '')).toHaveLength(1)
  })

  test('two who played together and go at once leave no trace of either', async () => {
    const { db } = storageOf()
    const people = peopleOf({ storage: storageOf() }, system)
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await people.guest()).person.accountId))
    const seats = ids.map((accountId, i) => ({ name: `P${i}`, kind: 'human', accountId }))
    const fixed = {
      room_id: 'ABCDE',
      game: 'banca',
      rules_version: 1,
      options: '{}',
      contributions: '[]',
      listed: true,
      generator: 'chacha12' as const,
    }
    const seeds = { seed: 'seed', seed_commit: 'commit', server_seed: 'server', started_at: 1, ended_at: 1 }
    const matches = Array.from({ length: 6 }, (_, i) => ({
      ...fixed,
      ...seeds,
      id: `match${i}`,
      seats: JSON.stringify(seats),
    }))
    await db.insertInto('match').values(matches).execute()
    await Promise.all(ids.map((id) => people.remove(id)))
    const left = await db.selectFrom('match').select('seats').execute()
    expect(left.flatMap((row) => row.seats.flatMap(({ accountId }) => accountId ?? []))).toEqual([])
  })

  test('everything at once is answered, and what is gone leaves no session', { timeout: 60_000 }, async () => {
    const { db } = storageOf()
    for (let round = 0; round < 15; round++) {
      const { people, person, token } = await member(`ana_${round}`)
      const { accountId } = person
      const visitor = await people.guest()
      const answers = await Promise.all([
        people.logIn(`ana_${round}`, PASSWORD, HERE),
        people.changePassword(accountId, { current: PASSWORD, next: 'another horse', token }),
        people.logIn(`ana_${round}`, PASSWORD, HERE),
        people.remove(accountId),
        people.claim(visitor.person.accountId, `ana_${round}`, PASSWORD),
        people.setProfile(accountId, { name: 'Ana' }),
        people.logIn(`ana_${round}`, PASSWORD, HERE),
        people.endOtherSessions(accountId, token),
        people.logOutEverywhere(accountId),
        people.remove(accountId),
        people.logOut(token),
        people.bySession(token),
      ])
      const codes = answers.map(codeOf)
      expect(['done', 'BAD_LOGIN', 'NO_SESSION', 'WRONG_PASSWORD', 'HANDLE_TAKEN']).toEqual(
        expect.arrayContaining(codes),
      )
      expect(await db.selectFrom('session').select('id_hash').where('account_id', '=', accountId).execute()).toEqual([])
    }
  })

  test('over HTTP, logging in and deleting at once is never our mistake', { timeout: 60_000 }, async () => {
    const desk = openDesk(storageOf(), { rates: { general: 10_000, guest: 10_000, password: 10_000 } })
    await desk.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = desk.app.server.address() as { port: number }
    const ask = async (method: string, path: string, body: object | null, cookie = '') => {
      const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
      return { status: answer.status, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
    }
    for (let round = 0; round < 10; round++) {
      const account = { handle: `ana_${round}`, password: PASSWORD }
      const guest = await ask('POST', '/api/guest', null)
      const { cookie } = await ask('POST', '/api/account', account, guest.cookie)
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => ask('POST', '/api/login', account)),
        ...Array.from({ length: 2 }, () => ask('DELETE', '/api/me', { password: PASSWORD }, cookie)),
        ask('POST', '/api/password', { current: PASSWORD, next: 'another horse' }, cookie),
        ask('PATCH', '/api/me', { name: 'Ana' }, cookie),
        ask('GET', '/api/me/sessions', null, cookie),
        ask('DELETE', '/api/me/sessions', null, cookie),
        ask('POST', '/api/logout', null, cookie),
      ])
      expect([200, 204, 401, 403]).toEqual(expect.arrayContaining(answers.map(({ status }) => status)))
    }
  })
}

describe('people in an embedded database', () => {
  const house = testStorage(system)
  races(() => house.storage)
})

describe('people in PostgreSQL', () => {
  let storage: Storage
  beforeAll(async () => {
    const postgres = await sharedPostgres()
    storage = await openStorage({ databaseUrl: await postgres.createDatabase() }, system)
  }, 120_000)
  afterAll(async () => {
    await storage.close()
  })
  races(() => storage)
})
