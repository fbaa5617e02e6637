import { box as imperio } from '@ludoteca/imperio'
import { type Box, Guided, type SeatedMove } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { box as plaza } from '@ludoteca/testgame'
import { describe, expect, test } from 'vitest'
import { deleteAccount } from '../../src/people/delete-account.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { cookieOf, type Desk, openDesk } from './desk.ts'

const house = testStorage(new StandingClock())
const shelf = [pearls, plaza].map((box) => ({
  id: box.game.id,
  packageName: '',
  example: true,
  load: async () => box as unknown as Box,
}))
const PROOF = new Guided(pearls as unknown as Box).follow().moves
/** Where the first moves of the learner and of the neighbour are. */
const [LEARNERS, BERTAS] = [0, 1].map((of) => PROOF.findIndex(({ seat }) => seat === of)) as [number, number]

function open(settings = {}): Desk {
  return openDesk(house.storage, settings, { shelf })
}

async function newcomer({ app }: Desk) {
  const answer = await app.inject({ method: 'POST', url: '/api/guest' })
  const headers = { cookie: cookieOf(answer) }
  return {
    accountId: answer.json().accountId as string,
    prove: async (moves: unknown, game = 'pearls') => {
      const url = `/api/me/tutorials/${game}`
      const said = await app.inject({ method: 'POST', url, headers, payload: { moves } as object })
      return { status: said.statusCode, ...said.json() }
    },
    finished: async () => (await app.inject({ url: '/api/me/tutorials', headers })).json(),
  }
}

describe('the proof of a finished tutorial', () => {
  test('is believed when the moves finish it, and is noted once for the one who sent it', async () => {
    const desk = open()
    const ana = await newcomer(desk)
    const ben = await newcomer(desk)
    expect(await ana.finished()).toEqual({ tutorials: [] })
    const noted = { game: 'pearls', at: Date.UTC(2026, 0, 1) }
    expect(await ana.prove(PROOF)).toEqual({ status: 200, ...noted })
    expect(await ana.prove(PROOF)).toEqual({ status: 200, ...noted })
    expect(await ana.finished()).toEqual({ tutorials: [noted] })
    expect(await ben.finished()).toEqual({ tutorials: [] })
  })

  test.each<readonly [string, unknown]>([
    ['nothing', []],
    ['all but the end', PROOF.slice(0, -1)],
    ['all but the beginning', PROOF.slice(1)],
    ['another move than the lesson asks for', changed(PROOF, LEARNERS, { type: 'bid', card: 3 })],
    ['another move than the script has for a neighbour', changed(PROOF, BERTAS, { type: 'bid', card: 2 })],
    ['a move that no rules know', changed(PROOF, LEARNERS, { type: 'win' })],
    ['a move with something added', changed(PROOF, LEARNERS, { type: 'bid', card: 1, gift: true })],
    ['a seat that is not there', [{ seat: 9, move: { type: 'bid', card: 1 } }, ...PROOF]],
    ['moves after it was over', [...PROOF, ...PROOF]],
    ['moves taken back', [...PROOF, { seat: 0, move: { type: 'undo' } }]],
  ])('is not believed for %s', async (_what, moves) => {
    const ana = await newcomer(open())
    const answer = await ana.prove(moves)
    expect(answer).toMatchObject({ status: 403, error: { code: 'BAD_PROOF' } })
    expect(answer.error.message).toBe('Those moves do not finish the tutorial.')
    expect(await ana.finished()).toEqual({ tutorials: [] })
  })

  test.each<readonly [string, unknown]>([
    ['no list', 'moves'],
    ['a move without a type', [{ seat: 0, move: { card: 1 } }]],
    ['half a seat', [{ seat: 0.5, move: { type: 'bid' } }]],
    ['more than is asked for', [{ seat: 0, move: { type: 'bid' }, at: 1 }]],
    ['more moves than any tutorial has', Array(1_001).fill({ seat: 0, move: { type: 'bid' } })],
  ])('is not even looked at with %s', async (_what, moves) => {
    const ana = await newcomer(open())
    expect(await ana.prove(moves)).toMatchObject({ status: 400, error: { code: 'BAD_REQUEST' } })
  })

  test('is about a game that is there and has a tutorial', async () => {
    const ana = await newcomer(open())
    for (const game of ['plaza', 'nowhere', '__proto__']) {
      expect(await ana.prove(PROOF, game)).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
    }
  })

  test('may not be sent time and again, nor be of any size', async () => {
    const ana = await newcomer(open({ rates: { record: 2 } }))
    const long = [{ seat: 0, move: { type: 'x'.repeat(70_000) } }]
    expect(await ana.prove(long)).toMatchObject({ status: 413, error: { code: 'TOO_BIG' } })
    await ana.prove([])
    expect(await ana.prove(PROOF)).toMatchObject({ status: 429, error: { code: 'RATE_LIMIT' } })
  })

  test('is nobody’s any more when the account is gone', async () => {
    const ana = await newcomer(open())
    await ana.prove(PROOF)
    await house.storage.db.transaction().execute((db) => deleteAccount(db, ana.accountId))
    const rows = house.storage.db.selectFrom('tutorial').select('game').where('account_id', '=', ana.accountId)
    expect(await rows.execute()).toEqual([])
    expect((await ana.prove(PROOF)).error.code).toBe('NO_SESSION')
  })
})

/** The same moves with another one in that place. */
function changed(moves: readonly SeatedMove[], at: number, move: object): readonly object[] {
  return moves.map((each, i) => (i === at ? { ...each, move } : each))
}

test('whoever finishes the tutorial of Imperio is given its achievement, once [A-TUT-01]', async () => {
  const entry = { id: 'imperio', packageName: '', example: false, load: async () => imperio as unknown as Box }
  const desk = openDesk(house.storage, {}, { shelf: [entry] })
  const ana = await newcomer(desk)
  const { moves } = new Guided(imperio as unknown as Box).follow()
  const given = () =>
    house.storage.db.selectFrom('achievement').selectAll().where('account_id', '=', ana.accountId).execute()
  expect(await ana.prove(moves.slice(1), 'imperio')).toMatchObject({ status: 403 })
  expect(await given()).toEqual([])
  for (let i = 0; i < 2; i++) expect(await ana.prove(moves, 'imperio')).toMatchObject({ status: 200 })
  expect(await given()).toMatchObject([{ game: 'imperio', achievement: 'A-TUT-01', match_id: null, times: 1 }])
})
