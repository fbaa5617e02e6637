import { type Fact, type Match, type Move, Position, type Seat, SeededChance } from '@ludoteca/kernel'

/** A match of any game. */
export type AnyMatch = Match<object, object, Move, object, Fact>

/** Whether people who share one screen must look away while this seat answers. */
export function needsPrivacy(match: AnyMatch, seat: Seat): boolean {
  return knowsSecrets(match, match.position.state, seat) || answersInSecret(match, seat)
}

/** Whether this seat knows something that watchers do not. */
function knowsSecrets({ game }: AnyMatch, state: object, seat: Seat): boolean {
  return textOf(game.view(state, seat)) !== textOf(game.view(state, 'spectator'))
}

/** A view may say whose it is, which is no secret. */
function textOf(view: object): string {
  return JSON.stringify({ ...view, viewer: null })
}

/** Whether an answer of this seat stays sealed for a while. Tried on a copy, with luck of its own. */
function answersInSecret(match: AnyMatch, seat: Seat): boolean {
  const decision = match.decisions.find((d) => d.seat === seat && !d.open)
  if (decision === undefined || decision.open) return false
  const trial = new Position(match.game, match.game.copy(match.position.state), new SeededChance('trial'))
  trial.apply(seat, decision.fallback)
  return knowsSecrets(match, trial.state, seat)
}
