import { expect, test } from 'vitest'
import type { Player, SectionEvent } from '../../src/state.ts'
import { event, NE, Play } from '../kit.ts'

/** A second event without any dice of its own: row 22. */
const OTHER = [11, 11]

/** Nothing the events could strike. */
function withoutAnything(p: Player): void {
  p.offices = []
  p.domains = []
  p.workshops = []
  p.storages = []
  p.cities = []
}

interface Row {
  readonly roll: number
  /** The world's dice, and what they mean. */
  readonly w: readonly number[]
  readonly expected: Partial<SectionEvent>
  /** Whoever might be damaged rolls for it. */
  readonly p: readonly number[]
}
const row = (roll: number, w: Row['w'], expected: Row['expected'], p: Row['p'] = []): Row => ({ roll, w, expected, p })

const ROWS: readonly Row[] = [
  row(2, [1, 1, 11, 3, 4], { riot: 11, values: [7] }),
  row(3, [1, 2, 8], { values: [8] }),
  row(4, [2, 2, 6], { values: [6] }),
  row(5, [2, 3, 20, 4], { riot: 20, values: [4] }),
  row(6, [3, 3], {}),
  row(7, [3, 4], {}),
  row(8, [4, 4, 3], { values: [3] }, [6]),
  row(9, [4, 5, 4, 6], { values: [4, 6] }),
  row(10, [5, 5, 2], { values: [2] }),
  row(11, [5, 6], {}),
  row(12, [6, 6], {}),
  row(13, [6, 7], {}),
  row(14, [7, 7, 15, 5, 5], { riot: 15, values: [5], artifact: true }, [6]),
  row(14, [7, 7, 15, 5, 6], { riot: 15, values: [5], artifact: false }, [6]),
  row(15, [7, 8, 4], { values: [4] }, [6]),
  row(16, [8, 8, 10], { branch: 'raiders' }),
  row(16, [8, 8, 11], { branch: 'pirates' }),
  row(17, [8, 9], {}),
  row(18, [9, 9, 11], { riot: 11 }),
  row(19, [9, 10, 6, 5], { values: [6], artifact: true }),
  row(20, [10, 10, 11, 6], { riot: 11, values: [6] }, [6]),
  row(21, [10, 11, 4], { values: [4] }),
  row(23, [11, 12, 12], { riot: 12 }),
  row(24, [12, 12], {}),
  row(25, [12, 13, 2], { values: [2] }),
  row(26, [13, 13, 13], { riot: 13 }),
  row(28, [14, 14, 14], { riot: 14 }),
  row(29, [14, 15], {}),
  row(30, [15, 15, 6, 4], { riot: 6, values: [4] }, [6]),
  row(31, [15, 16, 3], { values: [3] }),
  row(32, [16, 16], {}),
  row(33, [16, 17, 1], { values: [1] }),
  row(34, [17, 17, 10, 11], { finds: true, labor: false }),
  row(34, [17, 17, 11, 10], { finds: false, labor: true }),
  row(35, [17, 18, 6, 5, 6], { riot: 6, values: [11] }),
  row(36, [18, 18, 4, 4], { values: [8] }),
  row(37, [18, 19], {}),
  row(38, [19, 19, 5], { miracle: true }),
  row(38, [19, 19, 6], { miracle: false }),
  row(39, [19, 20], {}),
  row(40, [20, 20, 3], { values: [3] }),
]

test.each(ROWS)('[7.2, 8.2] row $roll rolls its own dice in their order', ({ roll, w, expected, p }) => {
  const { events } = Play.b2()
    .with(withoutAnything)
    .advance({ w: [...w, ...OTHER], p }).state
  expect(events).toEqual([event(roll, expected), event(22)])
})

test('[7.2] a repeated total is rolled anew, with none of its dice', () => {
  const { events } = Play.b2().advance({ w: [10, 11, 2, 11, 10, 12, 9, 10, 9, 4, 12] }).state
  expect(events.map(({ roll }) => roll)).toEqual([21, 19])
})

test('[7.2] a riot among the consequences comes third', () => {
  const { events } = Play.b2()
    .with(withoutAnything)
    .advance({ w: [13, 13, 10, ...OTHER], p: [20] }).state
  expect(events.map(({ roll }) => roll)).toEqual([26, 22, 27])
  expect(events[2]).toEqual(event(27))
})

test.each([
  [30, [15, 15, 5, 4], [20, 20]],
  [35, [17, 18, 5, 1, 1], [20]],
] as const)('[7.2] row %i brings a riot on 5 or less only', (roll, dice, p) => {
  const { events } = Play.b2()
    .with(withoutAnything)
    .advance({ w: [...dice, ...OTHER], p }).state
  expect(events.map((one) => one.roll)).toEqual([roll, 22, 27])
})

test('[7.2] there is one riot at most, even where it was rolled itself', () => {
  const { events } = Play.b2()
    .with(withoutAnything)
    .advance({ w: [13, 13, 10, 13, 14], p: [20] }).state
  expect(events.map(({ roll }) => roll)).toEqual([26, 27])
})

test('[7.2] a section lasts four rounds and counts its hits anew', () => {
  const play = Play.b2().advance({ w: NE })
  play.with((p) => {
    p.incidents.damage27 = 3
  })
  const untilRound = play.fact('eventsRolled').untilRound
  play
    .toNextActions()
    .toNextActions()
    .toNextActions({ w: [3, 4, 4, 6, 5] })
  expect([untilRound, play.state.round, play.state.sectionStart]).toEqual([5, 5, 2])
  expect(play.state.events.map(({ roll }) => roll)).toEqual([21, 19])
  play.toNextActions({ w: [11, 11, 12, 12] })
  expect(play.state.events.map(({ roll }) => roll)).toEqual([22, 24])
  expect([play.state.sectionStart, play.me.incidents.damage27]).toEqual([6, 0])
})

test('[2.8] a table may begin with events in a later round', () => {
  const play = Play.b2({ eventFirstRound: 4 }).advance()
  expect(play.state.events).toEqual([])
  play.toNextActions()
  expect(play.state.events).toEqual([])
  play.toNextActions({ w: NE })
  expect([play.state.round, play.state.sectionStart, play.state.events.length]).toEqual([4, 4, 2])
  // Four rounds before the first section there is none, either.
  expect(Play.b2({ eventFirstRound: 6 }).advance().state.events).toEqual([])
})

test.each([
  [20, 21, 'kampagne'],
  [20, 20, 'partie'],
  [30, 21, 'partie'],
] as const)(
  '[7.2, D-01] events of round 18 with %i rounds last until round %i of a %s',
  (maxRounds, untilRound, session) => {
    const play = Play.b2({ maxRounds, session }).with((_p, s) => {
      s.round = 18
    })
    expect(play.advance({ w: NE }).fact('eventsRolled').untilRound).toBe(untilRound)
  },
)
