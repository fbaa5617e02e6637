import { describe, expect, test } from 'vitest'
import { ROOMS } from '../../src/data/board.ts'
import { type CardId, cardOf } from '../../src/data/cards.ts'
import type { ItemId } from '../../src/data/items.ts'
import { FREE_SPECIAL_ROOMS, PAID_SPECIAL_ROOMS, type SpecialId } from '../../src/data/special-rooms.ts'
import { carcosa } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, give, P1, P2, P3, P4, play, sane, special, stack, Table, take } from '../kit.ts'

/** Lays cards into Motemey, the top first. */
function shop(s: State, ...cards: CardId[]): void {
  s.motemey.cards = cards.map((card) => take(s, card))
  s.motemey.known = cards.map(() => 0)
}
const inShop = (s: State) => s.motemey.cards.map(cardOf)

/** P1 alone in a revealed special room, one below the maximum. */
function inRoom(kind: SpecialId, change: (s: State) => void = () => {}): Table {
  return base4((s) => {
    special(s, 'F1_R2', kind)
    at(s, P1, 'F1_R2')
    sane(s, 3)
    change(s)
  })
}

describe('T14 free rooms spend no action, paid ones do', () => {
  const uid = (table: Table) => soulAt(table.s, P1).items[0] as number
  const free: [string, SpecialId, (table: Table) => Move][] = [
    ['recover', 'TABERNA', () => ({ type: 'tabernaRecover' })],
    ['look', 'TABERNA', () => ({ type: 'tabernaPeek', rooms: ['F1_R1', 'F3_R4'] })],
    ['buy', 'MOTEMEY', () => ({ type: 'motemeyBuy' })],
    ['sell', 'MOTEMEY', (table) => ({ type: 'motemeySell', uid: uid(table) })],
    ['drop', 'ARMERIA', (table) => ({ type: 'armeriaDrop', uid: uid(table) })],
    ['take', 'ARMERIA', (table) => ({ type: 'armeriaTake', uid: table.s.specials[0]?.armory[0] as number })],
  ]
  test.each(free)('FREE %s in %s', (name, kind, moveOf) => {
    const table = inRoom(kind, (s) => {
      shop(s, 'VIAL')
      if (name === 'take') special(s, 'F1_R2', kind, { armory: [take(s, 'VIAL')] })
      else give(s, P1, 'VIAL')
    })
    table.do(P1, moveOf(table))
    if (name === 'buy') table.do(P1, { type: 'motemeyChoose', index: 0 })
    expect(table.actions[P1]).toBe(2)
    expect(table.s.specials[0]?.activations).toBe(1)
    expect(FREE_SPECIAL_ROOMS).toContain(kind)
  })

  const paid: [SpecialId, Move][] = [
    ['PUERTAS_AMARILLO', { type: 'puertasTeleport', target: P2 }],
    ['SALON_BELLEZA', { type: 'salonUse' }],
    ['MONASTERIO_LOCURA', { type: 'monasterioUse' }],
    ['CAMARA_LETAL', { type: 'camaraRitual' }],
  ]
  test.each(paid)('PAID %s', (kind, move) => {
    const table = inRoom(kind, (s) => at(s, P3, kind === 'CAMARA_LETAL' ? 'F1_R2' : 'F1_R3'))
    table.roll(...(kind === 'MONASTERIO_LOCURA' ? [2] : [])).do(P1, move)
    if (kind === 'CAMARA_LETAL') table.roll(3).do(P3, { type: 'camaraAnswer', accept: true })
    expect([table.actions[P1], table.actions[P3]]).toEqual([1, kind === 'CAMARA_LETAL' ? 1 : 2])
    expect(table.s.specials[0]?.activations).toBe(1)
    expect(PAID_SPECIAL_ROOMS).toContain(kind)
  })

  test('nothing works face down, destroyed, or from another room', () => {
    const offers = (table: Table) => table.offers(P1).filter((type) => type.startsWith('taberna'))
    expect(offers(inRoom('TABERNA'))).toEqual(['tabernaPeek', 'tabernaRecover'])
    expect(offers(inRoom('TABERNA', (s) => special(s, 'F1_R2', 'TABERNA', { revealed: false })))).toEqual([])
    expect(offers(inRoom('TABERNA', (s) => special(s, 'F1_R2', 'TABERNA', { destroyed: true })))).toEqual([])
    expect(offers(inRoom('TABERNA', (s) => at(s, P1, 'F1_R1')))).toEqual([])
  })

  test('whoever enters with the last action may still use a free room, unless the turn is locked [ruling]', () => {
    const enter = (freeActionsAtZero: boolean) =>
      base4(
        (s) => {
          special(s, 'F1_R2', 'TABERNA')
          sane(s, 2)
          soulAt(s, P1).actionsLeft = 1
        },
        { freeActionsAtZero },
      ).move(P1, 'F1_R2')
    expect(enter(true).offers(P1)).toEqual(['endTurn', 'tabernaPeek', 'tabernaRecover'])
    expect(enter(false).offers(P1)).toEqual(['endTurn'])
    const locked = base4((s) => {
      special(s, 'F1_R2', 'TABERNA')
      sane(s, -3)
      stack(s, 'F1_R2', 'ASCENSOR')
    })
      .roll(1)
      .move(P1, 'F1_R2')
    expect(locked.offers(P1)).toEqual(['endTurn'])
  })
})

const FULL: readonly CardId[] = [
  'VIAL',
  'KEY',
  'BLUNT',
  'COMPASS',
  'COMPASS',
  'COMPASS',
  'VIAL',
  'VIAL',
  'BLUNT',
  'TREASURE_RING',
  'TREASURE_STAIRS',
  'TREASURE_SCROLL',
  'TREASURE_PENDANT',
  'TALE_MASK',
]
const inMotemey = (...cards: CardId[]) =>
  base4((s) => {
    special(s, 'F1_R2', 'MOTEMEY')
    at(s, P1, 'F1_R2')
    shop(s, ...cards)
  })

test('test_motemey_buy_offers_two_and_choose: T15', () => {
  const table = inMotemey(...FULL).do(P1, { type: 'motemeyBuy' })
  expect(table.soul(P1).sanity).toBe(2)
  expect(table.s.motemey.cards).toHaveLength(12)
  expect(table.facts('motemeyOffered')).toEqual([{ type: 'motemeyOffered', seat: P1, cards: ['VIAL', 'KEY'] }])
  expect(table.position.told.find(({ fact }) => fact.type === 'motemeyOffered')?.to).toEqual([P1])
  table.do(P1, { type: 'motemeyChoose', index: 1 })
  expect(table.soul(P1).keys).toHaveLength(1)
  expect([inShop(table.s)[0], inShop(table.s).at(-1), table.actions[P1]]).toEqual(['BLUNT', 'VIAL', 2])
})

test('test_motemey_buy_with_one_card_offers_one: T16', () => {
  const table = inMotemey('COMPASS').do(P1, { type: 'motemeyBuy' })
  expect(table.try(P1, { type: 'motemeyChoose', index: 1 })).toBe('E_RANGE')
  table.do(P1, { type: 'motemeyChoose', index: 0 })
  expect([table.items(P1), table.s.motemey.cards]).toEqual([['COMPASS'], []])
})

test('test_motemey_rejected_goes_to_bottom_no_growth: T17', () => {
  const table = inMotemey(...FULL)
    .do(P1, { type: 'motemeyBuy' })
    .do(P1, { type: 'motemeyChoose', index: 1 })
  expect(table.s.motemey.cards.length + table.soul(P1).keys.length).toBe(14)
  // The buyer alone knows what lies at the bottom.
  const bottom = (seat: number) => carcosa.view(table.s, seat).motemey.seen.map(({ at: place, card }) => [place, card])
  expect(bottom(P1)).toEqual([[12, 'VIAL']])
  expect(bottom(P2)).toEqual([])
  expect(inMotemey().offers(P1)).not.toContain('motemeyBuy')
  const sells = (sanity: number) =>
    inRoom('MOTEMEY', (s) => {
      shop(s, 'VIAL')
      sane(s, sanity)
    }).offers(P1)
  expect(sells(1)).not.toContain('motemeyBuy')
  expect(sells(2)).toContain('motemeyBuy')
})

test('test_motemey_buy_blocked_if_pending_choice: T18', () => {
  const table = inMotemey(...FULL).do(P1, { type: 'motemeyBuy' })
  expect(table.position.decisions.map(({ seat, prompt }) => [seat, prompt])).toEqual([[P1, 'motemeyChoose']])
  expect(table.offers(P1)).toEqual(['motemeyChoose'])
  expect(table.try(P1, { type: 'motemeyBuy' })).toBe('E_PHASE')
  const restored = new Table(JSON.parse(JSON.stringify(table.s)) as State)
  expect(restored.s).toEqual(table.s)
  const offered = (match: Table) => {
    const { question } = carcosa.view(match.s, P1)
    return question?.step === 'motemeyChoose' ? question.offers?.map(cardOf) : undefined
  }
  expect([offered(table), offered(restored)]).toEqual([
    ['VIAL', 'KEY'],
    ['VIAL', 'KEY'],
  ])
  expect(carcosa.view(restored.s, P2).question).toEqual({ step: 'motemeyChoose', seat: P1, count: 2, offers: null })
  for (const match of [table, restored]) match.do(P1, { type: 'motemeyChoose', index: 0 })
  expect(restored.s).toEqual(table.s)
})

describe('more of Motemey [7.8]', () => {
  describe('a bought key without a place', () => {
    /** P1 in Motemey with a key already, and whatever else. */
    const buying = (shelf: CardId[], change: (s: State) => void = () => {}) =>
      base4((s) => {
        special(s, 'F1_R2', 'MOTEMEY')
        at(s, P1, 'F1_R2')
        shop(s, ...shelf)
        give(s, P1, 'KEY')
        change(s)
      }).do(P1, { type: 'motemeyBuy' })
    const choose = (index: number) => ({ type: 'motemeyChoose', index }) as const

    test('goes under the deck before the rejected card, and the price is gone', () => {
      const table = buying(['KEY', 'VIAL', 'BLUNT']).do(P1, choose(0))
      expect([inShop(table.s), table.soul(P1).keys.length, table.soul(P1).sanity]).toEqual([
        ['BLUNT', 'KEY', 'VIAL'],
        1,
        2,
      ])
      expect(table.facts('keyLeft')).toEqual([{ type: 'keyLeft', seat: P1, from: 'MOTEMEY' }])
      expect([table.facts('itemGained'), table.s.keysDestroyed, table.actions[P1]]).toEqual([[], 0, 2])
      expect(table.prompt).toBe('turn')
    })

    test('lies there for all to know, the rejected card for the buyer alone [9]', () => {
      const table = buying(['VIAL', 'KEY', 'BLUNT']).do(P1, choose(1))
      const seen = (seat: number) =>
        carcosa.view(table.s, seat).motemey.seen.map(({ at: place, card }) => [place, card])
      expect(seen(P1)).toEqual([
        [1, 'KEY'],
        [2, 'VIAL'],
      ])
      expect(seen(P2)).toEqual([[1, 'KEY']])
    })

    test('goes back even when it was the only card on offer', () => {
      const table = buying(['KEY']).do(P1, choose(0))
      expect([inShop(table.s), table.soul(P1).keys.length, table.soul(P1).sanity]).toEqual([['KEY'], 1, 2])
    })

    test('goes back from the event as well [D-33]', () => {
      const table = base4((s) => {
        stack(s, 'F1_R1', 'EVENTO_MOTEMEY')
        shop(s, 'KEY', 'VIAL')
        give(s, P1, 'KEY')
      })
        .move(P1, 'F1_R1')
        .do(P1, { type: 'eventBuy' })
        .do(P1, choose(0))
      expect([inShop(table.s), table.soul(P1).keys.length, table.soul(P1).sanity]).toEqual([['KEY', 'VIAL'], 1, 2])
    })

    test('is kept by the Apostador and by who holds a Llavero, who have a second place [7.7]', () => {
      const gambler = buying(['KEY', 'VIAL'], (s) => play(s, P1, 'HIGH_ROLLER')).do(P1, choose(0))
      const keeper = buying(['KEY', 'VIAL'], (s) => give(s, P1, 'TREASURE_RING')).do(P1, choose(0))
      for (const table of [gambler, keeper]) {
        expect([table.soul(P1).keys.length, inShop(table.s)]).toEqual([2, ['VIAL']])
      }
    })
  })

  test('objects and tales sell for 1, treasures for 3, and the Llavero leaves before the healing', () => {
    const sale = (card: 'VIAL' | 'TALE_SIGN' | 'TREASURE_SCROLL' | 'TREASURE_RING', sanity: number) => {
      const table = base4((s) => {
        special(s, 'F1_R2', 'MOTEMEY')
        at(s, P1, 'F1_R2')
        give(s, P1, card)
        sane(s, sanity)
      })
      table.do(P1, { type: 'motemeySell', uid: table.soul(P1).items[0] as number })
      return table.soul(P1).sanity
    }
    expect([sale('VIAL', 0), sale('TALE_SIGN', 0), sale('TREASURE_SCROLL', 0)]).toEqual([1, 1, 3])
    expect(sale('TREASURE_RING', 5)).toBe(4)
  })

  test('keys and what is soulbound cannot be sold, nor a Llavero whose place is in use [D-36]', () => {
    const table = base4((s) => {
      special(s, 'F1_R2', 'MOTEMEY')
      at(s, P1, 'F1_R2')
      give(s, P1, 'TREASURE_RING', 'KEY', 'KEY', 'RING')
    })
    expect(table.offers(P1)).not.toContain('motemeySell')
    const sale = (...cards: ItemId[]) => {
      const idle = inRoom('MOTEMEY', (s) => give(s, P1, ...cards))
      return idle.try(P1, { type: 'motemeySell', uid: idle.soul(P1).items[0] as number })
    }
    const rich = inRoom('MOTEMEY', (s) => give(s, P1, 'VIAL', 'KEY', 'RING'))
    for (const uid of [...rich.soul(P1).keys, ...rich.soul(P1).soulbound]) {
      expect(rich.try(P1, { type: 'motemeySell', uid })).toBe('E_RANGE')
    }
    expect(sale('TREASURE_RING', 'KEY')).toBeUndefined()
    expect(sale('TREASURE_RING', 'TREASURE_RING', 'KEY', 'KEY')).toBeUndefined()
  })

  test('VANIDAD raises the price', () => {
    const table = base4((s) => {
      special(s, 'F1_R2', 'MOTEMEY')
      at(s, P1, 'F1_R2')
      shop(s, 'VIAL')
      afflict(s, P1, 'VANIDAD')
    }).do(P1, { type: 'motemeyBuy' })
    expect(table.soul(P1).sanity).toBe(1)
  })

  const event = (change: (s: State) => void = () => {}) =>
    base4((s) => {
      stack(s, 'F1_R1', 'EVENTO_MOTEMEY')
      change(s)
    }).move(P1, 'F1_R1')
  test('the event opens the shop for one transaction wherever one is [D-33]', () => {
    const buying = event((s) => shop(s, 'VIAL', 'KEY'))
    expect(buying.offers(P1)).toEqual(['eventBuy', 'eventDecline'])
    buying.do(P1, { type: 'eventBuy' }).do(P1, { type: 'motemeyChoose', index: 1 })
    expect([buying.soul(P1).keys.length, buying.prompt, buying.deck('F1_R1')]).toEqual([1, 'turn', ['EVENTO_MOTEMEY']])
    const selling = event((s) => {
      give(s, P1, 'TREASURE_PENDANT')
      sane(s, 1)
    })
    expect(selling.offers(P1)).toEqual(['eventDecline', 'eventSell'])
    selling.do(P1, { type: 'eventSell', uid: selling.soul(P1).items[0] as number })
    expect([selling.soul(P1).sanity, selling.prompt]).toEqual([4, 'turn'])
    expect(event().offers(P1)).toEqual(['eventDecline'])
    expect(event().do(P1, { type: 'eventDecline' }).prompt).toBe('turn')
  })
})

describe('Taberna [D-49]', () => {
  const inTaberna = (sanity: number, options = {}, change: (s: State) => void = () => {}) =>
    base4((s) => {
      special(s, 'F1_R2', 'TABERNA')
      at(s, P1, 'F1_R2')
      sane(s, sanity)
      change(s)
    }, options)
  const taberna = (table: Table) => table.offers(P1).filter((type) => type.startsWith('taberna'))

  test('T64 recovery, once per turn', () => {
    const table = inTaberna(2).do(P1, { type: 'tabernaRecover' })
    expect([table.soul(P1).sanity, table.actions[P1], table.s.specials[0]?.activations]).toEqual([3, 2, 1])
    expect(taberna(table)).toEqual([])
    table.quiet().turnOf(P1)
    expect(taberna(table)).toEqual(['tabernaPeek', 'tabernaRecover'])
    expect(taberna(inTaberna(4))).toEqual(['tabernaPeek'])
    const lost = inTaberna(-5)
    expect(taberna(lost)).toEqual(['tabernaRecover'])
    lost.do(P1, { type: 'tabernaRecover' })
    expect(lost.soul(P1)).toMatchObject({ sanity: -4, atMinus5: false })
  })

  test('T65 the paid look at two rooms', () => {
    const change = (s: State) => stack(s, 'F1_R1', 'KEY')
    const table = inTaberna(2, {}, change)
    const pairs = ROOMS.flatMap((one, i) => ROOMS.slice(i + 1).map((other) => [one, other] as const))
    const legal = pairs.filter((rooms) => !table.position.refusalOf(P1, { type: 'tabernaPeek', rooms }))
    expect(legal).toHaveLength(66)
    table.do(P1, { type: 'tabernaPeek', rooms: ['F1_R1', 'F3_R4'] })
    expect([table.soul(P1).sanity, table.actions[P1], table.deck('F1_R1')]).toEqual([1, 2, ['KEY']])
    expect(table.facts('cardsSeen')).toEqual([
      {
        type: 'cardsSeen',
        seat: P1,
        cards: [
          { room: 'F1_R1', at: 0, card: 'KEY' },
          { room: 'F3_R4', at: 0, card: null },
        ],
      },
    ])
    expect(table.position.told.find(({ fact }) => fact.type === 'cardsSeen')?.to).toEqual([P1])
    const seen = (seat: number) => carcosa.view(table.s, seat).rooms[0]?.seen.map(({ card }) => card)
    expect([seen(P1), seen(P2)]).toEqual([['KEY'], []])
    expect(taberna(table)).toEqual([])
    const vain = inTaberna(2, {}, (s) => afflict(s, P1, 'VANIDAD'))
    vain.do(P1, { type: 'tabernaPeek', rooms: ['F1_R1', 'F3_R4'] })
    expect(vain.soul(P1).sanity).toBe(0)
    expect(taberna(inTaberna(2, { taberna: 'recover' }))).toEqual(['tabernaRecover'])
    expect(taberna(inTaberna(2, { taberna: 'peek' }))).toEqual(['tabernaPeek'])
    for (const rooms of [['F1_R1'], ['F1_R1', 'F1_R1'], ['F1_R1', 'F1_P'], ['F1_R1', 'F1_R2', 'F1_R3']]) {
      expect(inTaberna(2).try(P1, { type: 'tabernaPeek', rooms } as Move)).toBe('E_RANGE')
    }
  })

  test('T66 the sacrifice comes first, then the look', () => {
    const table = inTaberna(-4).do(P1, { type: 'tabernaPeek', rooms: ['F1_R1', 'F3_R4'] })
    expect(table.facts('cardsSeen')).toEqual([])
    table.do(P1, { type: 'sacrifice', mode: 'SANITY_MAX' })
    expect(table.soul(P1)).toMatchObject({ sanityMax: 3, sanity: 0 })
    expect(table.facts('cardsSeen')).toHaveLength(1)
  })

  test('knowledge travels with its box [9]', () => {
    const table = inTaberna(2, {}, (s) => stack(s, 'F2_R1', 'KEY', 'VIAL'))
    table.do(P1, { type: 'tabernaPeek', rooms: ['F2_R1', 'F3_R4'] }).quiet()
    const known = carcosa.view(table.s, P1).rooms.filter(({ seen }) => seen.length > 0)
    expect(known).toMatchObject([{ room: 'F2_R4', seen: [{ at: 0, card: 'KEY', round: 3 }] }])
    // Somebody draws it: what was known is used up.
    table.turnOf(P4).do(P4, { type: 'search' })
    expect(carcosa.view(table.s, P1).rooms.every(({ seen }) => seen.length === 0)).toBe(true)
  })
})
