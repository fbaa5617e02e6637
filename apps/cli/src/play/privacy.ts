import { Position, type Seat, SeededChance } from '@ludoteca/kernel'
import type { AnyMatch } from './saves/save-file.ts'

/** Whether this seat now knows something that watchers do not. */
export function knowsSecrets(match: AnyMatch, seat: Seat): boolean {
  return differs(match.game, match.position.state, seat)
}

/** Whether an answer of this seat stays sealed for a while, so that others should not see it being typed. */
export function answersInSecret(match: AnyMatch, seat: Seat): boolean {
  const decision = match.decisions.find((d) => d.seat === seat && !d.open)
  if (decision === undefined || decision.open) return false
  // A trial on a copy, with luck of its own: nothing of it reaches the match.
  const trial = new Position(match.game, match.game.copy(match.position.state), new SeededChance('trial'))
  trial.apply(seat, decision.fallback)
  return differs(match.game, trial.state, seat)
}

function differs(game: AnyMatch['game'], state: object, seat: Seat): boolean {
  return JSON.stringify(game.view(state, seat)) !== JSON.stringify(game.view(state, 'spectator'))
}
