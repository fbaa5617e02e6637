import { configure, Position, ScriptedChance, SeededChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../../src/config.ts'
import { FLOORS, floorOf, isRoom } from '../../src/data/board.ts'
import { MOTEMEY_DECK_SIZE, ROOM_DECK_SIZE } from '../../src/data/cards.ts'
import { SPECIAL_ROOMS_POOL } from '../../src/data/special-rooms.ts'
import { carcosa } from '../../src/game.ts'
import { assertSpecials } from '../../src/rules/special-setup.ts'
import type { Special } from '../../src/state.ts'
import { at, base4, figure, give, P1, P3, sane, special, stack, take } from '../kit.ts'

const config = configure(carcosa as never, { roleDraw: 'FIXED' }, 4) as Config

/** Draws that leave a list of n as it is: each item changes places with itself. */
const identity = (n: number): number[] => Array.from({ length: n - 1 }, (_, i) => n - 1 - i)

describe('test_special_setup_one_per_floor', () => {
  test('T01 three kinds, one per floor, where the d4 say', () => {
    // TABERNA, MOTEMEY, ARMERIA, PUERTAS, CAMARA, …: the third and the fifth change places, the rest stays.
    const chance = new ScriptedChance({
      specials: [6, 5, 2, 3, 2, 1, ...identity(3)],
      dice: [1, 3, 0, 0, 0, 0],
      tales: identity(4),
      'deck:rooms': identity(ROOM_DECK_SIZE),
      'deck:motemey': identity(MOTEMEY_DECK_SIZE),
    })
    const s = Position.setup(carcosa, config, 4, chance).state
    const fresh = { revealed: false, destroyed: false, activations: 0, armory: [] }
    expect(s.specials).toEqual([
      { node: 'F1_R2', kind: 'TABERNA', ...fresh },
      { node: 'F2_R4', kind: 'MOTEMEY', ...fresh },
      { node: 'F3_R1', kind: 'CAMARA_LETAL', ...fresh },
    ])
    expect(s.stairs).toEqual(['F1_R1', 'F2_R1', 'F3_R1'])
    expect(chance.unused()).toEqual({})
  })

  test('three special rooms, one per floor, in R1 to R4, with any seed', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { specials } = Position.setup(carcosa, config, 4, new SeededChance(`specials ${seed}`)).state
      expect(specials.map(({ node }) => floorOf(node))).toEqual(FLOORS)
      expect(specials.every(({ node, revealed, destroyed }) => isRoom(node) && !revealed && !destroyed)).toBe(true)
      expect(new Set(specials.map(({ kind }) => kind)).size).toBe(3)
      for (const { kind } of specials) seen.add(kind)
    }
    expect([...seen].sort()).toEqual([...SPECIAL_ROOMS_POOL].sort())
  })

  test('T02 anything else stops the match', () => {
    const { specials } = base4().s
    const [first, second, third] = specials as [Special, Special, Special]
    expect(() => assertSpecials(specials)).not.toThrow()
    expect(() => assertSpecials([first, { ...third, node: 'F1_R2' }, second])).toThrow('floor 1')
    expect(() => assertSpecials([first, { ...second, node: 'F2_P' as never }, third])).toThrow('corridor')
    expect(() => assertSpecials([first, second])).toThrow('2 special rooms')
    expect(() => assertSpecials([first, { ...second, kind: first.kind }, third])).toThrow('twice')
    const { s } = base4()
    expect(carcosa.invariants({ ...s, specials: [first, second] })).toContain('2 special rooms')
  })

  test('a match that would begin with other special rooms does not begin', () => {
    class TwiceTheSame extends SeededChance {
      override shuffle<T>(stream: string, items: T[]): void {
        super.shuffle(stream, items)
        if (stream === 'specials') items[1] = items[0] as T
      }
    }
    expect(() => Position.setup(carcosa, config, 4, new TwiceTheSame('any'))).toThrow('a special room twice')
  })
})

describe('test_special_reveal_on_first_entry', () => {
  test('T03 revealed first, then the card; entering again changes nothing', () => {
    const table = base4((s) => {
      special(s, 'F1_R2', 'MONASTERIO_LOCURA', { revealed: false })
      stack(s, 'F1_R2', 'VIAL')
      at(s, P3, 'F1_P')
    })
    expect(table.offers(P1)).not.toContain('monasterioUse')
    table.move(P1, 'F1_R2')
    expect(table.told.map(({ type }) => type)).toEqual(['moved', 'specialRevealed', 'cardRevealed', 'itemGained'])
    expect(table.items(P1)).toEqual(['VIAL'])
    expect(table.actions[P1]).toBe(1)
    expect(table.offers(P1)).toContain('monasterioUse')
    expect(table.s.specials[0]).toMatchObject({ revealed: true, activations: 0 })
    table.turnOf(P3).move(P3, 'F1_R2')
    expect(table.facts('specialRevealed')).toHaveLength(1)
  })

  test('a face-down room shows its place and not its kind [D-23]', () => {
    const table = base4((s) => special(s, 'F1_R2', 'MONASTERIO_LOCURA', { revealed: false }))
    const seen = () => JSON.stringify(table.position.game.view(table.s, P1).specials)
    expect(seen()).toContain('F1_R2')
    expect(seen()).not.toContain('MONASTERIO')
  })
})

describe('test_special_destroyed_on_monster_entry', () => {
  test('T04 a figure that appears destroys it, and nobody can use it any more', () => {
    const table = base4((s) => {
      special(s, 'F1_R2', 'TABERNA')
      stack(s, 'F1_R2', 'ARANA')
      sane(s, 2, undefined, 2)
      at(s, P3, 'F1_R2')
    }).move(P1, 'F1_R2')
    expect(table.figure('ARANA')?.node).toBe('F1_R2')
    expect(table.s.specials[0]).toMatchObject({ destroyed: true })
    expect(table.status(P1, 'TRAPPED_SPIDER')).toMatchObject({ left: 3, source: 'ARANA' })
    expect(table.offers(P1)).toEqual(['endTurn', 'escape'])
    table.turnOf(P3)
    expect(table.offers(P3)).not.toContain('tabernaRecover')
    expect(table.offers(P3)).not.toContain('tabernaPeek')
  })

  test('T05 a figure that walks in destroys it face down, and it stays unknown', () => {
    const table = base4((s) => {
      at(s, P1, 'F2_P')
      figure(s, 'DUENDE', 'F1_P', { loot: [take(s, 'VIAL')] })
      special(s, 'F1_R1', 'SALON_BELLEZA', { revealed: false })
    }).quiet()
    expect(table.figure('DUENDE')?.node).toBe('F1_R1')
    expect(table.s.specials[0]).toMatchObject({ destroyed: true, revealed: false })
    expect(table.facts('specialDestroyed')).toEqual([{ type: 'specialDestroyed', node: 'F1_R1', special: null }])
    expect(table.position.game.view(table.s, P1).specials[0]?.kind).toBeNull()
  })

  test('T06 what lay in an Armería is destroyed with it, and keys are counted [D-38]', () => {
    const table = base4((s) => {
      at(s, P1, 'F2_P')
      figure(s, 'DUENDE', 'F1_P', { loot: [take(s, 'VIAL')] })
      special(s, 'F1_R1', 'ARMERIA', { armory: [take(s, 'KEY'), take(s, 'VIAL')] })
    })
    const stored = table.s.specials[0]?.armory.slice()
    table.quiet()
    expect(table.s.specials[0]?.armory).toEqual([])
    expect(table.s.keysDestroyed).toBe(1)
    expect(table.s.removed).toEqual(stored)
  })

  test('a destroyed room is never revealed, and a stair room may be special', () => {
    const table = base4((s) => {
      special(s, 'F1_R1', 'TABERNA', { revealed: false, destroyed: true })
      give(s, P1, 'VIAL')
    }).move(P1, 'F1_R1')
    expect(table.s.specials[0]?.revealed).toBe(false)
    expect(table.s.stairs[0]).toBe('F1_R1')
  })
})
