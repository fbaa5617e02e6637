import { refuse } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { options } from '../src/config.ts'
import type { Fact } from '../src/facts.ts'
import type { Bundle, Move } from '../src/moves.ts'
import type { DebtReason, RentRule } from '../src/state.ts'
import { en } from '../src/text/en.ts'
import { PROMPTS } from '../src/text/labels.ts'
import { FACTS, MOVES, NOTHING, names } from './text/samples.ts'
import { expectSentence, expectWords } from './text/sound.ts'

/** The codes of the game's own refusals. */
const CODES = [
  'E_CASH',
  'E_OWNER',
  'E_MORTGAGED',
  'E_NOT_MORTGAGED',
  'E_BUILDINGS',
  'E_GROUP',
  'E_UNEVEN',
  'E_MIXED_ORDER',
  'E_SUPPLY',
  'E_BID_LOW',
  'E_TRADE',
  'E_LIQUIDATION',
  'E_REVISION',
  'E_LIMIT',
  'E_SOLVENT',
  'E_TOKEN',
  'E_OPTIONS',
]

const tell = (fact: Fact) => en.fact(fact, names)

describe('every key has words', () => {
  test.each(Object.values(FACTS))('fact $type [21]', (fact: Fact) => expectSentence(tell(fact)))

  test.each(Object.values(MOVES))('move $type [20]', (move: Move) => {
    expectSentence(en.move(0, move, names))
    expectWords(en.choice(move.type))
    for (const [name, value] of Object.entries(move)) {
      if (name === 'type') continue
      expect(en.param(move.type, name)).not.toBe(name)
      expectWords(en.value(move.type, name, value, names))
    }
  })

  test.each(Object.keys(options))('option %s [18]', (key) => {
    expectWords(en.option(key).label)
    expectSentence(en.option(key).help)
  })

  test.each(Object.keys(PROMPTS))('prompt %s [5.1]', (prompt) => expectSentence(en.prompt(prompt)))

  test.each(['lastSurvivor', 'roundLimit', 'timeLimit'])('ending %s [17]', (reason) =>
    expectSentence(en.ending(reason)),
  )

  test('no two facts, moves or refusals share their sentence', () => {
    const sentences = [
      ...Object.values(FACTS).map(tell),
      ...Object.values(MOVES).map((move) => en.move(0, move, names)),
      ...CODES.map((code) => en.refusal(refuse(code)) ?? code),
    ]
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

describe('facts say what happened and why', () => {
  const stories: readonly (readonly [Fact, string])[] = [
    [FACTS.rentPaid, 'Livia pays Brutus 28 dn rent on Forum Holitorium (full district, unbuilt: double).'],
    [FACTS.built, 'Livia builds 4 tabernae in Fora Venalia for 1,200 dn: now 2 · 1 · 1 tabernae.'],
    [FACTS.paid, 'Livia pays the pot a levy of 200 dn.'],
    [FACTS.cardDrawn, 'Livia draws from Fortuna: “Your mule blocked the street. Pay a fine of 15.”'],
    [FACTS.moved, 'Livia walks from Vicus Fullonum to Carcer, just visiting.'],
    [
      FACTS.tradeProposed,
      'Livia offers Brutus a trade: Portus Ostiensis and 120 dn for Forum Vinarium and the Fortuna pardon, lifting the mortgage on Forum Vinarium.',
    ],
    [
      FACTS.tradeAccepted,
      'Livia and Brutus strike a deal: Livia gives Portus Ostiensis and 120 dn, then lifts the mortgage on Forum Vinarium; Brutus gives Forum Vinarium and the Fortuna pardon, then lifts the mortgage on Portus Ostiensis.',
    ],
    [
      { ...FACTS.tradeAccepted, give: NOTHING, lift: [], responderLift: [] },
      'Livia and Brutus strike a deal: Brutus gives Forum Vinarium and the Fortuna pardon.',
    ],
    [FACTS.debtOpened, 'Livia owes Brutus, Claudia and Decimus 150 dn for the guild feast and must raise cash.'],
    [
      FACTS.bankrupt,
      'Decimus is bankrupt and leaves the market; Portus Ostiensis, Aqua Marcia and the Aerarium pardon pass to Brutus.',
    ],
    [
      { ...FACTS.bankrupt, creditors: [0, 1], spaces: [5], jailCards: [], resigned: true },
      'Decimus resigns and leaves the market; Portus Ostiensis passes to the bank.',
    ],
    [
      FACTS.gameOver,
      'The last round is played and the market closes. Ranking: 1. Brutus (3,350 dn), 2. Livia (3,150 dn), 3. Claudia (0 dn).',
    ],
    [FACTS.rentForgone, 'Livia pays no rent on Forum Holitorium: Brutus sits in Carcer.'],
    [FACTS.tokenTaken, 'The oil lamp now stands for Livia.'],
    [
      FACTS.gameStarted,
      '4 traders meet at Porta Mercatus with 1,500 dn each, and Claudia begins. House rules: Double stipend.',
    ],
    [
      {
        ...FACTS.gameStarted,
        options: { ...FACTS.gameStarted.options, startCash: 2000, noRentInJail: true, evenBuilding: false },
      },
      '4 traders meet at Porta Mercatus with 2,000 dn each, and Claudia begins. House rules: Double stipend, No rent while in Carcer and Uneven building.',
    ],
    [{ ...FACTS.placed, amount: 200 }, 'Livia puts up 1 taberna on Horti Luculliani for 200 dn.'],
    [FACTS.placed, 'Livia puts up 1 taberna on Horti Luculliani.'],
  ]
  test.each(stories)('%j', (fact, sentence) => expect(tell(fact)).toBe(sentence))

  const debts: readonly DebtReason[] = ['rent', 'tax', 'card', 'repairs', 'jailFine', 'collectEach', 'inheritance']
  test.each(debts)('a debt because of %s [15]', (reason) => {
    expectSentence(tell({ ...FACTS.debtOpened, reason, payees: [] }))
  })

  const rents: readonly (readonly [RentRule, string])[] = [
    ['base', 'base rent'],
    ['house1', '1 taberna'],
    ['house3', '3 tabernae'],
    ['hotel', 'emporium'],
    ['harbour4', 'all 4 harbours held'],
    ['harbourCard2', '2 harbours held, twice by the card'],
    ['work10', 'both public works: 10 times the throw'],
    ['workCard', '10 times the fresh throw, by the card'],
  ]
  test.each(rents)('rent by %s [9]', (rule, why) => expect(tell({ ...FACTS.rentPaid, rule })).toContain(`(${why})`))
})

describe('values are named, not numbered', () => {
  const value = (type: string, name: string, given: Parameters<typeof en.value>[2]) =>
    en.value(type, name, given, names)

  test.each([
    ['mortgage', 'space', 39, 'Via Sacra: receive 200 dn'],
    ['unmortgage', 'space', 12, 'Aqua Marcia: pay 83 dn'],
    ['place', 'space', 31, 'Horti Luculliani (emerald)'],
    ['proposeTrade', 'spaces', 5, 'Portus Ostiensis (200 dn)'],
    ['settleInherited', 'lift', 25, 'Portus Brundisinus: pay 110 dn instead of 10 dn'],
    ['build', 'group', 'amber', 'Fora Venalia (amber, 100 dn a building)'],
    ['build', 'levels', [5, 4, 4], 'emporium · 4 tabernae · 4 tabernae'],
    ['build', 'levels', [5, 1, 0], 'emporium · 1 taberna · nothing'],
    ['takeToken', 'token', 'wheat-sheaf', 'Sheaf of wheat'],
    ['build', 'levels', [5, 5], 'emporium · emporium'],
    ['sellBuildings', 'levels', [0, 0, 0], 'no buildings'],
    ['proposeTrade', 'to', 2, 'Claudia'],
    ['jailCard', 'deck', 'chest', 'Aerarium'],
    ['bid', 'amount', 1250, '1,250 dn'],
    ['claim', 'count', 3, '3'],
  ])('%s %s %j', (type, name, given, words) => expect(value(type, name, given)).toBe(words))

  test('an empty bundle is nothing, a full one is told in full [14.3]', () => {
    const full: Bundle = { cash: 50, spaces: [6, 8], jailCards: ['chance'] }
    expect(value('proposeTrade', 'give', { ...NOTHING })).toBe('nothing')
    expect(value('proposeTrade', 'get', { ...full })).toBe(
      'Vicus Piscatorius, Vicus Salinarum, the Fortuna pardon and 50 dn',
    )
  })
})

describe('refusals name the numbers involved [20]', () => {
  test.each([
    ['E_CASH', { cost: 1201, cash: 200 }, 'Not enough money: 1,201 dn needed, 200 dn available.'],
    ['E_BID_LOW', { min: 151 }, 'That bid is too low: it takes 151 dn or more.'],
    ['E_SUPPLY', { houses: 1 }, 'The bank has too few buildings left: 1 taberna.'],
    ['E_SUPPLY', { hotels: 0 }, 'The bank has too few buildings left: 0 emporia.'],
    ['E_GROUP', { group: 'amber' }, 'You must own every street of Fora Venalia for that.'],
    [
      'E_UNEVEN',
      { group: 'purple' },
      'Each order must change something, and the streets of Palatium may differ by one building at most.',
    ],
    [
      'E_UNEVEN',
      { space: 16 },
      'No building can go up on Forum Boarium now: streets of a full district are built evenly.',
    ],
    [
      'E_SOLVENT',
      { due: 600, raisable: 750 },
      'You can still pay the 600 dn due: selling and mortgaging brings your cash to 750 dn.',
    ],
    ['E_RANGE', { param: 'word' }, 'Type “resign” if you really want to resign.'],
    ['E_MORTGAGED', { space: 18 }, 'Forum Holitorium is mortgaged already.'],
    ['E_TRADE', { why: 'twice' }, 'Nothing can be given twice in the same offer.'],
  ])('%s %j', (code, params, sentence) => expect(en.refusal(refuse(code, params))).toBe(sentence))

  test.each(CODES)('%s is a sentence even when nothing is known', (code) => {
    const sentence = en.refusal(refuse(code))
    expect(sentence).toMatch(/^[A-Z“].*\.$/)
    expect(sentence).not.toMatch(/undefined|NaN|null/)
  })

  test('what every game shares is left to the kernel', () => {
    expect(en.refusal(refuse('E_PHASE', { move: 'roll' }))).toBeUndefined()
    expect(en.refusal(refuse('toString'))).toBeUndefined()
  })
})
