import { describe, expect, test } from 'vitest'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, give, P1, P2, P3, P4, sane, special, take } from '../kit.ts'

const ritual = { type: 'camaraRitual' } as const
const answer = (accept: boolean) => ({ type: 'camaraAnswer', accept }) as const

const chamber = (change: (s: State) => void = () => {}) =>
  base4((s) => {
    special(s, 'F3_R1', 'CAMARA_LETAL')
    at(s, P1, 'F3_R1')
    at(s, P4, 'F3_R1')
    change(s)
  })

describe('Cámara Letal [7.8, D-34]', () => {
  test('T46 the ritual brings the seventh key and costs both an action', () => {
    const table = chamber().do(P1, ritual)
    expect([table.asked, table.prompt]).toEqual([P4, 'camaraAnswer'])
    table.roll(3).do(P4, answer(true))
    expect([table.sanities, table.actions]).toEqual([
      [3, 4, 5, 2],
      [1, 2, 2, 1],
    ])
    expect([table.soul(P1).keys.length, table.s.ritualDone]).toEqual([1, true])
    expect(table.position.game.view(table.s, P1).keysTotal).toBe(7)
    expect(table.try(P1, ritual)).toBe('E_RITUAL_DONE')
    const played = chamber((s) => {
      soulAt(s, P4).actionsLeft = 0
    })
    expect(played.try(P1, ritual)).toBe('E_RITUAL_PARTNER')
    const last = chamber((s) => {
      soulAt(s, P4).actionsLeft = 1
    })
    expect(last.do(P1, ritual).roll(3).do(P4, answer(true)).actions).toEqual([1, 2, 2, 0])
    // What the partner has given is gone: the slot is skipped.
    expect(last.turnOf(P3).end(P3).prompt).toBe('kingEndRound')
  })

  test.each([
    [1, 2, 2],
    [2, 2, 2],
    [4, 1, 1],
    [5, 2, 0],
    [6, 2, 0],
  ])('a %i costs the actor %i and the partner %i', (die, own, other) => {
    const table = chamber().do(P1, ritual).roll(die).do(P4, answer(true))
    expect([4 - (table.sanities[P1] as number), 3 - (table.sanities[P4] as number)]).toEqual([own, other])
  })

  test('T68 a refusal gives the action back, and the same actor cannot ask again in this turn', () => {
    const table = chamber().do(P1, ritual).do(P4, answer(false))
    expect([table.actions[P1], table.sanities[P1], table.soul(P1).keys]).toEqual([2, 4, []])
    expect(table.try(P1, ritual)).toBe('E_RITUAL_REFUSED')
    // P1 keeps an action for P4's own attempt.
    const other = chamber((s) => {
      s.agenda = [
        { step: 'nightfall' },
        { step: 'slot', seat: P1 },
        { step: 'closeSlot', seat: P4, real: true },
        { step: 'turn', seat: P4 },
      ]
      s.active = P4
      soulAt(s, P1).ritualRefused = true
    })
    expect(other.offers(P4)).toContain('camaraRitual')
  })

  test('exactly two souls, neither trapped, one of them with a place for the key', () => {
    expect(chamber((s) => at(s, P2, 'F3_R1')).try(P1, ritual)).toBe('E_RITUAL_SOULS')
    expect(chamber((s) => at(s, P4, 'F3_P')).try(P1, ritual)).toBe('E_RITUAL_SOULS')
    const trapped = chamber((s) => afflict(s, P4, 'TRAPPED_SPIDER', 3, 'ARANA'))
    expect(trapped.try(P1, ritual)).toBe('E_RITUAL_PARTNER')
    const full = (s: State) => {
      give(s, P1, 'KEY')
      give(s, P4, 'KEY')
    }
    expect(chamber(full).try(P1, ritual)).toBe('E_NO_KEY_SLOT')
  })

  test('the partner gets the key when the actor has no place for it', () => {
    const table = chamber((s) => give(s, P1, 'KEY'))
      .do(P1, ritual)
      .roll(5)
      .do(P4, answer(true))
    expect([table.soul(P1).keys.length, table.soul(P4).keys.length]).toEqual([1, 1])
  })

  test('a key that nobody can carry any more after the losses is lost, and counted', () => {
    const table = chamber((s) => {
      give(s, P1, 'KEY', 'TREASURE_RING', 'VIAL')
      give(s, P4, 'KEY')
      sane(s, -4)
    })
      .do(P1, ritual)
      .roll(5)
      .do(P4, answer(true))
    table.do(P1, { type: 'sacrifice', mode: 'OBJECT_SLOT', discard: table.soul(P1).items[0] as number })
    expect([table.soul(P1).keys.length, table.soul(P4).keys.length, table.s.keysDestroyed]).toEqual([1, 1, 1])
    expect(table.position.game.view(table.s, P1).keysInGame).toBe(6)
  })

  test('T47 the seventh key counts while the Cámara is revealed and intact', () => {
    const night = (more: object) =>
      base4((s) => {
        special(s, 'F3_R1', 'CAMARA_LETAL', more)
        s.keysDestroyed = 3
        for (let i = 0; i < 3; i++) s.removed.push(take(s, 'KEY'))
      }).quiet().s.ending
    expect(night({ revealed: false })).toBe('LOSE_KEYS_DESTROYED')
    expect(night({ revealed: true })).toBeNull()
    expect(night({ revealed: true, destroyed: true })).toBe('LOSE_KEYS_DESTROYED')
  })

  test('once the ritual is done the seventh key counts, whatever becomes of the Cámara [D-37]', () => {
    const { s, position } = base4((house) => {
      special(house, 'F3_R1', 'CAMARA_LETAL', { destroyed: true })
      house.ritualDone = true
    })
    expect(position.game.view(s, P1).keysTotal).toBe(7)
  })
})

describe('Armería [7.8, D-39]', () => {
  const armeria = (change: (s: State) => void) =>
    base4((s) => {
      special(s, 'F1_R2', 'ARMERIA')
      at(s, P1, 'F1_R2')
      at(s, P3, 'F1_R2')
      change(s)
    })

  test('holds two things, keys too, and whoever comes takes what fits', () => {
    const table = armeria((s) => {
      give(s, P1, 'VIAL', 'TALE_MASK', 'KEY')
      give(s, P3, 'BLUNT', 'BLUNT')
    })
    const [vial, tale] = table.soul(P1).items as [number, number]
    const [key] = table.soul(P1).keys as [number]
    table.do(P1, { type: 'armeriaDrop', uid: vial }).do(P1, { type: 'armeriaDrop', uid: key })
    expect(table.try(P1, { type: 'armeriaDrop', uid: tale })).toBe('E_ARMERIA_FULL')
    expect(table.s.specials[0]?.armory).toEqual([vial, key])
    table.turnOf(P3)
    expect(table.try(P3, { type: 'armeriaTake', uid: vial })).toBe('E_NO_SLOT')
    table.do(P3, { type: 'armeriaTake', uid: key })
    expect([table.soul(P3).keys, table.s.specials[0]?.armory]).toEqual([[key], [vial]])
    expect(table.position.game.view(table.s, P2).specials[0]?.armory).toEqual([vial])
  })

  test('a tale is taken with full hands', () => {
    const table = armeria((s) => {
      give(s, P1, 'VIAL', 'VIAL')
      special(s, 'F1_R2', 'ARMERIA', { armory: [take(s, 'TALE_MASK')] })
    })
    table.do(P1, { type: 'armeriaTake', uid: table.s.specials[0]?.armory[0] as number })
    expect(table.items(P1)).toEqual(['VIAL', 'VIAL', 'TALE_MASK'])
  })

  test('keys in the Armería are in the game but in nobody’s hand [7.7]', () => {
    const table = armeria((s) => give(s, P1, 'KEY'))
    table.do(P1, { type: 'armeriaDrop', uid: table.soul(P1).keys[0] as number })
    expect(table.position.game.view(table.s, P1)).toMatchObject({ teamKeys: 0, keysInGame: 6, keysDestroyed: 0 })
  })

  test('neither what is soulbound nor a Llavero in use is stored; a full ring takes no key', () => {
    expect(armeria((s) => give(s, P1, 'RING')).offers(P1)).not.toContain('armeriaDrop')
    const ring = armeria((s) => give(s, P1, 'TREASURE_RING', 'KEY', 'KEY'))
    expect(ring.try(P1, { type: 'armeriaDrop', uid: ring.soul(P1).items[0] as number })).toBe('E_LLAVERO_IN_USE')
    const full = armeria((s) => {
      give(s, P1, 'KEY')
      special(s, 'F1_R2', 'ARMERIA', { armory: [take(s, 'KEY'), take(s, 'VIAL')] })
    })
    expect(full.try(P1, { type: 'armeriaTake', uid: full.s.specials[0]?.armory[0] as number })).toBe('E_NO_KEY_SLOT')
    full.do(P1, { type: 'armeriaTake', uid: full.s.specials[0]?.armory[1] as number })
    expect(full.try(P1, { type: 'armeriaTake', uid: full.s.specials[0]?.armory[0] as number })).toBe('E_NO_KEY_SLOT')
  })

  test('Escaleras keep their charges', () => {
    const table = armeria((s) => {
      give(s, P1, 'TREASURE_STAIRS')
      s.stairsCharges = 2
    })
    const [uid] = table.soul(P1).items as [number]
    table.do(P1, { type: 'armeriaDrop', uid }).turnOf(P3).do(P3, { type: 'armeriaTake', uid })
    expect([table.items(P3), table.s.stairsCharges]).toEqual([['TREASURE_STAIRS'], 2])
  })
})
