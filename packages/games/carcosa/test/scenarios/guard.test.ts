import { describe, expect, test } from 'vitest'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, P1, P2, P4, play, sane, special, stack } from '../kit.ts'

const accept = { type: 'acceptMinus5' } as const

describe('guard and shield [7.6 steps 2 to 4]', () => {
  const guarded = (change: (s: State) => void = () => {}, options = {}) =>
    base4((s) => {
      play(s, P2, 'TANK')
      soulAt(s, P2).protecting = true
      at(s, P1, 'F2_R4')
      at(s, P2, 'F2_R4')
      stack(s, 'F2_R4', 'GOLPE_AMARILLO', 'ESPEJO_AMARILLO')
      change(s)
    }, options)

  test('damage goes to the Tanque, his shield first', () => {
    const table = guarded().do(P1, { type: 'search' })
    expect([table.sanities[P1], table.sanities[P2], table.soul(P2).shield]).toEqual([4, 6, 0])
    expect(table.facts('guarded')).toHaveLength(1)
  })
  test('a shield pays no prices', () => {
    const table = base4((s) => {
      play(s, P1, 'TANK')
      special(s, 'F1_R2', 'TABERNA')
      at(s, P1, 'F1_R2')
    }).do(P1, { type: 'tabernaPeek', rooms: ['F1_R1', 'F1_R3'] })
    expect([table.sanities[P1], table.soul(P1).shield]).toEqual([6, 1])
  })
  test('he takes what a fall costs those beside him, and nothing for who fell', () => {
    const table = guarded((s) => {
      sane(s, -4)
      at(s, P4, 'F1_R1')
      stack(s, 'F2_R4', 'TUE_TUE')
      s.tueTueCount = 2
    })
    table.do(P1, { type: 'search' }).do(P1, accept)
    expect([table.sanities, table.soul(P2).shield]).toEqual([[-5, 7, 4, 2], 0])
  })
  test('his own VANIDAD counts then', () => {
    const table = guarded((s) => {
      afflict(s, P1, 'VANIDAD')
      afflict(s, P2, 'VANIDAD')
    }).do(P1, { type: 'search' })
    expect(table.sanities.slice(0, 2)).toEqual([4, 5])
  })
  test('exact losses and prices are not redirected, and a Tanque at −5 guards nobody', () => {
    const exact = guarded((s) => stack(s, 'F2_R4', 'ESPEJO_AMARILLO')).do(P1, { type: 'search' })
    expect(exact.sanities.slice(0, 2)).toEqual([-4, 7])
    const lost = guarded((s) => sane(s, undefined, -5)).do(P1, { type: 'search' })
    expect(lost.sanities.slice(0, 2)).toEqual([2, -5])
  })
  test('a shield comes back each round and never adds up; the option takes it away', () => {
    const table = guarded((s) => at(s, P1, 'F1_P'))
    expect(table.quiet().soul(P2).shield).toBe(1)
    const unused = guarded((s) => at(s, P1, 'F1_P'), { houseLoss: 0 })
    expect(unused.quiet().soul(P2).shield).toBe(1)
    const off = guarded(
      (s) => {
        soulAt(s, P2).shield = 0
        soulAt(s, P2).protecting = false
      },
      { tankProtection: false },
    )
    expect(off.quiet().soul(P2).shield).toBe(0)
  })
})
