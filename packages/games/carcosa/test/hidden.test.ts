import { SeededChance, type Viewer } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { type CardId, cardOf } from '../src/data/cards.ts'
import { carcosa } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import type { Special, State } from '../src/state.ts'
import { at, base4, P1, P2, P3, special, stack, take } from './kit.ts'

/** What other worlds this viewer must reckon with. */
function worlds(s: State, viewer: Viewer): State[] {
  return Array.from({ length: 40 }, (_, i) => carcosa.sample(s, viewer, new SeededChance(`world ${i}`)))
}
const tops = (states: readonly State[], box: number) =>
  new Set(states.map(({ boxes }) => cardOf(boxes[box]?.cards[0] as number)))

function house(): State {
  return base4((s) => {
    special(s, 'F1_R2', 'TABERNA')
    at(s, P1, 'F1_R2')
    stack(s, 'F1_R1', 'KEY', 'VIAL')
    stack(s, 'F1_R3', 'ARANA', 'BLUNT')
    stack(s, 'F3_R2', 'TALE_MASK')
    for (const card of ['COMPASS', 'TALE_SIGN'] as CardId[]) {
      s.motemey.cards.push(take(s, card))
      s.motemey.known.push(0)
    }
  }).do(P1, { type: 'tabernaPeek', rooms: ['F1_R1', 'F1_R3'] }).s
}

describe('what nobody knows [9]', () => {
  test('who has looked keeps what was seen; for others it may be anything', () => {
    const s = house()
    expect([...tops(worlds(s, P1), 0)]).toEqual(['KEY'])
    expect(tops(worlds(s, P2), 0).size).toBeGreaterThan(3)
    expect(tops(worlds(s, 'spectator'), 0).size).toBeGreaterThan(3)
  })

  test('room cards stay in rooms and cards of Motemey there; only the tales may be others', () => {
    const s = house()
    const named = (state: State) => state.motemey.cards.map(cardOf)
    const seen = new Set(worlds(s, P2).flatMap(named))
    expect([...seen].sort()).toEqual(['COMPASS', 'TALE_MASK', 'TALE_SIGN'])
    for (const world of worlds(s, P2)) expect(carcosa.invariants(world)).toEqual([])
  })

  test('a face-down room may be of any kind that has not been seen, also when destroyed', () => {
    const s = house()
    Object.assign(s.specials[1] as Special, { revealed: false, destroyed: true })
    Object.assign(s.specials[2] as Special, { revealed: false, destroyed: false })
    const kinds = (floor: number) => new Set(worlds(s, P1).map(({ specials }) => specials[floor]?.kind))
    expect([...kinds(0)]).toEqual(['TABERNA'])
    for (const floor of [1, 2]) {
      expect(kinds(floor).size).toBe(6)
      expect(kinds(floor)).not.toContain('TABERNA')
    }
  })

  test('the offer of Motemey is the buyer’s alone', () => {
    const table = base4((s) => {
      special(s, 'F1_R2', 'MOTEMEY')
      at(s, P1, 'F1_R2')
      for (const card of ['VIAL', 'KEY', 'BLUNT', 'COMPASS'] as CardId[]) {
        s.motemey.cards.push(take(s, card))
        s.motemey.known.push(0)
      }
    }).do(P1, { type: 'motemeyBuy' })
    const offers = (viewer: Viewer) =>
      new Set(worlds(table.s, viewer).map(({ agenda }) => JSON.stringify(agenda.at(-1))))
    expect(offers(P1).size).toBe(1)
    expect(offers(P3).size).toBeGreaterThan(5)
    expect(JSON.stringify(carcosa.view(table.s, P3).question)).not.toContain('[')
  })

  test('events that went to the bottom are known to all, with the round', () => {
    const table = base4((s) => {
      stack(s, 'F1_R1', 'GOLPE_AMARILLO', 'VIAL')
    }).move(P1, 'F1_R1')
    for (const viewer of [P1, P2, 'spectator'] as const) {
      expect(carcosa.view(table.s, viewer).rooms[0]).toMatchObject({
        size: 2,
        seen: [{ at: 1, card: 'GOLPE_AMARILLO', round: 3 }],
      })
    }
  })

  test('who has seen a card still knows it after somebody else has looked', () => {
    const table = base4((s) => {
      stack(s, 'F1_R1', 'KEY')
      at(s, P1, 'F1_R2')
    })
    for (const seat of [P1, P3]) {
      table.turnOf(seat).move(seat, 'F1_P').do(seat, { type: 'hallwayPeek', room: 'F1_R1' })
    }
    const seen = (viewer: Viewer) => carcosa.view(table.s, viewer).rooms[0]?.seen.length
    expect([seen(P1), seen(P2), seen(P3), seen('spectator')]).toEqual([1, 0, 1, 0])
  })

  test('what has been seen cannot be taken back [12.2]', () => {
    const isFinal = (change: (s: State) => void, ...moves: Move[]) => {
      const table = base4(change)
      for (const move of moves) table.do(P1, move)
      return table.position.revealed
    }
    const enter: Move = { type: 'move', to: 'F1_R1' }
    expect(isFinal(() => {}, enter)).toBe(false)
    expect(isFinal((s) => stack(s, 'F1_R1', 'VIAL'), enter)).toBe(true)
    expect(isFinal((s) => special(s, 'F1_R1', 'TABERNA', { revealed: false }), enter)).toBe(true)
    const peek: Move[] = [
      { type: 'move', to: 'F1_P' },
      { type: 'hallwayPeek', room: 'F1_R1' },
    ]
    const inside = (s: State) => {
      at(s, P1, 'F1_R2')
      stack(s, 'F1_R1', 'VIAL')
    }
    expect([isFinal(inside, ...peek.slice(0, 1)), isFinal(inside, ...peek)]).toEqual([false, true])
  })

  test('views share memory with the state', () => {
    const { s } = base4()
    expect(carcosa.view(s, P1).players).toBe(s.players)
  })
})
