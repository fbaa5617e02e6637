import { expect, test } from 'vitest'
import { int, one } from '../src/domain.ts'
import type { Choice, Decision, Move } from '../src/game.ts'
import { refusalOf } from '../src/permit.ts'

interface Pour extends Move {
  readonly type: 'pour'
  readonly from: string
  readonly cups: number
}

/** One way to pour for each jug; says which of them were worked out. */
function jugs(suits: (jug: string) => Choice<object, Pour>['suits']) {
  const workedOut: string[] = []
  const choices = ['red', 'blue', 'green'].map((jug, i): Choice<object, Pour> => {
    const suited = suits(jug)
    return {
      type: 'pour',
      paramsOf: () => {
        workedOut.push(jug)
        return { from: one([jug]), cups: int(1, i + 1) }
      },
      ...(suited ? { suits: suited } : {}),
    }
  })
  const decisions: readonly Decision<object, Pour>[] = [
    { seat: 0, prompt: 'pour', choices, fallback: { type: 'pour', from: 'red', cups: 1 } },
  ]
  return {
    workedOut,
    refusal: (from: string, cups: number) => refusalOf({}, decisions, 0, { type: 'pour', from, cups }),
  }
}

const bySender =
  (jug: string) =>
  (_s: object, _seat: number, { from }: Pour) =>
    from === jug

test('domains are worked out only for the choice that a move says it is meant for', () => {
  const { workedOut, refusal } = jugs(bySender)
  expect(refusal('green', 3)).toBeUndefined()
  expect(workedOut).toEqual(['green'])
})

test('what suits a choice changes no answer, even where it is wrong', () => {
  const plain = jugs(() => undefined)
  const kinds = [bySender, () => () => true, () => () => false, (jug: string) => () => jug === 'blue']
  for (const suits of kinds) {
    const { refusal } = jugs(suits)
    for (const from of ['red', 'blue', 'green', 'black']) {
      for (let cups = 0; cups < 5; cups++) expect(refusal(from, cups)).toEqual(plain.refusal(from, cups))
    }
  }
})
