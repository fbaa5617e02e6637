import { describe, expect, test } from 'vitest'
import { CARD_IDS, CROWN_UID, canonicalCard, cardOf, kindOf, PRINTED } from '../../src/data/cards.ts'
import { ITEM_OF, ITEMS } from '../../src/data/items.ts'
import type { State } from '../../src/state.ts'
import { at, base4, crown, give, P1, P2, P3, P4, sane, special, Table } from '../kit.ts'

const TAKE = { type: 'takeCrown' } as const

/** P4 in the Santuario with a key, to move. */
const atTheSanctuary = (change: (s: State) => void = () => {}) =>
  base4((s) => {
    at(s, P4, 'F1_P')
    give(s, P4, 'KEY')
    change(s)
  }).turnOf(P4)

describe('seed E: the crown', () => {
  describe('T19 whoever takes it keeps it', () => {
    test('it costs an action and a key, which is destroyed', () => {
      const t = atTheSanctuary()
      expect(t.offers(P4)).toContain('takeCrown')
      t.do(P4, TAKE)
      expect(t.soul(P4)).toMatchObject({ keys: [], soulbound: [CROWN_UID], actionsLeft: 1 })
      expect(t.s).toMatchObject({ keysDestroyed: 1, crown: { holder: P4, target: 4 } })
    })

    test('it can be neither traded, stored nor sold', () => {
      const t = atTheSanctuary((s) => special(s, 'F1_R1', 'ARMERIA')).do(P4, TAKE)
      expect(t.try(P4, { type: 'tradeOffer', to: P1, give: CROWN_UID })).toBeDefined()
      t.move(P4, 'F1_R1')
      expect(t.try(P4, { type: 'armeriaDrop', uid: CROWN_UID })).toBeDefined()
      const shop = base4((s) => {
        special(s, 'F1_R1', 'MOTEMEY')
        at(s, P1, 'F1_R1')
        crown(s, P1, 5)
      })
      expect(shop.try(P1, { type: 'motemeySell', uid: CROWN_UID })).toBeDefined()
    })

    test('neither King d6 6 nor −5 takes it', () => {
      const t = atTheSanctuary((s) => sane(s, 4, 4, 5, -4)).do(P4, TAKE)
      t.night(3, 6, 1, 1, 1, 1)
      t.do(P4, { type: 'acceptMinus5' }).done()
      expect(t.soul(P4)).toMatchObject({ sanity: -5, soulbound: [CROWN_UID] })
      expect(t.s.crown.holder).toBe(P4)
    })
  })

  describe('T20 one crown', () => {
    test('test_crown_is_treasure_and_soulbound', () => {
      expect(kindOf('CROWN')).toBe('TREASURE')
      expect(ITEM_OF.CROWN).toMatchObject({ soulbound: true, slot: null, sells: null })
      expect(ITEM_OF.RING).toMatchObject({ soulbound: true, slot: null, sells: null })
      // It takes no slot: two things in two slots stay where they are.
      const t = atTheSanctuary((s) => give(s, P4, 'VIAL', 'COMPASS')).do(P4, TAKE)
      expect([t.items(P4), t.soul(P4).soulbound, t.prompt]).toEqual([['VIAL', 'COMPASS'], [CROWN_UID], 'turn'])
    })

    test('test_no_duplicate_crown_ids', () => {
      expect(CARD_IDS.filter((id) => id.includes('CROWN'))).toEqual(['CROWN'])
      expect(ITEMS.filter(({ id }) => id === 'CROWN')).toHaveLength(1)
      expect(PRINTED.filter((id) => id === 'CROWN')).toHaveLength(1)
      expect(cardOf(CROWN_UID)).toBe('CROWN')
      expect(canonicalCard('TREASURE_CROWN')).toBe('CROWN')
      const t = atTheSanctuary().do(P4, TAKE)
      expect(t.s.players.flatMap(({ soulbound, items }) => [...soulbound, ...items]).map(cardOf)).toEqual(['CROWN'])
    })

    test('once it is worn nobody can take it', () => {
      const t = atTheSanctuary((s) => {
        at(s, P3, 'F1_P')
        give(s, P4, 'KEY')
        give(s, P1, 'KEY')
      }).do(P4, TAKE)
      expect(t.try(P4, TAKE)).toBe('E_CROWN_TAKEN')
      expect(t.offers(P4)).not.toContain('takeCrown')
      t.night(3, 3, 6, 1, 1, 1).turnOf(P1)
      expect(t.try(P1, TAKE)).toBe('E_CROWN_TAKEN')
    })
  })

  test('it lies in the Santuario and nowhere else, and wants a key', () => {
    expect(base4().try(P1, TAKE)).toBe('E_NO_KEY')
    const elsewhere = base4((s) => {
      at(s, P1, 'F1_R2')
      give(s, P1, 'KEY')
    })
    expect(elsewhere.try(P1, TAKE)).toBe('E_NOT_IN_SANCTUARY')
    expect(elsewhere.offers(P1)).not.toContain('takeCrown')
  })

  test('T22 the target comes from the printed maximum', () => {
    const t = atTheSanctuary((s) => {
      give(s, P4, 'TREASURE_RING')
      Object.assign(s.players[P4] ?? {}, { sanityMax: 2, sanity: 2 })
    }).do(P4, TAKE)
    expect(t.s.crown.target).toBe(4)
  })
})

describe('seed F: the False King', () => {
  test('T21 test_false_king_target_progression_dps_example', () => {
    const t = base4((s) => {
      crown(s, P4, 4)
      sane(s, 4, 4, 5, 3)
    })
    t.night(3, 3, 2, 1, 1, 1)
    expect([t.soul(P4).sanity, t.s.crown.target]).toEqual([2, 5])
    sane(t.s, 4, 3, 5, 2)
    t.night(3, 3, 3, 1, 1, 1)
    expect([t.soul(P4).sanity, t.soul(P2).sanity, t.s.crown.target]).toEqual([-1, 0, 6])
    sane(t.s, 4, 3, 5, 1)
    t.night(3, 3, 6, 1, 1, 1).done()
    expect([t.soul(P4).sanity, t.s.crown.target]).toEqual([0, 7])
    expect(t.facts('falseKingChecked').map(({ total, target, success }) => [total, target, success])).toEqual([
      [4, 4, true],
      [4, 5, false],
      [6, 6, true],
    ])
  })

  test('T23 the King never lands on his floor, and d6 2 does not reach it', () => {
    const t = base4((s) => {
      s.round = 1
      s.king.floor = 2
      for (const p of s.players) p.node = 'F1_P'
      crown(s, P1, 5)
    })
    t.night(2, 2, 1, 2, 6, 1, 1, 1).done()
    expect(t.s.king.floor).toBe(3)
    expect(t.sanities).toEqual([3, 3, 4, 2])
    expect(t.facts('kingRolled').map(({ rerolled }) => rerolled)).toEqual([true, true, false])
    expect(t.facts('falseKingChecked')[0]).toMatchObject({ total: 9, target: 5, success: true })
  })

  test('the check also comes while the King is vanished, and in the first round costs what the table says', () => {
    const t = base4((s) => {
      s.round = 1
      s.king.vanish = 1
      crown(s, P4, 9)
    })
    t.night(1, 1, 1, 1).done()
    expect(t.sanities).toEqual([3, 2, 4, 1])
  })

  test('[7.11] sanity below 0 counts against him', () => {
    const t = base4((s) => {
      crown(s, P4, 5)
      sane(s, 4, 4, 5, -1)
    })
    // The house takes 1 first: 6 − 2.
    t.night(3, 3, 6, 1, 1, 1).done()
    expect(t.facts('falseKingChecked')).toMatchObject([{ total: 4, target: 5, success: false }])
  })

  test('a failure is doubled with the King', () => {
    const t = base4((s) => {
      s.round = 4
      s.king.doubled = true
      crown(s, P4, 9)
      sane(s, 4, 4, 5, 3)
    })
    t.night(3, 3, 1, 1, 1, 1).done()
    expect(t.sanities).toEqual([3, -1, 4, -2])
  })

  test('d6 5 does not reach his floor', () => {
    const t = base4((s) => crown(s, P4, 4)).night(3, 5, 6, 1, 1, 1)
    expect(t.s.players.map(({ node }) => node)).toEqual(['F3_P', 'F2_P', 'F3_P', 'F2_R4'])
  })

  test('a match with a crown goes on the same after being stored', () => {
    const t = atTheSanctuary().do(P4, TAKE)
    const stored = new Table(JSON.parse(JSON.stringify(t.s)))
    for (const table of [t, stored]) table.night(3, 3, 1, 1, 1, 1).night(2, 6, 5, 2, 2, 2).done()
    expect(stored.s).toEqual(t.s)
    expect(stored.s.crown.target).toBe(6)
  })
})
