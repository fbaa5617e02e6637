import { describe, expect, test } from 'vitest'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, figure, give, P1, P2, P3, P4, play, sane, stack } from '../kit.ts'

const tryEscape = { type: 'escape' } as const

describe('test_spider_trap_duration_3_turns', () => {
  test('T07 three turns with a chance in each, then free without a stun, with grace for one night', () => {
    const table = base4((s) => {
      sane(s, 0)
      stack(s, 'F1_R1', 'ARANA')
    }).move(P1, 'F1_R1')
    expect([table.actions[P1], table.status(P1, 'TRAPPED_SPIDER')?.left]).toEqual([1, 3])
    table.roll(2).do(P1, tryEscape)
    expect([table.actions[P1], table.offers(P1)]).toEqual([0, ['endTurn']])
    table.end(P1)
    expect(table.status(P1, 'TRAPPED_SPIDER')?.left).toBe(2)
    table.quiet()
    expect(table.soul(P1).sanity).toBe(-1)
    table.turnOf(P1).roll(3).do(P1, tryEscape).end(P1)
    expect(table.status(P1, 'TRAPPED_SPIDER')?.left).toBe(1)
    table.quiet()
    table.turnOf(P1).roll(4).do(P1, tryEscape).end(P1)
    expect(table.status(P1, 'TRAPPED_SPIDER')).toBeUndefined()
    expect(table.figure('ARANA')?.stun).toBe(0)
    table.quiet()
    expect(table.status(P1, 'TRAPPED_SPIDER')).toBeUndefined()
    expect([table.soul(P1).sanity, table.actions[P1]]).toEqual([-3, 2])
    table.turnOf(P1).end(P1).quiet()
    expect(table.status(P1, 'TRAPPED_SPIDER')?.left).toBe(3)
    expect(table.soul(P1).sanity).toBe(-4)
    table.done()
  })

  test('T10 caught at the end of a round: three own turns follow', () => {
    const table = base4((s) => {
      at(s, P1, 'F2_P')
      figure(s, 'ARANA', 'F1_P')
    }).quiet()
    expect(table.figure('ARANA')?.node).toBe('F1_R3')
    expect(table.status(P3, 'TRAPPED_SPIDER')?.left).toBe(3)
    for (const left of [2, 1, undefined]) {
      table.turnOf(P3).end(P3)
      expect(table.status(P3, 'TRAPPED_SPIDER')?.left).toBe(left)
      table.quiet()
    }
  })

  test('T67 a trap that comes when no attempt is possible is fresh: three full turns follow', () => {
    // Only where free actions need an action left does the last one leave no attempt.
    const table = base4(
      (s) => {
        sane(s, 0)
        stack(s, 'F1_R1', 'ARANA')
      },
      { freeActionsAtZero: false },
    )
      .move(P1, 'F1_R2')
      .move(P1, 'F1_R1')
    expect(table.offers(P1)).toEqual(['endTurn'])
    expect(table.status(P1, 'TRAPPED_SPIDER')).toMatchObject({ fresh: true, left: 3 })
    table.end(P1)
    expect(table.status(P1, 'TRAPPED_SPIDER')).toMatchObject({ fresh: false, left: 3 })
    table.quiet()
    for (const [die, left] of [
      [3, 2],
      [4, 1],
      [5, undefined],
    ] as const) {
      table.turnOf(P1).roll(die).do(P1, tryEscape).end(P1)
      expect(table.status(P1, 'TRAPPED_SPIDER')?.left).toBe(left)
      table.quiet()
    }
    expect([table.soul(P1).sanity, table.actions[P1]]).toEqual([-4, 2])
    expect(table.status(P1, 'TRAPPED_SPIDER')).toBeUndefined()
  })

  test('whoever is caught with the last action may still try, so the trap is not fresh [ruling]', () => {
    const table = base4((s) => {
      sane(s, 0)
      stack(s, 'F1_R1', 'ARANA')
    })
      .move(P1, 'F1_R2')
      .move(P1, 'F1_R1')
    expect(table.status(P1, 'TRAPPED_SPIDER')?.fresh).toBe(false)
    expect(table.offers(P1)).toEqual(['endTurn', 'escape'])
    table.roll(1).do(P1, tryEscape)
    expect(table.offers(P1)).toEqual(['endTurn'])
  })

  test('who has just escaped and is caught again cannot try twice in a turn, so the trap is fresh [D-53]', () => {
    const table = base4((s) => {
      at(s, P1, 'F1_R1')
      figure(s, 'ARANA', 'F3_R3')
      afflict(s, P1, 'TRAPPED_SPIDER', 2, 'ARANA')
      stack(s, 'F1_R1', 'VIEJO_DEL_SACO')
    })
      .roll(6)
      .do(P1, tryEscape)
      .do(P1, { type: 'search' })
    expect([table.offers(P1), table.status(P1, 'TRAPPED_SACK')?.fresh]).toEqual([['endTurn'], true])
  })

  test('who stumbles on the stairs into her web cannot try in that turn, so the trap is fresh [D-53]', () => {
    const table = base4((s) => {
      play(s, P1, 'SCOUT')
      sane(s, 0)
      at(s, P1, 'F1_R1')
      stack(s, 'F2_R1', 'ARANA')
    })
      .roll(2)
      .move(P1, 'F2_R1')
    expect([table.offers(P1), table.status(P1, 'TRAPPED_SPIDER')?.fresh]).toEqual([['endTurn'], true])
    expect(table.end(P1).status(P1, 'TRAPPED_SPIDER')?.left).toBe(3)
  })

  test('without the option of grace she catches again at once [D-52]', () => {
    const setUp = (spiderGrace: boolean) =>
      base4(
        (s) => {
          at(s, P3, 'F3_R3')
          figure(s, 'ARANA', 'F1_P')
          afflict(s, P1, 'TRAPPED_SPIDER', 1, 'ARANA')
        },
        { spiderGrace },
      ).quiet()
    expect(setUp(true).status(P1, 'TRAPPED_SPIDER')).toBeUndefined()
    expect(setUp(false).status(P1, 'TRAPPED_SPIDER')?.left).toBe(3)
  })

  test('T70 whoever is caught in a web is moved and stays caught by the same spider', () => {
    const table = base4((s) => {
      sane(s, undefined, -1)
      afflict(s, P3, 'TRAPPED_SPIDER', 2, 'ARANA')
      figure(s, 'ARANA', 'F1_R3')
      at(s, P2, 'F2_R1')
      stack(s, 'F2_R1', 'CAMBIA_CARAS')
    })
      .turnOf(P2)
      .roll(2)
      .do(P2, { type: 'search' })
    expect([table.soul(P2).node, table.soul(P3).node]).toEqual(['F1_R3', 'F2_R1'])
    expect(table.status(P3, 'TRAPPED_SPIDER')).toMatchObject({ left: 2, source: 'ARANA' })
    table.turnOf(P3).roll(1).do(P3, tryEscape)
    expect(table.status(P3, 'TRAPPED_SPIDER')).toBeUndefined()
    expect(table.figure('ARANA')?.stun).toBe(1)
  })
})

describe('test_spider_escape_roll_releases', () => {
  const caught = (sanity: number) =>
    base4((s) => {
      sane(s, sanity)
      figure(s, 'ARANA', 'F1_P')
      afflict(s, P1, 'TRAPPED_SPIDER', 2, 'ARANA')
      at(s, P3, 'F3_R3')
    })

  test('T08 d6 + sanity of 3 frees, and all actions are left; test_escape_stuns_source_monster_1_turn', () => {
    const table = caught(2)
    expect(table.offers(P1)).toEqual(['endTurn', 'escape'])
    table.roll(1).do(P1, tryEscape)
    expect(table.status(P1, 'TRAPPED_SPIDER')).toBeUndefined()
    expect([table.actions[P1], table.figure('ARANA')?.stun]).toEqual([2, 1])
    table.quiet()
    expect(table.figure('ARANA')?.stun).toBe(0)
    expect(table.status(P1, 'TRAPPED_SPIDER')).toBeUndefined()
    table.quiet()
    expect(table.status(P1, 'TRAPPED_SPIDER')?.left).toBe(3)
  })

  test('T09 less than 3 ends the turn', () => {
    const table = caught(1).roll(1).do(P1, tryEscape)
    expect(table.status(P1, 'TRAPPED_SPIDER')?.left).toBe(2)
    expect([table.actions[P1], table.offers(P1)]).toEqual([0, ['endTurn']])
    expect(table.soul(P1).turnLocked).toBe(true)
  })

  test('only one attempt per turn, and only trapped souls may try', () => {
    const tried = base4((s) => {
      afflict(s, P1, 'TRAPPED_SPIDER', 2, 'ARANA')
      soulAt(s, P1).escapeTried = true
    })
    expect(tried.offers(P1)).toEqual(['endTurn'])
    expect(tried.try(P1, tryEscape)).toBe('E_ESCAPE_TRIED')
    expect(base4().try(P1, tryEscape)).toBe('E_NOT_TRAPPED')
  })

  test('an escape does not shorten the stun of a spider who was struck [7.5]', () => {
    const table = base4((s) => {
      figure(s, 'ARANA', 'F1_P', { stun: 2 })
      afflict(s, P1, 'TRAPPED_SPIDER', 2, 'ARANA')
    })
      .roll(6)
      .do(P1, tryEscape)
    expect(table.figure('ARANA')?.stun).toBe(2)
  })

  test('an escape from a figure that is gone stuns nobody', () => {
    const table = base4((s) => afflict(s, P1, 'TRAPPED_SPIDER', 2, 'ARANA'))
      .roll(6)
      .do(P1, tryEscape)
    expect(table.facts('monsterStunned')).toEqual([])
    expect(table.actions[P1]).toBe(2)
  })

  test('SANIDAD may be thrown away even when trapped, and frees without a stun [D-30]', () => {
    const table = base4((s) => {
      sane(s, -4)
      figure(s, 'ARANA', 'F1_P')
      afflict(s, P1, 'TRAPPED_SPIDER', 2, 'ARANA')
      afflict(s, P1, 'SANIDAD')
    })
    expect(table.offers(P1)).toEqual(['discardSanidad', 'endTurn', 'escape'])
    table.do(P1, { type: 'discardSanidad' })
    expect(table.soul(P1).statuses).toEqual([])
    expect([table.actions[P1], table.figure('ARANA')?.stun]).toEqual([2, 0])
  })

  test('SANIDAD may be thrown away without actions [D-30]', () => {
    const table = base4((s) => afflict(s, P1, 'SANIDAD'))
      .move(P1, 'F1_R1')
      .move(P1, 'F1_R2')
    expect(table.offers(P1)).toEqual(['discardSanidad', 'endTurn'])
  })
})

test('test_blunt_stuns_monster_2_turns: T11 two nights without her, the third she catches', () => {
  const table = base4((s) => {
    figure(s, 'ARANA', 'F2_R4')
    give(s, P4, 'BLUNT')
  }).turnOf(P4)
  const uid = table.soul(P4).items[0] as number
  table.do(P4, { type: 'useBlunt', uid, monster: 'ARANA' })
  expect([table.figure('ARANA')?.stun, table.items(P4), table.actions[P4]]).toEqual([2, [], 2])
  expect(table.s.discard).toContain(uid)
  table.quiet()
  expect(table.figure('ARANA')?.stun).toBe(1)
  table.quiet()
  expect([table.figure('ARANA')?.stun, table.status(P4, 'TRAPPED_SPIDER')]).toEqual([0, undefined])
  table.quiet()
  expect(table.status(P4, 'TRAPPED_SPIDER')?.left).toBe(3)
})

describe('test_yellow_king_not_stunnable', () => {
  const beside = (change: (s: State) => void = () => {}) =>
    base4((s) => {
      s.king.floor = 2
      give(s, P2, 'BLUNT')
      change(s)
    }).turnOf(P2)

  test('T12 the King is never a target', () => {
    expect(beside().offers(P2)).not.toContain('useBlunt')
    const table = beside((s) => figure(s, 'ARANA', 'F2_P'))
    const uid = table.soul(P2).items[0] as number
    expect(table.try(P2, { type: 'useBlunt', uid, monster: 'KING' as never })).toBe('E_RANGE')
    table.do(P2, { type: 'useBlunt', uid, monster: 'ARANA' })
    // Whoever is struck beside him, he comes in the night all the same.
    expect(table.night(3, 3, 1, 1, 1).sanities).toEqual([3, 2, 4, 1])
  })

  test('La furia with 5 or more makes him vanish, and stuns nobody', () => {
    const table = beside((s) => {
      stack(s, 'F2_R1', 'FURIA_AMARILLO')
      figure(s, 'ARANA', 'F3_R1')
    })
    table.roll(1).move(P2, 'F2_R1')
    expect([table.s.king.vanish, table.facts('monsterStunned'), table.facts('statusGained')]).toEqual([1, [], []])
  })
})

test('T13 the Viejo jumps with his victim, flees, and a BLUNT frees it', () => {
  const table = base4((s) => {
    at(s, P3, 'F1_P')
    at(s, P1, 'F1_R4')
    stack(s, 'F1_R3', 'VIEJO_DEL_SACO')
  })
    .turnOf(P3)
    .move(P3, 'F1_R3')
  expect([table.figure('VIEJO_DEL_SACO')?.node, table.soul(P3).node]).toEqual(['F1_R1', 'F1_R1'])
  expect(table.status(P3, 'TRAPPED_SACK')?.left).toBe(3)
  table.end(P3)
  expect(table.status(P3, 'TRAPPED_SACK')?.left).toBe(2)
  table.quiet()
  expect([table.figure('VIEJO_DEL_SACO')?.node, table.soul(P3).node]).toEqual(['F1_R2', 'F1_R2'])
  at(table.s, P1, 'F1_P')
  give(table.s, P1, 'BLUNT')
  table.turnOf(P1).move(P1, 'F1_R2')
  table.do(P1, { type: 'useBlunt', uid: table.soul(P1).items[0] as number, monster: 'VIEJO_DEL_SACO' })
  expect(table.figure('VIEJO_DEL_SACO')).toMatchObject({ stun: 2, victim: null })
  expect([table.status(P3, 'TRAPPED_SACK'), table.soul(P3).node, table.actions[P1]]).toEqual([undefined, 'F1_R2', 1])
})
