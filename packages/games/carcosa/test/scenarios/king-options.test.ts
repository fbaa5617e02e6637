import { describe, expect, test } from 'vitest'
import { at, base4, give, P1, P2, P3, P4 } from '../kit.ts'

describe('options of the end of a round [14.1]', () => {
  test('presence begins when the options say', () => {
    const arrives = (round: number) =>
      base4(
        (s) => {
          s.round = round
        },
        { presenceStartRound: 5 },
      ).night(2, 3, 1, 1, 1).sanities
    expect(arrives(4)).toEqual([3, 3, 4, 2])
    expect(arrives(5)).toEqual([3, 1, 4, 0])
  })

  test('presence costs what the table of the match says; the easy table is milder', () => {
    const inRound7 = (options: Parameters<typeof base4>[1]) =>
      base4((s) => {
        s.round = 7
        for (const p of s.players) Object.assign(p, { sanity: 9, sanityMax: 9 })
      }, options).night(2, 3, 1, 1, 1).sanities
    expect(inRound7({})).toEqual([8, 5, 8, 5])
    expect(inRound7({ presenceTable: [0, 0, 7, 0] })).toEqual([8, 1, 8, 1])
    expect(inRound7({ difficulty: 'EASY' })).toEqual([8, 6, 8, 6])
  })

  test('the Umbral and the number of keys are those of the match', () => {
    const t = base4(
      (s) => {
        for (const seat of [P1, P2, P3, P4]) at(s, seat, 'F1_R2')
        give(s, P1, 'KEY')
      },
      { umbralNode: 'F1_R2', keysToWin: 1 },
    )
    expect(t.quiet().s.ending).toBe('WIN')
    const elsewhere = base4((s) => {
      for (const seat of [P1, P2, P3, P4]) at(s, seat, 'F1_R2')
      give(s, P1, 'KEY')
    })
    expect(elsewhere.quiet().s.ending).toBeNull()
  })

  test('three keys in the Umbral are not enough, nor is one soul outside', () => {
    const t = base4((s) => {
      for (const seat of [P1, P2, P3]) give(s, seat, 'KEY')
      for (const seat of [P1, P2, P3, P4]) at(s, seat, 'F2_P')
    })
    expect(t.quiet().s.ending).toBeNull()
    const outside = base4((s) => {
      for (const seat of [P1, P2, P3, P4]) give(s, seat, 'KEY')
      for (const seat of [P1, P2, P3]) at(s, seat, 'F2_P')
    })
    expect(outside.quiet().s.ending).toBeNull()
  })

  test('crown and banished King are where the Santuario of the match is', () => {
    const t = base4(
      (s) => {
        give(s, P1, 'KEY', 'BOOK_CHAMBERS', 'TALE_SIGN')
        at(s, P1, 'F2_R1')
      },
      { sanctuaryNode: 'F2_R1' },
    )
    t.do(P1, { type: 'takeCrown' }).do(P1, { type: 'attachTale', uid: t.soul(P1).items[0] as number })
    expect([t.s.crown.holder, t.s.king.floor]).toEqual([P1, 2])
  })

  test('keys that may be destroyed', () => {
    const lost = (keysLoseThreshold: number) =>
      base4(
        (s) => {
          s.keysDestroyed = 3
        },
        { keysLoseThreshold },
      ).quiet().s.ending
    expect([lost(3), lost(2)]).toEqual(['LOSE_KEYS_DESTROYED', null])
    // As long as none is destroyed, few keys are no defeat.
    expect(base4(() => {}, { keysBase: 4, keysLoseThreshold: 5 }).quiet().s.ending).toBeNull()
  })
})
