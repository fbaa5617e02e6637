import type { Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { fallsBy, fallsWith } from '../src/rules/losing.ts'
import { soulAt } from '../src/rules/souls.ts'
import type { State } from '../src/state.ts'
import { afflict, at, base4, give, P1, P2, P3, P4, sane } from './kit.ts'

const falls = (change: (s: State) => void) => fallsWith(base4(change).s, P1)
/** Nothing is left that these souls could sacrifice. */
const barren = (s: State, ...seats: Seat[]) => {
  for (const seat of seats) Object.assign(soulAt(s, seat), { sanityMax: -1, objectSlotPenalty: 9 })
}

describe('a fall to −5 [7.6]', () => {
  test('whoever stands one above the edge is pushed over it, whoever lies there is not', () => {
    expect(falls((s) => sane(s, -4, -4, -5, 2))).toMatchObject({ fallen: [P1], asked: [P2] })
  })

  test('VANIDAD brings those to the edge who stand two above it, a shield keeps whom it covers', () => {
    expect(
      falls((s) => {
        sane(s, -4, -3, -4, -3)
        afflict(s, P2, 'VANIDAD', 3)
        Object.assign(soulAt(s, P3), { shield: 1 })
      }),
    ).toMatchObject({ fallen: [P1], asked: [P2] })
  })

  test('whoever has nothing to give up falls as well, and that hurts the others once more', () => {
    const chain = falls((s) => {
      sane(s, -4, -4, -3, -2)
      barren(s, P2, P3)
      give(s, P1, 'KEY')
      give(s, P2, 'KEY')
      give(s, P3, 'KEY', 'KEY')
    })
    expect(chain).toMatchObject({ fallen: [P1, P2, P3], asked: [P4], keys: 4 })
  })

  test('whoever has accepted −5 before in this round goes down again without a question, and keeps the keys', () => {
    const again = falls((s) => {
      sane(s, -4, -4)
      give(s, P2, 'KEY')
      Object.assign(soulAt(s, P2), { lastMinus5Round: s.round })
    })
    expect(again).toMatchObject({ fallen: [P1, P2], asked: [], keys: 0 })
  })

  test('a shield takes one blow of two', () => {
    const chain = falls((s) => {
      sane(s, -4, -4, -4)
      barren(s, P2)
      Object.assign(soulAt(s, P3), { shield: 1 })
    })
    expect(chain).toMatchObject({ fallen: [P1, P2], asked: [P3] })
  })

  test('whoever comes back to −4 alone may be asked again, and is named once', () => {
    const chain = falls((s) => {
      sane(s, -4, -4, -4)
      barren(s, P2)
      Object.assign(soulAt(s, P3), { sanityMax: -4 })
    })
    expect(chain).toMatchObject({ fallen: [P1, P2], asked: [P3] })
  })

  test('nobody falls twice, and the first soul as anybody else', () => {
    const twice = fallsWith(
      base4((s) => {
        sane(s, -4, -4, -4)
        barren(s, P1)
        Object.assign(soulAt(s, P3), { lastMinus5Round: s.round })
      }).s,
      P2,
    )
    expect(twice).toMatchObject({ fallen: [P2, P1, P3], asked: [] })
  })

  test('a guarding Tanque takes the damage of those beside him, until he is over the edge himself', () => {
    const guarded = (sanityOfGuard: number) =>
      falls((s) => {
        sane(s, -4, sanityOfGuard, -4, -4)
        for (const seat of [P2, P3, P4]) at(s, seat, 'F2_R1')
        barren(s, P2)
        Object.assign(soulAt(s, P2), { protecting: true, shield: 0 })
      })
    expect(guarded(3)).toMatchObject({ fallen: [P1], asked: [] })
    expect(guarded(-3)).toMatchObject({ fallen: [P1, P2], asked: [P3, P4] })
  })

  test('what it foretells is what happens', () => {
    const change = (s: State) => {
      sane(s, -4, -4, -3, -2)
      barren(s, P2, P3)
      give(s, P2, 'KEY')
      give(s, P3, 'KEY', 'KEY')
    }
    const table = base4(change)
    table.s.agenda.push({ step: 'sacrifice', seat: P1, source: 'GOLPE' })
    const foretold = fallsWith(table.s, P1)
    table.position.apply(P1, { type: 'acceptMinus5' })
    expect(foretold.fallen.map((seat) => table.soul(seat).sanity)).toEqual([-5, -5, -5])
    expect([table.s.keysDestroyed, table.asked, table.prompt]).toEqual([foretold.keys, P4, 'sacrifice'])
  })
})

test('a loss of one soul leads to the same falls [7.6]', () => {
  const by = (sanity: number, amount: number) => fallsBy(base4((s) => sane(s, sanity)).s, P1, amount)
  expect(by(-3, 1)).toMatchObject({ fallen: [], asked: [], keys: 0 })
  expect(by(-3, 2)).toMatchObject({ fallen: [], asked: [P1] })
  expect(by(-5, 2)).toMatchObject({ fallen: [], asked: [] })
})
