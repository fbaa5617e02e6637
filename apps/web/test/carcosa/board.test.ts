import { type Fact, GLOBAL_ROTATION, INTERNAL_ROTATION, type NodeId, PLACES, type RoomId } from '@ludoteca/carcosa'
import { describe, expect, test } from 'vitest'
import { beltAt } from '../../src/games/carcosa/board/belt-model.ts'
import { nextPlace, PLACES_FROM_TOP } from '../../src/games/carcosa/board/geometry.ts'
import { closedBy, placeNow, reachOf } from '../../src/games/carcosa/board/place-model.ts'
import { placeInWords } from '../../src/games/carcosa/board/place-words.ts'
import { names, seenHouse, status, uidOf, withSoul } from './seen-house.ts'

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']

describe('arrows over the house', () => {
  test('every place is reached from every other', () => {
    for (const start of PLACES_FROM_TOP) {
      const seen = new Set<NodeId>([start])
      for (const place of seen)
        for (const arrow of ARROWS) for (const next of [nextPlace(place, arrow)]) if (next) seen.add(next)
      expect(seen.size).toBe(PLACES_FROM_TOP.length)
    }
  })

  test('up and down never lead the other way', () => {
    const height = (node: NodeId) => {
      const { floor, number } = PLACES[node]
      return floor * 3 + (number === null ? 1 : number <= 2 ? 2 : 0)
    }
    for (const place of PLACES_FROM_TOP) {
      const [up, down] = [nextPlace(place, 'ArrowUp'), nextPlace(place, 'ArrowDown')]
      if (up) expect(height(up)).toBeGreaterThan(height(place))
      if (down) expect(height(down)).toBeLessThan(height(place))
    }
  })

  test('there is nothing above the roof and below the cellar', () => {
    expect(nextPlace('F3_R1', 'ArrowUp')).toBeUndefined()
    expect(nextPlace('F1_R3', 'ArrowDown')).toBeUndefined()
    expect(nextPlace('F2_P', 'Tab')).toBeUndefined()
  })
})

describe('the belt', () => {
  const told = (...facts: Fact[]) => facts.map((fact, id) => ({ id, move: id, fact }))

  test('before the first turn a deck came from nowhere', () => {
    expect(beltAt([], 'F1_R2')).toEqual({ from: undefined, to: 'F2_R3' })
  })

  test('what was told last says where a deck came from', () => {
    const story = told({ type: 'boxesRotated', rotation: 'INTERNAL' }, { type: 'boxesRotated', rotation: 'GLOBAL' })
    for (const [from, to] of GLOBAL_ROTATION) expect(beltAt(story, to).from).toBe(from)
    for (const [from, to] of INTERNAL_ROTATION) expect(beltAt(story.slice(0, 1), to).from).toBe(from)
  })
})

describe('a place', () => {
  const said = (view: ReturnType<typeof seenHouse>, node: NodeId, cost?: number) =>
    placeInWords(view, placeNow(view, node), { names, me: 0, cost, closedBy: closedBy(view, 0, node), also: [] })

  test('says who is there, what it is and what it costs to go there', () => {
    const words = said(seenHouse(), 'F2_P', 1)
    expect(words).toBe('Piso 2, pasillo. El Umbral. Almas: Beto, Apostador; Carla, Tanque. Puedes ir, 1 acción.')
  })

  test('says what whoever looks on has seen of its deck', () => {
    const view = seenHouse()
    const room: RoomId = 'F3_R2'
    const seen = [{ at: 0, uid: uidOf('KEY'), card: 'KEY' as const, round: 4 }]
    const rooms = view.rooms.map((each) => (each.room === room ? { ...each, seen } : each))
    expect(said({ ...view, rooms }, room)).toContain('Mazo de 9 cartas. ')
    expect(said({ ...view, rooms }, room)).toContain('Arriba: Llave, ronda 4.')
  })

  test('is closed by the paranoia of who is there, or of who would go', () => {
    const view = seenHouse()
    expect(closedBy(withSoul(view, 1, { statuses: [status('PARANOIA', 2)] }), 0, 'F2_P')).toEqual([1])
    expect(closedBy(withSoul(view, 0, { statuses: [status('PARANOIA', 2)] }), 0, 'F2_P')).toEqual([0])
    expect(closedBy(view, 0, 'F2_P')).toEqual([])
    // Seats 1 and 2 begin side by side: what is closed to others is not closed to who is in already.
    expect(closedBy(withSoul(view, 1, { statuses: [status('PARANOIA', 2)] }), 2, 'F2_P')).toEqual([])
  })

  test('is reached for what the move that is offered costs: the first step of the Explorador is free', () => {
    const to = { kind: 'one', of: ['F1_R1', 'F1_R2'] } as const
    const decisions = (seat: number) => [
      { key: 'a', seat, prompt: 'turn', open: false, fallback: null, choices: [{ type: 'move', params: { to } }] },
    ]
    expect([...reachOf({ decisions: decisions(0) }, seenHouse())]).toEqual([
      ['F1_R1', 0],
      ['F1_R2', 0],
    ])
    expect(reachOf({ decisions: decisions(1) }, seenHouse()).get('F1_R1')).toBe(1)
    expect(reachOf({ decisions: [] }, seenHouse()).size).toBe(0)
  })
})
