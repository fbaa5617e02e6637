import { type Move as AnyMove, type Bot, PositionAsk, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { easy } from '../src/bots/easy.ts'
import { normal } from '../src/bots/normal.ts'
import { box } from '../src/box.ts'
import type { Config } from '../src/config.ts'
import type { BancaMatch } from '../src/history.ts'
import type { Move } from '../src/moves.ts'
import type { View } from '../src/view.ts'
import { A, B, startMatch } from './kit.ts'

type BancaBot = Bot<View, Move>

/** Plays a match out; whoever does not answer falls back. */
function playOut(players: readonly BancaBot[], options: Partial<Config>, seed: string) {
  const match = startMatch(options, seed, players.length)
  const luck = players.map((_, seat) => new SeededChance(`${seed} ${seat}`))
  while (!match.outcome()) {
    const awaited = match.decisions.find((decision) => !decision.open)
    if (!awaited || awaited.open) throw new Error('stuck')
    const { seat, fallback } = awaited
    const bot = players[seat]
    const move: AnyMove | undefined = bot?.(new PositionAsk(match.position, seat, luck[seat] as SeededChance))
    const answer = match.submit(seat, move ?? fallback)
    expect(answer, JSON.stringify(move)).toMatchObject({ ok: true })
  }
  return match
}

const OPTIONS: readonly Partial<Config>[] = [
  {},
  { mode: 'table', maxTurns: 6 },
  { initialMoney: 1_000, soloRule: 'stop', maxTurns: 20 },
  { levelCost: 0, levelRefund: 0, lotteryBaseFee: 0, bidStep: 300, bonusTenths: 0, maxTurns: 15 },
  { bankContribution: 0, penaltyBase: 0, penaltyIncrement: 0, maxTurns: 10 },
]

test.each(OPTIONS)('bots make only moves that are permitted, options %j [23]', (options) => {
  for (let i = 0; i < 3; i++) playOut([normal, easy, normal, easy, normal], options, `legal ${i}`)
})

test('the same seed gives the same match [23]', () => {
  const link = () => {
    const match = playOut([normal, easy, normal, easy], {}, 'again')
    return match.linkAt(match.seq)
  }
  expect(link()).toBe(link())
})

test('normal ranks before easy [23]', () => {
  const ranks = { normal: 0, easy: 0 }
  for (let i = 0; i < 20; i++) {
    const seated = [0, 1, 2, 3].map((seat) => ((seat + i) % 2 === 0 ? 'normal' : 'easy') as keyof typeof ranks)
    const outcome = playOut(
      seated.map((name) => box.bots[name]),
      {},
      `strength ${i}`,
    ).outcome()
    for (const [seat, name] of seated.entries()) ranks[name] += outcome?.ranks[seat] ?? 0
  }
  expect(ranks.normal).toBeLessThan(ranks.easy)
})

test('a winner who cannot be caught leaves the duel [23]', () => {
  const match = startMatch({})
  const { state } = match.position
  for (const [seat, player] of state.players.entries()) {
    player.active = seat === A || seat === B
    player.balance = seat === A ? 30_000 : 2_000
  }
  const ask = new PositionAsk(match.position, A, new SeededChance('duel'))
  expect(normal(ask)).toEqual({ type: 'exitChoice', exit: true })
  expect(normal(new PositionAsk(match.position, B, new SeededChance('duel')))).toMatchObject({ exit: false })
})

/** What a bot in this position does as seat A. */
function answerOf(match: BancaMatch): Move | undefined {
  return normal(new PositionAsk(match.position, A, new SeededChance('answer')))
}

/** The last of the turns, A alone at the lower end, everybody about to bid. */
function lastAuction(): BancaMatch {
  const match = startMatch({})
  const { state } = match.position
  state.turn = 40
  for (const player of state.players) player.multiplierTenths = 31
  Object.assign(state.players[A] as object, { multiplierTenths: 30 })
  state.agenda = [
    { step: 'bids', bidding: { speaker: A, high: 0, holder: null, passed: [false, false, false, false] } },
  ]
  return match
}

test('in the last turn nobody pays for more than the one penalty that is left [23]', () => {
  const match = lastAuction()
  expect(answerOf(match)).toMatchObject({ type: 'bid' })
  const [frame] = match.position.state.agenda
  // The penalty is 2,050; shares of a bank of 4,000 and what comes back of the bid add little.
  if (frame?.step === 'bids') Object.assign(frame.bidding, { high: 3_000, holder: B })
  expect(answerOf(match)).toEqual({ type: 'pass' })
})

test.each([
  [250, 'lower'],
  [0, 'keep'],
] as const)('a level that is worth little is sold for a refund of %i: %s [23]', (levelRefund, level) => {
  const match = startMatch({ levelRefund, levelCost: 5_000 })
  const { state } = match.position
  state.turn = 40
  for (const player of state.players) player.multiplierTenths = 30
  Object.assign(state.players[A] as object, { level: 3, multiplierTenths: 40 })
  state.agenda = [{ step: 'decisions', sealed: [null, null, null, null] }]
  expect(answerOf(match)).toMatchObject({ type: 'decide', level })
})

test('a wide gap to the limit is closed in larger steps [23]', () => {
  const match = startMatch({})
  const { state } = match.position
  state.agenda = [{ step: 'bids', bidding: { speaker: A, high: 400, holder: B, passed: [false, false, false, false] } }]
  expect(answerOf(match)).toEqual({ type: 'bid', amount: 700 })
})
