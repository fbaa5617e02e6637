import { describe, expect, test } from 'vitest'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, figure, give, P1, P3, sane, stack, type Table } from '../kit.ts'

const ESCAPE = { type: 'escape' } as const

/** P1 in the Viejo's sack in F1_R1, nobody else on the floor. */
function inSack(change: (s: State) => void = () => {}, left = 3): Table {
  return base4((s) => {
    at(s, P1, 'F1_R1')
    at(s, P3, 'F3_R3')
    afflict(s, P1, 'TRAPPED_SACK', left, 'VIEJO_DEL_SACO')
    figure(s, 'VIEJO_DEL_SACO', 'F1_R1', { victim: P1 })
    change(s)
  })
}

describe('the escape from the sack [7.4, seed B]', () => {
  test.each([
    [1, 2, true],
    [1, 1, false],
    [3, 0, true],
    [2, 0, false],
    [6, -3, true],
    [5, -3, false],
    [6, -4, false],
  ])('d6 %i and sanity %i: free is %s', (die, sanity, free) => {
    const table = inSack((s) => sane(s, sanity))
      .roll(die)
      .do(P1, ESCAPE)
    table.done()
    expect(table.facts('escapeTried')).toEqual([{ type: 'escapeTried', seat: P1, die, total: die + sanity, free }])
    expect(table.status(P1, 'TRAPPED_SACK') === undefined).toBe(free)
    expect(table.figure('VIEJO_DEL_SACO')?.victim).toBe(free ? null : P1)
  })

  test('whoever gets free keeps all actions and stays there; the Viejo is stunned once and has no victim', () => {
    const table = inSack().roll(6).do(P1, ESCAPE)
    expect(table.soul(P1)).toMatchObject({ statuses: [], actionsLeft: 2, turnLocked: false, node: 'F1_R1' })
    expect(table.figure('VIEJO_DEL_SACO')).toMatchObject({ stun: 1, victim: null, node: 'F1_R1' })
    expect(table.facts('monsterStunned')).toEqual([{ type: 'monsterStunned', monster: 'VIEJO_DEL_SACO', stun: 1 }])
    expect(table.facts('statusEnded')).toEqual([
      { type: 'statusEnded', seat: P1, status: 'TRAPPED_SACK', why: 'ESCAPED' },
    ])
    table.move(P1, 'F1_P').move(P1, 'F1_R4')
    // One night he does not stir, the next he comes after the souls with an empty sack.
    table.quiet()
    expect(table.figure('VIEJO_DEL_SACO')).toMatchObject({ stun: 0, node: 'F1_R1' })
    table.quiet()
    expect(table.figure('VIEJO_DEL_SACO')).toMatchObject({ stun: 0, node: 'F1_P', victim: null })
    expect(table.soul(P1).node).toBe('F1_R4')
  })

  test('whoever fails does nothing else in that turn and is carried on', () => {
    const table = inSack((s) => {
      sane(s, 0)
      give(s, P1, 'VIAL', 'COMPASS')
    })
      .roll(2)
      .do(P1, ESCAPE)
    expect(table.soul(P1)).toMatchObject({ actionsLeft: 0, turnLocked: true })
    expect(table.offers(P1)).toEqual(['endTurn'])
    expect(table.try(P1, ESCAPE)).toBe('E_ESCAPE_TRIED')
    expect(table.figure('VIEJO_DEL_SACO')).toMatchObject({ stun: 0, victim: P1 })
    table.quiet()
    expect([table.figure('VIEJO_DEL_SACO')?.node, table.soul(P1).node]).toEqual(['F1_P', 'F1_P'])
    expect(table.status(P1, 'TRAPPED_SACK')).toMatchObject({ left: 2, source: 'VIEJO_DEL_SACO' })
    // A new turn, a new attempt.
    expect(table.turnOf(P1).offers(P1)).toEqual(['endTurn', 'escape'])
  })

  test('only who tries is freed, and only who held him is stunned', () => {
    const table = inSack((s) => {
      at(s, P3, 'F1_R1')
      afflict(s, P3, 'TRAPPED_SPIDER', 3, 'ARANA')
      figure(s, 'ARANA', 'F1_R1')
    })
      .roll(6)
      .do(P1, ESCAPE)
    expect([table.figure('VIEJO_DEL_SACO')?.stun, table.figure('ARANA')?.stun]).toEqual([1, 0])
    expect(table.status(P3, 'TRAPPED_SPIDER')?.left).toBe(3)
    table.turnOf(P3).roll(6).do(P3, ESCAPE)
    expect([table.figure('VIEJO_DEL_SACO')?.stun, table.figure('ARANA')?.stun]).toEqual([1, 1])
  })

  test('the third turn without luck ends it: nobody is stunned, and the sack is empty [D-16]', () => {
    const table = inSack((s) => sane(s, 0), 1)
      .roll(2)
      .do(P1, ESCAPE)
      .end(P1)
    expect(table.soul(P1).statuses).toEqual([])
    expect(table.figure('VIEJO_DEL_SACO')).toMatchObject({ stun: 0, victim: null })
    expect(table.facts('statusEnded')).toEqual([{ type: 'statusEnded', seat: P1, status: 'TRAPPED_SACK', why: 'TIME' }])
    table.quiet()
    expect(table.soul(P1).node).toBe('F1_R1')
    expect(table.turnOf(P1).actions[P1]).toBe(2)
  })

  test('in that night neither Araña nor Cría takes whom the sack let go [D-52]', () => {
    for (const id of ['ARANA', 'BABY_SPIDER'] as const) {
      const table = inSack((s) => figure(s, id, 'F1_R1'), 1).quiet()
      expect(table.soul(P1).statuses).toEqual([])
    }
  })

  test('SANIDAD thrown away empties the sack without a stun [7.4, D-30]', () => {
    const table = inSack((s) => afflict(s, P1, 'SANIDAD')).do(P1, { type: 'discardSanidad' })
    expect(table.soul(P1)).toMatchObject({ statuses: [], actionsLeft: 2 })
    expect(table.figure('VIEJO_DEL_SACO')).toMatchObject({ stun: 0, victim: null })
  })

  test('whoever is put into the sack with the last action may still try in that turn', () => {
    const table = base4((s) => {
      stack(s, 'F1_R1', 'VIEJO_DEL_SACO')
      soulAt(s, P1).actionsLeft = 1
    }).move(P1, 'F1_R1')
    expect(table.status(P1, 'TRAPPED_SACK')).toMatchObject({ left: 3, fresh: false })
    expect(table.offers(P1)).toEqual(['endTurn', 'escape'])
    table.roll(1).do(P1, ESCAPE)
    expect(table.figure('VIEJO_DEL_SACO')).toMatchObject({ stun: 1, victim: null })
  })
})
