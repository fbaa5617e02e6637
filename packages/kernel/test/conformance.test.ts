import { describe, expect, test } from 'vitest'
import type { Box, Choice, Decision, Game, Refusal, Words } from '../src/index.ts'
import { conformance } from '../src/testing/index.ts'
import { tryMatch } from '../src/testing/trial.ts'
import { add, type Config, copy, type Fact, type Move, type State, toy, type View, view } from './toy.ts'

conformance(toy, { secrets: true, every: 1, matches: 10, options: [{}, { undo: 'any' }], seats: [2, 3, 4] })

type Explaining = Pick<Box, 'explain' | 'words'>
type Toy = Game<Config, State, Move, View, Fact>
/** What the suite says about the toy game with one thing broken. */
function verdict(broken: Partial<Toy>, every = 1): string[] {
  const found = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const trial = { options: {}, seats: 3, seed: `planted ${i}`, movesMax: 500, every }
    for (const { check } of tryMatch({ ...toy, ...broken } as unknown as Game, trial).violations) found.add(check)
  }
  return [...found]
}
const changed = (change: (decision: Decision<State, Move>) => Decision<State, Move>): Partial<Toy> => ({
  decisions: (s) => toy.decisions(s).map(change),
})
const withAdd = (choice: Choice<State, Move>) =>
  changed((d) => ({ ...d, choices: d.choices.map((known) => (known === add ? choice : known)) }))
let outside = 0

describe('the suite finds what was planted', () => {
  test('the sound game has no violation', () => {
    expect(verdict({})).toEqual([])
  })

  test('a right to undo that comes and goes', () => {
    expect(verdict({ undo: (s) => (s.sum > 6 ? 'own' : 'none') })).toContain('right to undo lasts')
  })

  test('a leak in the view', () => {
    const leaking = verdict({ view: (s, viewer) => ({ ...view(s, viewer), known: s.secrets }) })
    expect(leaking).toContain('no leak in view or decisions')
  })

  test('a bot that is shown something else than its seat, or more', () => {
    expect(verdict({ glance: view })).toEqual([])
    expect(verdict({ glance: (s, seat) => ({ ...view(s, seat), sum: s.sum + 1 }) })).toContain('a glance is the view')
    expect(verdict({ glance: (s, seat) => ({ ...view(s, seat), secrets: s.secrets }) })).toContain(
      'a glance is the view',
    )
  })

  test('a leak in the decisions', () => {
    const prompt = (s: Readonly<State>) => `secret ${s.secrets.join()}`
    expect(verdict({ decisions: (s) => toy.decisions(s).map((d) => ({ ...d, prompt: prompt(s) })) })).toContain(
      'no leak in view or decisions',
    )
  })

  test('a leak in how long somebody else may think, which every clock at the table shows', () => {
    const thinking = (s: Readonly<State>, seat: number) => 1_000 + (s.secrets[seat] ?? 0)
    expect(
      verdict({ decisions: (s) => toy.decisions(s).map((d) => ({ ...d, clockMs: thinking(s, d.seat) })) }),
    ).toContain('no leak in view or decisions')
  })

  test('a leak in a refusal', () => {
    const check: NonNullable<Choice<State, Move>['check']> = (s, seat, move) => {
      const refusal = add.check?.(s, seat, move)
      return refusal && { ...refusal, params: { hint: s.secrets[(seat + 1) % 3] as number } }
    }
    expect(verdict(withAdd({ ...add, check }))).toContain('no leak in refusals')
  })

  test('a leak in a public fact', () => {
    const apply: Toy['apply'] = (s, seat, move, io) => {
      toy.apply(s, seat, move, io)
      io.tell({ type: 'added', seat, sum: s.secrets[0] as number })
    }
    expect(verdict({ apply })).toContain('no leak in facts')
  })

  test('a sealed answer that shows in a public fact', () => {
    const apply: Toy['apply'] = (s, seat, move, io) => {
      toy.apply(s, seat, move, io)
      if (move.type === 'note') io.tell({ type: 'added', seat, sum: move.number })
    }
    expect(verdict({ apply })).toContain('no leak in facts')
  })

  test('a write in a question', () => {
    const writing = verdict({
      view(s, viewer) {
        ;(s as State).cheers += 1
        return view(s, viewer)
      },
    })
    expect(writing).toContain('questions do not write')
  })

  test('a write in a check', () => {
    const check: NonNullable<Choice<State, Move>['check']> = (s) => {
      ;(s as State).cheers += 1
      return undefined
    }
    expect(verdict(withAdd({ ...add, check }))).not.toEqual([])
  })

  test('luck from outside', () => {
    const apply: Toy['apply'] = (s, seat, move, io) => {
      toy.apply(s, seat, move, io)
      s.cheers = outside++
    }
    expect(verdict({ apply })).toContain('replay equals play')
  })

  test('a copy that shares parts', () => {
    expect(verdict({ copy: (s) => ({ ...copy(s), secrets: s.secrets }) })).toContain('copy')
  })

  test('a fraction in the state', () => {
    const apply: Toy['apply'] = (s, seat, move, io) => {
      toy.apply(s, seat, move, io)
      s.cheers += 0.5
    }
    expect(verdict({ apply })).toContain('plain state')
  })

  test('a state that does not survive JSON', () => {
    const apply: Toy['apply'] = (s, seat, move, io) => {
      toy.apply(s, seat, move, io)
      ;(s as unknown as { when: unknown }).when = new Map()
    }
    expect(verdict({ apply })).toContain('plain state')
  })

  test('an illegal fallback', () => {
    const fallback = { type: 'add', count: 9, times: 1 } as const
    expect(verdict(changed((d) => (d.open ? d : { ...d, fallback })))).toContain('fallback legal')
  })

  test('a broken invariant and a broken transition', () => {
    const apply: Toy['apply'] = (s, seat, move, io) => {
      toy.apply(s, seat, move, io)
      s.sum = -1
    }
    expect(verdict({ apply })).toContain('transitions')
    expect(verdict({ apply, transitions: () => [] })).toContain('invariants')
  })

  test('a match that never ends', () => {
    const apply: Toy['apply'] = (s, seat, move, io) => {
      toy.apply(s, seat, move, io)
      s.sum = 0
      s.agenda = [{ step: 'turn', seat: 0 }]
    }
    // Costly checks are not what is looked at here.
    expect(verdict({ apply, transitions: () => [] }, 100)).toContain('ends')
  })

  test('a match that waits for nobody', () => {
    expect(verdict({ decisions: (s) => toy.decisions(s).filter((d) => d.open) })).toContain('stuck')
  })

  test('a game that throws', () => {
    const apply: Toy['apply'] = () => {
      throw new Error('planted')
    }
    expect(verdict({ apply })).toContain('throws')
  })

  test('a check that throws at names of the language’s own', () => {
    const table: Readonly<Record<string, readonly string[]>> = { add: [] }
    const check: NonNullable<Choice<State, Move>['check']> = (_s, _seat, move) =>
      Object.keys(move).some((name) => table[name]?.includes('x')) ? { code: 'E_X', params: {} } : undefined
    expect(verdict(withAdd({ ...add, check }))).toContain('nasty move refused')
  })

  test('an explanation or a sentence that fails at names of the language’s own', () => {
    const table: Readonly<Record<string, readonly string[]>> = {}
    const silent = { refusal: () => undefined } as unknown as Words
    const explaining: Explaining = {
      words: silent,
      explain: (_s, _seat, { type }, refusal) => (table[type]?.includes('x') ? { ...refusal, code: 'E_X' } : refusal),
    }
    const speaking: Explaining = {
      words: { refusal: ({ params }: Refusal) => `${table[String(params.move)]}` } as unknown as Words,
    }
    for (const box of [explaining, speaking]) {
      const trial = { options: {}, seats: 3, seed: 'planted', movesMax: 500, every: 1, box }
      const { violations } = tryMatch(toy as unknown as Game, trial)
      expect(violations.map(({ check }) => check)).toContain('nasty move refused')
    }
  })

  test('a check that throws at values out of range', () => {
    const check: NonNullable<Choice<State, Move>['check']> = (_s, _seat, move) => {
      if ((move as { count: number }).count > 3) throw new Error('planted')
      return undefined
    }
    expect(verdict(withAdd({ ...add, check }))).toContain('throws')
  })
})
