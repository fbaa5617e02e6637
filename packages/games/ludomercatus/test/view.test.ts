import { expect } from 'vitest'
import type { State } from '../src/state.ts'
import { frameOf, type View, view } from '../src/view.ts'
import { A, B, bundle, cash, given, owes, own, rolled, rule, stand } from './positions.ts'

const seen = (s: Readonly<State>): View => JSON.parse(JSON.stringify(view(s, 'spectator'))) as View

/** Every value in a view by its path. */
function leaves(value: unknown, path = ''): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${path}/${key}`))
}

/** Where two views differ. */
function changes(before: View, after: View): string[] {
  const old = new Map(leaves(before))
  return leaves(after).flatMap(([path, value]) => (old.get(path) === value ? [] : [path]))
}

/** A position, and what is seen of it before anybody moves. */
function noted(...parts: readonly ((s: State) => void)[]) {
  const note = {
    seen: undefined as View | undefined,
    given(s: State) {
      given(...parts)(s)
      note.seen = seen(s)
    },
    changesTo: (s: Readonly<State>) => changes(note.seen as View, seen(s)),
  }
  return note
}

// What is seen is sent to everybody after every move, so it matters how much of it changes.
const visit = noted(own(B, 39), stand(A, 34))
rule('a roll to an owned lot changes position, dice, cash and phase, and nothing else that is seen [22]', {
  given: visit.given,
  dice: [2, 3],
  when: [[A, 'roll']],
  then: (s) =>
    expect(visit.changesTo(s)).toEqual([
      '/players/0/cash',
      '/players/0/position',
      '/players/1/cash',
      '/lastRoll/0',
      '/lastRoll/1',
      '/phase',
    ]),
})

const ending = noted(rolled)
rule('the end of a turn changes whose turn it is and the phase, and nothing else that is seen [22]', {
  given: ending.given,
  when: [[A, 'endTurn']],
  then: (s) => expect(ending.changesTo(s)).toEqual(['/active', '/phase']),
})

rule('what is being decided is seen [22]', {
  given: stand(A, 34),
  dice: [2, 3],
  when: [[A, 'roll']],
  then(s) {
    expect(seen(s)).toMatchObject({ phase: 'buy', current: { step: 'buy', seat: A, space: 39 }, debt: null })
    expect(frameOf(seen(s), 'buy')?.space).toBe(39)
    expect(frameOf(seen(s), 'auction')).toBeUndefined()
  },
})

rule('in the open windows nothing is being decided [22]', {
  given: stand(A, 34),
  dice: [2, 3],
  when: [
    [A, 'roll'],
    [A, 'buy'],
  ],
  then: (s) => expect(seen(s)).toMatchObject({ phase: 'postRoll', current: null, debt: null }),
})

rule('a debt is seen as long as cash is raised for it, also while a trade is on offer [22]', {
  options: { tradeInDebt: true },
  given: given(cash(A, 20), own(A, 1), own(B, 39), owes(A, [B], 50)),
  when: [[A, 'proposeTrade', { to: B, give: bundle({ spaces: [1] }), get: bundle({ cash: 60 }) }]],
  then(s) {
    expect(seen(s)).toMatchObject({ phase: 'trade', current: { step: 'trade', debtor: A }, debt: { due: 50 } })
    expect(frameOf(seen(s), 'debt')?.debtor).toBe(A)
  },
})

rule('while cash is raised the debt is all that is going on [22]', {
  given: given(cash(A, 20), own(B, 39), owes(A, [B], 50)),
  when: [],
  then: (s) => expect(seen(s)).toMatchObject({ phase: 'debt', current: null, debt: { debtor: A, due: 50 } }),
})
