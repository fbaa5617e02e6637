import { expect, test } from 'vitest'
import type { Player } from '../../src/state.ts'
import { givenDomain, settle, smallStarter } from '../givens.ts'
import { event } from '../kit.ts'
import { linesOf, round3 } from './round3.ts'

/** By how many raw materials an event changed the harvest. */
function changeBy({ ledger }: Player, row: number): number {
  let sum = 0
  for (const { source, ref, goods } of ledger) {
    if (source === 'event' && ref === String(row)) for (const { count } of goods) sum += count
  }
  return sum
}

test.each([
  ['agriculture', -6, 6 + 8],
  ['animalHusbandry', -6, 6],
  ['forestry', 0, 6],
  ['mining', 0, 0],
  [null, 0, 0],
] as const)('[rows 8 and 40] of %s: a drought changes the harvest by %i, a great year by %i', (kind, dry, rich) => {
  const drought = round3([event(8, { values: [1] })], 'now', (p) => smallStarter(p, kind)).advance({ p: [20] })
  expect(changeBy(drought.me, 8)).toBe(dry)
  const greatYear = round3([event(40, { values: [1] })], 'now', (p) => smallStarter(p, kind)).advance()
  expect(changeBy(greatYear.me, 40)).toBe(rich)
})

test('[3.2.3] a drought comes before a great year', () => {
  const both = [event(8, { values: [1] }), event(40, { values: [1] })]
  const play = round3(both, 'now', (p) => smallStarter(p, 'animalHusbandry')).advance({ p: [20] })
  expect([changeBy(play.me, 8), changeBy(play.me, 40)]).toEqual([-6, 3])
})

test('[3.2.3] tenants bring the first cheap pick, wherever it stands', () => {
  const play = round3([], 'before', (p) => {
    const domain = givenDomain(p, 'small', { rawPicks: ['raw.buildStone', 'raw.wood', 'raw.clay'] })
    settle(domain.tenants, 1)
  }).advance()
  const goods = linesOf(play.me, 'domain-2').flatMap((line) => (line.source === 'followers' ? line.goods : []))
  expect(goods).toEqual([{ material: 'raw.wood', count: 2 }])
})
