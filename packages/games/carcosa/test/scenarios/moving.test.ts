import { describe, expect, test } from 'vitest'
import { GLOBAL_ROTATION, NODES, type NodeId, PLACES, ROOMS } from '../../src/data/board.ts'
import { linksFrom } from '../../src/rules/places.ts'
import { originsOf } from '../../src/rules/rotation.ts'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, figure, give, P1, P2, P3, P4, play, special, stack, type Table } from '../kit.ts'

/** Where MOVE leads for somebody. */
function ways(table: Table, seat = P1 as number): NodeId[] {
  return NODES.filter((to) => table.position.refusalOf(seat, { type: 'move', to }) === undefined)
}

describe('the board [2]', () => {
  test('neighbours: the corridor, and one door between R1 and R2, R3 and R4', () => {
    expect(PLACES.F2_P.neighbours).toEqual(['F2_R1', 'F2_R2', 'F2_R3', 'F2_R4'])
    expect(PLACES.F2_R1.neighbours).toEqual(['F2_P', 'F2_R2'])
    expect(PLACES.F2_R3.neighbours).toEqual(['F2_P', 'F2_R4'])
    expect(PLACES.F2_R4.neighbours).toEqual(['F2_P', 'F2_R3'])
  })

  test('MOVE goes to neighbours, and from a stair room to those above and below', () => {
    const from = (node: NodeId) => ways(base4((s) => at(s, P1, node)))
    expect(from('F1_P')).toEqual(['F1_R1', 'F1_R2', 'F1_R3', 'F1_R4'])
    expect(from('F1_R2')).toEqual(['F1_R1', 'F1_P'])
    expect(from('F1_R1')).toEqual(['F1_R2', 'F2_R1', 'F1_P'])
    expect(from('F2_R1')).toEqual(['F1_R1', 'F2_R2', 'F3_R1', 'F2_P'])
    expect(from('F3_R1')).toEqual(['F2_R1', 'F3_R2', 'F3_P'])
  })

  test('boxes that do not come out one per room stop the match [2.4]', () => {
    expect(() => originsOf(GLOBAL_ROTATION)).not.toThrow()
    expect(() => originsOf(GLOBAL_ROTATION.slice(1))).toThrow('a room without a box')
    expect(() => originsOf([...GLOBAL_ROTATION.slice(1), ['F1_R1', 'F1_R3']])).toThrow('two boxes')
    expect(() => originsOf([['F1_P' as never, 'F1_R1']])).toThrow('rooms alone')
  })

  test('T25 the belt: globally, or within each floor when the d6 shows 1; twelve times brings all back', () => {
    const belt = (...dice: number[]) => base4().night(...dice).s.boxAt
    const box = (boxAt: readonly number[], room: (typeof ROOMS)[number]) => ROOMS[boxAt[ROOMS.indexOf(room)] as number]
    const inner = belt(3, 1, 1, 1, 1)
    expect([box(inner, 'F2_R3'), box(inner, 'F1_R1')]).toEqual(['F2_R4', 'F1_R2'])
    const outer = belt(3, 3, 1, 1, 1)
    expect([box(outer, 'F1_R1'), box(outer, 'F2_R3')]).toEqual(['F2_R4', 'F1_R2'])
    const table = base4((s) => {
      for (const p of s.players) p.sanityMax = p.sanity = 30
    })
    for (let i = 1; i <= 12; i++) {
      table.quiet()
      expect(table.s.boxAt.every((n, at0) => n === at0)).toBe(i === 12)
    }
  })
})

describe('paying and moving [6.1, 7.1]', () => {
  test('a move costs an action, and without actions only the end is left', () => {
    const table = base4().move(P1, 'F1_R1').move(P1, 'F1_R2')
    expect([table.actions[P1], table.offers(P1)]).toEqual([0, ['endTurn']])
    expect(table.try(P1, { type: 'move', to: 'F1_R1' })).toBe('E_NO_ACTIONS')
  })

  test('ending a turn loses what is left', () => {
    expect(base4().end(P1).actions).toEqual([0, 2, 2, 2])
  })

  test('only whose slot it is acts', () => {
    expect(base4().position.refusalOf(P2, { type: 'move', to: 'F2_R1' })?.code).toBe('E_SEAT')
  })

  test('T43 PARANOIA keeps souls apart', () => {
    const table = base4((s) => {
      afflict(s, P1, 'PARANOIA')
      at(s, P3, 'F1_R1')
    })
    expect(ways(table)).toEqual(['F1_R2', 'F1_R3', 'F1_R4'])
    expect(table.try(P1, { type: 'move', to: 'F1_R1' })).toBe('E_PARANOIA')
    // No way leads there, PARANOIA or not.
    expect(table.try(P1, { type: 'move', to: 'F2_P' })).toBe('E_RANGE')
    table.turnOf(P3)
    expect(ways(table, P3)).not.toContain('F1_P')
  })

  test('PARANOIA closes the corridor to a Brújula, too', () => {
    const table = base4((s) => {
      at(s, P1, 'F1_R1')
      at(s, P3, 'F1_P')
      afflict(s, P3, 'PARANOIA')
      give(s, P1, 'COMPASS')
    })
    expect(table.try(P1, { type: 'useCompass', uid: table.soul(P1).items[0] as number })).toBe('E_PARANOIA')
  })

  test('blocked movement forbids MOVE and the Brújula for the round [7.1]', () => {
    const table = base4((s) => {
      soulAt(s, P1).moveBlockedRound = 3
      at(s, P1, 'F1_R1')
      give(s, P1, 'COMPASS')
    })
    expect(table.offers(P1)).toEqual(['endTurn', 'healerHeal', 'meditate'])
    expect(table.try(P1, { type: 'move', to: 'F1_P' })).toBe('E_MOVE_BLOCKED')
    expect(table.quiet().turnOf(P1).offers(P1)).toContain('move')
  })

  test('T57 temporary stairs serve everybody until the end of the round', () => {
    const table = base4((s) => {
      give(s, P1, 'TREASURE_STAIRS')
      at(s, P3, 'F1_P')
    })
    const [uid] = table.soul(P1).items as [number]
    table.do(P1, { type: 'useStairs', uid })
    expect(table.try(P1, { type: 'useStairs', uid })).toBe('E_STAIRS_HERE')
    table.move(P1, 'F2_P')
    expect([table.s.stairsCharges, table.actions[P1], table.prompt]).toEqual([2, 1, 'turn'])
    expect(ways(table, P1)).not.toContain('F1_P')
    table.turnOf(P3)
    expect(ways(table, P3)).toContain('F2_P')
    table.quiet().turnOf(P3)
    expect(ways(table, P3)).not.toContain('F2_P')
  })

  test('temporary stairs in a stair room lead to each place once', () => {
    const { s } = base4((house) => {
      at(house, P1, 'F2_R1')
      house.stairs[2] = 'F3_R4'
      house.tempStairs = ['F2_R1']
    })
    expect(linksFrom(s, 'F2_R1')).toEqual(['F2_P', 'F2_R2', 'F1_R1', 'F3_R4', 'F3_R1'])
  })

  test('the third use of the Escaleras discards them', () => {
    const table = base4((s) => {
      give(s, P1, 'TREASURE_STAIRS')
      s.stairsCharges = 1
    })
    const [uid] = table.soul(P1).items as [number]
    table.do(P1, { type: 'useStairs', uid })
    expect([table.items(P1), table.s.discard.includes(uid)]).toEqual([[], true])
  })

  test('a Sirviente cuts actions on every way to its floor, not within it [D-58]', () => {
    const servant = (s: State) => figure(s, 'ICE_SERVANT', 'F2_P')
    const lift = base4((s) => {
      servant(s)
      at(s, P1, 'F1_R2')
      s.players[P1] = { ...soulAt(s, P1), actionsLeft: 3, sanity: 1 }
      stack(s, 'F1_R2', 'ASCENSOR')
    })
      .roll(1)
      .do(P1, { type: 'search' })
    expect([lift.soul(P1).node, lift.actions[P1]]).toEqual(['F2_R2', 1])
    const within = base4((s) => {
      servant(s)
      soulAt(s, P2).actionsLeft = 3
    })
      .turnOf(P2)
      .move(P2, 'F2_R1')
    expect(within.actions[P2]).toBe(2)
  })

  test('the Reina’s cap waits for the next round [7.1 step 3]', () => {
    const table = base4((s) => {
      figure(s, 'REINA_HELADA', 'F2_P')
      at(s, P1, 'F1_R1')
      soulAt(s, P1).actionsLeft = 3
    }).move(P1, 'F2_R1')
    expect(table.actions[P1]).toBe(2)
    expect(table.quiet().actions).toEqual([1, 1, 2, 1])
  })
})

describe('Puertas and Monasterio [7.8]', () => {
  test('T59 there, then the other loses 1, then the card', () => {
    const table = base4((s) => {
      special(s, 'F1_R1', 'PUERTAS_AMARILLO')
      at(s, P1, 'F1_R1')
      stack(s, 'F2_R4', 'VIAL')
    }).do(P1, { type: 'puertasTeleport', target: P4 })
    expect([table.soul(P1).node, table.sanities[P4], table.items(P1), table.actions[P1]]).toEqual([
      'F2_R4',
      2,
      ['VIAL'],
      1,
    ])
    expect(table.told.map(({ type }) => type)).toEqual([
      'roomUsed',
      'moved',
      'sanityLost',
      'cardRevealed',
      'itemGained',
    ])
  })

  test('the Puertas mind neither PARANOIA nor a sack, and a corridor of the same floor gives the look', () => {
    const table = base4((s) => {
      special(s, 'F1_R1', 'PUERTAS_AMARILLO')
      at(s, P1, 'F1_R1')
      at(s, P3, 'F1_P')
      stack(s, 'F1_R2', 'VIAL')
      afflict(s, P3, 'PARANOIA')
    }).do(P1, { type: 'puertasTeleport', target: P3 })
    expect([table.soul(P1).node, table.prompt]).toEqual(['F1_P', 'hallwayPeek'])
    const upstairs = base4((s) => {
      special(s, 'F1_R1', 'PUERTAS_AMARILLO')
      at(s, P1, 'F1_R1')
      stack(s, 'F2_R2', 'VIAL')
    }).do(P1, { type: 'puertasTeleport', target: P2 })
    expect([upstairs.soul(P1).node, upstairs.prompt]).toEqual(['F2_P', 'turn'])
  })

  test('the Monasterio heals d6 + 2, and a 1 brings PARANOIA', () => {
    const pray = (die: number) =>
      base4((s) => {
        special(s, 'F1_R1', 'MONASTERIO_LOCURA')
        at(s, P1, 'F1_R1')
        play(s, P1, 'TANK')
        soulAt(s, P1).sanity = -4
      })
        .roll(die)
        .do(P1, { type: 'monasterioUse' })
    expect([pray(6).sanities[P1], pray(6).soul(P1).statuses]).toEqual([4, []])
    expect([pray(1).sanities[P1], pray(1).status(P1, 'PARANOIA')?.left]).toEqual([-1, 2])
  })
})
