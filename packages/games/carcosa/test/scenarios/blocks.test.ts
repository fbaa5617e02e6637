import { type Seat, TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { CROWN_UID } from '../../src/data/cards.ts'
import { carcosa } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, crown, figure, give, P1, P3, P4, sane, special, stack, Table, take } from '../kit.ts'

type Play = readonly [seat: Seat, move: Move, ...dice: number[]]

/** Goes on from here twice, once from a stored and restored position: both must come to the same. */
function storedAndReplayed(table: Table, plays: readonly Play[]): Table {
  const restored = new Table(JSON.parse(JSON.stringify(table.s)) as State)
  expect(restored.offers(P1)).toEqual(table.offers(P1))
  for (const [seat, move, ...dice] of plays) {
    for (const match of [table, restored]) match.roll(...dice).do(seat, move)
    expect(restored.s).toEqual(table.s)
    for (const viewer of [P1, P3, 'spectator'] as const) {
      expect(carcosa.view(restored.s, viewer)).toEqual(carcosa.view(table.s, viewer))
    }
  }
  return restored
}

describe('seed A to F: legality, transition, and the same again from a stored position', () => {
  test('A: a face-down room is entered, used, and destroyed', () => {
    const table = base4((s) => {
      special(s, 'F1_R2', 'MONASTERIO_LOCURA', { revealed: false })
      stack(s, 'F1_R2', 'VIAL', 'ARANA')
      sane(s, -2, undefined, -3)
      at(s, P3, 'F1_P')
    })
    expect(table.try(P1, { type: 'monasterioUse' })).toBe('E_NOT_IN_SPECIAL')
    const restored = storedAndReplayed(table, [
      [P1, { type: 'move', to: 'F1_R2' }],
      [P1, { type: 'monasterioUse' }, 2],
      [P1, { type: 'endTurn' }],
      [1, { type: 'endTurn' }],
      [P3, { type: 'move', to: 'F1_R2' }],
    ])
    expect(restored.sanities[P1]).toBe(2)
    expect(restored.s.specials[0]).toMatchObject({ revealed: true, destroyed: true, activations: 1 })
    expect(restored.offers(P3)).toEqual(['endTurn', 'escape'])
  })

  test('B: a trap, an attempt that fails, one that does not', () => {
    const table = base4((s) => {
      figure(s, 'ARANA', 'F1_P')
      afflict(s, P1, 'TRAPPED_SPIDER', 3, 'ARANA')
      sane(s, 1)
      at(s, P3, 'F3_R3')
    })
    expect(table.offers(P1)).toEqual(['endTurn', 'escape'])
    storedAndReplayed(table, [[P1, { type: 'escape' }, 1]])
    table.quiet().turnOf(P1)
    const restored = storedAndReplayed(table, [[P1, { type: 'escape' }, 3]])
    expect([restored.actions[P1], restored.figure('ARANA')?.stun]).toEqual([2, 1])
  })

  test('C: a ritual that waits for its answer', () => {
    const table = base4((s) => {
      special(s, 'F3_R1', 'CAMARA_LETAL')
      at(s, P1, 'F3_R1')
      at(s, P4, 'F3_R1')
    }).do(P1, { type: 'camaraRitual' })
    expect(table.offers(P4)).toEqual(['camaraAnswer'])
    const restored = storedAndReplayed(table, [[P4, { type: 'camaraAnswer', accept: true }, 6]])
    expect([restored.actions[P1], restored.actions[P4], restored.sanities]).toEqual([1, 1, [2, 4, 5, 3]])
  })

  test('C: a free room with a look that is known from then on', () => {
    const table = base4((s) => {
      special(s, 'F1_R2', 'TABERNA')
      at(s, P1, 'F1_R2')
      stack(s, 'F3_R4', 'KEY', 'VIAL')
    })
    const restored = storedAndReplayed(table, [[P1, { type: 'tabernaPeek', rooms: ['F3_R4', 'F1_R1'] }]])
    expect(carcosa.view(restored.s, P1).rooms.at(-1)?.seen).toMatchObject([{ at: 0, card: 'KEY' }])
  })

  test('D: an offer that waits for its choice, with too many things in hand', () => {
    const table = base4((s) => {
      special(s, 'F1_R2', 'MOTEMEY')
      at(s, P1, 'F1_R2')
      give(s, P1, 'VIAL', 'COMPASS')
      for (const card of ['BLUNT', 'TREASURE_RING'] as const) {
        s.motemey.cards.push(take(s, card))
        s.motemey.known.push(0)
      }
    }).do(P1, { type: 'motemeyBuy' })
    expect(table.offers(P1)).toEqual(['motemeyChoose'])
    const uid = table.soul(P1).items[1] as number
    const restored = storedAndReplayed(table, [
      [P1, { type: 'motemeyChoose', index: 1 }],
      [P1, { type: 'overflowDiscard', uid }],
    ])
    expect([restored.items(P1), restored.prompt]).toEqual([['VIAL', 'TREASURE_RING'], 'turn'])
  })

  test('E: the crown is taken by whoever has a key, and by nobody after that', () => {
    const table = base4((s) => {
      give(s, P1, 'KEY')
      at(s, P3, 'F1_P')
      give(s, P3, 'KEY')
    })
    expect(table.offers(P1)).toContain('takeCrown')
    const restored = storedAndReplayed(table, [
      [P1, { type: 'takeCrown' }],
      [P1, { type: 'endTurn' }],
      [1, { type: 'endTurn' }],
    ])
    expect(restored.soul(P1).soulbound).toEqual([CROWN_UID])
    expect([restored.offers(P3).includes('takeCrown'), restored.s.crown.target]).toEqual([false, 5])
  })

  test('F: a check that fails pauses for a sacrifice, and the target has risen', () => {
    const table = base4((s) => {
      crown(s, P4, 4)
      sane(s, 4, 1, 5, -2)
      s.round = 7
    })
    while (table.prompt === 'turn') table.end(table.asked)
    expect(table.offers(P4)).toEqual([])
    // House, King to floor 3, his d6; then the False King's d6 and the stairs.
    const restored = storedAndReplayed(table, [
      [TABLE, { type: 'kingEndRound' }, 3, 3, 1],
      [P4, { type: 'sacrifice', mode: 'SANITY_MAX' }, 1, 1, 1],
    ])
    expect([restored.sanities, restored.s.crown.target, restored.s.round]).toEqual([[3, -3, 4, 0], 5, 8])
  })
})
