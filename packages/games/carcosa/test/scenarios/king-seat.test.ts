import { describe, expect, test } from 'vitest'
import type { State } from '../../src/state.ts'
import { base4, crown, give, P1, P2, P3, P4 } from '../kit.ts'

describe('the King’s seat', () => {
  test('[5.6] chooses one of two dice of each kind', () => {
    const t = base4(() => {}, { kingMode: 'SEAT' })
    t.night(3, 2, 3, 5)
    expect(t.asks(4, 'kingPick')).toBe(true)
    expect(t.try(P1, { type: 'kingPick', d4: 0, d6: 0 })).toBe('E_SEAT')
    t.roll(1, 1, 1).do(4, { type: 'kingPick', d4: 1, d6: 1 }).done()
    expect(t.s.king.floor).toBe(2)
    expect(t.s.players.map(({ node }) => node)).toEqual(['F2_P', 'F2_P', 'F2_P', 'F2_P'])
    expect(t.sanities).toEqual([3, 2, 4, 1])
  })

  test('[5.6, K3] each d4 is rolled again while it leads to the False King', () => {
    const t = base4((s) => crown(s, P4, 4), { kingMode: 'SEAT' })
    t.night(2, 3, 2, 1, 3, 3)
    expect(t.facts('kingOffered')[0]).toMatchObject({ d4: [3, 1], d6: [3, 3] })
    const [decision] = t.position.decisions
    t.roll(6, 1, 1, 1)
    if (decision && !decision.open) t.do(4, decision.fallback)
    expect(t.s.king.floor).toBe(3)
    t.done()
  })
})

describe('the King’s seat at the end [5.6]', () => {
  const ended = (ending: State['ending']) => {
    const t = base4(
      (s) => {
        s.ending = ending
        give(s, P1, 'KEY')
      },
      { kingMode: 'SEAT' },
    )
    return t.position.game.outcome(t.s)
  }

  test('he wins when the souls do not get out, and loses when they do', () => {
    expect(ended('LOSE_KEYS_DESTROYED')).toMatchObject({ ranks: [2, 2, 2, 2, 1], winners: [4] })
    expect(ended('TIMEOUT')?.winners).toEqual([4])
    expect(ended('WIN')).toMatchObject({ ranks: [1, 1, 1, 1, 5], winners: [P1, P2, P3, P4], scores: [1, 1, 1, 1, 0] })
    expect(ended(null)).toBeUndefined()
  })
})
