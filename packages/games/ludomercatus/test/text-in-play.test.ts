import { refusalInWords } from '@ludoteca/kernel'
import { formsOf, playAloud } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { ludomercatus } from '../src/game.ts'
import { en } from '../src/text/en.ts'
import { PROMPTS } from '../src/text/labels.ts'
import { names } from './text/samples.ts'
import { expectSentence, expectWords } from './text/sound.ts'
import { WILD } from './text/wild.ts'

const tables: readonly (readonly [string, number, Partial<Config>])[] = [
  ['standard', 2, {}],
  ['long', 3, { roundLimit: 80 }],
  ['jackpot', 4, { freeParkingJackpot: true, doubleGo: true, roundLimit: 40 }],
  ['crowded', 8, { auctionOnly: true, tradeInDebt: false, timeLimitSec: 60 }],
  ['uneven', 3, { evenBuilding: false, noRentInJail: true, startCash: 5000, roundLimit: 60 }],
  ['quiet', 3, { noAuctions: true, roundLimit: 40 }],
]
/** A sentence; shared refusals name the parameter as the move does. */
const PLAIN_REFUSAL = /^(?!.*(?:undefined|null|NaN|\[object|E_)).+\.$/

test.each(tables)('a random match speaks plainly from beginning to end: %s', (seed, seats, options) => {
  playAloud(
    ludomercatus,
    { seed, seats, options, every: 40, wild: WILD, movesMax: 3000 },
    {
      fact: (fact) => expectSentence(en.fact(fact, names)),
      move: (seat, move) => expectSentence(en.move(seat, move, names)),
      question(question) {
        expect(Object.keys(PROMPTS)).toContain(question.prompt)
        for (const { type } of question.choices) expectWords(en.choice(type))
        for (const { type, name, values } of formsOf(question)) {
          expect(en.param(type, name)).not.toBe(name)
          for (const value of values) expectWords(en.value(type, name, value, names))
        }
      },
      refusal: (refusal) => expect(refusalInWords(en, 'en', refusal)).toMatch(PLAIN_REFUSAL),
      ending: (reason) => expectSentence(en.ending(reason)),
    },
  )
})
