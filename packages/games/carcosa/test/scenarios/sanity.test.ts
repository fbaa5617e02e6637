import type { Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, crown, give, P1, P2, P3, P4, sane, slots, special, stack, type Table } from '../kit.ts'

const maximum = { type: 'sacrifice', mode: 'SANITY_MAX' } as const
const slot = { type: 'sacrifice', mode: 'OBJECT_SLOT' } as const
const accept = { type: 'acceptMinus5' } as const

/** P1 reveals the top card of F1_R1 by searching there. */
function searching(change: (s: State) => void, seat: Seat = P1): Table {
  return base4((s) => {
    at(s, seat, 'F1_R1')
    change(s)
  }).turnOf(seat)
}

describe('−5 and sacrifice [7.6]', () => {
  test('T29 a sacrifice cancels the loss that waits, and the phase goes on', () => {
    const table = base4((s) => {
      s.round = 4
      sane(s, -4)
      give(s, P1, 'KEY')
    }).night(1, 3, 1, 1, 1)
    expect(table.prompt).toBe('sacrifice')
    table.do(P1, maximum)
    expect(table.soul(P1)).toMatchObject({ sanityMax: 3, sanity: -2 })
    expect(table.soul(P1).keys).toHaveLength(1)
    expect(table.sanities).toEqual([-2, 3, 2, 2])
  })

  test('T30 accepting destroys what one has, and the others pay one after the other', () => {
    const table = base4((s) => {
      sane(s, -4, -4, 2, 3)
      give(s, P1, 'KEY', 'VIAL', 'RING')
      afflict(s, P4, 'VANIDAD', 3)
    }).quiet()
    table.do(P1, accept)
    expect(table.sanities).toEqual([-5, -4, 2, 3])
    expect([table.s.keysDestroyed, table.items(P1), table.soul(P1).soulbound.length]).toEqual([1, [], 1])
    table.do(P2, slot)
    expect(table.soul(P2).objectSlotPenalty).toBe(1)
    expect(table.sanities).toEqual([-5, -1, 0, -1])
    expect(table.facts('destroyed')).toEqual([
      { type: 'destroyed', seat: P1, cards: ['KEY', 'VIAL'], keys: 1, why: 'MINUS5' },
    ])
  })

  test('T31 a second crossing in the round has neither choice nor consequences', () => {
    const table = base4((s) => {
      s.round = 5
      sane(s, -4)
      special(s, 'F1_R3', 'PUERTAS_AMARILLO')
      slots(s, P3, P1)
    })
    table.do(P3, { type: 'puertasTeleport', target: P1 }).do(P1, accept)
    expect(table.sanities).toEqual([-5, 3, 4, 2])
    table.turnOf(P1).do(P1, { type: 'meditate' })
    expect(table.soul(P1)).toMatchObject({ sanity: -3, atMinus5: false })
    table.night(1, 3, 1, 1, 1)
    expect(table.sanities).toEqual([-5, 2, 1, 1])
    expect(table.facts('fellToMinus5')).toEqual([
      { type: 'fellToMinus5', seat: P1, source: 'PUERTAS', again: false },
      { type: 'fellToMinus5', seat: P1, source: 'PRESENCE', again: true },
    ])
  })

  test('[7.6 step 7] what was found after getting up survives a second fall in the round, and not one in the next', () => {
    const fallen = (lastMinus5Round: number) =>
      base4((s) => {
        sane(s, -4)
        Object.assign(s.players[P1] ?? {}, { lastMinus5Round })
        give(s, P1, 'KEY', 'VIAL')
        at(s, P3, 'F2_R3')
      }).quiet()
    const again = fallen(3)
    expect([again.sanities, again.soul(P1).keys.length, again.items(P1)]).toEqual([[-5, 3, 4, 2], 1, ['VIAL']])
    expect(again.facts('fellToMinus5')).toMatchObject([{ seat: P1, again: true }])
    const later = fallen(2)
    expect(later.offers(P1)).toEqual(['acceptMinus5', 'sacrifice'])
    later.do(P1, { type: 'acceptMinus5' })
    expect([later.sanities, later.soul(P1).keys, later.s.keysDestroyed]).toEqual([[-5, 2, 3, 1], [], 1])
  })

  test('T32 nothing left to sacrifice: the consequences come at once', () => {
    const table = searching((s) => {
      sane(s, -4)
      soulAt(s, P1).sanityMax = -1
      soulAt(s, P1).objectSlotPenalty = 2
      give(s, P1, 'KEY')
      stack(s, 'F1_R1', 'GOLPE_AMARILLO')
    }).do(P1, { type: 'search' })
    expect([table.sanities, table.s.keysDestroyed, table.prompt]).toEqual([[-5, 3, 4, 2], 1, 'turn'])
  })

  test('a slot that is full takes a thing along, and its owner says which; the default is the last', () => {
    const table = searching((s) => {
      sane(s, -4)
      give(s, P1, 'VIAL', 'COMPASS')
      stack(s, 'F1_R1', 'GOLPE_AMARILLO')
    }).do(P1, { type: 'search' })
    const [vial, compass] = table.soul(P1).items as [number, number]
    expect(table.try(P1, slot)).toBe('E_RANGE')
    expect(table.try(P1, { ...maximum, discard: vial })).toBe('E_FORMAT')
    expect(table.position.decisions[0]).toMatchObject({ fallback: maximum })
    table.do(P1, { ...slot, discard: vial })
    expect([table.items(P1), table.soul(P1).objectSlotPenalty, table.soul(P1).sanity]).toEqual([['COMPASS'], 1, 0])
    expect(table.s.discard).toContain(vial)
    expect(table.s.discard).not.toContain(compass)
  })

  test('after a sacrifice sanity is 0, or the maximum where that is lower, and a later crossing asks again', () => {
    const table = searching((s) => {
      sane(s, -4)
      soulAt(s, P1).sanityMax = 0
      stack(s, 'F1_R1', 'GOLPE_AMARILLO', 'TUE_TUE')
      s.tueTueCount = 2
    })
    table.do(P1, { type: 'search' }).do(P1, maximum)
    expect(table.soul(P1)).toMatchObject({ sanity: -1, sanityMax: -1 })
    table.do(P1, { type: 'search' })
    expect(table.prompt).toBe('sacrifice')
    expect(table.try(P1, maximum)).toBe('E_RANGE')
    expect(table.position.decisions[0]).toMatchObject({ fallback: slot })
    table.do(P1, slot)
    expect(table.soul(P1).sanity).toBe(-1)
  })

  test('after a sacrifice the Llavero counts for the maximum', () => {
    const table = searching((s) => {
      sane(s, -4)
      soulAt(s, P1).sanityMax = 0
      give(s, P1, 'TREASURE_RING')
      stack(s, 'F1_R1', 'GOLPE_AMARILLO')
    })
    table.do(P1, { type: 'search' }).do(P1, maximum)
    expect(table.soul(P1)).toMatchObject({ sanity: 0, sanityMax: -1 })
  })

  test('no loss wakes no VANIDAD [7.6 step 1]', () => {
    const table = base4((s) => afflict(s, P1, 'VANIDAD'), { houseLoss: 0 }).quiet()
    expect([table.sanities[P1], table.facts('sanityLost')]).toEqual([4, []])
  })

  test('who is at −5 loses nothing more, and has the usual number of actions', () => {
    const table = base4((s) => sane(s, -5)).quiet()
    expect([table.sanities[P1], table.actions[P1], table.facts('fellToMinus5')]).toEqual([-5, 2, []])
  })

  test('the crown stays with who accepts −5 [seed E]', () => {
    const table = base4((s) => {
      sane(s, -4)
      crown(s, P1, 5)
    })
      .night(3, 3, 6, 1, 1, 1)
      .do(P1, accept)
    expect(table.soul(P1).soulbound).toHaveLength(1)
    expect(table.s.crown.holder).toBe(P1)
  })
})

describe('exact losses [7.6]', () => {
  test('T33 Tue-Tue: 1, 2, then −5 with the choice first', () => {
    const table = base4((s) => {
      at(s, P1, 'F1_R1')
      stack(s, 'F1_R1', 'TUE_TUE')
      stack(s, 'F1_R3', 'TUE_TUE')
      stack(s, 'F1_R2', 'TUE_TUE')
      afflict(s, P1, 'VANIDAD')
    }).do(P1, { type: 'search' })
    expect(table.sanities[P1]).toBe(2)
    table.turnOf(P3).do(P3, { type: 'search' })
    expect(table.sanities[P3]).toBe(3)
    const third = searching((s) => {
      sane(s, 2)
      s.tueTueCount = 2
      stack(s, 'F1_R1', 'TUE_TUE')
      afflict(s, P1, 'VANIDAD')
    })
      .do(P1, { type: 'search' })
      .do(P1, maximum)
    expect(third.soul(P1)).toMatchObject({ sanity: 0, sanityMax: 3 })
    const accepted = searching((s) => {
      s.tueTueCount = 2
      stack(s, 'F1_R1', 'TUE_TUE')
    })
      .do(P1, { type: 'search' })
      .do(P1, accept)
    expect([accepted.sanities, accepted.s.monsters]).toEqual([[-5, 3, 4, 2], []])
  })

  test('T34 Espejo turns sanity into its negative', () => {
    const mirror = (seat: Seat, sanity: number, vain = false) =>
      searching((s) => {
        soulAt(s, seat).sanity = sanity
        soulAt(s, seat).atMinus5 = sanity === -5
        if (vain) afflict(s, seat, 'VANIDAD')
        stack(s, 'F1_R1', 'ESPEJO_AMARILLO')
      }, seat).do(seat, { type: 'search' })
    expect(mirror(P1, 3, true).soul(P1).sanity).toBe(-3)
    expect(mirror(P1, -5).soul(P1)).toMatchObject({ sanity: 4, atMinus5: false })
    expect(mirror(P1, 0).soul(P1).sanity).toBe(0)
    expect(mirror(P3, 5).prompt).toBe('sacrifice')
  })
})
