import {
  configure,
  type Domain,
  describe as describeDecision,
  drawAny,
  isRefusal,
  type Json,
  Position,
  refusalInWords,
  SeededChance,
} from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import type { Fact } from '../src/facts.ts'
import { ludomercatus } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import type { State } from '../src/state.ts'
import { en } from '../src/text/en.ts'
import { PROMPTS } from '../src/text/labels.ts'
import type { View } from '../src/view.ts'
import { names } from './text/samples.ts'
import { expectSentence, expectWords } from './text/sound.ts'
import { WILD } from './text/wild.ts'

type Play = Position<Config, State, Move, View, Fact>

const MOVES_MAX = 3000
const EVERY = 40

const tables: readonly (readonly [string, number, Partial<Config>])[] = [
  ['standard', 2, {}],
  ['long', 3, { roundLimit: 80 }],
  ['jackpot', 4, { freeParkingJackpot: true, doubleGo: true, roundLimit: 40 }],
  ['crowded', 8, { auctionOnly: true, tradeInDebt: false, timeLimitSec: 60 }],
  ['quiet', 3, { noAuctions: true, roundLimit: 40 }],
]

test.each(tables)('a random match speaks plainly from beginning to end: %s', (seed, seats, options) => {
  const config = configure(ludomercatus, options, seats)
  if (isRefusal(config)) throw new Error(config.code)
  const play: Play = Position.setup(ludomercatus, config, seats, new SeededChance(seed))
  const luck = new SeededChance(`${seed} players`)
  expectStory(play)
  for (let moves = 0; moves < MOVES_MAX && !ludomercatus.outcome(play.state); moves++) {
    if (moves % EVERY === 0) expectQuestions(play, seats)
    const drawn = drawAny(play.state, play.decisions, luck)
    if (drawn === undefined) throw new Error('nobody can move')
    expectSentence(en.move(drawn.seat, drawn.move, names))
    play.apply(drawn.seat, drawn.move)
    expectStory(play)
  }
  const outcome = ludomercatus.outcome(play.state)
  if (outcome) expectSentence(en.ending(outcome.reason))
})

function expectStory(play: Play): void {
  for (const { fact } of play.told) expectSentence(en.fact(fact, names))
}

/** Prompts, choices, parameters and values of every open decision, and what is said against wild moves. */
function expectQuestions(play: Play, seats: number): void {
  for (const decision of play.decisions) {
    expect(Object.keys(PROMPTS)).toContain(decision.prompt)
    for (const { type, params } of describeDecision(play.state, decision).choices) {
      expectWords(en.choice(type))
      for (const [name, domain] of Object.entries(params)) expectForm(type, name, domain)
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    for (const move of WILD) {
      const refusal = play.refusalOf(seat, move)
      if (refusal) expect(refusalInWords(en, 'en', refusal)).toMatch(PLAIN_REFUSAL)
    }
  }
}

/** A sentence; shared refusals name the parameter as the move does. */
const PLAIN_REFUSAL = /^(?!.*(?:undefined|null|NaN|\[object|E_)).+\.$/

function expectForm(type: string, name: string, domain: Domain): void {
  expect(en.param(type, name)).not.toBe(name)
  for (const value of valuesOf(domain)) expectWords(en.value(type, name, value, names))
  if (domain.kind === 'record') {
    for (const [field, inner] of Object.entries(domain.fields)) expectForm(type, field, inner)
  }
}

function valuesOf(domain: Domain): readonly Json[] {
  switch (domain.kind) {
    case 'one':
    case 'some':
      return domain.of
    case 'int':
      return [domain.min, domain.max]
    default:
      return []
  }
}
