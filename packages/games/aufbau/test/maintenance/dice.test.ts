import type { Chance, Io } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Fact } from '../../src/facts.ts'
import { maintain } from '../../src/rules/maintenance/maintain.ts'
import { rollMarket } from '../../src/rules/market.ts'
import { rollSection } from '../../src/rules/section.ts'
import type { Player, SectionEvent } from '../../src/state.ts'
import { givenOffice, givenOrganization, givenTrade, settle, starterCity, starterDomain } from '../givens.ts'
import { event } from '../kit.ts'
import { type Begun, round3 } from './round3.ts'

/* [8.2] Which dice are drawn, by their sides: scripts say only what they show. */

/** Luck that shows these values (results of `int`, so a 1 is a 0) and then ones, and remembers the sides of every die. */
function watched(values: readonly number[]): { io: Io<Fact>; sides: number[] } {
  const sides: number[] = []
  const int = (_stream: string, n: number) => {
    if (n <= 1) return 0
    sides.push(n)
    return Math.min(values[sides.length - 1] ?? 0, n - 1)
  }
  const chance: Chance = {
    int,
    die: (stream, n) => 1 + int(stream, n),
    pick: (stream, from) => from[int(stream, from.length)] as (typeof from)[number],
    shuffle: () => {},
    derive: () => 0,
  }
  return { io: { chance, tell: () => {}, reveal: () => {} }, sides }
}

/** One of everything that events ask for, and only ones on the dice: every roll fails, every trigger hits. */
function struck({ events, begun, values }: Row): readonly number[] {
  const { state, me } = round3(events, begun, (p: Player) => {
    settle(starterCity(p).tenants, 1, 3)
    settle(starterDomain(p).tenants, 1, 3)
    givenOrganization(p, 'cult', 'small', { levels: 1 })
    givenOffice(p, 'small', 'courtOffice')
    givenTrade(p, 'small')
  })
  const { io, sides } = watched(values)
  maintain(state, me, io)
  return sides
}

interface Row {
  readonly name: string
  readonly events: readonly SectionEvent[]
  readonly begun: Begun
  readonly sides: readonly number[]
  readonly values: readonly number[]
}
function row(name: string, one: SectionEvent, begun: Begun, sides: Row['sides'], values: Row['values'] = []): Row {
  return { name, events: [one], begun, sides, values }
}

test.each([
  row('5: a loyalty check', event(5), 'now', [6]),
  row('6: trigger, hiding, loss', event(6), 'before', [20, 20, 6]),
  row('8: trigger, pick, repair', event(8), 'now', [20, 2, 6]),
  row('12: trigger', event(12), 'before', [20]),
  row('14: trigger alone, as nothing stands in a city', event(14), 'before', [20]),
  row('15: trigger, pick, repair', event(15), 'before', [20, 2, 6]),
  row('16, raiders: trigger, defence, loss', event(16, { branch: 'raiders' }), 'before', [20, 20, 6]),
  row('16, pirates: an enterprise is lost', event(16, { branch: 'pirates' }), 'before', [20]),
  row('16, pirates: an enterprise is damaged', event(16, { branch: 'pirates' }), 'before', [20, 6], [9]),
  row('20: trigger and repair, which tenants do not need', event(20), 'before', [20, 6]),
  row('26: trigger, defence, an enterprise is lost', event(26), 'before', [20, 20, 20]),
  row('26: or damaged', event(26), 'before', [20, 20, 20, 6], [0, 0, 7]),
  row('26: or robbed', event(26), 'before', [20, 20, 20, 4], [0, 0, 8]),
  row('27: trigger and repair of the only workshop', event(27), 'before', [20, 6]),
  row('29: a defence', event(29), 'before', [20]),
  row('30: trigger and repair of the only workshop', event(30), 'before', [20, 6]),
  row('34: a loyalty check', event(34), 'now', [6]),
  row('37: a defence, goods, tenants', event(37), 'before', [20, 6, 6, 3]),
  row('39: a check, a loss', event(39), 'before', [20, 6, 6]),
])('[8.2] row $name', (given) => {
  expect(struck(given)).toEqual(given.sides)
})

test('[8.2] envy is met with a d20', () => {
  const { state, me } = round3([], 'before', (p) => {
    p.n = 3
    p.turn.lossChoice = 'gold'
  })
  const { io, sides } = watched([])
  maintain(state, me, io)
  expect(sides).toEqual([20])
})

type Pair = readonly [number, number]

/** Sides of all dice of a market whose tables are rolled like this; `ones` dice belong to the raw materials' row. */
function marketSides(raw: Pair, special: Pair, ones: number): readonly number[] {
  const shown = [...raw, ...new Array<number>(ones).fill(1), ...special]
  const { io, sides } = watched(shown.map((die) => die - 1))
  rollMarket('local', 'world', io)
  return sides
}

test.each<readonly [roll: number, first: Pair, sides: readonly number[]]>([
  [2, [1, 1], [6, 6, 4]],
  [3, [1, 2], [4, 2]],
  [4, [1, 3], [4, 2]],
  [5, [1, 4], [4]],
  [6, [1, 5], [2]],
  [7, [1, 6], []],
  [8, [2, 6], [6]],
  [9, [3, 6], [6]],
  [10, [4, 6], [6]],
  [11, [5, 6], [8, 2]],
  [12, [6, 6], [8, 6]],
])('[7.1] dice of raw materials, row %i', (_roll, first, sides) => {
  expect(marketSides(first, [4, 6], sides.length)).toEqual([6, 6, ...sides, 6, 6, 10])
})

test.each<readonly [roll: number, first: Pair, sides: readonly number[]]>([
  [2, [1, 1], [8, 8, 8]],
  [3, [1, 2], [4, 2]],
  [4, [1, 3], [4, 2]],
  [5, [1, 4], [2]],
  [6, [1, 5], [2]],
  [7, [1, 6], [6, 2]],
  [8, [2, 6], [6]],
  [9, [3, 6], [6, 2]],
  [10, [4, 6], [10]],
  [11, [5, 6], [6, 6, 2]],
  [12, [6, 6], [6, 6, 6]],
])('[7.1] dice of special materials, row %i', (_roll, first, sides) => {
  expect(marketSides([1, 6], first, 0)).toEqual([6, 6, 6, 6, ...sides])
})

test.each<readonly [roll: number, sides: readonly number[]]>([
  [2, [20, 6, 6]],
  [3, [8]],
  [4, [6]],
  [5, [20, 4]],
  [8, [4]],
  [9, [4, 6]],
  [10, [4]],
  [14, [20, 6, 20]],
  [15, [4]],
  [16, [20]],
  [18, [20]],
  [19, [6, 20]],
  [20, [20, 6]],
  [21, [4]],
  [23, [20]],
  [25, [4]],
  [26, [20]],
  [28, [20]],
  [30, [20, 4]],
  [31, [4]],
  [33, [4]],
  [34, [20, 20]],
  [35, [20, 6, 6]],
  [36, [4, 4]],
  [38, [20]],
  [40, [4]],
])('[7.2] dice of event %i', (roll, own) => {
  const low = Math.max(1, roll - 20)
  const { io, sides } = watched([low - 1, roll - low - 1, ...own.map(() => 0), 5, 6])
  rollSection(io)
  // The second event is row 13, which has no dice.
  expect(sides).toEqual([20, 20, ...own, 20, 20])
})
