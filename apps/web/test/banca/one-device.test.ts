import type { Move, View } from '@ludoteca/banca'
import { TABLE } from '@ludoteca/kernel'
import { expect, test, vi } from 'vitest'
import { BancaPresentation } from '../../src/games/banca/presentation.ts'
import type { LocalMatch } from '../../src/match/local-match.ts'
import { boxOf, seatsOf, startLocal } from '../match/games.ts'

const banca = await boxOf('banca')
const options = { mode: 'table' }
const viewOf = (match: LocalMatch) => match.view as View
const KEEP: Move = { type: 'decide', level: 'keep', lottery: 'skip' }

/** Two people and two bots around one device, bots in the second and the last seat. */
function mixed(): LocalMatch {
  return startLocal(banca, seatsOf('human', 'normal', 'human', 'normal'), { options })
}

/** Until bots have sealed whether they leave. */
const botsHaveAnswered = (match: LocalMatch) =>
  vi.waitUntil(() => viewOf(match).answered?.filter(Boolean).length === 2 && viewOf(match).phase === 'EXIT')

/** Until the device is with this person, or to be given to them. */
const isAsked = (match: LocalMatch, seat: number) =>
  vi.waitUntil(
    () => match.handOver === seat || match.decisions.some((one) => one.seat === seat && one.prompt === 'decide'),
  )

test('bots among people answer for themselves: exits sealed, decisions in their turn, bids on the screen', async () => {
  const match = mixed()
  await botsHaveAnswered(match)
  expect(viewOf(match).answered).toEqual([false, true, false, true])
  await match.submit({ type: 'exits', seats: [] } as Move, TABLE)
  for (const seat of [0, 2]) {
    // The device goes to people alone, and nobody sees what bots have sealed.
    await isAsked(match, seat)
    expect(JSON.stringify(match.view)).not.toMatch(/"myPlan":\{/)
    match.take()
    await match.submit(KEEP, seat)
  }
  await vi.waitUntil(() => viewOf(match).phase === 'AUCTION')
  await match.submit({ type: 'openBidding' }, TABLE)
  const bidders = new Set<number>()
  match.onFacts((facts) => {
    for (const fact of facts as readonly { type: string; seat?: number }[]) {
      if (fact.type === 'bid') bidders.add(fact.seat as number)
    }
  })
  while (viewOf(match).phase === 'AUCTION') {
    await vi.waitUntil(
      () => match.decisions.some(({ prompt }) => prompt === 'bid') || viewOf(match).phase !== 'AUCTION',
    )
    // Nothing is secret at an auction: the device stays where it is.
    expect(match.handOver).toBeUndefined()
    const decision = match.decisions.find(({ prompt }) => prompt === 'bid')
    if (decision) await match.submit({ type: 'pass' }, decision.seat)
  }
  expect(viewOf(match).phase).toBe('SUMMARY')
  expect(bidders.has(1)).toBe(true)
  expect(bidders.has(0)).toBe(false)
  match.close()
})

test('taking back goes to the last entry of a person, and what bots did since goes with it [14.1]', async () => {
  const match = mixed()
  const model = new BancaPresentation(match)
  await botsHaveAnswered(match)
  // Bots alone have moved: there is nothing to take back.
  expect(model.retractable).toBeUndefined()
  expect(match.undoSeat).toBeUndefined()
  await match.submit({ type: 'exits', seats: [] } as Move, TABLE)
  await isAsked(match, 0)
  await match.submit(KEEP, 0)
  await vi.waitUntil(() => match.handOver === 2)
  expect(viewOf(match).answered).toEqual([true, true, false, false])
  expect(model.retractable).toEqual({ seat: 0, move: KEEP })
  expect(await model.undo()).toBe(true)
  expect(viewOf(match).answered).toEqual([false, false, false, false])
  expect(match.handOver).toBe(0)
  expect(model.retractable).toMatchObject({ seat: TABLE, move: { type: 'exits' } })
  match.close()
})

test('what a person has sealed is not on the screen while a bot decides, for everybody sees it; alone one does see it', async () => {
  const match = mixed()
  const model = new BancaPresentation(match)
  await botsHaveAnswered(match)
  await match.submit({ type: 'exits', seats: [] } as Move, TABLE)
  await isAsked(match, 0)
  match.take()
  await match.submit(KEEP, 0)
  // The bot beside her has not decided, and the device is still hers.
  expect(viewOf(match).myPlan).toEqual({ level: 'keep', lottery: 'skip' })
  expect(model.sealed).toEqual({ myExit: null, myPlan: null })
  match.close()

  const alone = startLocal(banca, seatsOf('human', 'normal', 'normal', 'normal'), { options })
  const own = new BancaPresentation(alone)
  await vi.waitUntil(() => viewOf(alone).answered?.filter(Boolean).length === 3)
  await alone.submit({ type: 'exits', seats: [] } as Move, TABLE)
  await isAsked(alone, 0)
  await alone.submit(KEEP, 0)
  expect(own.sealed.myPlan).toEqual({ level: 'keep', lottery: 'skip' })
  alone.close()
})

test('the banker waits for bots that will answer, and not for one that plays at random', async () => {
  const match = startLocal(banca, seatsOf('human', 'normal', 'random', 'easy'), { options })
  const model = new BancaPresentation(match)
  expect(model.bots).toEqual([1, 2, 3])
  expect(model.botsThinking).toEqual([1, 3])
  await vi.waitUntil(() => model.botsThinking.length === 0)
  expect([1, 3].map((seat) => viewOf(match).answered?.[seat])).toEqual([true, true])
  match.close()
})
