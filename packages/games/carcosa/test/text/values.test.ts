import { describe, expect, test } from 'vitest'
import { type CardId, PRINTED } from '../../src/data/cards.ts'
import type { Move } from '../../src/moves.ts'
import { PSYCHIC_ORDERS } from '../../src/moves.ts'
import { es } from '../../src/text/es.ts'
import { sumFromZero } from '../../src/text/grammar.ts'
import { CHOICES } from '../../src/text/labels.ts'
import { expectSentence, expectWords, names } from './sound.ts'

const uidOf = (card: CardId) => PRINTED.indexOf(card)
const flags = [true, false]

/** Every move with all that it may say. */
const MOVES: readonly Move[] = [
  { type: 'move', to: 'F2_P' },
  { type: 'move', to: 'F1_R3' },
  { type: 'search' },
  { type: 'meditate' },
  { type: 'useCompass', uid: uidOf('COMPASS') },
  { type: 'useVial', uid: uidOf('VIAL') },
  { type: 'useBlunt', uid: uidOf('BLUNT'), monster: 'DUENDE' },
  { type: 'useStairs', uid: uidOf('TREASURE_STAIRS') },
  { type: 'attachTale', uid: uidOf('TALE_SIGN') },
  { type: 'takeCrown' },
  { type: 'discardSanidad' },
  { type: 'escape' },
  { type: 'healerHeal', status: 'SANIDAD' },
  { type: 'healerHeal', status: 'ILUMINADO' },
  ...flags.map((on) => ({ type: 'setProtect', on }) as const),
  { type: 'tradeOffer', to: 1, give: uidOf('KEY'), take: uidOf('TREASURE_RING') },
  { type: 'tradeOffer', to: 1, give: uidOf('TALE_MASK') },
  { type: 'tradeOffer', to: 1, take: uidOf('TREASURE_PENDANT') },
  { type: 'motemeyBuy' },
  { type: 'motemeySell', uid: uidOf('TREASURE_SCROLL') },
  { type: 'tabernaRecover' },
  { type: 'tabernaPeek', rooms: ['F1_R1', 'F3_R4'] },
  { type: 'armeriaDrop', uid: uidOf('KEY') },
  { type: 'armeriaTake', uid: uidOf('KEY') },
  { type: 'puertasTeleport', target: 2 },
  { type: 'camaraRitual' },
  { type: 'salonUse' },
  { type: 'monasterioUse' },
  { type: 'useRing' },
  { type: 'endTurn' },
  { type: 'sacrifice', mode: 'SANITY_MAX' },
  { type: 'sacrifice', mode: 'OBJECT_SLOT', discard: uidOf('VIAL') },
  { type: 'acceptMinus5' },
  { type: 'overflowDiscard', uid: uidOf('BLUNT') },
  { type: 'motemeyChoose', index: 0 },
  { type: 'motemeyChoose', index: 1 },
  { type: 'eventBuy' },
  { type: 'eventSell', uid: uidOf('VIAL') },
  { type: 'eventDecline' },
  { type: 'hallwayPeek', room: 'F2_R2' },
  { type: 'hallwaySkip' },
  ...PSYCHIC_ORDERS.map((order) => ({ type: 'psychicLook', order }) as const),
  ...flags.map((use) => ({ type: 'doubleRoll', use }) as const),
  ...flags.map((use) => ({ type: 'bluntReaction', use }) as const),
  { type: 'kingDiscard', uid: uidOf('COMPASS') },
  ...flags.map((accept) => ({ type: 'camaraAnswer', accept }) as const),
  ...flags.map((accept) => ({ type: 'tradeAnswer', accept }) as const),
  { type: 'kingPick', d4: 0, d6: 1 },
  { type: 'kingEndRound' },
  { type: 'giveUp' },
]

describe('moves', () => {
  test.each(MOVES)('%j', (move) => {
    expectSentence(es.move(0, move, names))
    for (const [name, value] of Object.entries(move)) {
      if (name === 'type') continue
      expectWords(es.param(move.type, name))
      expect(es.param(move.type, name)).not.toBe(name)
      expectWords(es.value(move.type, name, value, names))
    }
  })

  test('there is a sample of every move', () => {
    expect([...new Set(MOVES.map(({ type }) => type))].toSorted()).toEqual(Object.keys(CHOICES).toSorted())
  })
})

test('cards, souls and places are called by their names', () => {
  expect(es.value('useVial', 'uid', uidOf('VIAL'), names)).toBe('Vial')
  expect(es.value('tradeOffer', 'to', 1, names)).toBe('Óscar')
  expect(es.param('tradeOffer', 'to')).toBe('Con quién')
  expect(es.value('move', 'to', 'F2_P', names)).toBe('Piso 2, pasillo')
  expect(es.value('tabernaPeek', 'rooms', ['F1_R1', 'F3_R4'], names)).toBe('Piso 1, habitación 1; Piso 3, habitación 4')
  expect(es.value('kingPick', 'd4', 1, names)).toBe('El segundo dado')
})

test('a key that nobody knows speaks for itself', () => {
  expect(es.prompt('toString')).toBe('toString')
  expect(es.option('toString').label).toBe('toString')
  expect(es.ending('nothing')).toBe('nothing')
})

test.each([
  [{ type: 'move', to: 'F2_P' }, 'Inés va al pasillo del piso 2.'],
  [{ type: 'useBlunt', uid: 0, monster: 'ARANA' }, 'Inés golpea a la Araña.'],
  [
    { type: 'tradeOffer', to: 1, give: uidOf('KEY'), take: uidOf('TALE_MASK') },
    'Inés le propone a Óscar dar una llave y recibir el cuento «La Máscara».',
  ],
] as const)('%j is told as %s', (move, sentence) => expect(es.move(0, move, names)).toBe(sentence))

test.each([
  [
    { type: 'rolled', seat: 2, die: 2, total: 3, why: 'EVENT', event: 'HAY_CADAVER' },
    '«Hay un cadáver»: Yolanda saca un 2 y el total es 3.',
  ],
  [
    { type: 'rolled', seat: 2, die: 1, total: 0, why: 'EVENT', event: 'HAY_CADAVER' },
    '«Hay un cadáver»: Yolanda saca un 1 y el total es 0, el mínimo.',
  ],
  [
    { type: 'rolledTwice', seat: 2, die: 1, total: 0 },
    'Yolanda apuesta y suma un segundo dado: 1. El total es 0, el mínimo.',
  ],
  [
    { type: 'escapeTried', seat: 0, die: 4, total: 2, free: false },
    'Inés intenta soltarse: 4 − 2 = 2. No lo logra y su turno se acaba.',
  ],
  [
    { type: 'destroyed', seat: 1, cards: ['KEY', 'VIAL', 'KEY'], keys: 2, why: 'MINUS5' },
    'Óscar abre las manos. Se pierde para siempre: 2 llaves y un Vial.',
  ],
  [{ type: 'ritualDone', seat: 1, partner: 0 }, 'Óscar e Inés cierran la puerta de la Cámara Letal.'],
  [
    { type: 'sanityLost', seat: 3, amount: 2, sanity: -1, kind: 'DAMAGE', source: 'PRESENCE' },
    'Hilario pierde 2 por la presencia del Rey: cordura −1.',
  ],
] as const)('%j is told as %s', (fact, sentence) => expect(es.fact(fact, names)).toBe(sentence))

test('a total that is cut at 0 says so instead of adding up wrongly [3.5]', () => {
  expect([1, 2, 3].map((die) => sumFromZero(die, -2))).toEqual(['1 − 2, mínimo 0', '2 − 2 = 0', '3 − 2 = 1'])
  expect([sumFromZero(4, 0), sumFromZero(4, 3)]).toEqual(['4 + 0 = 4', '4 + 3 = 7'])
})
