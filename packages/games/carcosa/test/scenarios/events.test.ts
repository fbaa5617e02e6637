import { describe, expect, test } from 'vitest'
import type { RoomId } from '../../src/data/board.ts'
import type { CardId } from '../../src/data/cards.ts'
import { EVENTS } from '../../src/data/events.ts'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, crown, figure, P1, P2, P3, P4, sane, special, stack, type Table } from '../kit.ts'

const search = { type: 'search' } as const

/** Somebody in F1_R1 with this sanity reveals this event with this die. */
function reveal(event: CardId, sanity: number, die: number | null, change: (s: State) => void = () => {}): Table {
  return base4((s) => {
    at(s, P1, 'F1_R1')
    sane(s, sanity)
    stack(s, 'F1_R1', event)
    change(s)
  })
    .roll(...(die === null ? [] : [die]))
    .do(P1, search)
}

describe('events [3.5]', () => {
  test('T44 the Ascensor takes one up, and the card goes back to its own deck', () => {
    const table = base4((s) => {
      sane(s, 1)
      stack(s, 'F1_R2', 'ASCENSOR', 'VIAL')
      stack(s, 'F2_R2', 'KEY')
    })
      .roll(2)
      .move(P1, 'F1_R2')
    expect([table.soul(P1).node, table.soul(P1).keys.length, table.actions[P1]]).toEqual(['F2_R2', 1, 1])
    expect(table.deck('F1_R2')).toEqual(['VIAL', 'ASCENSOR'])
    // [D-35] Both cards of the chain are counted.
    expect(table.s.reveals).toBe(2)
  })

  // One up is two down: three floors go round.
  test.each(['ASCENSOR', 'TRAMPILLA'] as const)('%s: by its rows, around the end of the house, or nowhere', (event) => {
    const go = (room: RoomId, sanity: number, die: number) =>
      base4((s) => {
        at(s, P1, room)
        sane(s, sanity)
        stack(s, room, event)
      })
        .roll(die)
        .do(P1, search)
    const floors = (die: number) => (['F1_R2', 'F2_R2', 'F3_R2'] as const).map((room) => go(room, 0, die).soul(P1).node)
    for (const die of [1, 3]) expect(floors(die)).toEqual(['F2_R2', 'F3_R2', 'F1_R2'])
    for (const die of [4, 6]) expect(floors(die)).toEqual(['F3_R2', 'F1_R2', 'F2_R2'])
    const stopped = go('F1_R2', -1, 1)
    expect([stopped.soul(P1).node, stopped.actions[P1], stopped.offers(P1)]).toEqual(['F1_R2', 0, ['endTurn']])
  })

  test('T45 two souls change places, and each explores the new one', () => {
    const table = base4((s) => {
      sane(s, 0)
      stack(s, 'F1_R1', 'CAMBIA_CARAS', 'VIAL')
    })
      .roll(3)
      .move(P1, 'F1_R1')
    expect([table.soul(P1).node, table.soul(P2).node]).toEqual(['F2_P', 'F1_R1'])
    expect([table.items(P2), table.deck('F1_R1'), table.prompt]).toEqual([['VIAL'], ['CAMBIA_CARAS'], 'turn'])
    const before = base4((s) => stack(s, 'F1_R1', 'CAMBIA_CARAS'))
      .roll(1)
      .move(P1, 'F1_R1')
    expect([before.soul(P1).node, before.soul(P4).node]).toEqual(['F2_R4', 'F1_R1'])
  })

  test('who has been taken elsewhere meanwhile explores nothing', () => {
    const table = base4((s) => {
      sane(s, 0)
      at(s, P2, 'F2_R1')
      stack(s, 'F1_R1', 'CAMBIA_CARAS', 'VIAL', 'BLUNT')
      stack(s, 'F2_R1', 'CAMBIA_CARAS', 'COMPASS')
    })
      .roll(3, 3)
      .move(P1, 'F1_R1')
    expect([table.soul(P1).node, table.soul(P2).node]).toEqual(['F1_R1', 'F2_R1'])
    expect([table.items(P1), table.items(P2)]).toEqual([['VIAL'], ['COMPASS']])
    expect([table.deck('F1_R1'), table.deck('F2_R1')]).toEqual([['BLUNT', 'CAMBIA_CARAS'], ['CAMBIA_CARAS']])
  })

  test('an Ascensor that goes nowhere takes the turn of its revealer, also before it has begun', () => {
    const table = base4((s) => {
      sane(s, 0, -3)
      stack(s, 'F1_R1', 'CAMBIA_CARAS', 'ASCENSOR')
    })
      .roll(3, 1)
      .move(P1, 'F1_R1')
    expect(table.actions.slice(0, 2)).toEqual([1, 0])
    table.end(P1)
    expect([table.asked, table.facts('turnSkipped')]).toEqual([P3, [{ type: 'turnSkipped', seat: P2 }]])
  })

  test('who is kidnapped changes places with nobody [D-12]', () => {
    const table = reveal('CAMBIA_CARAS', 0, 3, (s) => {
      afflict(s, P2, 'TRAPPED_SACK', 3, 'VIEJO_DEL_SACO')
      figure(s, 'VIEJO_DEL_SACO', 'F2_P', { victim: P2 })
    })
    expect([table.soul(P1).node, table.soul(P2).node]).toEqual(['F1_R1', 'F2_P'])
  })

  test('Hay un cadáver: a lost turn, a loss, or something heavy', () => {
    const lost = reveal('HAY_CADAVER', 0, 2)
    expect(lost.soul(P1).skipNextRound).toBe(true)
    expect(lost.quiet().actions).toEqual([0, 2, 2, 2])
    expect(lost.quiet().actions).toEqual([2, 2, 2, 2])
    expect(reveal('HAY_CADAVER', 2, 2).sanities[P1]).toBe(1)
    expect(reveal('HAY_CADAVER', 2, 3).items(P1)).toEqual(['BLUNT'])
  })

  test('Una comida servida, row by row', () => {
    expect(reveal('COMIDA_SERVIDA', -1, 1).sanities[P1]).toBe(-4)
    expect(reveal('COMIDA_SERVIDA', 0, 2).status(P1, 'ENVENENADO')?.left).toBe(2)
    expect(reveal('COMIDA_SERVIDA', 0, 6).sanities[P1]).toBe(2)
    const guest = base4((s) => {
      at(s, P1, 'F1_R1')
      sane(s, 1, 0, 0, 0)
      stack(s, 'F1_R1', 'COMIDA_SERVIDA', 'VIAL')
    })
      .roll(6)
      .pick(1)
      .do(P1, search)
    expect([guest.soul(P3).node, guest.items(P3), guest.sanities]).toEqual(['F1_R1', ['VIAL'], [3, 0, 2, 0]])
    // The guest comes in before they eat.
    expect(guest.told.map(({ type }) => type).slice(-4)).toEqual(['itemGained', 'healed', 'healed', 'cardReturned'])
    const alone = reveal('COMIDA_SERVIDA', 1, 6, (s) => {
      for (const seat of [P2, P3, P4]) afflict(s, seat, 'TRAPPED_SACK', 3, 'VIEJO_DEL_SACO')
    })
    expect(alone.sanities[P1]).toBe(3)
  })

  test('Un diván de Amarillo clears statuses, heals, or gives SANIDAD', () => {
    const cursed = (s: State) => afflict(s, P1, 'MALDITO')
    expect(reveal('DIVAN_AMARILLO', 0, 3, cursed).soul(P1)).toMatchObject({ statuses: [], sanity: 0 })
    expect(reveal('DIVAN_AMARILLO', 1, 3, cursed).soul(P1)).toMatchObject({ statuses: [], sanity: 2 })
    const sound = reveal('DIVAN_AMARILLO', 2, 6, cursed).soul(P1).statuses
    expect(sound.map(({ id }) => id)).toEqual(['MALDITO', 'SANIDAD'])
  })

  test('T35 La furia: doubled for good, the King comes, or he vanishes', () => {
    expect(reveal('FURIA_AMARILLO', -3, 2).s.king.doubled).toBe(true)
    const eighth = reveal('FURIA_AMARILLO', -3, 2, (s) => {
      s.round = 8
      at(s, P4, 'F3_P')
      sane(s, -3, 4, 5, 3)
    }).night(3, 3, 1, 1, 1)
    expect(eighth.facts('kingArrived')).toMatchObject([{ loss: 6 }])
    const called = reveal('FURIA_AMARILLO', 1, 3)
    expect([called.s.king.floor, called.sanities]).toEqual([1, [0, 4, 4, 3]])
    const gone = reveal('FURIA_AMARILLO', 2, 3)
    expect(gone.s.king.vanish).toBe(1)
    gone.night(1, 1, 1)
    expect([gone.sanities, gone.s.king.vanish, gone.s.king.floor]).toEqual([[1, 3, 4, 2], 0, 1])
  })

  test('La furia calls him where he can come, and doubled he costs two [D-12, D-45]', () => {
    const doubled = reveal('FURIA_AMARILLO', 1, 3, (s) => {
      s.king.doubled = true
    })
    expect(doubled.sanities).toEqual([-1, 4, 3, 3])
    const gone = reveal('FURIA_AMARILLO', 1, 3, (s) => {
      s.king.vanish = 2
    })
    expect([gone.s.king.floor, gone.s.king.vanish, gone.sanities]).toEqual([3, 2, [1, 4, 5, 3]])
    const crowned = reveal('FURIA_AMARILLO', 1, 3, (s) => crown(s, P3, 6))
    expect([crowned.s.king.floor, crowned.sanities]).toEqual([3, [1, 4, 5, 3]])
  })

  test('a King who hurts twice as much does not hurt four times as much [7.14]', () => {
    const again = reveal('FURIA_AMARILLO', -3, 2, (s) => {
      s.king.doubled = true
    })
    expect([again.s.king.doubled, again.facts('kingDoubled')]).toEqual([true, []])
  })

  test.each([
    ['FURIA_AMARILLO', ['kingDoubled'], ['kingCalled'], ['kingVanished'], [0, 1, 5]],
    ['HAY_CADAVER', ['nextTurnLost'], ['sanityLost'], ['itemGained'], [0, 3, 5]],
    ['DIVAN_AMARILLO', ['statusEnded'], ['statusEnded', 'healed'], ['statusGained'], [0, 4, 8]],
  ] as const)('%s changes at its totals, and not before', (event, low, middle, high, [, fromMiddle, fromHigh]) => {
    const happens = (total: number) => {
      const die = total >= 7 ? 6 : 3
      const table = reveal(event, total - die, die, (s) => {
        afflict(s, P1, 'MALDITO')
        at(s, P3, 'F2_R3')
      })
      const [rolled, ...facts] = table.told.slice(table.told.findIndex(({ type }) => type === 'rolled'))
      expect(rolled).toMatchObject({ total })
      return facts.map(({ type }) => type).filter((type) => type !== 'cardReturned')
    }
    for (let total = 0; total <= 9; total++) {
      const expected = total >= fromHigh ? high : total >= fromMiddle ? middle : low
      expect(happens(total).slice(0, expected.length), `total ${total}`).toEqual(expected)
      if (event === 'DIVAN_AMARILLO') expect(happens(total)).toHaveLength(expected.length)
    }
  })

  test.each([
    [1, 'statusGained'],
    [2, 'statusGained'],
    [3, 'healed'],
    [6, 'healed'],
    [7, 'moved'],
  ])('Una comida servida with a total of %i: %s', (total, type) => {
    const die = total >= 6 ? 6 : 3
    const table = base4((s) => {
      at(s, P1, 'F1_R1')
      sane(s, total - die)
      stack(s, 'F1_R1', 'COMIDA_SERVIDA')
    })
    table
      .roll(die)
      .pick(...(total >= 7 ? [0] : []))
      .do(P1, search)
      .done()
    expect(table.told[table.told.findIndex((fact) => fact.type === 'rolled') + 1]?.type).toBe(type)
  })

  test.each([
    [3, P2],
    [4, P4],
  ])('Cambia caras with a total of %i changes places with soul %i', (total, other) => {
    const table = reveal('CAMBIA_CARAS', total - 3, 3)
    expect(table.facts('moved').map(({ seat }) => seat)).toEqual([P1, other])
  })

  test('totals are never below 0', () => {
    const table = reveal('HAY_CADAVER', -4, 1)
    expect(table.facts('rolled')).toMatchObject([{ die: 1, total: 0, event: 'HAY_CADAVER' }])
  })

  test('T58 the Salón keeps yellow events away for the round; from the third use on vanity stays', () => {
    const table = base4((s) => {
      special(s, 'F1_R2', 'SALON_BELLEZA')
      at(s, P1, 'F1_R2')
      stack(s, 'F1_R2', 'GOLPE_AMARILLO')
    })
      .do(P1, { type: 'salonUse' })
      .do(P1, search)
    expect([table.sanities[P1], table.deck('F1_R2')]).toEqual([4, ['GOLPE_AMARILLO']])
    const third = base4((s) => {
      special(s, 'F1_R2', 'SALON_BELLEZA')
      at(s, P1, 'F1_R2')
      s.salonUses = 2
      stack(s, 'F1_R3', 'GOLPE_AMARILLO')
    }).do(P1, { type: 'salonUse' })
    expect(third.status(P1, 'VANIDAD')?.left).toBe(2)
    expect(third.try(P1, { type: 'salonUse' })).toBe('E_VANIDAD')
    third.quiet()
    // The deck of F1_R3 has come here; the protection is over.
    third.soul(P1).sanity = 4
    expect(third.turnOf(P1).do(P1, search).sanities[P1]).toBe(1)
  })

  test.each(EVENTS.map(({ id }) => id))('the Salón protects from the four yellow events alone: %s', (id) => {
    const yellow = ['FURIA_AMARILLO', 'ESPEJO_AMARILLO', 'DIVAN_AMARILLO', 'GOLPE_AMARILLO'].includes(id)
    const table = base4((s) => {
      at(s, P1, 'F1_R1')
      stack(s, 'F1_R1', id)
      soulAt(s, P1).yellowProtectionRound = 3
    })
    if (!yellow) table.roll(1)
    expect(table.do(P1, search).facts('eventIgnored')).toHaveLength(yellow ? 1 : 0)
  })

  test('protection asks for no die', () => {
    const table = reveal('FURIA_AMARILLO', 4, null, (s) => {
      soulAt(s, P1).yellowProtectionRound = 3
    })
    expect(table.facts('eventIgnored')).toHaveLength(1)
  })
})
