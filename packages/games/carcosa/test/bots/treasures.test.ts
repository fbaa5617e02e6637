import type { Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { EASY, FEARFUL, RECKLESS } from '../../src/bots/character.ts'
import { cardAt } from '../../src/bots/mind.ts'
import { deckIn } from '../../src/rules/decks.ts'
import { learn } from '../../src/rules/knowledge.ts'
import type { State } from '../../src/state.ts'
import { at, base4, crown, give, P1, P2, P3, P4, play, sane, special, stack } from '../kit.ts'
import { chosen, mind } from './asked.ts'

describe('the crown [13.4]', () => {
  const withSpare = (change: (s: State) => void = () => {}) =>
    base4((s) => {
      play(s, P1, 'SCOUT')
      for (const seat of [P1, P2, P3, P4]) give(s, seat, 'KEY')
      give(s, P3, 'KEY')
      change(s)
    })

  test('is taken with a spare key by whoever can bear it', () => {
    expect(chosen(withSpare(), P1)).toEqual({ type: 'takeCrown' })
  })
  test('not with the fourth key, nor by who would fail, nor when one key less loses', () => {
    expect(
      chosen(
        withSpare((s) => s.discard.push(s.players[P3]?.keys.pop() as number)),
        P1,
      )?.type,
    ).not.toBe('takeCrown')
    expect(
      chosen(
        withSpare((s) => sane(s, 0)),
        P1,
      )?.type,
    ).not.toBe('takeCrown')
    expect(
      chosen(
        withSpare((s) => Object.assign(s, { keysDestroyed: 2 })),
        P1,
      )?.type,
    ).not.toBe('takeCrown')
    expect(
      chosen(
        withSpare((s) => crown(s, P2, 5)),
        P1,
      )?.type,
    ).not.toBe('takeCrown')
  })
})

describe('the Armería [7.8]', () => {
  /** P1 without actions, with nothing left to give up. */
  const atTheEnd = (sanity: number, atMinus5 = false) =>
    base4((s) => {
      special(s, 'F1_R2', 'ARMERIA')
      at(s, P1, 'F1_R2')
      sane(s, sanity)
      give(s, P1, 'KEY')
      Object.assign(s.players[P1] ?? {}, { sanityMax: -1, objectSlotPenalty: 2, actionsLeft: 0, atMinus5 })
    })

  test('whoever is about to fall leaves the key there, and takes it back from −5', () => {
    const t = atTheEnd(-4)
    const [uid] = t.soul(P1).keys
    expect(chosen(t, P1)).toEqual({ type: 'armeriaDrop', uid })
    t.do(P1, { type: 'armeriaDrop', uid: uid as number })
    expect(chosen(t, P1)).toEqual({ type: 'endTurn' })
    sane(t.s, -5)
    expect(chosen(t, P1)).toEqual({ type: 'armeriaTake', uid })
  })
  test('who can bear the night keeps it', () => {
    expect(chosen(atTheEnd(-1), P1)).toEqual({ type: 'endTurn' })
  })
})

describe('the Salón [7.8]', () => {
  const inSalon = (change: (s: State) => void = () => {}) =>
    base4((s) => {
      play(s, P1, 'TANK')
      special(s, 'F1_R2', 'SALON_BELLEZA')
      at(s, P1, 'F1_R2')
      stack(s, 'F1_R2', 'GOLPE_AMARILLO', 'VIAL')
      learn(deckIn(s, 'F1_R2'), 0, P1, s.round)
      change(s)
    })

  test('is used against a yellow event that waits there, and then the card is drawn', () => {
    const t = inSalon()
    expect(chosen(t, P1)).toEqual({ type: 'salonUse' })
    t.do(P1, { type: 'salonUse' })
    expect(chosen(t, P1)?.type).not.toBe('salonUse')
  })
  test('not for vanity, not for what it does not keep away, not with the last action', () => {
    expect(
      chosen(
        inSalon((s) => Object.assign(s, { salonUses: 2 })),
        P1,
      )?.type,
    ).not.toBe('salonUse')
    expect(
      chosen(
        inSalon((s) => Object.assign(s.players[P1] ?? {}, { actionsLeft: 1 })),
        P1,
      )?.type,
    ).not.toBe('salonUse')
    const other = inSalon((s) => {
      stack(s, 'F1_R2', 'ENVENENADO')
      learn(deckIn(s, 'F1_R2'), 0, P1, s.round)
    })
    expect(chosen(other, P1)?.type).not.toBe('salonUse')
  })
})

describe('the Anillo [14.2]', () => {
  const withRing = (sanity: number, ringActivation = true) =>
    base4(
      (s) => {
        give(s, P1, 'RING')
        sane(s, sanity, sanity, sanity, sanity)
      },
      { ringActivation },
    )

  test('is used when much is gone, where the option allows it', () => {
    expect(chosen(withRing(-3), P1)).toEqual({ type: 'useRing' })
    expect(chosen(withRing(1), P1)?.type).not.toBe('useRing')
    expect(chosen(withRing(-3, false), P1)?.type).not.toBe('useRing')
    const sunk = withRing(-3)
    sane(sunk.s, undefined, -5)
    expect(chosen(sunk, P1)).toEqual({ type: 'useRing' })
    give(sunk.s, P2, 'KEY')
    expect(chosen(sunk, P1)?.type).not.toBe('useRing')
  })
})

describe('characters [13.5]', () => {
  const low = () =>
    base4((s) => {
      sane(s, 2)
      stack(s, 'F1_R2', 'VIAL', 'VIAL')
      at(s, P3, 'F3_R3')
    })

  test('the fearful rest after any loss, the reckless never', () => {
    expect(chosen(low(), P1, FEARFUL)).toEqual({ type: 'meditate' })
    const t = low()
    sane(t.s, -4)
    expect(chosen(t, P1, RECKLESS)).toMatchObject({ type: 'move' })
  })

  test('the fearful accept −5, the reckless give something up', () => {
    const falling = () => {
      const t = base4((s) => {
        sane(s, -4)
        give(s, P1, 'KEY')
      })
      return t.quiet()
    }
    expect(chosen(falling(), P1, FEARFUL)).toEqual({ type: 'acceptMinus5' })
    expect(chosen(falling(), P1, RECKLESS)?.type).toBe('sacrifice')
  })
})

test('a short memory keeps keys before monsters, treasures and events [13.4]', () => {
  const t = base4((s) => {
    for (const [room, card] of [
      ['F1_R1', 'ASCENSOR'],
      ['F1_R2', 'ARANA'],
      ['F1_R3', 'KEY'],
      ['F1_R4', 'TREASURE_RING'],
    ] as const) {
      stack(s, room, card)
      learn(deckIn(s, room), 0, P1, s.round)
    }
  })
  const known = (seat: Seat, character = {}) => {
    const m = mind(t, seat, character)
    return m.view.rooms.flatMap((room) => cardAt(m, room, 0)?.card ?? [])
  }
  expect(known(P1)).toEqual(['ASCENSOR', 'ARANA', 'KEY', 'TREASURE_RING'])
  expect(known(P1, EASY)).toEqual(['ARANA', 'KEY'])
  expect(known(P2)).toEqual([])
})
