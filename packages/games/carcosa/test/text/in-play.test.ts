import { refusalInWords } from '@ludoteca/kernel'
import { formsOf, playAloud } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import type { Config } from '../../src/config.ts'
import { carcosa } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import { es } from '../../src/text/es.ts'
import { CHOICES, PROMPTS } from '../../src/text/labels.ts'
import { expectSentence, expectWords, names } from './sound.ts'

const tables: readonly (readonly [string, number, Partial<Config>])[] = [
  ['two souls', 2, {}],
  ['three souls', 3, { difficulty: 'EASY', taberna: 'peek' }],
  ['four souls', 4, { difficulty: 'HARD', reinaReveal: 'NO_MOVE' }],
  ['four souls and the King', 5, { kingMode: 'SEAT', ringActivation: true }],
  ['chosen souls', 3, { roleDraw: 'CHOOSE', roles: ['PSYCHIC', 'BRAWLER', 'HIGH_ROLLER'], freeActionsAtZero: false }],
  ['the same souls as ever', 4, { roleDraw: 'FIXED', taberna: 'recover', clocks: false }],
]

test.each(tables)('a random match speaks plainly from beginning to end: %s', (seed, seats, options) => {
  playAloud(
    carcosa,
    { seed, seats, options, every: 10, wild: WILD },
    {
      fact: (fact) => expectSentence(es.fact(fact, names)),
      move: (seat, move) => expectSentence(es.move(seat, move, names)),
      question(question) {
        expect(Object.keys(PROMPTS)).toContain(question.prompt)
        for (const { type } of question.choices) expect(Object.keys(CHOICES)).toContain(type)
        for (const { type, name, values } of formsOf(question)) {
          expect(es.param(type, name)).not.toBe(name)
          for (const value of values) expectWords(es.value(type, name, value, names))
        }
      },
      refusal: (refusal) => expect(refusalInWords(es, 'es', refusal)).not.toMatch(/undefined|Jugada rechazada/),
      ending: (reason) => expectSentence(es.ending(reason)),
    },
  )
})

/** Moves that are mostly refused, each for reasons of its own. */
const WILD: readonly Move[] = [
  { type: 'move', to: 'F3_P' },
  { type: 'search' },
  { type: 'meditate' },
  { type: 'useCompass', uid: 1 },
  { type: 'useBlunt', uid: 1, monster: 'ARANA' },
  { type: 'attachTale', uid: 1 },
  { type: 'takeCrown' },
  { type: 'discardSanidad' },
  { type: 'escape' },
  { type: 'healerHeal', status: 'SANIDAD' },
  { type: 'setProtect', on: true },
  { type: 'tradeOffer', to: 1 },
  { type: 'motemeyBuy' },
  { type: 'tabernaRecover' },
  { type: 'tabernaPeek', rooms: ['F1_R1', 'F1_R2'] },
  { type: 'armeriaDrop', uid: 1 },
  { type: 'armeriaTake', uid: 1 },
  { type: 'puertasTeleport', target: 0 },
  { type: 'camaraRitual' },
  { type: 'salonUse' },
  { type: 'monasterioUse' },
  { type: 'useRing' },
  { type: 'motemeyChoose', index: 1 },
  { type: 'kingPick', d4: 0, d6: 0 },
  { type: 'giveUp' },
]
