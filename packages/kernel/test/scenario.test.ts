import { expect, test } from 'vitest'
import { problemWith, type Scenario, scenario } from '../src/testing/index.ts'
import { type Config, type Fact, type State, toy } from './toy.ts'

const peeking: Scenario<Config, State, Fact> = {
  given: { secrets: [7, 11] as unknown as never },
  when: [[0, 'peek', { at: 1 }]],
}

scenario('whoever peeks alone hears what the secret is; that they did is for all', toy, {
  ...peeking,
  told: [
    { fact: { type: 'peeked', seat: 0 }, to: 'all' },
    { fact: { type: 'secretSeen', secret: 11 }, to: [0] },
  ],
})

scenario('who hears a fact need not be said', toy, { ...peeking, told: [{ type: 'peeked' }, { type: 'secretSeen' }] })

/** The toy game, with peeks told to these. */
const telling = (...hearers: (readonly number[])[]) => ({
  ...toy,
  apply: ((s, seat, move, io) => {
    const tell: typeof io.tell = (fact, to) => {
      if (fact.type !== 'secretSeen') io.tell(fact, to)
      else for (const others of hearers) io.tell(fact, others)
    }
    toy.apply(s, seat, move, { ...io, chance: io.chance, tell, reveal: () => io.reveal() })
  }) satisfies typeof toy.apply,
})
const expectTold = (...to: (readonly number[])[]) => ({
  ...peeking,
  told: to.map((hearers) => ({ fact: { type: 'secretSeen' } as const, to: hearers })),
})

test('a scenario fails when others heard it too', () => {
  const problem = problemWith(telling([0, 1]), expectTold([0]))
  expect(problem).toMatch(/^told to \[0,1\], but should be to \[0\]: .*secretSeen/)
})

test('it fails when everybody heard it', () => {
  const all: Scenario<Config, State, Fact> = { ...peeking, told: [{ fact: { type: 'peeked' }, to: [0] }] }
  expect(problemWith(toy, all)).toMatch(/^told to all, but should be to \[0\]: .*peeked/)
})

test('it fails when the same was told to somebody else beside', () => {
  expect(problemWith(telling([0], [1]), expectTold([0]))).toMatch(/^told to \[1\], but should be to \[0\]/)
  expect(problemWith(telling([0], [1]), expectTold([0], [1]))).toBeUndefined()
})

test('it fails when nobody was told, or not everybody', () => {
  expect(problemWith(telling(), expectTold([0]))).toMatch(/^not told: .*secretSeen/)
  expect(problemWith(telling([0]), expectTold([0, 1]))).toMatch(/^told to \[0\], but should be to \[0,1\]/)
})

test('the order of an audience does not matter', () => {
  expect(problemWith(telling([1, 0]), expectTold([0, 1]))).toBeUndefined()
})
