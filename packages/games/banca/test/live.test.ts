import { type Seat, TABLE } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Move } from '../src/moves.ts'
import { A, B, C, D, startMatch } from './kit.ts'

/** Lets every clock run out until the phase is over. */
function runOut(match: ReturnType<typeof startMatch>): readonly Move[] {
  const { phase } = match.view('spectator')
  const played: Move[] = []
  while (match.view('spectator').phase === phase) {
    const awaited = match.decisions.find((decision) => !decision.open)
    if (!awaited || awaited.open) throw new Error('nobody is awaited')
    expect(match.submit(awaited.seat, awaited.fallback, { by: 'clock' }).ok).toBe(true)
    played.push(awaited.fallback)
  }
  return played
}

test('whoever lets the clock run out stays, keeps, skips, passes and goes on [15]', () => {
  const match = startMatch({})
  const times = (move: Move) => [move, move, move, move]
  expect(runOut(match)).toEqual(times({ type: 'exitChoice', exit: false }))
  expect(runOut(match)).toEqual(times({ type: 'decide', level: 'keep', lottery: 'skip' }))
  expect(runOut(match)).toEqual(times({ type: 'pass' }))
  expect(runOut(match)).toEqual(times({ type: 'nextTurn' }))
  expect(match.view('spectator')).toMatchObject({ turn: 2, phase: 'EXIT' })
})

test.each([
  ['live with clocks', {}, [30_000, 45_000, 15_000, 20_000]],
  ['live without clocks', { clocks: false }, [null, null, null, null]],
])('thinking times, %s [15]', (_what, options, clocks) => {
  const match = startMatch(options)
  const seen = clocks.map(() => {
    const [decision] = match.decisionsFor(A)
    runOut(match)
    return decision?.clockMs
  })
  expect(seen).toEqual(clocks)
})

test('one device has no clocks and falls back to nobody leaving, no bids and the next turn [15]', () => {
  const match = startMatch({ mode: 'table' })
  expect(match.decisionsFor(TABLE)[0]).toMatchObject({ clockMs: null, fallback: { type: 'exits', seats: [] } })
  runOut(match)
  expect(match.decisionsFor(A)[0]).toMatchObject({ clockMs: null })
  runOut(match)
  expect(match.decisionsFor(TABLE)[0]).toMatchObject({ clockMs: null, fallback: { type: 'noBids' } })
  runOut(match)
  expect(match.decisionsFor(TABLE)[0]).toMatchObject({ clockMs: null, fallback: { type: 'nextTurn' } })
})

test('nobody but oneself sees a sealed choice [18]', () => {
  const match = startMatch({})
  match.submit(B, { type: 'exitChoice', exit: true })
  const eyes: (Seat | 'spectator')[] = [A, C, D, TABLE, 'spectator']
  expect(eyes.map((viewer) => match.view(viewer).myExit)).toEqual(eyes.map(() => null))
  expect(match.view(B).myExit).toBe(true)
  expect(match.view(A).answered).toEqual([false, true, false, false])
  match.submit(D, { type: 'exitChoice', exit: false })
  // Who has answered is public, whatever the answer.
  expect(match.view(A).answered).toEqual([false, true, false, true])
  for (const seat of [A, C]) match.submit(seat, { type: 'exitChoice', exit: false })
  match.submit(C, { type: 'decide', level: 'raise', lottery: 'join' })
  expect(match.view(A).myPlan).toBe(null)
  expect(match.view(C).myPlan).toEqual({ level: 'raise', lottery: 'join' })
})

test('the last sealed answer, and only that, makes the others known [6.2, 7.4]', () => {
  const match = startMatch({})
  const revealed: boolean[] = []
  for (const seat of [A, B, C, D]) {
    match.submit(seat, { type: 'exitChoice', exit: false })
    revealed.push(match.position.revealed)
  }
  for (const seat of [A, B, C, D]) {
    match.submit(seat, { type: 'decide', level: 'raise', lottery: 'skip' })
    revealed.push(match.position.revealed)
  }
  expect(revealed).toEqual([false, false, false, true, false, false, false, true])
})

test('the view tells prices, prizes and the auction [21.5]', () => {
  const match = startMatch({})
  runOut(match)
  runOut(match)
  match.submit(A, { type: 'bid', amount: 300 })
  expect(match.view(D)).toMatchObject({
    phase: 'AUCTION',
    lotteryFee: 100,
    lotteryRewardTenths: 1,
    auctionRewardTenths: 2,
    penalty: 100,
    auction: { speaker: B, high: 300, holder: A, minimum: 400, passed: [false, false, false, false] },
  })
  expect(match.decisionsFor(B)[0]?.choices[0]).toMatchObject({
    type: 'bid',
    params: { amount: { kind: 'int', min: 400, max: 9000, step: 100 } },
  })
})
