import { describe, expect, test } from 'vitest'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, give, P1, P2, P3, play, sane } from '../kit.ts'

describe('healing', () => {
  test('MEDITATE heals 1 in a room, 2 in a corridor, never above the maximum', () => {
    const heal = (node: 'F1_P' | 'F1_R1', sanity: number) =>
      base4((s) => {
        at(s, P1, node)
        sane(s, sanity)
      }).do(P1, { type: 'meditate' }).sanities[P1]
    expect([heal('F1_R1', 0), heal('F1_P', 0), heal('F1_P', 3)]).toEqual([1, 2, 4])
  })
  test('neither in the corridor of the King nor beside a Tanque; a vanished King blocks nothing', () => {
    const offered = (change: (s: State) => void) => base4(change).try(P1, { type: 'meditate' })
    const king = (s: State) => {
      s.king.floor = 1
    }
    expect(offered(king)).toBe('E_KING_HERE')
    expect(
      offered((s) => {
        king(s)
        s.king.vanish = 1
      }),
    ).toBeUndefined()
    expect(
      offered((s) => {
        king(s)
        at(s, P1, 'F1_R1')
      }),
    ).toBeUndefined()
    expect(
      offered((s) => {
        play(s, P2, 'TANK')
        at(s, P2, 'F1_P')
      }),
    ).toBe('E_TANK_HERE')
    expect(base4((s) => play(s, P1, 'TANK')).try(P1, { type: 'meditate' })).toBeUndefined()
  })
  test('a Vial heals 2 and is gone; the Llavero lifts the maximum', () => {
    const table = base4((s) => {
      give(s, P1, 'VIAL', 'TREASURE_RING')
      sane(s, 3)
    })
    table.do(P1, { type: 'useVial', uid: table.soul(P1).items[0] as number })
    expect([table.sanities[P1], table.items(P1), table.actions[P1]]).toEqual([5, ['TREASURE_RING'], 2])
    const low = base4((s) => {
      give(s, P1, 'VIAL')
      sane(s, 0)
    })
    low.do(P1, { type: 'useVial', uid: low.soul(P1).items[0] as number })
    expect(low.sanities[P1]).toBe(2)
  })
  test('SANIDAD pulses at the end of every real turn, not of a skipped one [5.4]', () => {
    const table = base4((s) => {
      sane(s, 0)
      afflict(s, P1, 'SANIDAD')
      soulAt(s, P2).actionsLeft = 0
    }).end(P1)
    // P1's own turn; P2 was skipped.
    expect([table.asked, table.sanities[P1]]).toEqual([P3, 1])
    expect(table.facts('turnSkipped')).toEqual([{ type: 'turnSkipped', seat: P2 }])
    table.end(P3)
    expect(table.sanities[P1]).toBe(2)
  })
  test('losing the Llavero cuts sanity to the lower maximum, and that is no loss [7.7]', () => {
    const table = base4((s) => {
      give(s, P1, 'TREASURE_RING')
      sane(s, 5)
      at(s, P3, 'F1_P')
    })
    table.do(P1, { type: 'tradeOffer', to: P3, give: table.soul(P1).items[0] as number })
    table.do(P3, { type: 'tradeAnswer', accept: true })
    expect([table.sanities[P1], table.facts('sanityLost')]).toEqual([4, []])
    const asked = base4((s) => {
      give(s, P3, 'TREASURE_RING')
      at(s, P3, 'F1_P')
      sane(s, 4, 4, 6)
    })
    asked.do(P1, { type: 'tradeOffer', to: P3, take: asked.soul(P3).items[0] as number })
    expect(asked.do(P3, { type: 'tradeAnswer', accept: true }).sanities[P3]).toBe(5)
  })
})
