import { Guided, guidedMatch } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import type { Move } from '../src/moves.ts'

guidedMatch(box)

const RIPA = [6, 8, 9]

test('whoever follows the hints buys, bids, trades and builds, and is paid 100 by Gaius', () => {
  const guided = new Guided(box).until('visit')
  const owned = guided.match.view(0)
  expect(RIPA.map((space) => owned.deeds[space]?.owner)).toEqual([0, 0, 0])
  expect(RIPA.map((space) => owned.deeds[space]?.level)).toEqual([2, 2, 2])
  const before = owned.players[0]?.cash ?? 0
  guided.follow()
  expect(guided.match.view(0).players[0]?.cash).toBe(before + 100)
  expect(guided.coach.lesson?.id).toBe('rent')
})

test('other fair bids and offers lead on, too, and building house by house does', () => {
  const guided = new Guided(box).until('auction')
  guided.make(0, { type: 'bid', amount: 31 })
  guided.until('trade')
  const none = { cash: 0, spaces: [], jailCards: [] }
  const offer = (cash: number): Move => ({
    type: 'proposeTrade',
    to: 2,
    give: { ...none, cash },
    get: { ...none, spaces: [9] },
  })
  expect(guided.coach.refusalOf(0, offer(149))?.code).toBe('E_LESSON')
  guided.make(0, offer(150))
  guided.until('build')
  for (const levels of [
    [1, 1, 1],
    [2, 2, 1],
  ]) {
    guided.make(0, { type: 'build', group: 'azure', levels })
    expect(guided.coach.lesson?.id).toBe('build')
  }
  guided.follow()
  expect(guided.coach.isDone).toBe(true)
})

test('while others play the learner only watches: what was bought cannot be mortgaged meanwhile', () => {
  const guided = new Guided(box).until('endTurn')
  guided.step()
  expect(guided.coach.lesson).toBeUndefined()
  const mortgage: Move = { type: 'mortgage', space: 6 }
  expect(guided.match.refusalOf(0, mortgage)).toBeUndefined()
  expect(guided.coach.refusalOf(0, mortgage)).toEqual({ code: 'E_LESSON', params: { text: box.tutorial?.watch } })
})
