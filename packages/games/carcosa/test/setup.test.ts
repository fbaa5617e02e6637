import { configure, isRefusal, Position, SeededChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { ROOMS } from '../src/data/board.ts'
import {
  CARD_IDS,
  CARDS_PER_ROOM,
  type CardId,
  CROWN_UID,
  cardOf,
  kindOf,
  MOTEMEY_DECK_SIZE,
  PRINTED,
  ROOM_DECK_SIZE,
  supplyNumber,
  supplyUid,
} from '../src/data/cards.ts'
import { ROLE_OF } from '../src/data/roles.ts'
import { carcosa } from '../src/game.ts'

function configured(options: object, seats = 4): Config {
  const config = configure(carcosa as never, options, seats)
  if (isRefusal(config)) throw new Error(JSON.stringify(config))
  return config as Config
}
const start = (seed: string, seats = 4, options: object = {}) =>
  Position.setup(carcosa, configured(options, seats), seats, new SeededChance(seed)).state
const refused = (options: object, seats: number) => {
  const config = configure(carcosa as never, options, seats)
  return isRefusal(config) ? config : undefined
}

const counted = (cards: readonly CardId[]) => {
  const counts: Partial<Record<CardId, number>> = {}
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}
const isTale = (card: CardId) => kindOf(card) === 'TALE'

describe('decks [3.2, 3.3]', () => {
  const s = start('decks')
  const rooms = s.boxes.flatMap(({ cards }) => cards.map(cardOf))
  const motemey = s.motemey.cards.map(cardOf)

  test('108 room cards, nine in each room', () => {
    expect(rooms).toHaveLength(ROOM_DECK_SIZE)
    expect(s.boxes.every(({ cards }) => cards.length === CARDS_PER_ROOM)).toBe(true)
    expect(s.boxes).toHaveLength(ROOMS.length)
    expect(counted(rooms.filter((card) => !isTale(card)))).toEqual({
      FURIA_AMARILLO: 2,
      HAY_CADAVER: 5,
      ESPEJO_AMARILLO: 5,
      COMIDA_SERVIDA: 5,
      DIVAN_AMARILLO: 6,
      CAMBIA_CARAS: 5,
      GOLPE_AMARILLO: 5,
      ASCENSOR: 6,
      TRAMPILLA: 5,
      EVENTO_MOTEMEY: 4,
      ENVENENADO: 2,
      SANIDAD: 2,
      MALDITO: 5,
      PARANOIA: 5,
      COMPASS: 8,
      VIAL: 8,
      BLUNT: 8,
      TUE_TUE: 3,
      REINA_HELADA: 1,
      DUENDE: 1,
      VIEJO_DEL_SACO: 1,
      ARANA: 1,
      BOOK_CHAMBERS: 1,
      KEY: 5,
      TREASURE_RING: 1,
      RING: 1,
      'OMEN:ARANA': 1,
      'OMEN:DUENDE': 1,
      'OMEN:REINA_HELADA': 1,
      'OMEN:TUE_TUE': 1,
    })
  })

  test('14 cards in Motemey, with the tale that was left over [D-08]', () => {
    expect(motemey).toHaveLength(MOTEMEY_DECK_SIZE)
    expect(counted(motemey.filter((card) => !isTale(card)))).toEqual({
      COMPASS: 3,
      VIAL: 3,
      BLUNT: 2,
      TREASURE_RING: 1,
      TREASURE_STAIRS: 1,
      TREASURE_SCROLL: 1,
      TREASURE_PENDANT: 1,
      KEY: 1,
    })
    expect(motemey.filter(isTale)).toHaveLength(1)
    expect(new Set([...rooms, ...motemey].filter(isTale)).size).toBe(4)
  })

  test('no crown in any deck, and one in all', () => {
    expect([...rooms, ...motemey]).not.toContain('CROWN')
    expect(PRINTED.filter((card) => card === 'CROWN')).toHaveLength(1)
    expect(cardOf(CROWN_UID)).toBe('CROWN')
    expect(CARD_IDS.every((card) => kindOf(card) !== undefined)).toBe(true)
  })

  test('tokens of the supply say what they are', () => {
    for (const card of ['COMPASS', 'VIAL', 'BLUNT', 'KEY'] as const) {
      expect([cardOf(supplyUid(7, card)), supplyNumber(supplyUid(7, card))]).toEqual([card, 7])
    }
  })
})

describe('souls [4]', () => {
  test('start where the table says, with printed sanity and their objects', () => {
    const nodes = (seats: number) => start('nodes', seats).players.map(({ node }) => node)
    expect(nodes(4)).toEqual(['F1_P', 'F2_P', 'F2_P', 'F3_P'])
    expect(nodes(3)).toEqual(['F1_P', 'F2_P', 'F1_P'])
    expect(nodes(2)).toEqual(['F1_P', 'F2_P'])
    for (const p of start('souls').players) {
      const { sanityMax, starts } = ROLE_OF[p.role]
      expect([p.sanity, p.sanityMax, p.items.map(cardOf), p.keys]).toEqual([sanityMax, sanityMax, starts, []])
    }
  })

  test('roles differ; two souls always have the Apostador [D-05]', () => {
    const others = new Set<string>()
    for (let seed = 0; seed < 150; seed++) {
      const four = start(`roles ${seed}`).players.map(({ role }) => role)
      expect(new Set(four).size).toBe(4)
      const two = start(`roles ${seed}`, 2).players.map(({ role }) => role)
      expect(two.filter((role) => role === 'HIGH_ROLLER')).toHaveLength(1)
      others.add(two.join())
    }
    expect(others.size).toBe(10)
  })

  test('roles may be fixed or chosen', () => {
    const roles = (options: object, seats = 4) => start('x', seats, options).players.map(({ role }) => role)
    expect(roles({ roleDraw: 'FIXED' })).toEqual(['SCOUT', 'HIGH_ROLLER', 'TANK', 'BRAWLER'])
    expect(roles({ roleDraw: 'CHOOSE', roles: ['TANK', 'HEALER'] }, 2)).toEqual(['TANK', 'HEALER'])
    expect(refused({ roleDraw: 'CHOOSE', roles: ['TANK'] }, 2)?.code).toBe('E_ROLES')
    expect(refused({ roles: ['TANK', 'HEALER'] }, 2)?.code).toBe('E_ROLES')
    expect(refused({ roleDraw: 'CHOOSE', roles: ['TANK', 'TANK'] }, 2)?.code).toBe('E_CONFIG')
  })

  test('round 1: P1 begins, everybody has two actions, the King waits on floor 1', () => {
    const s = start('first')
    expect(s).toMatchObject({ round: 1, phase: 'PLAYER', starter: 0, active: 0, king: { floor: 1, vanish: 0 } })
    expect(s.players.map(({ actionsLeft }) => actionsLeft)).toEqual([2, 2, 2, 2])
    expect(s.players.every(({ role, shield }) => shield === (role === 'TANK' ? 1 : 0))).toBe(true)
    expect(s.crown).toEqual({ holder: null, target: 0 })
  })
})

describe('options [14.1]', () => {
  test('defaults, and how difficulty changes them [D-51]', () => {
    expect(configured({})).toMatchObject({
      baseActions: 2,
      houseLoss: 1,
      presenceTable: [1, 2, 3, 4],
      keysToWin: 4,
      maxRounds: 60,
      freeActionsAtZero: true,
      taberna: 'both',
      tradeEnabled: true,
      kingMode: 'DICE',
    })
    expect(configured({ difficulty: 'EASY' })).toMatchObject({ presenceTable: [1, 1, 2, 3], freeActionsAtZero: true })
    expect(configured({ difficulty: 'HARD' })).toMatchObject({ presenceTable: [1, 2, 3, 4], tradeEnabled: false })
    expect(configured({ difficulty: 'HARD', tradeEnabled: true }).tradeEnabled).toBe(true)
  })

  test('two to four souls, and one seat more for the King [D-03, 5.6]', () => {
    expect(refused({}, 5)?.code).toBe('E_CONFIG')
    expect(refused({ kingMode: 'SEAT' }, 2)?.code).toBe('E_CONFIG')
    expect(start('king', 5, { kingMode: 'SEAT' }).players).toHaveLength(4)
    expect(refused({}, 1)?.code).toBe('E_CONFIG')
  })
})
