import { refusalInWords } from '@ludoteca/kernel'
import { formsOf, playAloud } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../../src/box.ts'
import type { Config } from '../../src/config.ts'
import { HEADLINE_MAX } from '../../src/data/news.ts'
import type { Fact } from '../../src/facts.ts'
import { imperio } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import { es } from '../../src/text/es.ts'
import { headline } from '../../src/text/headlines.ts'
import { PROMPTS } from '../../src/text/labels.ts'
import { expectSentence, expectWords, names } from './sound.ts'

const tables: readonly (readonly [string, number, Partial<Config>])[] = [
  ['quick', 4, {}],
  ['quick and full', 12, { pressPersona: 'PP-02' }],
  ['standard', 8, { mode: 'STANDARD', pressPersona: 'PP-01', clocks: false }],
  ['standard with labels', 6, { mode: 'STANDARD', teamSet: 'REAL_LABEL', realLabelsAccepted: true }],
  ['long', 8, { mode: 'LONG', pressPersona: 'PP-03', uniqueTeams: true }],
  ['long and lonely', 4, { mode: 'LONG', pressPersona: 'PP-05' }],
]
/** Deals are called by their number. */
const DEAL = /D-\d\d-\d{3}/

test.each(tables)('a random match speaks plainly from beginning to end: %s', (seed, seats, options) => {
  playAloud(
    imperio,
    { seed, seats, options, every: 25, wild: WILD },
    {
      fact: expectFact,
      move: (seat, move) => expectSentence(es.move(seat, move, names)),
      question(question) {
        expect(Object.keys(PROMPTS)).toContain(question.prompt)
        expectSentence(es.prompt(question.prompt))
        for (const { type } of question.choices) {
          expectWords(es.choice(type))
          expect(es.choice(type)).not.toBe(type)
        }
        for (const { type, name, values } of formsOf(question)) {
          expect(es.param(type, name)).not.toBe(name)
          for (const value of values) expectWords(es.value(type, name, value, names).replace(DEAL, 'x'))
        }
      },
      refusal: (refusal) => expect(refusalInWords(es, box.locale, refusal)).not.toMatch(/undefined|Jugada rechazada/),
      ending: (reason) => expectSentence(es.ending(reason)),
    },
  )
})

test('[1.8] no real label is ever spoken, whatever the labels of the match are', () => {
  expect(es.value('profile', 'team', 'T-01', names)).toBe('Brecha')
  expect(es.move(0, { type: 'profile', team: 'T-05' }, names)).toContain('Hochi.')
})

function expectFact(fact: Fact): void {
  expectSentence(es.fact(fact, names))
  if (fact.type === 'pressTicker') for (const { text } of fact.headlines) expectHeadline(text)
  if (fact.type === 'eventResults') for (const { headlines } of fact.results) headlines.forEach(expectHeadline)
}

/** [7.1.4] */
function expectHeadline(text: string): void {
  const shown = headline(text, names)
  expectWords(shown)
  expect([...shown].length, shown).toBeLessThanOrEqual(HEADLINE_MAX)
}

/** Moves that are mostly refused, each for reasons of its own. */
const WILD: readonly Move[] = [
  { type: 'continue' },
  { type: 'profile', team: 'T-01' },
  { type: 'bid', propertyId: 'P-01', amount: 1, useFameToken: true },
  { type: 'bid', propertyId: null, amount: 3, useFameToken: false },
  { type: 'bid', propertyId: 'P-02', amount: 99, useFameToken: true },
  { type: 'action', action: 'BREAK_PACT' },
  { type: 'action', action: 'DEVELOP', propertyId: 'P-03', yape: true },
  { type: 'action', action: 'INSURE', propertyId: 'P-04', level: 'FULL' },
  { type: 'dealOffer', templateId: 'BANK_LOAN', toOwnerId: 'O-01', fields: {} },
  { type: 'dealOffer', templateId: 'ELECTION_PACT', toOwnerId: 'O-02', fields: { candidateId: 'C-01' } },
  { type: 'dealOffer', templateId: 'SWAP', toOwnerId: 'O-02', fields: {} },
  { type: 'dealResponse', dealId: 'D-01-001', response: 'ACCEPT' },
  { type: 'moodVote', optionId: 'M-01', watcher: 'w' },
  { type: 'electionVote', candidateId: 'C-01', contribution: 2, watcher: 'w' },
  { type: 'watcherRumor', targetOwnerId: 'O-01', watcher: 'w' },
  { type: 'awardVote', awardId: 'AW-FAV', ownerId: 'O-01', watcher: 'w' },
]
