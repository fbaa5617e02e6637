import { lookUp } from '@ludoteca/kernel'
import type { Estimate } from './estimate.ts'
import type { Figures } from './figures.ts'
import type { Goal } from './goal.ts'

/**
 * Whether a setting meets all goals: `met` if every interval lies inside, `likely` if every number does, `missed` if some
 * interval lies wholly outside.
 */
export type Verdict = 'met' | 'likely' | 'unlikely' | 'missed'

export function verdictOf(goals: readonly Goal[], figures: Figures): Verdict {
  const all = goals.map((goal) => ({ goal, found: lookUp(figures, goal.figure) }))
  if (all.some(({ goal, found }) => !found || isOutside(goal, found))) return 'missed'
  if (all.every(({ goal, found }) => found && isInside(goal, found.low95) && isInside(goal, found.high95))) return 'met'
  return all.every(({ goal, found }) => found && isInside(goal, found.value)) ? 'likely' : 'unlikely'
}

function isInside(goal: Goal, value: number): boolean {
  return isHighEnough(goal, value) && isLowEnough(goal, value)
}

function isOutside(goal: Goal, { low95, high95 }: Estimate): boolean {
  return !isHighEnough(goal, high95) || !isLowEnough(goal, low95)
}

/** Where nothing is asked, even an interval without a bound will do. */
function isHighEnough({ min, isOpen }: Goal, value: number): boolean {
  return min === Number.NEGATIVE_INFINITY || (isOpen ? value > min : value >= min)
}

function isLowEnough({ max, isOpen }: Goal, value: number): boolean {
  return max === Number.POSITIVE_INFINITY || (isOpen ? value < max : value <= max)
}

/**
 * How surely all goals are met: the room that is left to a bound, in terms of how far the interval reaches towards it. From
 * 1 on an interval lies inside, from −1 down outside; the goal that is farthest from being met counts.
 */
export function surenessOf(goals: readonly Goal[], figures: Figures): number {
  return Math.min(
    ...goals.map(({ figure, min, max }) => {
      const found = lookUp(figures, figure)
      if (found === undefined) return Number.NEGATIVE_INFINITY
      const { value, low95, high95 } = found
      return Math.min(
        roomTo(value - min, value - low95, high95 - value),
        roomTo(max - value, high95 - value, value - low95),
      )
    }),
  )
}

/** `towards` is how far the interval reaches to the bound, `away` how far to the other side, from where it must come back. */
function roomTo(room: number, towards: number, away: number): number {
  if (!Number.isFinite(room)) return Number.POSITIVE_INFINITY
  const reach = room >= 0 ? towards : away
  if (reach === 0) return room >= 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  return room / reach
}
