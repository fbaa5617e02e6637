import { Driver } from '@ludoteca/bots'
import { isRefusal, Match, type MatchRecord, parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { findGame } from '@ludoteca/registry'
import { beforeEach, describe, expect, test } from 'vitest'
import type { HttpDeps } from '../../src/http/deps.ts'
import { Inspector } from '../../src/inspect/inspector.ts'
import { Pictures } from '../../src/share/pictures.ts'
import { Records } from '../../src/tables/records/records.ts'
import { matchStore } from '../../src/tables/store.ts'
import { openAdministration } from '../admin/kit.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { storedMatch, storeMatch } from './stored-match.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const MATCH = 'match2345672'

beforeEach(async () => {
  for (const table of ['clock', 'result', 'share_link'] as const) await house.storage.db.deleteFrom(table).execute()
  await house.storage.db.deleteFrom('match').execute()
})

/** Somebody called Rude has played that game against a bot, to its end, and a moderator has heard of it. */
async function played(game: string, extra: Partial<HttpDeps> = {}) {
  const findBox = async (id: string) => findGame(id)?.load()
  const inspector = new Inspector({ store: matchStore(house.storage), findBox, workshop: async () => undefined })
  const desk = openAdministration(house, clock, { extra: { inspector, ...extra } })
  const rude = await desk.member('Rude')
  const stranger = await desk.member('Ben')
  const { slug } = (await desk.ask('GET', '/api/me', rude.cookie)).json()
  const { cookie } = await desk.admin('MODERATOR')
  const { seats: begun } = storedMatch(clock)
  const seats = begun.map((seat) =>
    seat.kind === 'human' ? { ...seat, name: 'Rude', accountId: rude.accountId } : seat,
  )
  const contributions = [{ name: 'Rude', entropy: 'her dice' }]
  await storeMatch(house.storage.db, storedMatch(clock, { game, seats, contributions }), clock.time, rude.accountId)
  const name = (body: object) => desk.ask('POST', `/api/admin/accounts/${rude.accountId}/name`, cookie, body)
  const shared = (await desk.ask('GET', `/api/matches/${MATCH}/pictures`)).json().pictures[0]
  /** Whatever a stranger or another player can look at. */
  const seen = async () => {
    const urls = ['/api/matches?listed', `/api/matches/${MATCH}`, `/api/profile/${slug}`]
    const own = await desk.ask('GET', '/api/matches', rude.cookie)
    return [own, ...(await Promise.all(urls.map((url) => desk.ask('GET', url, stranger.cookie))))].map(
      ({ body }) => body,
    )
  }
  return { ...desk, rude, name, seen, url: shared.url }
}

describe.each([
  ['imperio', 'Casero 01'],
  ['carcosa', 'Jugador 01'],
  ['aufbau', 'Spieler 01'],
])('a name that was taken away, in a match of %s that is over', (game, neutral) => {
  test.each([
    { kind: 'mask', reason: 'rude' },
    { kind: 'rename', name: 'Carla', reason: 'rude' },
  ])('is nowhere any more: $kind', async (wish) => {
    const { name, seen, rude, ask } = await played(game)
    await ask('PATCH', '/api/me', rude.cookie, { realName: 'Really Rude', realNameShown: true })
    for (const body of await seen()) expect(body).toContain('Rude')
    expect((await name(wish)).statusCode).toBe(200)
    const bodies = await seen()
    for (const body of bodies) expect(body).not.toContain('Rude')
    for (const body of bodies.slice(0, -1)) expect(body).toContain(neutral)
    // Nobody else has lost theirs, and it stays so when they may choose again.
    await name({ kind: 'free', reason: 'learnt' })
    expect((await seen())[1]).toContain(neutral)
    expect((await seen())[1]).toContain('Bot Bea')
  })
})

test('a picture that was drawn before is drawn anew without it', async () => {
  const drawn: string[] = []
  const pictures = new Pictures(async (svg) => Buffer.from(`${drawn.push(svg)}`))
  const { name, ask, url } = await played('pearls', { pictures })
  for (const _ of [1, 2]) expect((await ask('GET', url)).body).toBe('1')
  await name({ kind: 'mask', reason: 'rude' })
  expect((await ask('GET', url)).body).toBe('2')
})

test('a record keeps it, since its hashes hold it, and can be verified as before', async () => {
  const { rude, name, member } = await played('pearls')
  const ben = await member('Benno')
  const seats = [rude, ben].map(({ accountId }, seat) => ({
    name: ['Rude', 'Benno'][seat] as string,
    kind: 'human' as const,
    accountId,
  }))
  const begun = storedMatch(clock, { id: 'match2345673', seats, rulesVersion: pearls.game.version })
  const match = Match.start(pearls.game, begun)
  if (isRefusal(match)) throw new Error(match.code)
  const driver = new Driver(() => ({ bot: pearls.bots.easy, chance: new SeededChance('bots') }), { alone: true })
  while (!match.outcome()) {
    const turn = driver.next(match.position as never)
    if (turn) match.submit(turn.seat, turn.move as never)
  }
  await storeMatch(house.storage.db, begun, null)
  const rows = match.log.map((entry) => ({ ...entry, by: null, matchId: begun.id, at: 1, key: `${entry.seq}` }))
  await house.storage.log.append(rows as never)
  await house.storage.db
    .updateTable('match')
    .set({ ended_at: 1, outcome: JSON.stringify(match.outcome()) })
    .where('id', '=', begun.id)
    .execute()
  await name({ kind: 'mask', reason: 'rude' })
  const records = new Records(matchStore(house.storage), async () => pearls as never)
  const record = parseRecord(JSON.stringify(await records.of(begun.id))) as MatchRecord
  expect(record.seats[0]?.name).toBe('Rude')
  expect(verify(pearls.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
  const pictures = await records.pictures(begun.id, [])
  if (pictures === undefined || isRefusal(pictures)) throw new Error('there are no pictures')
  for (const { title, lines, draw } of pictures) {
    expect([title, ...lines, draw()].join()).not.toContain('Rude')
    expect(draw()).toContain('Benno')
  }
})
