import { TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { endingOf } from '../../src/rules/ending.ts'
import { rotate } from '../../src/rules/rotation.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, crown, figure, give, P1, P2, P3, P4, sane, special, stack } from '../kit.ts'

describe('the King phase', () => {
  test('[5.5] K1 to K12 come one after the other; a vanished King leaves K3 to K5 out', () => {
    const steps = (vanish: number, ...dice: number[]) =>
      base4((s) => {
        s.king.vanish = vanish
      })
        .night(...dice)
        .facts('kingStep')
        .map(({ step }) => step)
    expect(steps(0, 3, 3, 1, 1, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(steps(1, 1, 1, 1)).toEqual([1, 2, 6, 7, 8, 9, 10, 11, 12])
  })

  test('[K5, K6] whom the King has called the monsters find where they stand then', () => {
    const t = base4((s) => figure(s, 'ARANA', 'F3_P')).night(3, 5, 1, 1, 1)
    expect([P1, P2, P3, P4].map((seat) => t.status(seat, 'TRAPPED_SPIDER')?.left)).toEqual([3, 3, 3, 3])
  })

  test('[K8, K9] VANIDAD that ends with the round does not raise what the False King costs', () => {
    const t = base4((s) => {
      crown(s, P4, 9)
      afflict(s, P4, 'VANIDAD', 1)
    })
    // The house takes 2, his failure 1.
    expect(t.night(3, 3, 1, 1, 1, 1).sanities).toEqual([3, 2, 4, 0])
  })

  test('T24 he hurts where he arrives, not where he leaves', () => {
    const t = base4((s) => {
      s.round = 4
      s.king.floor = 1
      at(s, P3, 'F3_P')
      at(s, P4, 'F3_P')
      sane(s, 3, 3, 3, 3)
    })
    t.night(1, 3, 1, 1, 1).done()
    expect(t.s.king.floor).toBe(2)
    expect(t.sanities).toEqual([2, 0, 2, 2])
    expect(t.actions).toEqual([2, 1, 2, 2])
  })

  test('[K10] the stairs are rolled again, floor by floor', () => {
    expect(base4().night(3, 3, 2, 3, 4).s.stairs).toEqual(['F1_R2', 'F2_R3', 'F3_R4'])
  })

  test('T26 Atraer on floor 2 can win the match', () => {
    const t = base4((s) => {
      s.round = 6
      s.king.floor = 1
      for (const seat of [P1, P2, P3, P4]) give(s, seat, 'KEY')
    })
    t.night(4, 5, 1, 1, 1).done()
    expect(t.s).toMatchObject({ phase: 'OVER', ending: 'WIN', round: 6 })
    expect(t.sanities).toEqual([3, 1, 4, 0])
    expect(t.position.decisions).toEqual([])
  })

  test('T27 souls sent to the stairs reveal a special room and draw nothing', () => {
    const t = base4((s) => {
      s.round = 2
      s.king.floor = 2
      at(s, P1, 'F3_R2')
      at(s, P2, 'F3_P')
      s.stairs[1] = 'F2_R3'
      special(s, 'F2_R3', 'TABERNA', { revealed: false })
      stack(s, 'F2_R3', 'KEY')
    })
    t.night(1, 4, 1, 1, 1).done()
    expect(t.s.king.floor).toBe(3)
    expect([t.soul(P1).node, t.soul(P2).node]).toEqual(['F2_R3', 'F2_R3'])
    expect(t.s.specials[1]).toMatchObject({ kind: 'TABERNA', revealed: true })
    // The belt has taken the box on.
    expect(t.deck('F2_R2')).toEqual(['KEY'])
    expect(t.sanities).toEqual([2, 2, 4, 2])
  })

  test.each([
    [1, 'F2_R2'],
    [2, 'F1_R3'],
    [3, 'F2_R2'],
  ] as const)('[K5] d6 4 with the King on floor %i puts souls in %s', (floor, to) => {
    const t = base4((s) => {
      s.king.floor = floor
      s.stairs = ['F1_R3', 'F2_R2', 'F3_R4']
      for (const p of s.players) p.node = `F${floor}_P`
    }).night(3, 4, 1, 1, 1)
    expect(t.s.players.map(({ node }) => node)).toEqual([to, to, to, to])
  })

  test('T28 d6 6 takes one thing of their choice from those without protection', () => {
    const t = base4((s) => {
      give(s, P1, 'BLUNT', 'VIAL')
      give(s, P2, 'COMPASS')
      give(s, P3, 'RING')
      give(s, P4, 'BLUNT')
      crown(s, P4, 4)
    })
    t.night(3, 6, 6, 1, 1, 1)
    expect(t.asks(P1, 'kingDiscard')).toBe(true)
    t.do(P1, { type: 'kingDiscard', uid: t.soul(P1).items[1] as number }).done()
    expect([P1, P2, P3, P4].map((seat) => t.items(seat))).toEqual([['BLUNT'], ['COMPASS'], [], ['BLUNT']])
    expect(t.soul(P3).soulbound).toHaveLength(1)
  })

  test('d6 6 asks nobody who has one thing alone, and takes the last one when the clock runs out', () => {
    const t = base4((s) => {
      give(s, P2, 'TALE_MASK')
      give(s, P1, 'BLUNT', 'VIAL')
    })
    t.night(3, 6, 1, 1, 1)
    const [decision] = t.position.decisions
    expect(decision).toMatchObject({ seat: P1, fallback: { type: 'kingDiscard', uid: t.soul(P1).items[1] } })
    expect(t.items(P2)).toEqual([])
    if (decision && !decision.open) t.do(P1, decision.fallback)
    expect(t.items(P1)).toEqual(['BLUNT'])
  })

  test('d6 6 may take a Llavero in use: its keys stay, its sanity does not', () => {
    const t = base4(
      (s) => {
        give(s, P1, 'TREASURE_RING', 'KEY', 'KEY')
        Object.assign(s.players[P1] ?? {}, { sanity: 5 })
      },
      { houseLoss: 0 },
    )
    t.night(3, 6, 1, 1, 1).done()
    expect(t.soul(P1)).toMatchObject({ items: [], sanity: 4 })
    expect(t.soul(P1).keys).toHaveLength(2)
  })

  test('[K1] the house takes what the options say, from everybody', () => {
    const t = base4(() => {}, { houseLoss: 2 }).quiet()
    expect(t.sanities).toEqual([2, 2, 3, 1])
    expect(t.facts('sanityLost').map(({ source }) => source)).toEqual(['HOUSE', 'HOUSE', 'HOUSE', 'HOUSE'])
  })

  test('[K5] d6 2 costs everybody 1, and is not doubled', () => {
    const t = base4((s) => {
      s.king.doubled = true
    })
    t.night(3, 2, 1, 1, 1).done()
    expect(t.sanities).toEqual([2, 2, 3, 1])
  })

  test('[K4, 7.14] presence by the table, and doubled', () => {
    for (const [round, loss] of [
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 2],
      [7, 3],
      [10, 4],
      [30, 4],
    ] as const) {
      for (const doubled of [false, true]) {
        const t = base4((s) => {
          s.round = round
          s.king.doubled = doubled
          for (const p of s.players) Object.assign(p, { sanity: 12, sanityMax: 12 })
        })
        t.night(2, 3, 1, 1, 1).done()
        expect(t.sanities).toEqual([11, 11 - (doubled ? 2 : 1) * loss, 11, 11 - (doubled ? 2 : 1) * loss])
      }
    }
  })

  test('[K3] he may stay where he is, and that counts as arriving', () => {
    const t = base4((s) => {
      s.king.floor = 2
    })
    expect(t.night(3, 3, 1, 1, 1).sanities).toEqual([3, 2, 4, 1])
  })

  test('[D-28] the King leaves the Viejo his victim, and moves souls in a web, who stay caught', () => {
    const t = base4((s) => {
      figure(s, 'VIEJO_DEL_SACO', 'F1_P', { victim: P1, stun: 1 })
      figure(s, 'ARANA', 'F1_R1', { stun: 1 })
      afflict(s, P1, 'TRAPPED_SACK', 3, 'VIEJO_DEL_SACO')
      afflict(s, P3, 'TRAPPED_SPIDER', 3, 'ARANA')
      for (const seat of [P1, P3]) Object.assign(s.players[seat] ?? {}, { actionsLeft: 0 })
    })
    t.night(3, 5, 1, 1, 1)
    expect(t.s.players.map(({ node }) => node)).toEqual(['F1_P', 'F3_P', 'F3_P', 'F3_P'])
    expect(t.status(P3, 'TRAPPED_SPIDER')).toMatchObject({ source: 'ARANA' })
  })

  test('[K7, D-14] poison lowers the maximum, but not below −4', () => {
    const t = base4((s) => {
      afflict(s, P1, 'ENVENENADO')
      afflict(s, P2, 'ENVENENADO')
      Object.assign(s.players[P2] ?? {}, { sanityMax: -4, sanity: -4 })
    })
    // P2 sacrifices nothing: the house takes him over the edge.
    t.night(3, 3, 1, 1, 1)
    t.do(P2, { type: 'acceptMinus5' })
    expect(t.soul(P1)).toMatchObject({ sanityMax: 3, sanity: 2 })
    expect(t.soul(P2).sanityMax).toBe(-4)
  })

  test('[D-14] poison takes a maximum of −3 to −4', () => {
    const t = base4(
      (s) => {
        afflict(s, P1, 'ENVENENADO')
        Object.assign(s.players[P1] ?? {}, { sanityMax: -3, sanity: -4 })
      },
      { houseLoss: 0 },
    ).quiet()
    expect(t.soul(P1)).toMatchObject({ sanityMax: -4, sanity: -4 })
  })

  test('[3.6] poison cuts sanity to the lower maximum, and that is no loss', () => {
    const t = base4((s) => afflict(s, P1, 'ENVENENADO'), { houseLoss: 0 }).quiet()
    expect(t.soul(P1)).toMatchObject({ sanityMax: 3, sanity: 3 })
    expect(t.facts('sanityLost')).toEqual([])
  })
})

describe('a vanished King', () => {
  test('T48 the nth tale cancels n King blocks; the house goes on', () => {
    const t = base4((s) => give(s, P1, 'BOOK_CHAMBERS', 'TALE_MASK', 'TALE_SIGN'))
    const [first, second] = t.soul(P1).items as [number, number]
    t.do(P1, { type: 'attachTale', uid: first })
    expect([t.s.king.vanish, t.s.king.floor, t.soul(P1).actionsLeft]).toEqual([1, 1, 2])
    t.night(1, 1, 1).done()
    expect(t.sanities).toEqual([3, 3, 4, 2])
    expect(t.s.king.vanish).toBe(0)
    t.turnOf(P1).do(P1, { type: 'attachTale', uid: second })
    expect([t.s.king.vanish, t.s.book.attached]).toEqual([2, [first, second]])
    expect(t.night(1, 1, 1).s.king.vanish).toBe(1)
    expect(t.night(1, 1, 1).s.king.vanish).toBe(0)
    expect(t.night(3, 3, 1, 1, 1).s.king.floor).toBe(1)
  })

  test('[7.12] the third and the fourth tale cancel three and four', () => {
    const t = base4((s) => give(s, P1, 'BOOK_CHAMBERS', 'TALE_MASK', 'TALE_SIGN', 'TALE_DRAGON', 'TALE_REPAIRER'))
    for (const [nth, uid] of t.soul(P1).items.slice().entries()) {
      expect(t.do(P1, { type: 'attachTale', uid }).s.king.vanish).toBe(nth + 1)
    }
    for (const left of [3, 2, 1, 0]) expect(t.night(1, 1, 1).s.king.vanish).toBe(left)
    t.done()
  })

  test('[7.12] only the Book’s owner attaches, and only tales he holds', () => {
    const t = base4((s) => {
      give(s, P1, 'TALE_MASK')
      give(s, P2, 'BOOK_CHAMBERS')
    })
    expect(t.try(P1, { type: 'attachTale', uid: t.soul(P1).items[0] as number })).toBe('E_NO_BOOK')
    const [tale] = t.soul(P1).items as [number]
    expect(t.turnOf(P2).try(P2, { type: 'attachTale', uid: tale })).toBe('E_NO_ITEM')
  })

  test('[7.12] the belt moves when he is away, whatever his last die was', () => {
    const t = base4().night(3, 1, 1, 1, 1)
    const before = t.s.boxAt
    t.s.king.vanish = 1
    t.night(1, 1, 1).done()
    const expected = { boxAt: before } as State
    rotate(expected, 'GLOBAL')
    expect(t.s.boxAt).toEqual(expected.boxAt)
  })

  test('[D-44] counters combine by the maximum, and he blocks no meditation', () => {
    const t = base4((s) => {
      give(s, P1, 'BOOK_CHAMBERS', 'TALE_MASK')
      s.king.vanish = 3
      sane(s, 1)
    })
    t.do(P1, { type: 'attachTale', uid: t.soul(P1).items[0] as number })
    expect(t.s.king.vanish).toBe(3)
    t.do(P1, { type: 'meditate' })
    expect(t.soul(P1).sanity).toBe(3)
  })
})

describe('the end', () => {
  test('[D-59] without a limit the table may give up', () => {
    const t = base4(
      (s) => {
        s.round = 60
      },
      { maxRounds: 0 },
    )
    expect(t.quiet().s.round).toBe(61)
    while (t.prompt === 'turn') t.end(t.asked)
    expect(t.do(TABLE, { type: 'giveUp' }).s.ending).toBe('TIMEOUT')
    const limited = base4()
    while (limited.prompt === 'turn') limited.end(limited.asked)
    expect(limited.try(TABLE, { type: 'giveUp' })).toBe('E_PHASE')
  })

  test('[8] all at −5 comes first, then keys, then victory, then decks', () => {
    const { s } = base4(
      (house) => {
        for (const p of house.players) Object.assign(p, { node: 'F2_P', sanity: -5 })
        for (const seat of [P1, P2, P3, P4]) give(house, seat, 'KEY')
        house.keysDestroyed = 3
      },
      { loseOnDeckExhaustion: true },
    )
    expect(endingOf(s)).toBe('LOSE_ALL_MINUS5')
    sane(s, 0)
    expect(endingOf(s)).toBe('LOSE_KEYS_DESTROYED')
    s.keysDestroyed = 0
    expect(endingOf(s)).toBe('WIN')
    at(s, P1, 'F1_P')
    expect(endingOf(s)).toBe('LOSE_DECK')
    expect(endingOf({ ...s, config: { ...s.config, loseOnDeckExhaustion: false } })).toBeNull()
  })
})
