import { describe as plain, type Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { NodeId } from '../../src/data/board.ts'
import { originsOf } from '../../src/rules/rotation.ts'
import { soulAt } from '../../src/rules/souls.ts'
import type { Special } from '../../src/state.ts'
import { afflict, at, base4, give, P1, P2, P3, P4, play, sane, special, stack, type Table, take } from '../kit.ts'
import { searching } from '../searching.ts'

const SEARCH = { type: 'search' } as const

/** Where a soul is offered to go. */
function ways(table: Table, seat: Seat): readonly NodeId[] {
  const choices = table.position.decisions.flatMap((decision) => plain(table.s, decision).choices)
  const to = choices.find(({ type }) => type === 'move')?.params.to
  expect(table.asked).toBe(seat)
  return to?.kind === 'one' ? (to.of as NodeId[]) : []
}

describe('where one may go [6.1]', () => {
  test('stairs lead to the floors there are, and nowhere else', () => {
    const from = (node: NodeId) => {
      const t = base4((s) => at(s, P1, node))
      return ways(t, P1)
    }
    expect(from('F1_R1')).toEqual(['F1_P', 'F1_R2', 'F2_R1'])
    expect(from('F2_R1')).toEqual(['F2_P', 'F2_R2', 'F1_R1', 'F3_R1'])
    expect(from('F3_R1')).toEqual(['F3_P', 'F3_R2', 'F2_R1'])
  })

  test('what PARANOIA closes is not on offer, whoever has it [3.6]', () => {
    const beside = (cursed?: Seat) =>
      base4((s) => {
        at(s, P3, 'F1_R1')
        if (cursed !== undefined) afflict(s, cursed, 'PARANOIA')
      })
    expect(ways(beside(), P1)).toContain('F1_R1')
    for (const cursed of [P1, P3]) expect(ways(beside(cursed), P1)).toEqual(['F1_R2', 'F1_R3', 'F1_R4'])
    expect(ways(beside(P4), P1)).toContain('F1_R1')
  })

  test('one open way is a way [3.6]', () => {
    const t = base4((s) => {
      at(s, P1, 'F1_R2')
      at(s, P3, 'F1_P')
      afflict(s, P1, 'PARANOIA')
    })
    expect(ways(t, P1)).toEqual(['F1_R1'])
  })

  test('a look from the corridor shows the top card alone [7.2]', () => {
    const t = base4((s) => {
      at(s, P1, 'F1_R2')
      stack(s, 'F1_R1', 'KEY', 'VIAL')
    })
      .move(P1, 'F1_P')
      .do(P1, { type: 'hallwayPeek', room: 'F1_R1' })
    expect(t.facts('cardsSeen')[0]?.cards).toEqual([{ room: 'F1_R1', at: 0, card: 'KEY' }])
  })

  test('the fortieth card of a chain is still turned [D-35]', () => {
    const t = base4((s) => {
      stack(s, 'F1_R1', 'VIAL')
      s.reveals = 39
      s.agenda.push({ step: 'explore', seat: P1, node: 'F1_R1', from: 'F1_P' }, { step: 'hallwayPeek', seat: P1 })
      at(s, P1, 'F1_R1')
    }).do(P1, { type: 'hallwaySkip' })
    expect(t.items(P1)).toEqual(['VIAL'])
  })

  test('no box comes from two rooms [2.4]', () => {
    expect(() =>
      originsOf([
        ['F1_R1', 'F1_R2'],
        ['F1_R1', 'F1_R3'],
      ]),
    ).toThrow('two boxes')
  })
})

describe('turns [5.3, 5.4]', () => {
  test('where free actions need an action left, one is enough [14.1]', () => {
    const drink = (actionsLeft: number) => {
      const t = base4(
        (s) => {
          give(s, P1, 'VIAL')
          sane(s, 0)
          soulAt(s, P1).actionsLeft = actionsLeft
        },
        { freeActionsAtZero: false },
      )
      return t.try(P1, { type: 'useVial', uid: t.soul(P1).items[0] as number })
    }
    expect([drink(1), drink(0)]).toEqual([undefined, 'E_NO_ACTIONS'])
  })

  test('the second round begins with the second soul, everybody has one slot, and then the King comes [5.2]', () => {
    const t = base4((s) => {
      s.round = 1
    }).quiet()
    expect([t.s.phase, t.s.starter, t.asked]).toEqual(['PLAYER', P2, P2])
    for (const seat of [P2, P3, P4, P1]) t.end(seat)
    expect([t.prompt, t.facts('turnSkipped')]).toEqual(['kingEndRound', []])
  })

  test('in the King’s phase it is nobody’s turn', () => {
    const t = base4()
    while (t.prompt === 'turn') t.end(t.asked)
    expect([t.s.phase, t.s.active]).toEqual(['KING', null])
  })

  test('a turn that pays for the Anillo counts for a trap as any other [14.2]', () => {
    const t = base4(
      (s) => {
        give(s, P1, 'RING')
        soulAt(s, P1).ringUsedRound = 1
        afflict(s, P1, 'TRAPPED_SPIDER', 2, 'ARANA')
      },
      { ringActivation: true },
    ).end(P1)
    expect([t.sanities[P1], t.status(P1, 'TRAPPED_SPIDER')?.left, t.actions[P1]]).toEqual([2, 1, 0])
  })

  test('a stun is of one turn, a trap of three, and so it is told', () => {
    const t = searching(['ARANA']).do(P1, SEARCH)
    expect(t.facts('statusGained')).toEqual([{ type: 'statusGained', seat: P1, status: 'TRAPPED_SPIDER', left: 3 }])
    const queen = searching(['REINA_HELADA']).do(P1, SEARCH)
    expect(queen.facts('statusGained').map(({ status, left }) => [status, left])).toEqual([
      ['STUN', 1],
      ['STUN', 1],
    ])
    const scout = base4((s) => {
      play(s, P1, 'SCOUT')
      sane(s, 0)
      at(s, P1, 'F1_R1')
    })
    scout.roll(1).move(P1, 'F2_R1')
    expect(scout.status(P1, 'STUN')?.left).toBe(1)
  })
})

describe('the end of a round [5.5, 8]', () => {
  test('the dice of the King stay on the table', () => {
    const t = base4().night(1, 2, 1, 1, 1)
    expect(t.s.king).toMatchObject({ d4: 1, d6: 2 })
    // A King who is away throws none.
    t.s.king.vanish = 1
    expect(t.night(1, 1, 1).s.king).toMatchObject({ d4: 0, d6: 0 })
  })

  test('with a limit of one round the match ends with the first, and nobody needs to give up', () => {
    const t = base4(
      (s) => {
        s.round = 1
      },
      { maxRounds: 1 },
    )
    while (t.prompt === 'turn') t.end(t.asked)
    expect(t.position.decisions.flatMap(({ choices }) => choices.map(({ type }) => type))).toEqual(['kingEndRound'])
    expect(t.quiet().s.ending).toBe('TIMEOUT')
  })

  test('one destroyed key loses where there are so few, none does however few there are', () => {
    const few = (keysDestroyed: number) =>
      base4((s) => Object.assign(s, { keysDestroyed }), { keysBase: 4 }).quiet().s.ending
    expect([few(1), few(0)]).toEqual(['LOSE_KEYS_DESTROYED', null])
    const none = base4(() => {}, { keysBase: 4, keysLoseThreshold: 5 }).quiet()
    expect(none.s.ending).toBeNull()
  })

  test('the King’s seat has two dice of each kind, no third [5.6]', () => {
    const t = base4(() => {}, { kingMode: 'SEAT' }).night(3, 3, 3, 3)
    expect(t.try(4, { type: 'kingPick', d4: 2, d6: 0 })).toBe('E_RANGE')
    expect(t.try(4, { type: 'kingPick', d4: 0, d6: 2 })).toBe('E_RANGE')
  })
})

describe('rooms at their borders [7.8]', () => {
  test('of two things in the Armería one takes the one', () => {
    const t = base4((s) => {
      special(s, 'F1_R2', 'ARMERIA', { armory: [take(s, 'VIAL'), take(s, 'BLUNT')] })
      at(s, P1, 'F1_R2')
    })
    const [vial, blunt] = (t.s.specials[0] as Special).armory as [number, number]
    t.do(P1, { type: 'armeriaTake', uid: vial })
    expect([t.soul(P1).items, t.s.specials[0]?.armory]).toEqual([[vial], [blunt]])
  })

  test('empty hands leave nothing there', () => {
    const t = base4((s) => {
      special(s, 'F1_R2', 'ARMERIA')
      at(s, P1, 'F1_R2')
    })
    expect(t.try(P1, { type: 'armeriaDrop', uid: 0 })).toBe('E_NO_ITEM')
  })

  test('the Salón leaves vanity with its third use, not before', () => {
    const vain = (salonUses: number) =>
      base4((s) => {
        special(s, 'F1_R2', 'SALON_BELLEZA')
        at(s, P1, 'F1_R2')
        s.salonUses = salonUses
      })
        .do(P1, { type: 'salonUse' })
        .status(P1, 'VANIDAD')?.left
    expect([vain(0), vain(1), vain(2)]).toEqual([undefined, undefined, 2])
  })

  test('the Puertas lead to others, not to oneself', () => {
    const t = base4((s) => {
      special(s, 'F1_R2', 'PUERTAS_AMARILLO')
      at(s, P1, 'F1_R2')
    })
    expect([
      t.try(P1, { type: 'puertasTeleport', target: P1 }),
      t.try(P1, { type: 'puertasTeleport', target: 4 }),
    ]).toEqual(['E_RANGE', 'E_RANGE'])
  })

  test('the Monasterio and the stairs tell their totals', () => {
    const t = base4((s) => {
      special(s, 'F1_R2', 'MONASTERIO_LOCURA')
      at(s, P1, 'F1_R2')
      sane(s, -5)
    })
    expect(t.roll(3).do(P1, { type: 'monasterioUse' }).facts('rolled')).toMatchObject([{ die: 3, total: 5 }])
    expect(t.sanities[P1]).toBe(0)
    const scout = base4((s) => {
      play(s, P1, 'SCOUT')
      at(s, P1, 'F1_R1')
      sane(s, 2)
    })
    expect(scout.roll(4).move(P1, 'F2_R1').facts('rolled')).toMatchObject([{ die: 4, total: 6 }])
  })

  test('the crown costs one key of two [D-06]', () => {
    const t = base4((s) => {
      play(s, P1, 'HIGH_ROLLER')
      give(s, P1, 'KEY', 'KEY')
    }).do(P1, { type: 'takeCrown' })
    expect([t.soul(P1).keys.length, t.s.keysDestroyed]).toEqual([1, 1])
  })
})
