import type { Career, CareerGoal } from './career.ts'

/** What one match counted for an account. */
export interface CountedMatch {
  readonly matchId: string
  /** When it ended. */
  readonly at: number
  readonly counted: Readonly<Record<string, number>>
}

/** A goal that was reached, with the match that did it. */
export interface ReachedGoal {
  readonly achievement: string
  readonly matchId: string
  readonly at: number
}

type Counting = Pick<Career, 'achievements' | 'counters'>

/** The figures of an account for a game, over all its matches: by counter, those of all games too. */
export function figuresOf(career: Counting, matches: readonly CountedMatch[]): Readonly<Record<string, number>> {
  const figures = new Map<string, number>()
  for (const { counted } of matches) add(career, figures, counted)
  return Object.fromEntries(figures)
}

/** The goals of a career that these matches reached, in the order in which they were played. */
export function goalsReached(career: Counting, matches: readonly CountedMatch[]): readonly ReachedGoal[] {
  const goals = career.achievements.flatMap(({ id, by }) => (typeof by === 'object' ? [{ id, ...by }] : []))
  const figures = new Map<string, number>()
  const reached: ReachedGoal[] = []
  for (const { matchId, at, counted } of matches) {
    add(career, figures, counted)
    for (const goal of goals) {
      if (!isReached(goal, figures) || reached.some(({ achievement }) => achievement === goal.id)) continue
      reached.push({ achievement: goal.id, matchId, at })
    }
  }
  return reached
}

function isReached({ counter, atLeast }: CareerGoal, figures: ReadonlyMap<string, number>): boolean {
  return (figures.get(counter) ?? 0) >= atLeast
}

function add({ counters }: Counting, figures: Map<string, number>, counted: Readonly<Record<string, number>>): void {
  for (const [id, value] of Object.entries(counted)) {
    const before = figures.get(id)
    const isBest = counters.find((counter) => counter.id === id)?.kind === 'best'
    figures.set(id, before === undefined ? value : isBest ? Math.max(before, value) : before + value)
  }
}
