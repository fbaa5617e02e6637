import { type Decision, type Game, type Move, TABLE, type Viewer } from '../game.ts'
import { describe } from '../permit.ts'
import { firstUnlike } from './differences.ts'

/** The first thing this viewer is sent of one state that is otherwise in the other; what is told and refused is not looked at. */
export function unlikeFor(game: Game, viewer: Viewer, a: object, b: object): string | undefined {
  const [left, right] = [game.decisions(a), game.decisions(b)]
  const asked = (s: object, decisions: Decisions, of: Viewer) =>
    decisions.filter(({ seat }) => seat === of).map((d) => describe(s, d))
  return (
    firstUnlike(game.view(a, viewer), game.view(b, viewer), 'view') ??
    firstUnlike(asked(a, left, viewer), asked(b, right, viewer), 'decisions') ??
    // Tables show everybody whose clock runs, and the host, who may sit anywhere, what the table is asked.
    firstUnlike(clocksOf(left), clocksOf(right), 'clocks') ??
    firstUnlike(asked(a, left, TABLE), asked(b, right, TABLE), 'table')
  )
}

type Decisions = readonly Decision<object, Move>[]

function clocksOf(decisions: Decisions) {
  const runs = (d: Decisions[number]) => (!d.open || d.byClock !== undefined) && d.clockMs !== undefined
  return decisions.filter(runs).map(({ seat, clockMs }) => ({ seat, clockMs }))
}
