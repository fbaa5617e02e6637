import { int, list, maybe, one, outside, type Params, record, some, text } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { draftsOf, isBare, moveOf, picked, problemsOf, refit } from '../../src/kit/generic/draft.ts'

const params: Params = {
  amount: int(10, 100, 10),
  colour: one(['red', 'blue']),
  friends: some([1, 2, 3], 1, 2),
  give: record({ cash: int(0, 50), cards: maybe(some(['a', 'b'])) }),
  levels: list(int(0, 5), 2, 3),
  note: maybe(text(5)),
  more: maybe(int(1, 9)),
}
const whole = {
  amount: 20,
  colour: 'red',
  friends: [2],
  give: { cash: 5, cards: ['a'] },
  levels: [1, 2],
  note: 'hi',
  more: 3,
}
const why = (drafts: object) =>
  Object.fromEntries([...problemsOf(params, drafts as never)].map(([path, problem]) => [path, problem.why]))

describe('a form', () => {
  test('begins with what nobody needs to choose and what is free, and nothing else', () => {
    expect(draftsOf(params)).toEqual({
      amount: undefined,
      colour: undefined,
      friends: [],
      give: { cash: 0, cards: undefined },
      levels: [0, 0],
      note: undefined,
      more: undefined,
    })
  })

  test('that is sent as it begins is refused wherever something would be spent', () => {
    expect(why(draftsOf({ amount: int(5, 90), card: one([1, 2]), target: one([0, 1]) }))).not.toEqual({})
    expect(draftsOf({ amount: int(-3, 3), only: int(4, 4), last: one([7]) })).toEqual({ amount: 0, only: 4, last: 7 })
  })

  test('holds what is picked: one value, or one more or one less of several', () => {
    expect(picked(one([1, 2]), 1, 2)).toBe(2)
    expect(picked(some(['a', 'b', 'c']), ['c'], 'a')).toEqual(['a', 'c'])
    expect(picked(some(['a', 'b', 'c']), ['a', 'c'], 'c')).toEqual(['a'])
    expect(picked({ ...some(['a', 'b']), ordered: true }, ['b'], 'a')).toEqual(['b', 'a'])
  })

  test('makes a move that its domains contain', () => {
    const { type, ...move } = moveOf({ type: 'do', params }, whole)
    expect(type).toBe('do')
    expect(move).toEqual(whole)
    expect(outside(params, move, '')).toBeUndefined()
  })

  test('leaves out what was left empty', () => {
    const drafts = { ...whole, note: '', more: undefined, give: { cash: 5, cards: [] } }
    const { type: _type, ...move } = moveOf({ type: 'do', params }, drafts)
    expect(move).toEqual({ amount: 20, colour: 'red', friends: [2], give: { cash: 5 }, levels: [1, 2] })
    expect(outside(params, move, '')).toBeUndefined()
  })

  test('says what is wrong, and where', () => {
    expect(why(whole)).toEqual({})
    expect(why(draftsOf(params))).toEqual({ amount: 'missing', colour: 'missing', friends: 'few' })
    expect(why({ ...whole, amount: 25, friends: [1, 2, 3], note: 'too long' })).toEqual({
      amount: 'step',
      friends: 'many',
      note: 'long',
    })
    expect(why({ ...whole, amount: undefined, give: { cash: 51 }, levels: [1, 9] })).toEqual({
      amount: 'missing',
      'give.cash': 'range',
      'levels.1': 'range',
    })
  })

  test('keeps what was put in while the domains move, and drops what is not to be had any more', () => {
    const narrower: Params = { ...params, colour: one(['blue', 'green']), friends: some([1, 3]) }
    const drafts = refit(narrower, { ...whole, friends: [1, 2] })
    expect(drafts).toMatchObject({ amount: 20, colour: undefined, friends: [1], give: { cash: 5, cards: ['a'] } })
  })
})

test.each([
  ['no parameters', {}, true],
  ['one value each', { space: one([7]), revision: int(2, 2) }, true],
  ['nothing to add', { space: one([7]), lift: maybe(some([])) }, true],
  ['something to add', { space: one([7]), lift: maybe(some([1])) }, false],
  ['two values', { space: one([7, 8]) }, false],
  ['a word', { word: text(6) }, false],
])('with %s, one press says it all: %j is %s', (_name, choice, isOne) => {
  expect(isBare({ type: 'do', params: choice as Params })).toBe(isOne)
})
