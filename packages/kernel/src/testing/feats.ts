import { expect, test } from 'vitest'
import type { Career } from '../career/career.ts'
import { Broken, type Fact, type Outcome } from '../game.ts'

/** What is told, what is so afterwards, and how the match ends, as far as it matters. */
export interface Deeds<S, F> {
  readonly facts?: readonly F[]
  state?(s: S): void
  /** Without it the match goes on. */
  readonly outcome?: Partial<Outcome>
}

/** A match at its beginning, of seat 0 is spoken. */
interface FeatTable<C, S, F extends Fact> {
  readonly career: Career<C, S, F>
  readonly config: C
  readonly seats: number
  state(): S
}

/** For each achievement of a match: with this not yet, and with this now. Says when one is missing. */
export function featCases<C, S, F extends Fact>(
  { career, config, seats, state }: FeatTable<C, S, F>,
  cases: Readonly<Record<string, readonly [notYet: Deeds<S, F>, now: Deeds<S, F>]>>,
): void {
  const earnedBy = ({ facts = [], state: change, outcome }: Deeds<S, F>): readonly string[] => {
    const s = state()
    change?.(s)
    const reader = career.reader(config, seats)
    const told = facts.map((fact) => ({ fact, to: 'all' as const }))
    const whole = { reason: '', ranks: [1], winners: [], scores: [0], ...outcome }
    const earned = [...reader.hear(told, s), ...(outcome ? reader.end(s, whole).earned : [])]
    return earned.filter(({ seat }) => seat === 0).map(({ achievement }) => achievement)
  }

  test('each achievement of a match is tried out', () => {
    const ids = career.achievements.flatMap(({ id, by }) => (by === 'match' ? [id] : []))
    expect(Object.keys(cases).sort()).toEqual(ids.sort())
  })

  test.each(Object.keys(cases))('%s is earned by just that', (id) => {
    const [notYet, now] = cases[id] ?? []
    if (notYet === undefined || now === undefined) throw new Broken('a case needs both', { id })
    expect(earnedBy(notYet)).not.toContain(id)
    expect(earnedBy(now)).toContain(id)
  })
}
