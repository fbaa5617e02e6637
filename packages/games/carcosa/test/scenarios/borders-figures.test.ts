import type { Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, figure, give, P1, P2, P3, P4, play, special, stack } from '../kit.ts'

const SEARCH = { type: 'search' } as const

describe('the Luchador strikes first [7.9]', () => {
  const meets = (seat: Seat, ...things: ('BLUNT' | 'VIAL')[]) =>
    base4((s) => {
      play(s, P4, 'HEALER')
      play(s, seat, 'BRAWLER')
      give(s, seat, ...things)
      at(s, seat, 'F2_R4')
      figure(s, 'ARANA', 'F2_R4')
    }).quiet()

  test('in whichever seat he sits', () => {
    for (const seat of [P1, P2, P3, P4]) expect(meets(seat, 'BLUNT').asks(seat, 'bluntReaction')).toBe(true)
  })

  test('and it is told as a blow before the other', () => {
    const t = meets(P4, 'BLUNT').do(P4, { type: 'bluntReaction', use: true })
    expect(t.facts('bluntUsed')).toEqual([{ type: 'bluntUsed', seat: P4, monster: 'ARANA', reaction: true }])
    expect(t.facts('itemDiscarded').map(({ why }) => why)).toEqual(['REACTION'])
  })

  test('but nobody asks him beside a figure that does nothing to anybody', () => {
    const t = base4((s) => {
      give(s, P4, 'BLUNT')
      figure(s, 'VIEJO_DEL_SACO', 'F2_R4')
    }).quiet()
    expect([t.prompt, t.items(P4)]).toEqual(['turn', ['BLUNT']])
  })

  test('but not with anything else in his hand', () => {
    expect(meets(P4, 'VIAL').status(P4, 'TRAPPED_SPIDER')?.left).toBe(3)
  })
})

describe('figures [7.9]', () => {
  test('whoever stays with a soul does not walk, and nothing says so', () => {
    const t = base4((s) => figure(s, 'ARANA', 'F1_P')).quiet()
    expect([t.figure('ARANA')?.node, t.facts('monsterMoved')]).toEqual(['F1_P', []])
  })

  test('another status that ends lets nobody out of the sack', () => {
    const t = base4((s) => {
      at(s, P1, 'F1_R1')
      afflict(s, P1, 'TRAPPED_SACK', 3, 'VIEJO_DEL_SACO')
      afflict(s, P1, 'PARANOIA', 1)
      figure(s, 'VIEJO_DEL_SACO', 'F1_R1', { victim: P1 })
    }).quiet()
    expect(t.soul(P1).statuses.map(({ id }) => id)).toEqual(['TRAPPED_SACK'])
    expect(t.figure('VIEJO_DEL_SACO')?.victim).toBe(P1)
  })

  test('only the Sirviente of the new floor cuts actions, not another figure nor one elsewhere [D-58]', () => {
    const climb = (change: (s: State) => void, actionsLeft = 3) =>
      base4((s) => {
        at(s, P1, 'F1_R1')
        soulAt(s, P1).actionsLeft = actionsLeft
        change(s)
      }).move(P1, 'F2_R1')
    expect(climb((s) => figure(s, 'ARANA', 'F2_P')).actions[P1]).toBe(2)
    expect(climb((s) => figure(s, 'ICE_SERVANT', 'F3_P')).actions[P1]).toBe(2)
    const cut = climb((s) => figure(s, 'ICE_SERVANT', 'F2_P'))
    expect([cut.actions[P1], cut.facts('actionsCut')]).toEqual([1, [{ type: 'actionsCut', seat: P1, left: 1 }]])
    const spent = climb((s) => figure(s, 'ICE_SERVANT', 'F2_P'), 2)
    expect([spent.actions[P1], spent.facts('actionsCut')]).toEqual([1, []])
  })
})

describe('the nearest room without souls [2.6, D-07]', () => {
  /** Where the Duende jumps whom P1 finds on the stairs, with the rest of that floor taken by the others. */
  const jump = (floor: 1 | 2 | 3) =>
    base4((s) => {
      at(s, P1, `F${floor}_R1`)
      at(s, P2, `F${floor}_R2`)
      at(s, P3, `F${floor}_R3`)
      at(s, P4, `F${floor}_R4`)
      stack(s, `F${floor}_R1`, 'DUENDE')
    })
      .do(P1, SEARCH)
      .figure('DUENDE')?.node

  test('lies down the stairs first, then up', () => {
    expect([jump(1), jump(2), jump(3)]).toEqual(['F2_R1', 'F1_R1', 'F2_R1'])
  })
})

test('a special room face down that a figure has destroyed is told once [7.8]', () => {
  const t = base4((s) => {
    special(s, 'F1_R1', 'TABERNA', { revealed: false })
    at(s, P1, 'F2_P')
    at(s, P3, 'F1_R1')
    figure(s, 'ARANA', 'F1_P')
  }).quiet()
  expect(t.facts('specialDestroyed')).toEqual([{ type: 'specialDestroyed', node: 'F1_R1', special: null }])
})
