import { refuse } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Cargo } from '../../src/action-facts.ts'
import { MATERIALS, type MaterialId } from '../../src/data/materials.ts'
import type { Fact } from '../../src/facts.ts'
import type { Goods } from '../../src/ledger.ts'
import type { Move } from '../../src/moves.ts'
import { de } from '../../src/text/de.ts'
import { COUNTED, materialFor } from '../../src/text/names/counted.ts'
import { MATERIAL_NAMES } from '../../src/text/names/materials.ts'
import { REASONS } from '../../src/text/refusals.ts'
import { EVENT_ROLLS, HOLDINGS } from './samples.ts'
import { expectSentence, expectWords, names } from './sound.ts'

const COUNTS = [0, 1, 2]
const goodsOf = (material: MaterialId): readonly Goods[] => COUNTS.map((count) => ({ material, count }))
const said = (fact: object): string => de.fact(fact as Fact, names)

const check = { kind: 'money', roll: 16, bonus: 3, extra: 0, total: 19, dc: 14, parts: [], tier: 'good' } as const
const NOTHING = { gold12: 0, influence: 0, labor: 0, information: 0, magicPower: 0, goods: [] }
const done = { seat: 0, check, paid: NOTHING, key: 'money.sell', bonus: false } as const

test('the ear for counts hears what is wrong', () => {
  for (const wrong of ['1 Rüstungen.', '2 Rüstung.', '1 Stufen.', '1 einfache Werkzeuge.', '12 Spezialwerkzeug.']) {
    expect(() => expectWords(`Das bringt ${wrong}`)).toThrow()
  }
  expect(() => expectWords('Nächste Runde: 1 Gold kommen zurück.')).toThrow()
  for (const right of ['1 Rüstung.', '2 Rüstungen.', '0 Stufen.', '21 Stufen.', '1 Edelstein (geschliffen).']) {
    expectWords(`Das bringt ${right}`)
  }
})

describe.each(MATERIALS)('[5.4, 6.8] $id, none, one and two of it', ({ id }) => {
  const goods = goodsOf(id)
  const items = goods.map(({ count }) => ({ good: id, count }))

  test('in every fact that names goods', () => {
    for (const one of goods) {
      const paid = { ...NOTHING, goods: [one] }
      for (const fact of [
        { type: 'sold', ...done, market: 'local', items, gold12: 12, market12: 0, cargo: null },
        { type: 'bought', ...done, market: 'local', items, delivered: true, lapsed: false },
        { type: 'materialsGained', ...done, target: 'domain-starter', goods: [one] },
        { type: 'troopsRecruited', ...done, paid, kind: 'bodyguard', levels: 1, lapsed: false },
        { type: 'pendingArrived', seat: 0, gold12: 12, labor: 1, magicPower: 1, goods: [one] },
        ...EVENT_ROLLS.map((event) => ({
          type: 'eventRolled',
          seat: 0,
          event,
          target: 'domain-2',
          defence: { roll: 3, bonus: 0, dc: 13, held: false },
          goods: [one],
          influence: one.count,
          levels: one.count,
        })),
        {
          type: 'converted',
          seat: 0,
          report: {
            workshops: [{ ref: 'workshop-2', used: [one], made: [one] }],
            alleys: [],
            facilities: [],
            stored: [one],
            sold: [{ ...one, gold12: 3 }],
            labor: 1,
            influence: 1,
            gold12: 12,
          },
        },
      ]) {
        expectSentence(said(fact))
      }
    }
  })

  test('in moves, lists and refusals', () => {
    for (const move of [
      { type: 'moneySell', items },
      { type: 'moneyBuy', items },
      { type: 'moneySellBuy', sell: items, buy: items },
    ] as Move[]) {
      expectSentence(de.move(0, move, names))
    }
    for (const item of items) expectWords(de.value('moneySell', 'items', [item], names))
    for (const need of COUNTS) {
      expectSentence(de.refusal(refuse('RESOURCES', { why: 'goods', material: id, need, have: 0 })))
      expectSentence(de.refusal(refuse('RESOURCES', { why: 'anyGoods', good: id, need, have: 0 })))
    }
    expectSentence(de.refusal(refuse('INPUT', { why: 'notInSixes', material: id, lot: 6 })))
    expectSentence(de.refusal(refuse('INPUT', { why: 'badOutput', input: id })))
  })
})

test('names that are plural have a singular, and those that are not stay as they are', () => {
  expect(materialFor('special.armor', 1)).toBe('Rüstung')
  expect(materialFor('special.armor', 2)).toBe('Rüstungen')
  expect(materialFor('special.armor', -1)).toBe('Rüstung')
  for (const { id } of MATERIALS) {
    const forms = COUNTED[id]
    if (forms === undefined) expect([0, 1, 2].map((n) => materialFor(id, n))).toEqual(Array(3).fill(MATERIAL_NAMES[id]))
    // Behind a number an adjective is small.
    else for (const form of forms) expect(form).not.toMatch(/^\p{Lu}\p{Ll}+(?:e|es|er) \p{L}/u)
  }
})

/** Whatever is counted in refusals. */
const COUNTED_PARAMS = ['cap', 'max', 'need', 'have', 'lot', 'perRound', 'slots'] as const
const PARAMS = {
  param: 'levels',
  need12: 12,
  have12: 0,
  tier: 'medium',
  round: 5,
  key: 'money.sell',
  material: 'special.armor',
  agriculture: false,
  input: 'raw.olives',
  phase: 'conversion',
  of: 'special.small.domain.agri.terraces',
  index: 0,
  facility: 'general.small.city.soupKitchens',
  good: 'any:special.armor|special.weaponsShields',
}

describe.each(COUNTS)('refusals that count %i', (count) => {
  const counted = Object.fromEntries(COUNTED_PARAMS.map((param) => [param, count]))
  test.each(Object.keys(REASONS))('%s', (why) => {
    expectSentence(de.refusal(refuse('RULE', { ...PARAMS, ...counted, seats: '0', why })))
  })
})

test('refusals agree with what they count', () => {
  const refusal = (why: string, params: object) => de.refusal(refuse('RULE', { why, ...params }))
  expect(refusal('officesFull', { max: 1 })).toBe('Mehr als 1 Amt dieser Größe steht dir nicht zu.')
  expect(refusal('officesFull', { max: 8 })).toBe('Mehr als 8 Ämter dieser Größe stehen dir nicht zu.')
  expect(refusal('noSlot', { slots: 1 })).toBe('Der einzige Platz hier ist belegt.')
  expect(refusal('noActions', { perRound: 1 })).toBe(
    'Deine Aktion ist verbraucht, mehr als eine hast du nicht je Runde.',
  )
  expect(refusal('information', { need: 2, have: 1 })).toBe('Dafür brauchst du 2 Informationen, du hast 1.')
  expect(refusal('lossMissing', { seats: '1' })).toMatch(/Es fehlt Sitz 2\.$/)
  expect(refusal('badPicks', { tier: 'starter', agriculture: false })).toBe(
    'Diese Erzeugnisse passen nicht: Hier ist es 1 Erzeugnis: 1 billiges, keines davon mit Verkaufsbonus.',
  )
})

describe('[5.4] cargo', () => {
  const sold = (gold12: number, kind: Cargo['kind'], lost: number) =>
    said({
      type: 'sold',
      ...done,
      market: 'trade-0-trade-1-1',
      items: [{ good: 'raw.grain', count: 18 }],
      gold12,
      market12: 0,
      cargo: { kind, roll: 4, defence: null, lost },
    })

  // [S106] Twelve gold, nine of which the pirates take: the fact carries what is left.
  test.each([
    [36, 'pirates', 9, 'Das bringt 12 Gold, 9 davon rauben Piraten, 3 bleiben.'],
    [12, 'pirates', 1, 'Das bringt 2 Gold, 1 davon rauben Piraten, 1 bleibt.'],
    [0, 'storm', 4, 'Das bringt 4 Gold, 4 davon verschlingt ein Sturm, nichts bleibt.'],
    [6, 'conflict', 2, 'Das bringt 2,5 Gold, 2 davon kostet der Konflikt mit den Nachbarn, 0,5 bleiben.'],
  ] as const)('%i twelfths are left after %s took %i', (gold12, kind, lost, end) => {
    expect(sold(gold12, kind, lost).endsWith(end)).toBe(true)
  })

  test('what was taken, lost and left adds up for every danger and count', () => {
    for (const kind of ['pirates', 'conflict', 'storm'] as const) {
      for (const lost of [1, 2, 9]) {
        for (const left of COUNTS) {
          const sentence = sold(12 * left, kind, lost)
          expectSentence(sentence)
          expect(sentence).toContain(`Das bringt ${lost + left} Gold, ${lost} davon `)
        }
      }
    }
  })
})

describe.each(EVENT_ROLLS)('[7.3] event %i', (event) => {
  test('does something to people and things in whole sentences, whatever its name', () => {
    for (const levels of [-2, -1, 0, 1, 2]) {
      const changes = [{ host: 'city-2', levels, loyalty: levels }]
      const sentence = said({ type: 'groupsChanged', seat: 0, changes, why: 'event', event })
      expectSentence(sentence)
      expect(sentence).toMatch(/^Das Ereignis „.+“ bewegt die Leute von Aurelia/)
    }
    for (const target of HOLDINGS) {
      const sentence = said({ type: 'damaged', seat: 0, target, facility: '', repairGold: 1, event })
      expectSentence(sentence)
      // What is hit is an object, so that its number does not matter.
      expect(sentence).toMatch(/^Das Ereignis „.+“ trifft Aurelia und beschädigt /)
    }
  })
})

test('what comes back from lending agrees with how much it is', () => {
  const lent = (payout: number, isLast = false) => said({ type: 'moneyLent', ...done, investments: 1, payout, isLast })
  expect(lent(1)).toContain('Nächste Runde kommt 1 Gold zurück')
  expect(lent(2)).toContain('Nächste Runde kommen 2 Gold zurück')
  expect(lent(0)).toContain('Das Geld ist verloren')
  expect(lent(1, true)).toContain('1 Gold steht noch aus; das zählt am Ende zu neun Zehnteln')
  expect(lent(2, true)).toContain('2 Gold stehen noch aus; das zählt am Ende zu neun Zehnteln')
  expect(lent(0, true)).toContain('Das Geld ist verloren')
})

test('after the last round nothing arrives that was bought [D-01, 6.10]', () => {
  const bought = (isLast: boolean, ...goods: string[]) => {
    const items = goods.map((good) => ({ good, count: 6 }))
    return said({ type: 'bought', ...done, market: 'local', items, delivered: true, lapsed: false, isLast })
  }
  expect(bought(false, 'raw.grain')).toContain('Die Ware kommt nächste Runde')
  expect(bought(true, 'raw.grain', 'labor')).toContain('Die Ware ist noch unterwegs und zählt am Ende zu neun Zehnteln')
  expect(bought(true, 'labor')).toContain('Arbeitskraft ist am Ende nichts mehr wert')
})

test('facilities with plural names stand in sentences of their own number', () => {
  const facility = 'general.small.city.soupKitchens'
  expect(said({ type: 'facilityRested', seat: 0, facility, id: 'x' })).toMatch(
    /^Die Einrichtung „Suppenküchen“ von Aurelia ruht diese Runde/,
  )
  expect(said({ type: 'facilityRested', seat: 0, facility: 'domain.agriculture', id: 'x' })).toMatch(
    /^Die Spezialisierung „Landwirtschaft“ von Aurelia ruht/,
  )
  expect(said({ type: 'facilityGave', seat: 0, facility, id: 'x', what: 'information', amount: 2 })).toBe(
    'Die Einrichtung „Suppenküchen“ bringt Aurelia 2 Informationen.',
  )
})
