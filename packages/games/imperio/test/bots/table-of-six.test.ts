import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { normal } from '../../src/bots/index.ts'
import { MOODS } from '../../src/data/moods.ts'
import { meter } from '../../src/meter.ts'
import { play } from './play.ts'

/** BALANCE.md has the same of 500 matches, by `npx ludoteca simulate`. */
const MATCHES = 80
type Figures = Readonly<Record<string, number>>

const all: readonly Figures[] = Array.from({ length: MATCHES }, (_, i) => {
  const measure = meter()
  const bots = Array.from({ length: 6 }, () => normal)
  const { state, ranks } = play(bots, { mode: 'QUICK' }, `six ${i}`, (told) => measure.hear(told))
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? seat : []))
  return measure.read(state, { reason: 'roundsPlayed', ranks: [...ranks], winners, scores: [...ranks] })
})
const mean = (figure: string) => all.reduce((sum, one) => sum + (one[figure] ?? Number.NaN), 0) / MATCHES

describe('tables of six normal bots', () => {
  test('read no template of the press twice in a match [7.1]', () => {
    expect(all.map(({ headlinesRepeated }) => headlinesRepeated)).toEqual(all.map(() => 0))
    expect(mean('headlines')).toBeGreaterThan(18)
  })

  test('offer, accept, counter and reject deals, and now and then break a promise [15.3]', () => {
    expect(mean('deals.offered')).toBeGreaterThan(6)
    expect(mean('deals.accepted')).toBeGreaterThan(4.5)
    expect(mean('deal.NON_COMPETE')).toBeGreaterThan(2.8)
    for (const figure of ['deals.countered', 'deals.rejected', 'deal.SWAP', 'deal.CASH_FOR_PROPERTY'])
      expect(mean(figure), figure).toBeGreaterThan(0.2)
    expect(mean('action.BREAK_PACT')).toBeGreaterThan(0)
  })

  test('are of one mind about no mood whenever it is offered, and seldom about any [6.4]', () => {
    expect(mean('moodVotes')).toBe(7)
    expect(mean('moodVotes.unanimous')).toBeLessThan(1)
    for (const { id } of MOODS) expect(mean(`mood.${id}.unanimous`), id).toBeLessThan(mean(`mood.${id}.offered`) / 2)
  })

  test('leave some lots, and buy more than they leave', () => {
    expect(mean('lotsUnsold')).toBeGreaterThan(0)
    expect(mean('lotsUnsold')).toBeLessThan(mean('lotsSold'))
  })
})

test('BALANCE.md says all of it, and how to count it again', () => {
  const text = readFileSync(new URL('../../BALANCE.md', import.meta.url), 'utf8')
  expect(text).toContain('npx ludoteca simulate imperio --seats 6 --option mode=QUICK --num 500 --workers 1')
  for (const row of ['offers between owners', 'promises broken', 'mood votes of one mind', 'lots unsold'])
    expect(text).toMatch(new RegExp(`^\\| ${row}`, 'm'))
  expect(text).toMatch(/^\| templates of the press repeated +\| .* \| none +\|$/m)
})
