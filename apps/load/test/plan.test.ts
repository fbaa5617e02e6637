import { SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { type Blow, Plan } from '../src/chaos/plan.ts'

const COUNTS = { kills: 20, jumps: 20, freezes: 20, hangs: 20 }

function planOf(seed: string): Plan {
  return new Plan(COUNTS, new SeededChance(seed).unrecorded())
}

function* blowsOf(plan: Plan): Generator<Blow> {
  for (let blow = plan.next(); blow !== undefined; blow = plan.next()) yield blow
}

test('everything happens as often as it should, in an order that the seed decides', () => {
  const blows = [...blowsOf(planOf('one'))]
  const kinds = blows.flat()
  for (const [kind, times] of Object.entries(COUNTS)) expect(kinds.filter((one) => one === kind)).toHaveLength(times)
  expect([...blowsOf(planOf('one'))]).toEqual(blows)
  expect([...blowsOf(planOf('two'))]).not.toEqual(blows)
})

test('two things happen at once now and then, but no server has to start without its database', () => {
  const pairs = ['one', 'two', 'three']
    .flatMap((seed) => [...blowsOf(planOf(seed))])
    .filter(({ length }) => length === 2)
  expect(new Set(pairs.map((pair) => pair.join()))).toEqual(new Set(['freezes,jumps', 'hangs,jumps', 'hangs,kills']))
})

test('what happened without having been asked for does not happen again', () => {
  const plan = planOf('one')
  plan.strikeOut('kills', 19)
  expect(plan.left('kills')).toBe(1)
  expect([...blowsOf(plan)].flat().filter((kind) => kind === 'kills')).toHaveLength(1)
})
