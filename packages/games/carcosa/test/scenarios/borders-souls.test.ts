import { describe, expect, test } from 'vitest'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { at, base4, give, P1, P3, P4, play, sane, slots, stack } from '../kit.ts'
import { searching } from '../searching.ts'

const SEARCH = { type: 'search' } as const
const MEDITATE = { type: 'meditate' } as const

describe('events at their borders [3.5]', () => {
  test('the Espejo turns 1 into −1, and leaves 0 as it is', () => {
    const mirror = (sanity: number) => searching(['ESPEJO_AMARILLO'], (s) => sane(s, sanity)).do(P1, SEARCH)
    expect([mirror(1).sanities[P1], mirror(0).sanities[P1]]).toEqual([-1, 0])
    expect(mirror(1).facts('sanityLost')).toMatchObject([{ amount: 2, kind: 'DAMAGE', source: 'ESPEJO' }])
    expect(mirror(0).facts('sanitySet')).toEqual([])
  })

  test('La furia calls no King who is away, be it for one phase only [D-12]', () => {
    const t = searching(['FURIA_AMARILLO'], (s) => {
      sane(s, 0)
      Object.assign(s.king, { vanish: 1, floor: 3 })
    })
    t.roll(3).do(P1, SEARCH)
    expect([t.s.king.floor, t.sanities[P1], t.facts('kingCalled')]).toEqual([3, 0, []])
  })

  test('anybody else may be called to the table, the first soul as well', () => {
    const t = base4((s) => {
      at(s, P4, 'F2_R3')
      sane(s, 0, 0, 0, 3)
      stack(s, 'F2_R3', 'COMIDA_SERVIDA')
      slots(s, P4)
    })
    t.roll(6).pick(0).do(P4, SEARCH).done()
    expect([t.soul(P1).node, t.sanities]).toEqual(['F2_R3', [2, 0, 0, 3]])
  })

  test('who declines the second die keeps the first total to the point [7.13]', () => {
    const t = base4((s) => {
      stack(s, 'F1_R3', 'HAY_CADAVER')
      sane(s, undefined, undefined, 0)
    }).turnOf(P3)
    t.roll(2).do(P3, SEARCH).do(P3, { type: 'doubleRoll', use: false })
    expect([t.soul(P3).skipNextRound, t.sanities[P3]]).toEqual([true, 0])
  })

  test('an Ascensor that goes nowhere says that nothing is left', () => {
    const t = searching(['ASCENSOR'], (s) => sane(s, -3))
    t.roll(1).do(P1, SEARCH)
    expect(t.facts('actionsCut')).toEqual([{ type: 'actionsCut', seat: P1, left: 0 }])
  })
})

describe('the Psíquico [7.13]', () => {
  const looks = (sanity: number) =>
    base4((s) => {
      play(s, P1, 'PSYCHIC')
      sane(s, sanity)
      stack(s, 'F1_R1', 'VIAL', 'COMPASS', 'BLUNT')
    }).move(P1, 'F1_R1')

  test('pays nothing for leaving the cards as they lie', () => {
    const t = looks(2).do(P1, { type: 'psychicLook', order: 'KEEP' })
    expect([t.sanities[P1], t.items(P1), t.deck('F1_R1')]).toEqual([2, ['VIAL'], ['COMPASS', 'BLUNT']])
  })

  test('can still pay from −4, and no more from −5 [D-55]', () => {
    const bury = { type: 'psychicLook', order: 'BOTTOM_SECOND' } as const
    expect([looks(-4).try(P1, bury), looks(-5).try(P1, bury)]).toEqual([undefined, 'E_RANGE'])
  })
})

describe('sanity [7.6]', () => {
  test('the Tue-Tue’s high omen sets sanity to 0, and is told where that changes anything [3.9]', () => {
    const told = (sanity: number) => {
      const t = searching(['OMEN:TUE_TUE'], (s) => sane(s, sanity))
      return t.roll(6).do(P1, SEARCH).facts('sanitySet')
    }
    expect(told(-3)).toEqual([{ type: 'sanitySet', seat: P1, sanity: 0, why: 'OMEN' }])
    expect(told(0)).toEqual([])
  })

  test('who lacks nothing heals nothing, and nothing says so', () => {
    expect(base4().do(P1, MEDITATE).facts('healed')).toEqual([])
  })

  test('the last place for an object can be sacrificed, and so can the maximum without any', () => {
    const asked = (change: (s: State) => void) =>
      searching(['GOLPE_AMARILLO'], (s) => {
        sane(s, -4)
        change(s)
      })
        .do(P1, SEARCH)
        .offers(P1)
    const only = (objectSlotPenalty: number, sanityMax: number) => (s: State) =>
      Object.assign(soulAt(s, P1), { objectSlotPenalty, sanityMax })
    expect(asked(only(1, -1))).toEqual(['acceptMinus5', 'sacrifice'])
    expect(asked(only(2, 0))).toEqual(['acceptMinus5', 'sacrifice'])
    expect(asked(only(2, -1))).not.toContain('sacrifice')
  })

  test('a place that is not there is no sacrifice', () => {
    const t = searching(['GOLPE_AMARILLO'], (s) => {
      sane(s, -4)
      soulAt(s, P1).objectSlotPenalty = 2
    }).do(P1, SEARCH)
    expect(t.try(P1, { type: 'sacrifice', mode: 'OBJECT_SLOT' })).toBe('E_RANGE')
  })

  test('when the clock runs out the maximum goes, then an empty place, then one with what came last [6.3]', () => {
    const fallback = (sanityMax: number, ...things: 'VIAL'[]) => {
      const t = searching(['GOLPE_AMARILLO'], (s) => {
        sane(s, -4)
        soulAt(s, P1).sanityMax = sanityMax
        give(s, P1, ...things)
      }).do(P1, SEARCH)
      const [decision] = t.position.decisions
      return { given: decision && !decision.open ? decision.fallback : undefined, things: t.soul(P1).items }
    }
    expect(fallback(4).given).toEqual({ type: 'sacrifice', mode: 'SANITY_MAX' })
    expect(fallback(-1, 'VIAL').given).toEqual({ type: 'sacrifice', mode: 'OBJECT_SLOT' })
    const { given, things } = fallback(-1, 'VIAL', 'VIAL')
    expect(given).toEqual({ type: 'sacrifice', mode: 'OBJECT_SLOT', discard: things[1] })
  })

  test('beside a Tanque in the first seat nobody else meditates [6.1]', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      at(s, P3, 'F1_P')
    }).turnOf(P3)
    expect(t.try(P3, MEDITATE)).toBe('E_TANK_HERE')
  })

  test('who falls with empty hands loses nothing for good, and nothing says so', () => {
    const t = searching(['GOLPE_AMARILLO'], (s) => sane(s, -4))
    t.do(P1, SEARCH).do(P1, { type: 'acceptMinus5' })
    expect(t.facts('destroyed')).toEqual([])
  })

  test('a Tanque in the first seat guards as well', () => {
    const t = base4((s) => {
      play(s, P1, 'TANK')
      soulAt(s, P1).protecting = true
      at(s, P3, 'F1_P')
    }).quiet()
    // The House: his own and P3's, one of which the shield takes.
    expect([t.sanities[P1], t.sanities[P3]]).toEqual([6, 5])
  })

  test('the Sanador heals the others from whichever seat [7.13]', () => {
    const t = base4((s) => {
      play(s, P3, 'HEALER')
      play(s, P1, 'HIGH_ROLLER')
      sane(s, 0, 0, 4, 0)
    }).turnOf(P3)
    expect(t.do(P3, { type: 'healerHeal', status: 'SANIDAD' }).sanities).toEqual([2, 2, 3, 2])
  })
})
