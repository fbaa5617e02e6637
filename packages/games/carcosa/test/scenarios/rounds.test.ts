import { describe, expect, test } from 'vitest'
import type { Config } from '../../src/config.ts'
import { actionsFor } from '../../src/rules/deal-actions.ts'
import { soulAt } from '../../src/rules/souls.ts'
import type { State } from '../../src/state.ts'
import { afflict, at, base4, figure, give, P1, P2, P3, P4, sane, stack } from '../kit.ts'

describe('a round [5.2, 5.3]', () => {
  test('T61 how many actions are dealt', () => {
    const dealt = (change: (s: State) => void) => base4(change).quiet().actions[P1]
    const reina = (s: State) => figure(s, 'REINA_HELADA', 'F1_P')
    const lit = (s: State) => afflict(s, P1, 'ILUMINADO')
    const skip = (s: State) => {
      soulAt(s, P1).skipNextRound = true
    }
    const both = (one: (s: State) => void, other: (s: State) => void) => (s: State) => {
      one(s)
      other(s)
    }
    expect(dealt(() => {})).toBe(2)
    expect(dealt(reina)).toBe(1)
    expect(dealt(both(reina, lit))).toBe(2)
    expect(dealt(lit)).toBe(3)
    expect(dealt(both(lit, skip))).toBe(0)
    expect(dealt((s) => sane(s, -5))).toBe(2)
    // The King's d6 showed 3 on floor 3: the round after has its limit where he stands.
    const limited = base4((s) => at(s, P1, 'F3_P'))
    expect(limited.quiet().actions[P1]).toBe(1)
    expect(limited.s.king.limitedFloor).toBe(0)
    const { s } = base4(reina)
    s.king.limitedFloor = 1
    expect(actionsFor(s, soulAt(s, P1))).toBe(1)
  })

  test('the starter goes round, and everybody has one slot from there on', () => {
    const table = base4()
    const order = () => {
      const seats: number[] = []
      while (table.prompt === 'turn') {
        seats.push(table.asked)
        table.end(table.asked)
      }
      return seats
    }
    expect(order()).toEqual([P1, P2, P3, P4])
    table.quiet()
    expect([table.s.starter, order()]).toEqual([P2, [P2, P3, P4, P1]])
    table.quiet()
    expect(order()).toEqual([P3, P4, P1, P2])
  })

  test('marks of a turn are forgotten in the next round', () => {
    const table = base4((s) => {
      Object.assign(soulAt(s, P1), {
        freeMoveUsed: true,
        doubleRollUsed: true,
        tabernaUsed: true,
        escapeTried: true,
        ritualRefused: true,
        turnLocked: true,
        freeActions: 5,
        tradeOffers: 3,
      })
    }).quiet()
    expect(table.soul(P1)).toMatchObject({
      freeMoveUsed: false,
      doubleRollUsed: false,
      tabernaUsed: false,
      escapeTried: false,
      ritualRefused: false,
      turnLocked: false,
      freeActions: 0,
      tradeOffers: 0,
    })
  })

  test('a stun before the own slot takes that slot and is over with it [7.5]', () => {
    const table = base4((s) => afflict(s, P2, 'STUN', 1)).end(P1)
    expect([table.asked, table.status(P2, 'STUN')]).toEqual([P3, undefined])
    expect(table.soul(P2).graceRound).toBe(3)
    expect(table.quiet().actions[P2]).toBe(2)
  })

  test('the table lets the King’s phase begin, and nobody else can act then', () => {
    const table = base4()
    while (table.prompt === 'turn') table.end(table.asked)
    expect([table.s.phase, table.prompt, table.position.decisions.length]).toEqual(['KING', 'kingEndRound', 1])
    expect(table.position.refusalOf(P1, { type: 'endTurn' })?.code).toBe('E_SEAT')
  })
})

describe('statuses [3.6]', () => {
  test('T55 poison lowers the maximum for good', () => {
    const table = base4((s) => afflict(s, P1, 'ENVENENADO')).quiet()
    expect(table.soul(P1)).toMatchObject({ sanityMax: 3, sanity: 3 })
    table.quiet()
    expect(table.soul(P1)).toMatchObject({ sanityMax: 2, sanity: 2, statuses: [] })
    table.quiet()
    expect(table.soul(P1)).toMatchObject({ sanityMax: 2, sanity: 1 })
  })

  test('T56 a curse hurts the others on the floor, and VANIDAD makes every loss larger', () => {
    const table = base4((s) => {
      afflict(s, P1, 'MALDITO')
      afflict(s, P3, 'VANIDAD')
    }).quiet()
    expect(table.sanities).toEqual([3, 3, 1, 2])
  })

  test.each(['ENVENENADO', 'SANIDAD', 'MALDITO', 'PARANOIA', 'VANIDAD', 'ILUMINADO'] as const)(
    '%s lasts two rounds: the rest of this one and all of the next',
    (id) => {
      const table = base4((s) => afflict(s, P1, id)).quiet()
      expect(table.status(P1, id)?.left).toBe(1)
      expect(table.quiet().status(P1, id)).toBeUndefined()
    },
  )
})

describe('endings [8]', () => {
  const night = (change: (s: State) => void, options: Partial<Config> = {}) => base4(change, options).quiet().s.ending
  const gather = (s: State) => {
    for (const seat of [P1, P2, P3, P4]) at(s, seat, 'F2_P')
  }
  const home = (s: State) => {
    gather(s)
    for (const seat of [P1, P2, P3, P4]) give(s, seat, 'KEY')
  }

  test('WIN: all in the Umbral with four keys', () => {
    expect(night(home)).toBe('WIN')
    expect(night(gather)).toBeNull()
    expect(
      night((s) => {
        home(s)
        at(s, P4, 'F2_R4')
      }),
    ).toBeNull()
  })

  test('trapped and lost souls count as present', () => {
    const table = base4((s) => {
      home(s)
      afflict(s, P1, 'TRAPPED_SPIDER', 3, 'ARANA')
    }).quiet()
    expect(table.s.ending).toBe('WIN')
    expect(table.position.game.outcome(table.s)).toEqual({
      reason: 'WIN',
      ranks: [1, 1, 1, 1],
      winners: [P1, P2, P3, P4],
      scores: [4, 4, 4, 4],
    })
    expect([table.s.phase, table.position.decisions]).toEqual(['OVER', []])
  })

  test('LOSE_ALL_MINUS5 comes before WIN, and says what brought the last one down', () => {
    const table = base4((s) => {
      home(s)
      sane(s, -5, -5, -5, -4)
      soulAt(s, P4).lastMinus5Round = 3
    }).quiet()
    expect(table.s.ending).toBe('LOSE_ALL_MINUS5')
    expect(table.facts('gameEnded')).toMatchObject([{ source: 'HOUSE' }])
    expect(table.position.game.outcome(table.s)?.winners).toEqual([])
    const accepted = base4((s) => sane(s, -5, -5, -5, -4))
      .quiet()
      .do(P4, { type: 'acceptMinus5' })
    expect(accepted.facts('gameEnded')).toMatchObject([{ ending: 'LOSE_ALL_MINUS5', source: 'HOUSE' }])
  })

  test('T62 TIMEOUT after the last round; without a limit the table may give up [D-59]', () => {
    const sixty = (s: State) => {
      s.round = 60
    }
    expect(night(sixty)).toBe('TIMEOUT')
    expect(night(sixty, { maxRounds: 61 })).toBeNull()
    const endless = base4(sixty, { maxRounds: 0 })
    expect(endless.quiet().s.ending).toBeNull()
    while (endless.prompt === 'turn') endless.end(endless.asked)
    endless.do(-1, { type: 'giveUp' })
    expect(endless.s.ending).toBe('TIMEOUT')
  })

  test('LOSE_DECK only where the option says so', () => {
    expect(night(() => {})).toBeNull()
    expect(night(() => {}, { loseOnDeckExhaustion: true })).toBe('LOSE_DECK')
    expect(night((s) => stack(s, 'F1_R1', 'VIAL'), { loseOnDeckExhaustion: true })).toBeNull()
  })

  test('defeat waits for the end of the round [D-46]', () => {
    const table = base4((s) => {
      sane(s, -5, -5, -5, -5)
    })
    expect(table.s.ending).toBeNull()
    expect(table.prompt).toBe('turn')
  })
})
