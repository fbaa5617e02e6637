import { findGame, shelf } from '@ludoteca/registry'
import { expect, onTestFinished, test } from 'vitest'
import { assemble } from '../../src/assemble.ts'
import { BalanceBook } from '../../src/balance/balance.ts'
import { readConfig } from '../../src/config.ts'
import { Inspector } from '../../src/inspect/inspector.ts'
import { Packs } from '../../src/packs/packs.ts'
import { ROLES, type Role } from '../../src/storage/schema.ts'
import type { FindBox } from '../../src/tables/ports.ts'
import { matchStore } from '../../src/tables/store.ts'
import { summer } from '../packs/documents.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { openAdministration } from './kit.ts'
import { seedMatch } from './stored.ts'

const clock = new StandingClock()
const house = testStorage(clock)

/**
 * What a route is tried on: an account, a room, a match, one that was taken out of the ladder, a picture, a pack that
 * nothing is played with yet, and the last decision on packs.
 */
interface Targets {
  readonly accountId: string
  readonly roomId: string
  readonly shareId: string
  readonly matchId: string
  readonly outId: string
  readonly packSha: string
  readonly packTurn: number | null
}
interface Route {
  readonly role: Role
  readonly body?: object
  /** What the audit log says of it. */
  readonly action?: string
  /** Whether it answers well with these targets; otherwise that it is refused for a reason of its own is enough. */
  readonly isRefused?: true
}

const why = { reason: 'a good reason' }
/** Every route that needs a role. A new one has to be added here. */
const ROUTES: Readonly<Record<string, Route>> = {
  'GET /api/admin/admins': { role: 'VIEWER' },
  'GET /api/admin/matches': { role: 'VIEWER' },
  'GET /api/admin/matches/:match': { role: 'VIEWER' },
  'GET /api/admin/matches/:match/moves': { role: 'VIEWER' },
  'GET /api/admin/matches/:match/positions/0': { role: 'VIEWER' },
  'GET /api/admin/matches/:match/verification': { role: 'VIEWER' },
  'GET /api/admin/packs': { role: 'VIEWER' },
  'GET /api/admin/packs/imperio': { role: 'VIEWER' },
  'GET /api/admin/packs/imperio/:pack': { role: 'VIEWER' },
  'POST /api/admin/packs/imperio': { role: 'OPERATOR', body: { document: '{}' }, action: 'pack.refuse' },
  'POST /api/admin/packs/imperio/activate': {
    role: 'OPERATOR',
    body: { sha256: ':pack', after: ':turn', ...why },
    action: 'pack.activate',
  },
  'POST /api/admin/packs/imperio/:pack/forget': { role: 'OPERATOR', body: why, action: 'pack.forget' },
  'GET /api/admin/balance': { role: 'VIEWER' },
  'GET /api/admin/balance/imperio': { role: 'VIEWER' },
  'GET /api/admin/dashboard': { role: 'VIEWER' },
  'GET /api/admin/rooms': { role: 'VIEWER' },
  'GET /api/admin/rooms/:room': { role: 'VIEWER' },
  'GET /api/admin/rooms/:room/match': { role: 'VIEWER', isRefused: true },
  'POST /api/admin/rooms/:room/close': { role: 'MODERATOR', body: why, action: 'room.close' },
  'PUT /api/admin/rooms/:room/notice': { role: 'MODERATOR', body: { text: 'Hello' }, action: 'room.notice' },
  'GET /api/admin/reports': { role: 'MODERATOR' },
  'POST /api/admin/reports/dismiss': {
    role: 'MODERATOR',
    body: { accountId: ':account', ...why },
    action: 'name.dismiss',
  },
  'GET /api/admin/acceptances': { role: 'MODERATOR' },
  'GET /api/admin/names': { role: 'VIEWER' },
  'GET /api/admin/names/test?name=Ana': { role: 'VIEWER' },
  'PUT /api/admin/names': {
    role: 'MODERATOR',
    body: { term: 'zopilote', place: 'alone', verdict: 'blocked', ...why },
    action: 'name.blocked',
  },
  'GET /api/admin/accounts': { role: 'MODERATOR' },
  'GET /api/admin/accounts/:account': { role: 'MODERATOR' },
  'POST /api/admin/accounts/:account/real-name': { role: 'MODERATOR', body: why, action: 'account.real-name' },
  'POST /api/admin/accounts/:account/export': { role: 'OPERATOR', body: why, action: 'account.export' },
  'POST /api/admin/accounts/:account/sessions/end': {
    role: 'MODERATOR',
    body: { session: null, ...why },
    action: 'account.end-sessions',
  },
  'POST /api/admin/accounts/:account/delete': { role: 'OPERATOR', body: why, action: 'account.delete' },
  'POST /api/admin/accounts/:account/sanction': {
    role: 'MODERATOR',
    body: { kind: 'warning', ...why },
    action: 'account.warn',
  },
  'POST /api/admin/accounts/:account/name': { role: 'MODERATOR', body: { kind: 'mask', ...why }, action: 'name.mask' },
  'GET /api/admin/switches': { role: 'VIEWER' },
  'PUT /api/admin/switches/ladder': { role: 'OPERATOR', body: { on: true, ...why }, action: 'switch.on' },
  'GET /api/admin/ladder': { role: 'VIEWER' },
  'GET /api/admin/ladder/imperio': { role: 'VIEWER' },
  'GET /api/admin/ladder/imperio/exclusions': { role: 'VIEWER' },
  'POST /api/admin/ladder/imperio/seasons/current/recompute': {
    role: 'OPERATOR',
    body: why,
    action: 'ladder.recompute',
  },
  'POST /api/admin/ladder/matches/:match/exclude': { role: 'MODERATOR', body: why, action: 'ladder.exclude' },
  'POST /api/admin/ladder/matches/:out/include': { role: 'MODERATOR', body: why, action: 'ladder.include' },
  'GET /api/admin/shared': { role: 'VIEWER' },
  'POST /api/admin/shared/:share/withdraw': { role: 'MODERATOR', body: why, action: 'share.withdraw' },
  'POST /api/admin/shared/:share/draw': { role: 'MODERATOR', action: 'share.draw' },
  'GET /api/admin/audit': { role: 'VIEWER' },
  'POST /api/admin/audit/export': { role: 'OPERATOR', body: why, action: 'audit.export' },
}
/** With these one comes in; whoever has a role gets to them without the second factor. */
const DOOR = [
  'GET /api/admin/me',
  'POST /api/admin/enrol',
  'POST /api/admin/enrol/confirm',
  'POST /api/admin/enter',
  'POST /api/admin/leave',
]

/** With everything that a server has. */
function openAll() {
  const { storage } = house
  const packs = new Packs({ db: storage.db, env: clock, shelf })
  const findBox: FindBox = (game, pack) => packs.box(game, pack)
  const workshop = async (game: string) => findGame(game)?.workshop?.()
  const parts = { store: matchStore(storage), findBox, workshop }
  const inspector = new Inspector(parts)
  const balance = new BalanceBook({
    ...parts,
    db: storage.db,
    failed: (error) => {
      throw error
    },
  })
  return { ...openAdministration(house, clock, { extra: { packs, inspector, balance, shelf } }), packs }
}

type Administration = ReturnType<typeof openAll>
let editions = 0

async function targetsOf({ member, openRoom, db, packs }: Administration): Promise<Targets> {
  const { accountId } = await member()
  const { id: roomId } = await openRoom()
  const { shareId, matchId } = await seedMatch(db, clock)
  const { matchId: outId } = await seedMatch(db, clock)
  await db
    .insertInto('ladder_exclusion')
    .values({ match_id: outId, reason: 'a test', by: null, at: clock.time })
    .execute()
  const report = {
    at: clock.time,
    room_id: roomId,
    game: 'pearls',
    name: 'X',
    reason: 'OFENSIVO',
    of_account: accountId,
  }
  await db.insertInto('name_report').values(report).execute()
  const uploaded = await packs.upload('imperio', JSON.stringify(await summer(`1.0.${++editions}`)), 'a test')
  if (!uploaded?.ok) throw new Error('no pack was uploaded')
  const packTurn = (await packs.of('imperio')).turns[0]?.id ?? null
  return { accountId, roomId, shareId, matchId, outId, packSha: uploaded.pack.sha256, packTurn }
}

function call({ ask }: Administration, route: string, cookie: string, targets: Targets) {
  const { accountId, roomId, shareId, matchId, outId, packSha, packTurn } = targets
  const named: readonly [string, string][] = [
    [':account', accountId],
    [':room', roomId],
    [':share', shareId],
    [':match', matchId],
    [':out', outId],
    [':pack', packSha],
    ['":turn"', String(packTurn)],
  ]
  const fill = (text: string) => named.reduce((filled, [name, id]) => filled.replaceAll(name, id), text)
  const [method = '', url = ''] = fill(route).split(' ')
  const { body } = ROUTES[route] ?? {}
  const payload = body && JSON.parse(fill(JSON.stringify(body)))
  return ask(method as 'GET', url, cookie, payload)
}

/** Routes as `GET /path`, out of a tree of them. */
function routesIn(tree: string): readonly string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \(([^)]*)\))?$/.exec(line) ?? []
    if (part === '') return []
    const depth = indent.length / 4
    above.splice(depth)
    above[depth] = part
    return methods
      .split(', ')
      .flatMap((method) => (method === '' || method === 'HEAD' ? [] : `${method} ${above.join('')}`))
  })
}

test('every route of a whole server is in the table above', async () => {
  const config = { ...readConfig({}), logLevel: 'silent' as const }
  const { app, limiters } = await assemble(house.storage, config, {}, clock)
  onTestFinished(() => app.close().then(() => limiters.close()))
  await app.ready()
  const found = routesIn(app.printRoutes({ commonPrefix: false })).filter((route) => route.includes(' /api/admin'))
  const named = [...Object.keys(ROUTES), ...DOOR].map((route) =>
    route
      .replace(/:(room|account|share|match|out)/, ':id')
      .replace(/:pack/, ':sha256')
      .replace('positions/0', 'positions/:seq')
      .replace('switches/ladder', 'switches/:name')
      .replace('/imperio', '/:game')
      .replace('/seasons/current', '/seasons/:season')
      .replace(/\?.*/, ''),
  )
  expect(found.length).toBeGreaterThan(20)
  expect([...new Set(found)].sort()).toEqual([...new Set(named)].sort())
})

test('whoever has no rights finds nothing, whatever they ask and however', async () => {
  const house_ = openAll()
  const { ask, member } = house_
  const targets = await targetsOf(house_)
  const cookies = ['', (await member()).cookie]
  const nowhere = await ask('GET', '/api/nowhere')
  for (const cookie of cookies) {
    for (const route of Object.keys(ROUTES)) {
      const answer = await call(house_, route, cookie, targets)
      expect([route, answer.statusCode, answer.body]).toEqual([route, 404, nowhere.body])
    }
    for (const route of DOOR) {
      const [method, url = ''] = route.split(' ')
      const answer = await ask(method as 'GET', url, cookie, method === 'POST' ? { code: 'x' } : undefined)
      expect([route, answer.statusCode, answer.body]).toEqual([route, 404, nowhere.body])
    }
    // Neither a wrong method nor a broken body tells that there is something.
    expect((await ask('PATCH', '/api/admin/rooms', cookie)).body).toBe(nowhere.body)
    expect((await ask('POST', '/api/admin/audit/export', cookie, { nonsense: 1 })).body).toBe(nowhere.body)
    expect((await ask('GET', '/api/admin/whatever', cookie)).body).toBe(nowhere.body)
  }
  expect((await ask('GET', '/api/openapi.json')).body).not.toContain('/api/admin')
})

test.each(Object.entries(ROUTES))('%s', async (route, { role, action, isRefused }) => {
  const administration = openAll()
  const { admin, ask, audit } = administration
  for (const own of ROLES) {
    const one = await admin(own)
    const targets = await targetsOf(administration)
    const isAllowed = ROLES.indexOf(own) >= ROLES.indexOf(role)
    const answer = await call(administration, route, one.cookie, targets)
    const entries = (await audit.read({ who: one.handle }, 10)).filter((entry) => !entry.action.startsWith('admin.'))
    if (!isAllowed) {
      expect([own, answer.statusCode, entries]).toEqual([own, 404, []])
      continue
    }
    if (!isRefused)
      expect([own, answer.statusCode, answer.body.slice(0, 200)]).toEqual([
        own,
        expect.toSatisfy((code) => code < 300),
        expect.any(String),
      ])
    expect(entries.map((entry) => entry.action)).toEqual(action === undefined ? [] : [action])
    // In another session the same person has to show the second factor first.
    const elsewhere = await one.again()
    const stopped = await call(administration, route, elsewhere, targets)
    expect([stopped.statusCode, stopped.json().error.code]).toEqual([403, 'SECOND_FACTOR'])
  }
  expect((await ask('GET', '/api/admin/me')).statusCode).toBe(404)
})
