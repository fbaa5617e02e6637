import { CROWD, configure, drawAny, Position, SeededChance, TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { box } from '../../src/box.ts'
import type { Config } from '../../src/config.ts'
import { eventCard } from '../../src/data/cards/deck.ts'
import { PERSONAS } from '../../src/data/personas.ts'
import type { Phase } from '../../src/frames.ts'
import type { Move } from '../../src/moves.ts'
import { fire } from '../../src/rules/achievements/trigger.ts'
import { newsItem } from '../../src/rules/news.ts'
import { render } from '../../src/rules/press/render.ts'
import { rankLines } from '../../src/rules/ranking.ts'
import { wealthOfAll } from '../../src/rules/wealth.ts'
import { imperioTutorial } from '../../src/tutorial/game.ts'
import { PERSONA, partOf, sceneOf } from '../../src/tutorial/script.ts'
import { O1, O2, O3, offerOf, Table, tableAt } from '../kit.ts'

function beginner(seed = 'a beginner'): Table {
  const config = configure(imperioTutorial as never, {}, 3) as Config
  return new Table(Position.setup(imperioTutorial, config, 3, new SeededChance(seed)))
}

/** Whoever is not told otherwise does what the script suggests, until this phase. */
function lesson(round: number, phase: Phase, firstBid = 4): Table {
  const table = beginner()
  if (firstBid !== 4) table.until('BID', 1).bid(O1, 'P-11', firstBid)
  return table.until(phase, round)
}

const cash = ({ s }: Table) => s.owners.map((owner) => owner.cash)
const fame = ({ s }: Table) => s.owners.map((owner) => owner.fame)
/** What was left between BID and INCOME: nobody is asked anything there. */
const cashAfterBids = (table: Table) =>
  table
    .last('incomeResults')
    .owners.map(({ cashAfter, lines }) => lines.reduce((sum, { amount }) => sum - amount, cashAfter))
const rents = (table: Table) =>
  table.last('incomeResults').owners.map(({ lines }) => lines.map(({ line, amount }) => `${line} ${amount}`))
const winnerOf = (table: Table, lot: string) =>
  table.last('bidResults').lots.find(({ propertyId }) => propertyId === lot)?.winnerId

describe('TS-99: the suggested path, phase by phase', () => {
  test('round 1', () => {
    const table = beginner()
    expect([table.s.phase, table.s.round, table.s.personaId]).toEqual(['REVEAL', 1, 'PP-02'])
    expect(table.s.owners.map(({ team }) => team).slice(1)).toEqual(['T-15', 'T-13'])
    expect(table.s.market.row).toEqual(['P-11', 'P-12', 'P-10', 'P-09', 'P-04'])
    expect(table.s.signals).toEqual(['S-05', 'S-03'])
    expect(cash(table)).toEqual([9, 9, 9])
    table.goOn().bid(O2, 'P-11', 2).bid(O3, 'P-12', 3).bid(O1, 'P-11', 4)
    expect([winnerOf(table, 'P-11'), winnerOf(table, 'P-12')]).toEqual(['O-01', 'O-03'])
    expect(cashAfterBids(table)).toEqual([5, 9, 6])
    expect(rents(table)).toEqual([['RENT 3'], [], ['RENT 3']])
    expect([table.s.phase, cash(table)]).toEqual(['INCOME', [8, 9, 9]])
    table.goOn().act(O1, 'INSURE', { propertyId: 'P-11', level: 'BASIC' }).act(O2, 'PR').act(O3, 'PASS')
    expect([table.s.phase, cash(table), fame(table)]).toEqual(['MOOD', [7, 9, 9], [0, 1, 0]])
    expect(table.s.moodOptions).toEqual(['M-01', 'M-02'])
    for (const seat of [O1, O2, O3]) table.do(seat, { type: 'moodVote', optionId: 'M-01' })
    expect(table.last('moodResult')).toMatchObject({ votes: { 'M-01': 3, 'M-02': 0 }, winnerId: 'M-01' })
    expect(table.s.phase).toBe('DEALS')
    table.goOn()
    expect(table.s.eventResults).toMatchObject([
      { cardId: 'E-003', targetOwnerId: 'O-03', targetPropertyId: 'P-12', effectsApplied: { cashDelta: -1 } },
    ])
    expect([table.s.phase, cash(table)]).toEqual(['EVENTS', [7, 9, 8]])
    table.goOn()
    expect(table.s.headlines.map(({ text }) => text)).toEqual([
      '¡ASU! {O-03} compra pintura por tercera vez',
      'La calle habló: ¡Todos buscan depa!',
    ])
  })

  test('round 2, and the end', () => {
    const table = lesson(2, 'REVEAL')
    expect(table.s.market.row).toEqual(['P-10', 'P-09', 'P-04', 'P-08', 'P-06'])
    expect([table.s.signals, table.s.mood, table.s.moodOptions]).toEqual([['S-01', 'S-04'], 'M-01', []])
    table.goOn().bid(O2, 'P-06', 4).bid(O3, null).bid(O1, 'P-10', 4)
    expect(cashAfterBids(table)).toEqual([3, 5, 8])
    expect(rents(table)).toEqual([['RENT 4', 'RENT 3'], ['RENT 3'], ['RENT 3']])
    expect(cash(table)).toEqual([10, 8, 11])
    table.goOn().act(O1, 'DEVELOP', { propertyId: 'P-11' }).act(O2, 'PASS').act(O3, 'PASS')
    // Nobody votes on a mood for a round that never comes.
    expect([table.s.phase, cash(table)]).toEqual(['DEALS', [7, 8, 11]])
    table.goOn()
    expect(table.s.eventResults).toMatchObject([
      {
        cardId: 'E-048',
        targetOwnerId: 'O-01',
        targetPropertyId: 'P-11',
        effectsApplied: { cashDelta: 0 },
        mitigationsApplied: { insuranceUsed: 'BASIC' },
      },
    ])
    expect([table.s.phase, cash(table)]).toEqual(['EVENTS', [7, 8, 11]])
    table.goOn()
    expect(table.s.headlines.map(({ text }) => text)).toEqual(['¡Tenía seguro! {O-01} zafó al toque'])
    table.goOn()
    expect([table.s.phase, wealthOfAll(table.s), table.s.ranking]).toEqual(['END', [18, 15, 15], [O1, O2, O3]])
  })
})

describe('whatever the learner may do', () => {
  test.each([3, 4, 5])('a first bid of %i wins the Depa Los Olivos', (amount) => {
    const table = lesson(1, 'INCOME', amount)
    expect(winnerOf(table, 'P-11')).toBe('O-01')
    expect(cash(table)[O1]).toBe(9 - amount + 3)
  })

  test('a vote against the others changes nothing', () => {
    const table = lesson(1, 'MOOD').do(O1, { type: 'moodVote', optionId: 'M-02' }).until('DEALS', 1)
    expect(table.last('moodResult')).toMatchObject({ votes: { 'M-01': 2, 'M-02': 1 }, winnerId: 'M-01' })
  })

  test('whoever buys and builds nothing in round 2 is still insured', () => {
    const table = lesson(2, 'BID').bid(O1, null).until('ACTION', 2).act(O1, 'PASS').until('EVENTS', 2)
    expect(cash(table)[O1]).toBe(7 + 3)
    expect(table.s.eventResults[0]?.mitigationsApplied).toEqual({ insuranceUsed: 'BASIC' })
  })

  test('in random play both forced outcomes hold, and nothing but the first badge is won', () => {
    for (let i = 0; i < 60; i++) {
      const table = beginner(`seed ${i}`)
      const dice = new SeededChance(`beginner ${i}`)
      while (table.s.phase !== 'END') {
        const drawn = drawAny(table.s, table.position.decisions, dice)
        if (drawn) table.do(drawn.seat, drawn.move)
      }
      const owner = (round: number, lot: string) =>
        table.told.filter((fact) => fact.type === 'bidResults')[round - 1]?.lots.find((one) => one.propertyId === lot)
      expect(owner(1, 'P-11')?.winnerId).toBe('O-01')
      const blows = table.told.flatMap((fact) => (fact.type === 'eventResults' ? fact.results : []))
      expect(
        blows.map(({ cardId, targetOwnerId, effectsApplied }) => [cardId, targetOwnerId, effectsApplied.cashDelta]),
      ).toEqual([
        ['E-003', 'O-03', -1],
        ['E-048', 'O-01', 0],
      ])
      expect(blows[1]?.mitigationsApplied.insuranceUsed).toMatch(/BASIC|FULL/)
      expect(table.s.owners.map(({ achievements }) => achievements)).toEqual([['A-TUT-01'], [], []])
      expect(rankLines(table.s).map(({ ladderPoints }) => ladderPoints)).toEqual([0, 0, 0])
    }
  })
})

describe('what the rules refuse', () => {
  const bid = (propertyId: string | null, amount: number, useFameToken = false): Move => ({
    type: 'bid',
    propertyId,
    amount,
    useFameToken,
  })
  const act = (action: 'PASS' | 'PR' | 'DEVELOP' | 'BREAK_PACT', more: object = {}): Move => ({
    type: 'action',
    action,
    ...more,
  })

  test.each([
    ['BAD_PROPERTY', 1, 'BID', O1, bid('P-12', 3)],
    ['BAD_PROPERTY', 1, 'BID', O1, bid(null, 0)],
    ['BAD_AMOUNT', 1, 'BID', O1, bid('P-11', 2)],
    ['BAD_AMOUNT', 1, 'BID', O1, bid('P-11', 6)],
    ['BAD_PHASE', 1, 'ACTION', O1, act('PASS')],
    ['BAD_PHASE', 1, 'ACTION', O1, act('DEVELOP', { propertyId: 'P-11' })],
    ['BAD_PHASE', 1, 'ACTION', O1, { type: 'action', action: 'INSURE', propertyId: 'P-11', level: 'FULL' }],
    ['DEAL_TEMPLATE', 1, 'ACTION', O1, offerOf('BANK_LOAN', 'BANK')],
    ['BAD_MESSAGE', 1, 'MOOD', O1, { type: 'moodVote', optionId: 'M-03' }],
    ['BAD_MESSAGE', 1, 'MOOD', O1, { type: 'moodVote', optionId: null }],
    [
      'DEAL_TEMPLATE',
      2,
      'ACTION',
      O1,
      offerOf('CASH_FOR_PROPERTY', O2, { side: 'SELL', propertyId: 'P-11', price: 4 }),
    ],
    ['NO_PACT', 2, 'ACTION', O1, act('BREAK_PACT')],
    ['NO_CASH', 2, 'BID', O1, bid('P-10', 8)],
    ['BID_TOO_LOW', 2, 'BID', O1, bid('P-10', 1)],
    // The others keep to the script, whoever plays them.
    ['BAD_PHASE', 1, 'BID', O2, bid('P-11', 9)],
    ['BAD_PHASE', 1, 'BID', O3, bid(null, 0)],
    ['BAD_PHASE', 2, 'BID', O3, bid('P-10', 8)],
    ['BAD_PHASE', 1, 'ACTION', O2, act('PASS')],
    ['BAD_PHASE', 1, 'MOOD', O3, { type: 'moodVote', optionId: 'M-02' }],
    ['E_SEAT', 1, 'ACTION', TABLE, { type: 'continue' }],
    ['E_SEAT', 1, 'MOOD', TABLE, { type: 'continue' }],
    ['E_SEAT', 1, 'REVEAL', CROWD, { type: 'watch', present: true, watcher: 'w' }],
    ['E_SEAT', 1, 'MOOD', CROWD, { type: 'moodVote', optionId: 'M-02', watcher: 'w' }],
    ['E_SEAT', 2, 'REVEAL', CROWD, { type: 'takeSeat', ownerId: 'O-02', watcher: 'w' }],
  ] as const)('%s in round %i, %s, seat %i: %o', (code, round, phase, seat, move) => {
    const table = lesson(round, phase)
    const before = JSON.stringify(table.s)
    expect(table.try(seat, move as Move)).toBe(code)
    expect(JSON.stringify(table.s)).toBe(before)
  })

  test('the others may do their part and nothing else', () => {
    for (const [round, phase, step] of [
      [1, 'BID', 'bid'],
      [1, 'ACTION', 'action'],
      [1, 'MOOD', 'moodVote'],
      [2, 'BID', 'bid'],
      [2, 'ACTION', 'action'],
    ] as const) {
      const { s, position } = lesson(round, phase)
      for (const seat of [O2, O3]) {
        const fallbacks = position.decisions.flatMap((one) => (one.seat === seat && !one.open ? [one.fallback] : []))
        expect(fallbacks).toEqual([partOf(s, seat)[step]])
      }
    }
  })
})

describe('luck', () => {
  test('seeds change nothing that is seen', () => {
    const [one, other] = [beginner('one').until('END', 2), beginner('other').until('END', 2)]
    const seen = ({ s }: Table) => [cash({ s } as Table), s.headlines, s.ranking, s.properties]
    expect(seen(one)).toEqual(seen(other))
    expect(one.s.matchSeed).not.toBe(other.s.matchSeed)
  })

  test('the press writes nothing that its persona would not have written', () => {
    const { prefix_es = '' } = PERSONAS.find(({ id }) => id === PERSONA) ?? {}
    const [first, second] = [sceneOf({ round: 1 }), sceneOf({ round: 2 })]
    const card = eventCard(first.blow.cardId).headlines_es.map((text) => prefix_es + text.replace('{OWNER}', '{O-03}'))
    expect(card).toContain(first.headlines[0]?.text)
    expect(first.headlines[1]).toEqual(render(PERSONA, newsItem('MOOD_RESULT', { cardId: 'M-01' }), '', 0))
    expect(second.headlines[0]).toEqual(render(PERSONA, newsItem('INSURED_SAVE', { owner: O1 }), '', 0))
  })
})

describe('Primer Casero [A-TUT-01]', () => {
  test('is told to the learner alone, once, when all is over', () => {
    const { told, s } = lesson(2, 'END')
    const badges = told.filter((fact) => fact.type === 'achievementUnlock')
    expect(badges).toEqual([
      { type: 'achievementUnlock', ownerId: 'O-01', achievementId: 'A-TUT-01', first: true, trophy: true },
    ])
    expect(told.at(-1)).toEqual(badges[0])
    const players = ['Ana', 'Tía Nelly', 'Don Pancho'].map(
      (name, i) => ({ name, kind: i === 0 ? 'human' : 'bot' }) as const,
    )
    const view = imperioTutorial.view(s, O1)
    const pictures = box.share?.pictures({ view, players, facts: told, outcome: imperioTutorial.outcome(s) }) ?? []
    expect(pictures.map(({ name }) => name)).toEqual(['portada-O-01', 'story-O-01', 'trophy-O-01-A-TUT-01'])
  })

  test('no other match brings it', () => {
    const { s } = tableAt('BID')
    fire(s, 'TUTORIAL_COMPLETED')
    expect(s.unlocked).toEqual([])
  })
})
