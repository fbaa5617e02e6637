import { box as imperioBox } from '@ludoteca/imperio'
import type { Box } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Reply } from '../../src/replies.ts'
import type { Control } from '../../src/tables/ports.ts'
import { BOT, HUMAN, Process, settle } from './kit.ts'

const imperio = imperioBox as unknown as Box
const PEOPLE = [HUMAN, HUMAN, HUMAN, HUMAN]
const NO_BID = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
const LEAST = 3_000
const GRACE = 300

async function pass(process: Process, matchId: string, ms: number): Promise<void> {
  process.env.time += ms
  process.tables.catchUp([matchId], false)
  await settle()
}

/** A match whose first bids are just being asked for. */
async function openBids(
  seats: readonly Control[],
  clockPct = 100,
  botMs = 0,
): Promise<{ process: Process; matchId: string }> {
  const process = new Process([imperio], undefined, undefined, { botMs })
  const matchId = await process.start('imperio', seats, { clockPct })
  // MATCH_INIT and REVEAL last 5 s each.
  for (let phase = 0; phase < 2; phase++) await pass(process, matchId, 50 * clockPct + GRACE)
  return { process, matchId }
}

const bids = ({ store }: Process, matchId: string) =>
  store.rows(matchId).filter(({ move }) => move.type === 'bid').length
const bid = (process: Process, matchId: string, seat: number): Promise<Reply> =>
  process.tables.submit({ matchId, seat, move: NO_BID, key: `bid ${seat}` })

describe('[2.3.4] a phase in which all have acted', () => {
  test('ends when it is 3 s old, and not before', async () => {
    const { process, matchId } = await openBids(PEOPLE)
    for (const seat of [0, 1, 2]) expect(await bid(process, matchId, seat)).toEqual({ ok: true })
    let answer: Reply | undefined
    void bid(process, matchId, 3).then((submitted) => {
      answer = submitted
    })
    await pass(process, matchId, LEAST - 1)
    expect([answer, bids(process, matchId)]).toEqual([undefined, 3])
    await pass(process, matchId, 1)
    expect([answer, bids(process, matchId)]).toEqual([{ ok: true }, 4])
    expect(process.faults).toEqual([])
  })

  test('ends at once when it is older', async () => {
    const { process, matchId } = await openBids(PEOPLE)
    await pass(process, matchId, LEAST)
    for (const seat of [0, 1, 2, 3]) expect(await bid(process, matchId, seat)).toEqual({ ok: true })
    expect(bids(process, matchId)).toBe(4)
  })

  test('waits for no longer than its clock', async () => {
    const { process, matchId } = await openBids(PEOPLE, 5)
    for (const seat of [0, 1, 2]) await bid(process, matchId, seat)
    const last = bid(process, matchId, 3)
    await pass(process, matchId, 1_249)
    expect(bids(process, matchId)).toBe(3)
    await pass(process, matchId, 1)
    expect(await last).toEqual({ ok: true })
    expect(process.store.rows(matchId).at(-1)).not.toHaveProperty('by')
  })

  test('waits, too, when a bot is the last to act', async () => {
    const { process, matchId } = await openBids([HUMAN, BOT, BOT, BOT], 100, 700)
    await bid(process, matchId, 0)
    for (let bots = 0; bots < 3; bots++) await pass(process, matchId, 700)
    expect(bids(process, matchId)).toBe(3)
    await pass(process, matchId, LEAST - 2_101)
    expect(bids(process, matchId)).toBe(3)
    await pass(process, matchId, 1)
    expect(bids(process, matchId)).toBe(4)
  })

  test('waits for nobody where nobody is there', async () => {
    const process = new Process([imperio])
    const matchId = await process.start('imperio', [BOT, BOT, BOT, BOT])
    await settle(100)
    expect(bids(process, matchId)).toBeGreaterThan(4)
  })

  test('answers whoever waits for it when the server stops', async () => {
    const { process, matchId } = await openBids(PEOPLE)
    for (const seat of [0, 1, 2]) await bid(process, matchId, seat)
    const last = bid(process, matchId, 3)
    await settle()
    await process.tables.close()
    expect(await last).toEqual({ ok: true })
  })

  test('takes a move once that is sent again while it waits', async () => {
    const { process, matchId } = await openBids(PEOPLE)
    for (const seat of [0, 1, 2]) await bid(process, matchId, seat)
    const answers = [bid(process, matchId, 3), bid(process, matchId, 3)]
    await pass(process, matchId, LEAST)
    expect(await Promise.all(answers)).toEqual([{ ok: true }, { ok: true }])
    expect(bids(process, matchId)).toBe(4)
  })
})
