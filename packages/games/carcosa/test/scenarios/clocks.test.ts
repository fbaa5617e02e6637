import { type Seat, TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../../src/config.ts'
import type { Move, Prompt } from '../../src/moves.ts'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { at, base4, figure, give, P1, P2, P3, P4, sane, slots, special, stack, type Table, take } from '../kit.ts'

const KING = 4

/** A question of [6.3], how the house comes to it, whom it asks, and what the clock answers. */
interface Asked {
  readonly prompt: Prompt
  readonly seat: Seat
  readonly change: (s: State) => void
  readonly play: (table: Table) => void
  readonly fallback: Move | ((table: Table) => Move)
  readonly options?: Partial<Config>
}

const search = (seat: Seat) => (table: Table) => table.do(seat, { type: 'search' })
const inRoom = (s: State, seat: Seat, ...cards: Parameters<typeof stack>[2][]) => {
  at(s, seat, 'F1_R1')
  stack(s, 'F1_R1', ...cards)
}
const item = (at: number) => (table: Table) => soulAt(table.s, P1).items.at(at) as number

const QUESTIONS: readonly Asked[] = [
  {
    prompt: 'sacrifice',
    seat: P1,
    change(s) {
      sane(s, -4)
      inRoom(s, P1, 'GOLPE_AMARILLO')
    },
    play: search(P1),
    fallback: { type: 'sacrifice', mode: 'SANITY_MAX' },
  },
  {
    prompt: 'sacrifice',
    seat: P1,
    change(s) {
      sane(s, -4)
      soulAt(s, P1).sanityMax = -1
      give(s, P1, 'VIAL', 'COMPASS')
      inRoom(s, P1, 'GOLPE_AMARILLO')
    },
    play: search(P1),
    fallback: (table) => ({ type: 'sacrifice', mode: 'OBJECT_SLOT', discard: item(-1)(table) }),
  },
  {
    prompt: 'overflow',
    seat: P1,
    change(s) {
      give(s, P1, 'VIAL', 'COMPASS')
      inRoom(s, P1, 'BLUNT')
    },
    play: search(P1),
    fallback: (table) => ({ type: 'overflowDiscard', uid: item(-1)(table) }),
  },
  {
    prompt: 'motemeyChoose',
    seat: P1,
    change(s) {
      special(s, 'F1_R2', 'MOTEMEY')
      at(s, P1, 'F1_R2')
      s.motemey = { cards: [take(s, 'VIAL'), take(s, 'KEY')], known: [0, 0] }
    },
    play: (table) => table.do(P1, { type: 'motemeyBuy' }),
    fallback: { type: 'motemeyChoose', index: 0 },
  },
  {
    prompt: 'motemeyEvent',
    seat: P1,
    change: (s) => inRoom(s, P1, 'EVENTO_MOTEMEY'),
    play: search(P1),
    fallback: { type: 'eventDecline' },
  },
  {
    prompt: 'hallwayPeek',
    seat: P1,
    change: (s) => inRoom(s, P1, 'KEY'),
    play: (table) => table.move(P1, 'F1_P'),
    fallback: { type: 'hallwaySkip' },
  },
  {
    prompt: 'psychicLook',
    seat: P2,
    change(s) {
      stack(s, 'F2_R1', 'DUENDE', 'KEY')
      slots(s, P2)
    },
    play: (table) => table.move(P2, 'F2_R1'),
    fallback: { type: 'psychicLook', order: 'KEEP' },
  },
  {
    prompt: 'doubleRoll',
    seat: P3,
    change(s) {
      inRoom(s, P3, 'HAY_CADAVER')
      slots(s, P3)
    },
    play: (table) => search(P3)(table.roll(1)),
    fallback: { type: 'doubleRoll', use: false },
  },
  {
    prompt: 'bluntReaction',
    seat: P4,
    change(s) {
      give(s, P4, 'BLUNT')
      figure(s, 'ARANA', 'F2_R4')
    },
    play: (table) => table.night(3, 3, 1, 1, 1),
    fallback: { type: 'bluntReaction', use: false },
  },
  {
    prompt: 'kingDiscard',
    seat: P1,
    change: (s) => give(s, P1, 'VIAL', 'COMPASS'),
    play: (table) => table.night(3, 6, 1, 1, 1),
    fallback: (table) => ({ type: 'kingDiscard', uid: item(-1)(table) }),
  },
  {
    prompt: 'camaraAnswer',
    seat: P3,
    change(s) {
      special(s, 'F1_R2', 'CAMARA_LETAL')
      at(s, P1, 'F1_R2')
      at(s, P3, 'F1_R2')
    },
    play: (table) => table.do(P1, { type: 'camaraRitual' }),
    fallback: { type: 'camaraAnswer', accept: false },
  },
  {
    prompt: 'tradeAnswer',
    seat: P3,
    change(s) {
      at(s, P3, 'F1_P')
      give(s, P1, 'VIAL')
    },
    play: (table) => table.do(P1, { type: 'tradeOffer', to: P3, give: item(0)(table) }),
    fallback: { type: 'tradeAnswer', accept: false },
  },
  {
    prompt: 'kingPick',
    seat: KING,
    change: () => {},
    play: (table) => table.night(1, 2, 3, 4).roll(1, 1, 1),
    fallback: { type: 'kingPick', d4: 0, d6: 0 },
    options: { kingMode: 'SEAT' },
  },
]

function asking({ change, play, options }: Asked, more: Partial<Config> = {}): Table {
  const table = base4(change, { ...options, ...more })
  play(table)
  return table
}

describe('clocks [5.7, 6.3, D-29]', () => {
  test.each(QUESTIONS)('$prompt waits for one seat and has an answer of its own', (asked) => {
    const { prompt, seat, fallback } = asked
    const table = asking(asked)
    const answer = typeof fallback === 'function' ? fallback(table) : fallback
    expect(table.position.decisions).toMatchObject([{ seat, prompt, fallback: answer, clockMs: 45_000 }])
    expect(table.do(seat, answer).asks(seat, prompt)).toBe(false)
    expect(asking(asked, { clocks: false }).position.decisions[0]).not.toHaveProperty('clockMs')
  })

  test('a turn is ended, and the night begins by itself', () => {
    const table = base4()
    expect(table.position.decisions).toMatchObject([{ seat: P1, fallback: { type: 'endTurn' }, clockMs: 90_000 }])
    while (table.prompt === 'turn') table.end(table.asked)
    expect(table.position.decisions).toMatchObject([
      { seat: TABLE, prompt: 'kingEndRound', fallback: { type: 'kingEndRound' }, clockMs: 6_000 },
    ])
  })
})
