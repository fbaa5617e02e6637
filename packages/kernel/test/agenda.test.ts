import { describe, expect, test } from 'vitest'
import { type Fact, first, type HasAgenda, type Io, next, playSteps, SeededChance, unwind } from '../src/index.ts'

type Frame = { step: 'a' } | { step: 'b' } | { step: 'c' } | { step: 'ask' } | { step: 'loop' }
interface State extends HasAgenda<Frame> {
  trace: string[]
}
type Move = { readonly type: 'go' }

const noted = (name: string) => ({
  run(s: State) {
    s.trace.push(name)
    next(s)
  },
})
const steps = playSteps<Frame, State, Move, Fact>({
  a: noted('a'),
  b: noted('b'),
  c: noted('c'),
  ask: {
    ask: () => [{ seat: 0, prompt: 'ask', choices: [{ type: 'go' }], fallback: { type: 'go' } }],
    on: {
      go(s) {
        s.trace.push('go')
        next(s)
      },
    },
  },
  loop: { run() {} },
})
const entered: string[] = []
const io: Io = { chance: new SeededChance('x'), tell() {}, reveal() {}, enter: (step) => entered.push(step) }
const state = (...agenda: Frame[]): State => ({ agenda, trace: [] })
const names = (s: State) => s.agenda.map(({ step }) => step)

describe('the agenda', () => {
  test('next ends this step and goes on with those, in order', () => {
    const s = state({ step: 'c' }, { step: 'a' })
    next(s, { step: 'a' }, { step: 'b' })
    steps.settle(s, io)
    expect(s.trace).toEqual(['a', 'b', 'c'])
  })

  test('first does those and comes back', () => {
    const s = state({ step: 'c' })
    first(s, { step: 'a' }, { step: 'b' })
    steps.settle(s, io)
    expect(s.trace).toEqual(['a', 'b', 'c'])
  })

  test('unwind drops steps down to that one', () => {
    const s = state({ step: 'c' }, { step: 'b' }, { step: 'a' })
    unwind(s, 'b')
    expect(names(s)).toEqual(['c', 'b'])
    expect(() => unwind(s, 'ask')).toThrow('no step "ask"')
  })

  test('runs until somebody is asked, and says which steps it came to', () => {
    const s = state({ step: 'c' }, { step: 'ask' }, { step: 'a' })
    entered.length = 0
    steps.settle(s, io)
    expect(entered).toEqual(['a', 'ask'])
    expect(steps.decisions(s)).toHaveLength(1)
    steps.apply(s, 0, { type: 'go' }, io)
    expect(s.trace).toEqual(['a', 'go', 'c'])
    expect(steps.decisions(s)).toEqual([])
  })

  test('going in circles is a bug, not an endless wait', () => {
    expect(() => steps.settle(state({ step: 'loop' }), io)).toThrow('circles')
  })
})
