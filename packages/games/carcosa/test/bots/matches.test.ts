import {
  type Bot,
  configure,
  drawFields,
  isRefusal,
  type PlainDecision,
  Position,
  PositionAsk,
  SeededChance,
} from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { easy, fearful, normal, reckless } from '../../src/bots/index.ts'
import type { Config } from '../../src/config.ts'
import type { Fact } from '../../src/facts.ts'
import { carcosa } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import type { State } from '../../src/state.ts'
import type { View } from '../../src/view.ts'

/** Plays a match to its end; every move is one that is offered. */
function playOut(bot: Bot<View, Move>, seats: number, seed: string, options: object = {}): State {
  const config = configure(carcosa as never, options, seats)
  if (isRefusal(config)) throw new Error(config.code)
  const chance = new SeededChance(seed)
  const play = Position.setup<Config, State, Move, View, Fact>(carcosa, config as Config, seats, chance)
  const luck = new SeededChance('souls')
  for (let decision = play.decisions[0]; decision; decision = play.decisions[0]) {
    const { seat } = decision
    // Whoever runs the table does what is awaited.
    const usual = decision.open ? undefined : decision.fallback
    const move = seat < 0 ? usual : (bot(new PositionAsk(play, seat, luck)) ?? usual)
    if (!move) throw new Error(`no answer to ${decision.prompt}`)
    const refusal = play.refusalOf(seat, move)
    if (refusal) throw new Error(`${refusal.code}: ${JSON.stringify(move)}`)
    play.apply(seat, move)
  }
  return play.state
}

test.each([
  ['easy', easy, 2, {}],
  ['easy', easy, 4, { difficulty: 'HARD' }],
  ['easy', easy, 5, { kingMode: 'SEAT' }],
  ['fearful', fearful, 4, {}],
  ['reckless', reckless, 4, {}],
  ['normal', normal, 2, {}],
  ['normal', normal, 3, { difficulty: 'EASY', reinaReveal: 'NO_MOVE', ringActivation: true }],
  ['normal', normal, 4, { freeActionsAtZero: false, taberna: 'peek', maxTradeOffersPerTurn: 0 }],
  ['normal', normal, 5, { kingMode: 'SEAT' }],
] as const)('%s souls play to the end by what they are offered', (name, bot, seats, options) => {
  expect(playOut(bot, seats, `${name} ${seats}`, options).ending).not.toBeNull()
})

/** Any move that is offered. */
const random: Bot<View, Move> = (ask) => {
  const { choices } = ask.decisions[0] as PlainDecision<Move>
  for (let tries = 0; tries < 12; tries++) {
    const { type, params } = ask.chance.pick('random', choices)
    const move = { type, ...drawFields(params, ask.chance) } as unknown as Move
    if (!ask.refusalOf(move)) return move
  }
  return undefined
}

test('normal souls leave the house more often than easy ones, and those more often than at random [13.5]', () => {
  const wins = (bot: Bot<View, Move>, matches: number) =>
    Array.from({ length: matches }, (_, i) => playOut(bot, 4, `order ${i}`)).filter(({ ending }) => ending === 'WIN')
      .length
  expect(wins(random, 12)).toBe(0)
  const byEasy = wins(easy, 60)
  expect(byEasy).toBeGreaterThan(5)
  expect(wins(normal, 60)).toBeGreaterThan(byEasy + 12)
})
