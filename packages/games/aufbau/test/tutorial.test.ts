import { Guided, guidedMatch } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { COACH } from '../src/text/coach.ts'

guidedMatch(box)

const goldIn = (guided: Guided<never, never, never, never, never>) =>
  (guided as unknown as { match: { view(seat: number): { players: { gold12: number }[] } } }).match.view(0).players[0]
    ?.gold12 ?? 0

test('the sale that the coach suggests pays: grain is in demand, and brings 12 gold', () => {
  const guided = new Guided(box).until('sell')
  expect(guided.match.view(0).market?.modifiers.rawCheapFood).toBe(1)
  const before = goldIn(guided as never)
  guided.until('ready')
  expect(goldIn(guided as never) - before).toBe(12 * 12)
  // What is not sold becomes a quarter of a gold piece each at the end of the round at best.
  expect(12 * 12).toBeGreaterThan(18 * 3)
})

test('each hint is said until it was done, and not afterwards', () => {
  const guided = new Guided(box).until('materials')
  expect(guided.coach.refusalOf(0, { type: 'setReady', ready: true })?.code).toBe('E_LESSON')
  guided.make(0, { type: 'gainMaterials', mode: 'domainAdministration', investments: 4, target: 'domain-starter' })
  expect(guided.coach.lesson?.id).toBe('market')
})

test('after three rounds the house has a second city, lasting influence, a better domain, and is worth more', () => {
  const guided = new Guided(box).follow()
  const { players, scores, round } = guided.match.view(0)
  expect(round).toBe(4)
  expect(players[0]).toMatchObject({ cities: { length: 2 }, permanentInfluence: 6, domains: [{ tier: 'small' }] })
  expect(guided.coach.lesson?.text).toBe(COACH.worth(scores[0] ?? 0))
  expect(COACH.worth(scores[0] ?? 0)).toContain('begonnen hast du mit 217')
  expect(new Guided(box).match.view(0).scores[0]).toBe(217 * 120)
})

test('in the third round the learner plays as they like, and in the end on to the twelfth', () => {
  const guided = new Guided(box).until('free')
  guided.make(0, { type: 'moneyLend', investments: 1 })
  expect(guided.coach.lesson?.id).toBe('free')
  guided.follow()
  expect(guided.coach.isDone).toBe(true)
  guided.coach.putAway()
  expect(guided.coach.refusalOf(0, { type: 'setReady', ready: true })).toBeUndefined()
  expect(guided.match.outcome()).toBeUndefined()
})
