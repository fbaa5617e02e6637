import type { Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { EASY } from '../../src/bots/character.ts'
import { deckIn } from '../../src/rules/decks.ts'
import { learn } from '../../src/rules/knowledge.ts'
import type { Frame, State } from '../../src/state.ts'
import { at, base4, give, P1, P2, P3, P4, play, sane, stack, type Table, take } from '../kit.ts'
import { chosen } from './asked.ts'

/** The fixture with a question on top of everything. */
function asking(frame: Frame, change: (s: State) => void = () => {}): Table {
  return base4((s) => {
    change(s)
    s.agenda.push(frame)
  })
}

describe('sacrifice [13.2]', () => {
  const crossing = (change: (s: State) => void) =>
    asking({ step: 'sacrifice', seat: P1, source: 'HOUSE' }, (s) => {
      sane(s, -4, 0, 0, 0)
      give(s, P1, 'KEY')
      change(s)
    })

  test('an empty slot goes first', () => {
    expect(
      chosen(
        crossing(() => {}),
        P1,
      ),
    ).toEqual({ type: 'sacrifice', mode: 'OBJECT_SLOT' })
  })

  test('then a slot with the least dear object', () => {
    const t = crossing((s) => give(s, P1, 'VIAL', 'COMPASS'))
    expect(chosen(t, P1)).toEqual({ type: 'sacrifice', mode: 'OBJECT_SLOT', discard: t.soul(P1).items[1] })
  })

  test('the maximum before a treasure', () => {
    const t = crossing((s) => give(s, P1, 'TREASURE_RING', 'TREASURE_STAIRS'))
    expect(chosen(t, P1)).toEqual({ type: 'sacrifice', mode: 'SANITY_MAX' })
  })

  test('without slots the maximum', () => {
    const t = crossing((s) => Object.assign(s.players[P1] as object, { objectSlotPenalty: 2 }))
    expect(chosen(t, P1)).toEqual({ type: 'sacrifice', mode: 'SANITY_MAX' })
  })

  test('whoever holds no key lets go, unless that pushes somebody over or nobody stays upright', () => {
    const t = crossing((s) => (s.players[P1] as { keys: number[] }).keys.pop())
    expect(chosen(t, P1)).toEqual({ type: 'acceptMinus5' })
    expect(chosen(t, P1, EASY)?.type).toBe('sacrifice')
    sane(t.s, -4, -4, 0, 0)
    expect(chosen(t, P1)?.type).toBe('sacrifice')
    sane(t.s, -4, -5, -5, -5)
    expect(chosen(t, P1)?.type).toBe('sacrifice')
  })
})

describe('things [13.2]', () => {
  test('what is over the limit: the least dear goes', () => {
    const t = asking({ step: 'overflow', seat: P1, uid: 0 }, (s) => give(s, P1, 'TREASURE_RING', 'COMPASS', 'VIAL'))
    expect(chosen(t, P1)).toEqual({ type: 'overflowDiscard', uid: t.soul(P1).items[1] })
  })

  test('the King gets a tale only while nobody has the Book', () => {
    const t = asking({ step: 'kingDiscard', seat: P1 }, (s) => give(s, P1, 'COMPASS', 'TALE_MASK'))
    expect(chosen(t, P1)).toEqual({ type: 'kingDiscard', uid: t.soul(P1).items[1] })
    give(t.s, P2, 'BOOK_CHAMBERS')
    expect(chosen(t, P1)).toEqual({ type: 'kingDiscard', uid: t.soul(P1).items[0] })
  })

  test('Motemey: a key with room for it, otherwise the Llavero', () => {
    const offered = (change: (s: State) => void) =>
      base4((s) => {
        change(s)
        const offers = [take(s, 'TREASURE_RING'), take(s, 'KEY')]
        s.agenda.push({ step: 'motemeyChoose', seat: P1, offers })
      })
    expect(
      chosen(
        offered(() => {}),
        P1,
      ),
    ).toEqual({ type: 'motemeyChoose', index: 1 })
    expect(
      chosen(
        offered((s) => give(s, P1, 'KEY')),
        P1,
      ),
    ).toEqual({ type: 'motemeyChoose', index: 0 })
  })

  test.each([
    ['a key is a welcome gift', 'KEY', null, 0, true],
    ['a Vial goes to somebody weaker', null, 'VIAL', -2, true],
    ['but not to somebody stronger', null, 'VIAL', 4, false],
    ['a tale stays with whoever has no reason to give it', null, 'TALE_SIGN', 0, false],
    ['a key goes to somebody who can keep it', null, 'KEY', 0, true],
  ] as const)('trade: %s', (_name, gets, gives, sanity, accept) => {
    const t = base4((s) => {
      at(s, P2, 'F1_P')
      sane(s, sanity, 2)
      const give1 = gets ? (give(s, P1, gets)[0] as number) : null
      const take1 = gives ? (give(s, P2, gives)[0] as number) : null
      s.agenda.push({ step: 'tradeAnswer', seat: P1, to: P2, give: give1, take: take1 })
    })
    expect(chosen(t, P2)).toEqual({ type: 'tradeAnswer', accept })
  })
})

describe('looking [13.2]', () => {
  test('from the corridor into the room with most unseen cards', () => {
    const t = asking({ step: 'hallwayPeek', seat: P1 }, (s) => {
      stack(s, 'F1_R1', 'VIAL')
      stack(s, 'F1_R3', 'VIAL', 'COMPASS', 'BLUNT')
      stack(s, 'F1_R4', 'VIAL', 'COMPASS', 'BLUNT', 'BLUNT')
      learn(deckIn(s, 'F1_R4'), 0, P1, s.round)
    })
    expect(chosen(t, P1)).toEqual({ type: 'hallwayPeek', room: 'F1_R3' })
  })

  const looking = (first: Parameters<typeof stack>[2], second: Parameters<typeof stack>[2], seat: Seat = P2) =>
    asking({ step: 'psychicLook', seat, room: 'F2_R1' }, (s) => {
      at(s, seat, 'F2_R1')
      stack(s, 'F2_R1', first, second)
      learn(deckIn(s, 'F2_R1'), 0, seat, s.round)
      learn(deckIn(s, 'F2_R1'), 1, seat, s.round)
    })

  test('the Psíquico takes a key from below, and keeps one on top', () => {
    expect(chosen(looking('VIAL', 'KEY'), P2)).toEqual({ type: 'psychicLook', order: 'SWAP' })
    expect(chosen(looking('KEY', 'VIAL'), P2)).toEqual({ type: 'psychicLook', order: 'KEEP' })
  })

  test('he buries a monster while he can afford it, and otherwise puts it second', () => {
    const t = looking('ARANA', 'VIAL')
    expect(chosen(t, P2)).toEqual({ type: 'psychicLook', order: 'BOTTOM_FIRST' })
    sane(t.s, 4, 1)
    expect(chosen(t, P2)).toEqual({ type: 'psychicLook', order: 'SWAP' })
  })
})

describe('luck and blows [13.2]', () => {
  test.each([
    ['COMIDA_SERVIDA', 1, -1, true],
    ['COMIDA_SERVIDA', 4, 0, false],
    ['CAMBIA_CARAS', 1, 0, false],
    ['ASCENSOR', 1, -3, true],
    ['ASCENSOR', 1, 2, false],
  ] as const)('the Apostador and a second die for %s after a %i with sanity %i', (event, die, sanity, use) => {
    const t = asking({ step: 'doubleRoll', seat: P3, event, die }, (s) => sane(s, 4, 4, sanity))
    expect(chosen(t, P3)).toEqual({ type: 'doubleRoll', use })
  })

  test('the Luchador strikes first', () => {
    const t = base4((s) => {
      play(s, P4, 'BRAWLER')
      s.agenda.push({ step: 'strike', monster: 'ARANA', seat: P4 }, { step: 'reaction', seat: P4, monster: 'ARANA' })
    })
    expect(chosen(t, P4)).toEqual({ type: 'bluntReaction', use: true })
  })

  test('the ritual is declined below −2', () => {
    const t = asking({ step: 'camaraAnswer', seat: P1, partner: P2 }, (s) => sane(s, 4, -2))
    expect(chosen(t, P2)).toEqual({ type: 'camaraAnswer', accept: true })
    sane(t.s, 4, -3)
    expect(chosen(t, P2)).toEqual({ type: 'camaraAnswer', accept: false })
  })
})
