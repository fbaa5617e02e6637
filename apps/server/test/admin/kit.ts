import { randomBytes } from 'node:crypto'
import { isRefusal } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { Admins } from '../../src/admin/admins.ts'
import { Audit } from '../../src/admin/audit.ts'
import { hashCode } from '../../src/admin/codes.ts'
import { NameTerms } from '../../src/admin/name-terms.ts'
import type { AdminParts } from '../../src/admin/parts.ts'
import { PeopleCare } from '../../src/admin/people-care.ts'
import { SecondFactor } from '../../src/admin/second-factor.ts'
import { SharedSettings } from '../../src/admin/shared-settings.ts'
import { Switches } from '../../src/admin/switches.ts'
import { Tallies } from '../../src/admin/tallies.ts'
import type { HttpDeps } from '../../src/http/deps.ts'
import { Metrics } from '../../src/http/metrics.ts'
import type { Limiter } from '../../src/limits/limiter.ts'
import { MemoryLimiter } from '../../src/limits/memory.ts'
import { Tutorials } from '../../src/people/tutorials.ts'
import type { RoomWish } from '../../src/rooms/creation.ts'
import { Places } from '../../src/rooms/places.ts'
import { ROOM_TIMES } from '../../src/rooms/room.ts'
import { Rooms } from '../../src/rooms/rooms.ts'
import { ShareLinks } from '../../src/share/links.ts'
import type { Role } from '../../src/storage/schema.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { bytesOf, codeAt, STEP_MS } from '../../src/testing/authenticator.ts'
import { cookieOf, openDesk } from '../http/desk.ts'
import { peopleOf, type StandingClock } from '../people/house.ts'
import { FakeTables } from '../rooms/world.ts'

const SECRET = 'a secret that all processes share'
const PASSWORD = 'correct horse'
const RATES = { general: 10_000, guest: 10_000, password: 10_000, room: 10_000, record: 10_000, picture: 10_000 }
let count = 0

/** The administration on a real database, and people who use it. */
export function openAdministration(
  house: { readonly storage: Storage },
  clock: StandingClock,
  {
    attempts = new MemoryLimiter({ count: 1_000, perMs: 1 }, clock),
    extra = {},
  }: { attempts?: Limiter; extra?: Partial<HttpDeps> } = {},
) {
  const { db } = house.storage
  const admins = new Admins(db, clock)
  const metrics = new Metrics()
  const audit = new Audit(db, clock)
  const secondFactor = new SecondFactor({ db, env: clock, admins, audit, secret: SECRET, attempts })
  const people = peopleOf(house, clock)
  const switches = new Switches(db)
  const nameTerms = new NameTerms(db)
  const sharedSettings = new SharedSettings([switches, nameTerms], house.storage.notifications, (error) => {
    throw error
  })
  const tables = new FakeTables(`match${++count}`)
  const unlimited = { take: () => true, giveBack: () => {} }
  const rooms = new Rooms({
    db,
    notifications: house.storage.notifications,
    tables,
    findBox: async (id) => findGame(id)?.load(),
    env: clock,
    times: ROOM_TIMES,
    creations: unlimited,
    guesses: unlimited,
    tutorials: new Tutorials({ db, env: clock, rule: 'free' }),
    switches,
    places: new Places(SECRET),
    failed: (error) => {
      throw error
    },
  })
  const admin: AdminParts = {
    ...{ admins, audit, secondFactor, switches, nameTerms, sharedSettings },
    people: new PeopleCare(db, clock),
    rooms: rooms.care,
    env: clock,
    tallies: new Tallies({ db, env: clock, metrics }),
  }
  const told: string[] = []
  const desk = openDesk(
    house.storage,
    { rates: RATES },
    {
      people,
      metrics,
      admin,
      rooms,
      tellAccount: async (accountId) => {
        told.push(accountId)
      },
      shareLinks: new ShareLinks({ db, env: clock, secret: SECRET, switches }),
      ...extra,
    },
  )

  const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, cookie = '', payload?: object) =>
    desk.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })

  /** Somebody with an account. */
  const member = async (name?: string) => {
    const handle = `eva_${(++count).toString(36)}${randomBytes(2).toString('hex')}`
    const guest = cookieOf(await ask('POST', '/api/guest'))
    const answer = await ask('POST', '/api/account', guest, { handle, password: PASSWORD })
    const cookie = cookieOf(answer)
    if (name !== undefined) await ask('PATCH', '/api/me', cookie, { name })
    return { handle, cookie, accountId: answer.json().accountId as string, again: () => logIn(handle) }
  }
  const logIn = async (handle: string) => cookieOf(await ask('POST', '/api/login', '', { handle, password: PASSWORD }))

  /** Somebody who looks after the house but has no second factor yet. */
  const appointed = async (role: Role) => {
    const one = await member()
    const code = `code-${randomBytes(6).toString('hex')}`
    await admins.add({ handle: one.handle, role, codeHash: hashCode(code) })
    return { ...one, code }
  }

  /** Somebody who is in, and the authenticator. */
  const adminAs = async (role: Role) => {
    const one = await appointed(role)
    const { secret } = (await ask('POST', '/api/admin/enrol', one.cookie, { code: one.code })).json()
    const codeNow = (offset = 0) => codeAt(bytesOf(secret), Math.floor(clock.time / STEP_MS) + offset)
    clock.time += STEP_MS
    const answer = await ask('POST', '/api/admin/enrol/confirm', one.cookie, { code: codeNow() })
    const nextCode = () => {
      clock.time += STEP_MS
      return codeNow()
    }
    return { ...one, secret: secret as string, recovery: answer.json().recovery as string[], codeNow, nextCode }
  }
  /** A room that somebody has opened. */
  const openRoom = async (wish: Partial<RoomWish> = {}) => {
    const host = await member()
    const person = await people.bySession(decodeURIComponent(host.cookie.split('=')[1] ?? '').split('.')[0] ?? '')
    const opened = person && (await rooms.create(person, { game: 'pearls', kind: 'friends', ...wish }))
    if (person === undefined || opened === undefined || isRefusal(opened)) throw new Error('no room was opened')
    return { id: opened.id, host, person }
  }
  return {
    ...desk,
    metrics,
    ...{ ask, member, appointed, openRoom, admins, audit, people, db, told, switches, sharedSettings, nameTerms },
    realRooms: rooms,
    fakeTables: tables,
    admin: adminAs,
  }
}
