import { expect, test } from 'vitest'
import { type Exercise, inOrder, type Learner, type Lesson } from '../src/index.ts'

interface Step {
  readonly type: 'step'
  readonly to: number
}
interface Place {
  readonly at: number
  readonly day: number
}
const step = (to: number): Step => ({ type: 'step', to })

const EXERCISES: readonly Exercise<Place, Step>[] = [
  { id: 'welcome', about: 'map', text: 'A path lies before you.' },
  { id: 'first', text: ({ at }) => `You stand at ${at}. Take a step.`, move: step(1) },
  {
    id: 'walk',
    text: 'Walk to 4 as you like.',
    move: ({ at }) => step(at + 1),
    allows: ({ to }, { at }) => to > at,
    until: ({ at }) => at >= 4,
  },
  { id: 'evening', text: 'The day is over.', when: ({ day }) => day === 2 },
]
const { lesson, isDone } = inOrder(EXERCISES)

const asked = [{ seat: 0, prompt: 'step', choices: [], fallback: step(1) }] as unknown as Learner['decisions']
const only = [{ seat: 0, prompt: 'chat', choices: [], open: true }] as unknown as Learner['decisions']

function learner(said: readonly string[], view: Partial<Place> = {}, decisions = asked): Learner<Place, Step> {
  return { seat: 0, view: { at: 0, day: 1, ...view }, decisions: decisions as never, said: new Set(said) }
}
const idOf = (at: Learner<Place, Step>) => lesson(at)?.id

test('exercises come one after another: read or done, each leads to the next', () => {
  expect(lesson(learner([]))).toEqual({ id: 'welcome', about: 'map', text: 'A path lies before you.', isRead: true })
  expect(lesson(learner(['welcome'], { at: 3 }))?.text).toBe('You stand at 3. Take a step.')
  expect(idOf(learner(['welcome', 'first'], { at: 1 }))).toBe('walk')
})

test('only the suggested move is taken, unless others are allowed', () => {
  const first = lesson(learner(['welcome'])) as Lesson<Step>
  expect(first.suggested).toEqual(step(1))
  expect([first.allows?.(step(1)), first.allows?.(step(2))]).toEqual([true, false])
  const walk = lesson(learner(['welcome', 'first'], { at: 2 })) as Lesson<Step>
  expect(walk.suggested).toEqual(step(3))
  expect([walk.allows?.(step(4)), walk.allows?.(step(1))]).toEqual([true, false])
})

test('what is to be reached stays on until it is reached', () => {
  const moved = ['welcome', 'first', 'walk']
  expect(idOf(learner(moved, { at: 3 }))).toBe('walk')
  expect(isDone(learner(moved, { at: 3 }))).toBe(false)
  expect(isDone(learner(moved, { at: 4 }))).toBe(true)
})

test('something to do is said to whoever is awaited, and something to read once it is time', () => {
  expect(lesson(learner(['welcome'], {}, []))).toBeUndefined()
  expect(lesson(learner(['welcome'], {}, only))).toBeUndefined()
  expect(idOf(learner([], {}, []))).toBe('welcome')
  const moved = ['welcome', 'first', 'walk']
  expect(lesson(learner(moved, { at: 4 }))).toBeUndefined()
  expect(idOf(learner(moved, { at: 4, day: 2 }))).toBe('evening')
  expect(lesson(learner([...moved, 'evening'], { at: 4, day: 2 }))).toBeUndefined()
})
