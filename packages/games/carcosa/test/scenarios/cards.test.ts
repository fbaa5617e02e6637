import type { Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../../src/data/cards.ts'
import { carcosa } from '../../src/game.ts'
import { soulAt } from '../../src/rules/souls.ts'
import { afflict, at, base4, give, P1, P2, P3, play, stack } from '../kit.ts'

const search = { type: 'search' } as const

describe('drawing [7.2, 7.3]', () => {
  test('T40 a key without a place goes under its deck, for all to see', () => {
    const table = base4((s) => {
      give(s, P1, 'KEY')
      stack(s, 'F1_R1', 'KEY', 'VIAL')
    }).move(P1, 'F1_R1')
    expect([table.deck('F1_R1'), table.soul(P1).keys.length]).toEqual([['VIAL', 'KEY'], 1])
    expect(carcosa.view(table.s, 'spectator').rooms[0]?.seen).toMatchObject([{ at: 1, card: 'KEY', round: 3 }])
  })

  test('T41 too many things: one of them goes, and the new one is the default', () => {
    const table = base4((s) => {
      give(s, P1, 'VIAL', 'COMPASS')
      stack(s, 'F1_R1', 'BLUNT')
    }).move(P1, 'F1_R1')
    expect(table.offers(P1)).toEqual(['overflowDiscard'])
    const [, compass, blunt] = table.soul(P1).items as [number, number, number]
    expect(table.position.decisions[0]).toMatchObject({ fallback: { type: 'overflowDiscard', uid: blunt } })
    table.do(P1, { type: 'overflowDiscard', uid: compass })
    expect(table.items(P1)).toEqual(['VIAL', 'BLUNT'])
    expect(table.s.discard).toContain(compass)
    // A tale takes no slot, so giving it up would not help.
    const tale = base4((s) => {
      give(s, P1, 'TALE_MASK', 'VIAL', 'COMPASS')
      stack(s, 'F1_R1', 'BLUNT')
    }).move(P1, 'F1_R1')
    expect(tale.try(P1, { type: 'overflowDiscard', uid: tale.soul(P1).items[0] as number })).toBe('E_RANGE')
  })

  test('[7.7] things go one by one until the limit holds', () => {
    const table = base4((s) => {
      give(s, P1, 'VIAL', 'COMPASS', 'BLUNT')
      stack(s, 'F1_R1', 'BLUNT')
    }).move(P1, 'F1_R1')
    for (let i = 0; i < 2; i++) table.do(P1, { type: 'overflowDiscard', uid: table.soul(P1).items[0] as number })
    expect([table.items(P1), table.prompt]).toEqual([['BLUNT', 'BLUNT'], 'turn'])
  })

  test('without slots the new thing is gone at once; tales, Book and Anillo take no slot', () => {
    const table = base4((s) => {
      soulAt(s, P1).objectSlotPenalty = 2
      at(s, P1, 'F1_R1')
      stack(s, 'F1_R1', 'VIAL', 'TALE_MASK')
      at(s, P2, 'F1_R2')
      stack(s, 'F1_R2', 'BOOK_CHAMBERS', 'RING')
    })
      .do(P1, search)
      .do(P1, search)
    expect([table.items(P1), table.prompt]).toEqual([['TALE_MASK'], 'turn'])
    expect(table.facts('itemDiscarded')).toMatchObject([{ card: 'VIAL', why: 'NO_SLOTS' }])
    table.turnOf(P2).do(P2, search).do(P2, search)
    expect([table.soul(P2).soulbound.length, table.s.book.holder, table.items(P2)]).toEqual([2, P2, []])
  })

  test('a Llavero whose place for a key is in use cannot be thrown away [D-36]', () => {
    const table = base4((s) => {
      give(s, P1, 'TREASURE_RING', 'COMPASS', 'KEY', 'KEY')
      stack(s, 'F1_R1', 'BLUNT')
    }).move(P1, 'F1_R1')
    const [llavero] = table.soul(P1).items as [number]
    expect(table.try(P1, { type: 'overflowDiscard', uid: llavero })).toBe('E_RANGE')
  })

  test('a state card gives its status and goes to the discard pile', () => {
    const table = base4((s) => stack(s, 'F1_R1', 'MALDITO')).move(P1, 'F1_R1')
    expect(table.status(P1, 'MALDITO')?.left).toBe(2)
    expect([table.deck('F1_R1'), table.s.discard.map(cardOf).at(-1)]).toEqual([[], 'MALDITO'])
  })

  test('a status never comes twice: the longer time counts [D-13]', () => {
    const longer = base4((s) => {
      afflict(s, P1, 'PARANOIA', 1)
      stack(s, 'F1_R1', 'PARANOIA')
    }).move(P1, 'F1_R1')
    expect(longer.soul(P1).statuses).toMatchObject([{ id: 'PARANOIA', left: 2 }])
    const shorter = base4((s) => {
      afflict(s, P1, 'PARANOIA', 5)
      stack(s, 'F1_R1', 'PARANOIA')
    }).move(P1, 'F1_R1')
    expect(shorter.soul(P1).statuses).toMatchObject([{ id: 'PARANOIA', left: 5 }])
  })

  test('T42 coming out of a room one may look into one room of the floor', () => {
    const table = base4((s) => stack(s, 'F1_R1', 'KEY'))
      .turnOf(P3)
      .move(P3, 'F1_P')
    expect(table.offers(P3)).toEqual(['hallwayPeek', 'hallwaySkip'])
    expect(table.try(P3, { type: 'hallwayPeek', room: 'F1_R2' })).toBe('E_RANGE')
    table.do(P3, { type: 'hallwayPeek', room: 'F1_R1' })
    expect([table.deck('F1_R1'), table.actions[P3]]).toEqual([['KEY'], 1])
    const seen = (seat: Seat) => carcosa.view(table.s, seat).rooms[0]?.seen.length
    expect([seen(P3), seen(P1)]).toEqual([1, 0])
    expect(base4((s) => stack(s, 'F1_R1', 'KEY')).move(P1, 'F1_R2').prompt).toBe('turn')
    expect(base4().turnOf(P3).move(P3, 'F1_P').prompt).toBe('turn')
    const compass = base4((s) => {
      stack(s, 'F1_R1', 'KEY')
      give(s, P3, 'COMPASS')
    }).turnOf(P3)
    compass.do(P3, { type: 'useCompass', uid: compass.soul(P3).items[0] as number })
    expect([compass.prompt, compass.soul(P3).node, compass.actions[P3]]).toEqual(['turn', 'F1_P', 2])
    expect(compass.offers(P3)).not.toContain('useCompass')
  })

  test('SEARCH needs a room with cards', () => {
    expect(base4().try(P1, search)).toBe('E_NOT_IN_ROOM')
    expect(base4().turnOf(P3).try(P3, search)).toBe('E_DECK_EMPTY')
  })

  test('a chain comes to rest after 40 cards [D-35]', () => {
    const table = base4((s) => {
      stack(s, 'F1_R1', 'VIAL')
      stack(s, 'F1_R2', 'BLUNT')
      s.reveals = 40
      s.agenda.push({ step: 'explore', seat: P1, node: 'F1_R1', from: 'F1_P' }, { step: 'hallwayPeek', seat: P1 })
      at(s, P1, 'F1_R1')
    }).do(P1, { type: 'hallwaySkip' })
    expect(table.deck('F1_R1')).toEqual(['VIAL'])
    // The next action begins to count anew.
    expect(table.move(P1, 'F1_R2').items(P1)).toEqual(['BLUNT'])
    const psychic = base4((s) => {
      play(s, P1, 'PSYCHIC')
      stack(s, 'F1_R1', 'VIAL', 'BLUNT')
      s.reveals = 40
      s.agenda.push({ step: 'explore', seat: P1, node: 'F1_R1', from: 'F1_P' }, { step: 'hallwayPeek', seat: P1 })
      at(s, P1, 'F1_R1')
    }).do(P1, { type: 'hallwaySkip' })
    expect([psychic.prompt, psychic.facts('cardsSeen')]).toEqual(['turn', []])
  })
})
