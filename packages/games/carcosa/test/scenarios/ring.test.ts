import { describe, expect, test } from 'vitest'
import { base4, give, P1, P2, P4, sane, slots } from '../kit.ts'

describe('the Anillo [14.2]', () => {
  test('does nothing unless the option says so', () => {
    const t = base4((s) => give(s, P1, 'RING'))
    expect(t.try(P1, { type: 'useRing' })).toBe('E_OPTION')
  })

  test('once in a match gives all sanity back, and costs its owner two each later turn', () => {
    const t = base4(
      (s) => {
        give(s, P1, 'RING')
        sane(s, 1, -3, 0, -5)
      },
      { ringActivation: true },
    ).do(P1, { type: 'useRing' })
    expect(t.sanities).toEqual([4, 4, 5, 3])
    expect(t.soul(P4).atMinus5).toBe(false)
    expect(t.try(P1, { type: 'useRing' })).toBe('E_ALREADY_USED')
    t.quiet()
    expect(t.soul(P1).sanity).toBe(3)
    t.turnOf(P1).end(P1)
    expect(t.soul(P1).sanity).toBe(1)
  })

  test('a skipped turn of its owner costs two as well [5.3, 5.4]', () => {
    const t = base4(
      (s) => {
        give(s, P1, 'RING')
        Object.assign(s.players[P1] ?? {}, { ringUsedRound: 1, actionsLeft: 0 })
        slots(s, P4, P1, P2)
      },
      { ringActivation: true },
    ).end(P4)
    expect([t.sanities[P1], t.facts('turnSkipped').length, t.asked]).toEqual([2, 1, P2])
  })
})
