import { CARD_IDS } from '../../src/data/cards.ts'
import { EVENTS } from '../../src/data/events.ts'
import { ITEMS } from '../../src/data/items.ts'
import { ENDINGS, KING_EFFECTS } from '../../src/data/king.ts'
import { FIGURES, OMENS } from '../../src/data/monsters.ts'
import { SPECIAL_ROOMS_POOL } from '../../src/data/special-rooms.ts'
import { STATUSES } from '../../src/data/statuses.ts'
import type { DestroyReason, DiscardReason, Fact, GainSource } from '../../src/facts.ts'
import type { HealReason, MoveKind } from '../../src/frames.ts'
import { PSYCHIC_ORDERS } from '../../src/moves.ts'
import { LOSS_SOURCES } from '../../src/state.ts'

/** Every member of a union: one that is missing or too much does not compile. */
const all = <T extends string>(members: Record<T, true>): T[] => Object.keys(members) as T[]

const MOVE_KINDS = all<MoveKind>({
  MOVE: true,
  COMPASS: true,
  PUERTAS: true,
  ASCENSOR: true,
  TRAMPILLA: true,
  CAMBIA_CARAS: true,
  COMIDA: true,
  KING_STAIRS: true,
  KING_ATTRACT: true,
  CARRIED: true,
})
const HEAL_REASONS = all<HealReason>({
  MEDITATE: true,
  VIAL: true,
  SANIDAD: true,
  COMIDA: true,
  DIVAN: true,
  TABERNA: true,
  SALE: true,
  MONASTERIO: true,
  HEALER: true,
})
const GAINS = all<GainSource>({
  DECK: true,
  MOTEMEY: true,
  SUPPLY: true,
  ARMERIA: true,
  LOOT: true,
  TRADE: true,
  RITUAL: true,
})
const DISCARDS = all<DiscardReason>({
  USED: true,
  SOLD: true,
  OVERFLOW: true,
  NO_SLOTS: true,
  SACRIFICE: true,
  KING: true,
  OMEN: true,
  REACTION: true,
})
const DESTRUCTIONS = all<DestroyReason>({ MINUS5: true, LOOT: true, ARMERIA: true, CROWN: true, RITUAL: true })
const SET_REASONS = ['ESPEJO', 'OMEN', 'RING', 'MAXIMUM'] as const
const STATUS_ENDS = ['TIME', 'CLEARED', 'ESCAPED', 'FREED'] as const

const seat = 0
const partner = 1
const flags = [true, false]

const SAMPLES: Readonly<Record<Fact['type'], readonly object[]>> = {
  gameStarted: [null, 4].map((kingSeat) => ({
    roles: ['HEALER', 'TANK'],
    nodes: ['F1_P', 'F2_P'],
    stairs: ['F1_R1', 'F2_R2', 'F3_R3'],
    specials: ['F1_R1', 'F2_R2', 'F3_R3'],
    kingSeat,
  })),
  roundStarted: [{ round: 3, starter: 1, actions: [2, 1, 0, 3] }],
  turnStarted: [{ seat }],
  turnSkipped: [{ seat }],
  turnEnded: [{ seat }],
  gameEnded: ENDINGS.flatMap((ending) => [null, ...LOSS_SOURCES].map((source) => ({ ending, round: 12, source }))),
  moved: MOVE_KINDS.flatMap((how) => ['F2_P', 'F3_R4'].map((to) => ({ seat, from: 'F2_R1', to, how }))),
  actionsCut: [0, 1, 2].map((left) => ({ seat, left })),
  nextTurnLost: [{ seat }],
  movementBlocked: [{ seat }],
  statusGained: STATUSES.flatMap(({ id }) => [1, 3].map((left) => ({ seat, status: id, left }))),
  statusEnded: STATUSES.flatMap(({ id }) => STATUS_ENDS.map((why) => ({ seat, status: id, why }))),
  sanidadDiscarded: [{ seat }],
  escapeTried: flags.map((free) => ({ seat, die: 4, total: free ? 4 : 1, free })),
  protectSet: flags.map((on) => ({ seat, on })),
  healerGave: ['SANIDAD', 'ILUMINADO'].map((status) => ({ seat, status })),
  ringUsed: [{ seat }],
  tradeOffered: [
    { seat, to: partner, give: 'KEY', take: 'TALE_MASK' },
    { seat, to: partner, give: 'VIAL', take: null },
    { seat, to: partner, give: null, take: 'TREASURE_STAIRS' },
    { seat, to: partner, give: null, take: null },
  ],
  tradeAnswered: flags.map((accepted) => ({ seat, by: partner, accepted })),
  rolled: [
    ...EVENTS.map(({ id }) => ({ seat, die: 2, total: 0, why: 'EVENT', event: id })),
    ...['STAIRS', 'MONASTERIO', 'CAMARA'].map((why) => ({ seat, die: 2, total: 2, why })),
  ],
  rolledTwice: [{ seat, die: 5, total: 9 }],
  searched: [{ seat, room: 'F1_R2' }],
  cardRevealed: CARD_IDS.map((card) => ({ seat, room: 'F1_R2', card })),
  eventIgnored: EVENTS.map(({ id }) => ({ seat, event: id })),
  cardReturned: CARD_IDS.map((card) => ({ room: 'F1_R2', card })),
  itemGained: GAINS.flatMap((from) => ITEMS.map(({ id }) => ({ seat, card: id, uid: 7, from }))),
  keyLeft: ['DECK', 'MOTEMEY'].map((from) => ({ seat, from })),
  itemUsed: ITEMS.map(({ id }) => ({ seat, card: id })),
  itemDiscarded: DISCARDS.flatMap((why) => ITEMS.map(({ id }) => ({ seat, card: id, why }))),
  destroyed: DESTRUCTIONS.flatMap((why) => [
    { seat, cards: ['KEY', 'KEY', 'VIAL', 'TALE_SIGN'], keys: 2, why },
    { seat: null, cards: ['KEY'], keys: 1, why },
    { seat: null, cards: ['COMPASS'], keys: 0, why },
    { seat, cards: [], keys: 0, why },
  ]),
  stairsPlaced: [0, 1, 2].map((charges) => ({ seat, node: 'F1_P', charges })),
  peeked: [
    { seat, rooms: ['F1_R1'], by: 'HALLWAY' },
    { seat, rooms: ['F1_R1', 'F3_R4'], by: 'TABERNA' },
  ],
  psychicLooked: [{ seat, room: 'F2_R1' }],
  cardsSeen: [
    { seat, cards: CARD_IDS.map((card, at) => ({ room: 'F2_R1', at, card })) },
    { seat, cards: [{ room: 'F2_R1', at: 0, card: null }] },
    { seat, cards: [] },
  ],
  motemeyOffered: [['KEY', 'VIAL'], ['KEY']].map((cards) => ({ seat, cards })),
  psychicArranged: PSYCHIC_ORDERS.map((order) => ({ seat, order })),
  healed: HEAL_REASONS.flatMap((why) => [0, 2].map((amount) => ({ seat, amount, sanity: -1, why }))),
  sanityLost: LOSS_SOURCES.flatMap((source) => {
    return ['DAMAGE', 'COST'].map((kind) => ({ seat, amount: 2, sanity: -3, kind, source }))
  }),
  guarded: LOSS_SOURCES.map((source) => ({ seat, other: partner, source })),
  shielded: LOSS_SOURCES.map((source) => ({ seat, amount: 1, source })),
  sanitySet: SET_REASONS.map((why) => ({ seat, sanity: 0, why })),
  maximumLowered: [{ seat, sanityMax: -2, why: 'POISON' }],
  sacrificed: ['OBJECT_SLOT', 'SANITY_MAX'].map((mode) => ({ seat, mode, sanity: 0 })),
  fellToMinus5: LOSS_SOURCES.flatMap((source) => flags.map((again) => ({ seat, source, again }))),
  specialRevealed: SPECIAL_ROOMS_POOL.map((special) => ({ node: 'F1_R2', special, seat })),
  specialDestroyed: [null, ...SPECIAL_ROOMS_POOL].map((special) => ({ node: 'F1_R2', special })),
  roomUsed: SPECIAL_ROOMS_POOL.map((special) => ({ seat, special })),
  motemeyBought: ITEMS.map(({ id }) => ({ seat, card: id })),
  motemeySold: ITEMS.map(({ id }) => ({ seat, card: id })),
  motemeyDeclined: [{ seat }],
  armeriaStored: ITEMS.map(({ id }) => ({ seat, card: id })),
  ritualAsked: [{ seat, partner }],
  ritualRefused: [{ seat, partner }],
  ritualDone: [{ seat, partner }],
  salonProtected: [1, 3].map((uses) => ({ seat, uses })),
  monsterAppeared: FIGURES.map(({ id }) => ({ monster: id, node: 'F1_R2', seat })),
  monsterAlreadyHere: FIGURES.map(({ id }) => ({ monster: id })),
  monsterMoved: FIGURES.flatMap(({ id }) => {
    return ['WALK', 'JUMP'].map((how) => ({ monster: id, from: 'F1_R2', to: 'F1_P', how }))
  }),
  monsterStunned: FIGURES.flatMap(({ id }) => [1, 2].map((stun) => ({ monster: id, stun }))),
  monsterIdle: FIGURES.flatMap(({ id }) => [0, 1, 2].map((stun) => ({ monster: id, stun }))),
  monsterRemoved: FIGURES.map(({ id }) => ({ monster: id })),
  bluntUsed: FIGURES.flatMap(({ id }) => flags.map((reaction) => ({ seat, monster: id, reaction }))),
  reactionDeclined: FIGURES.map(({ id }) => ({ seat, monster: id })),
  stolen: [
    { seat, cards: ['KEY', 'KEY', 'VIAL'] },
    { seat, cards: ['TALE_DRAGON'] },
    { seat, cards: [] },
  ],
  kidnapped: [{ seat }],
  tueTueSang: [1, 2, 3, 4].map((count) => ({ seat, count })),
  omenRead: OMENS.flatMap((omen) => flags.map((low) => ({ seat, omen, die: 3, total: low ? -1 : 3, low }))),
  kingStep: Array.from({ length: 12 }, (_, i) => ({ step: i + 1 })),
  kingAbsent: [0, 1, 2].map((left) => ({ left })),
  kingVanished: [1, 3].map((blocks) => ({ blocks })),
  kingRolled: flags.map((rerolled) => ({ d4: 2, floor: 3, rerolled })),
  kingOffered: [{ d4: [1, 3], d6: [2, 6] }],
  kingArrived: [
    { from: 1, to: 2, loss: 0 },
    { from: 2, to: 2, loss: 4 },
  ],
  kingEffect: KING_EFFECTS.map((effect, i) => ({ d6: i + 1, effect, floor: 2 })),
  kingDoubled: [{}],
  kingCalled: [{ floor: 2, seat }],
  crownTaken: [{ seat, target: 4 }],
  falseKingChecked: flags.map((success) => ({ seat, die: 3, total: success ? 6 : 1, target: 4, success })),
  taleAttached: [1, 2].map((nth) => ({ seat, card: 'TALE_MASK', nth })),
  stairsMoved: [{ stairs: ['F1_R1', 'F2_R4', 'F3_R2'] }],
  boxesRotated: ['GLOBAL', 'INTERNAL'].map((rotation) => ({ rotation })),
}

/** At least one of every kind of fact, with every word that may stand in it. */
export const FACTS = Object.entries(SAMPLES).map(
  ([type, samples]) => [type, samples.map((sample) => ({ type, ...sample }) as unknown as Fact)] as const,
)
