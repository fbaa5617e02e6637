import { Guided, guidedMatch } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'

guidedMatch(box)

test('the first turn goes as the coach says: the learner wins lottery and auction, is paid most, and gains the bonus', () => {
  const { match, coach } = new Guided(box).until('share')
  expect(coach.lesson?.id).toBe('share')
  const { players, summary, entrants } = match.view(0)
  expect(entrants).toEqual([0, 1])
  expect(summary?.rows.map(({ multiplierTenths }) => multiplierTenths)).toEqual([15, 10, 12, 10])
  expect(summary?.rows.map(({ penaltyPaid }) => penaltyPaid)).toEqual([0, 100, 0, 100])
  const shares = summary?.rows.map(({ share }) => share) ?? []
  expect(shares[0]).toBe(Math.max(...shares))
  expect(players[0]?.multiplierTenths).toBe(16)
})

test('in the second turn the learner may bid and decide freely, and learns as much', () => {
  const guided = new Guided(box).until('free')
  guided.make(0, { type: 'decide', level: 'raise', lottery: 'join' })
  while (guided.coach.lesson?.id !== 'auction') guided.step()
  guided.make(0, { type: 'bid', amount: guided.match.view(0).auction?.minimum ?? 0 })
  guided.follow()
  expect(guided.coach.isDone).toBe(true)
  expect(guided.match.outcome()?.reason).toBe('turnLimit')
})
