import type { SeededChance } from '../chance.ts'
import { hears, type Move, type Seat, type Viewer } from '../game.ts'
import { canonical } from '../hash.ts'
import { describe, drawMove, refusalOf } from '../permit.ts'
import { Position } from '../position.ts'
import { type AnyPosition, type Probe, viewersOf } from './trial.ts'

/**
 * What a viewer may not know must not show: not in the view, the decisions, the refusals or the facts.
 * Says whether some sampled state differed from the real one.
 */
export function checkLeaks(probe: Probe): boolean {
  const { game, position, seats, dice, report } = probe
  const { state } = position
  const tried = tryMoves(probe)
  let other = false
  for (const viewer of viewersOf(seats)) {
    const sampled = game.sample(state, viewer, dice)
    other ||= canonical(sampled) !== canonical(state)
    const shown = (s: object) => canonical([game.view(s, viewer), decisionsOf(probe, s, viewer)])
    if (shown(sampled) !== shown(state)) report('no leak in view or decisions', `viewer ${viewer}`)
    const refused = (s: object) => canonical(probeMoves(tried).map((move) => refusal(probe, s, viewer, move)))
    if (refused(sampled) !== refused(state)) report('no leak in refusals', `viewer ${viewer}`)
    for (const { seat, move, after } of tried) {
      const otherAfter = applyTo(probe, sampled, seat, move)
      if (!otherAfter || after.revealed || drew(after) || otherAfter.revealed || drew(otherAfter)) continue
      if (heard(otherAfter, viewer) !== heard(after, viewer)) {
        report('no leak in facts', `viewer ${viewer} after ${canonical({ seat, move })}`)
      }
    }
    checkAlikeMoves(probe, viewer, tried)
  }
  return other
}

interface Tried {
  readonly seat: Seat
  readonly move: Move
  readonly after: AnyPosition
}

/** Two moves of somebody else that leave the viewer with the same view must also sound the same. */
function checkAlikeMoves({ game, report }: Probe, viewer: Viewer, tried: readonly Tried[]): void {
  const sounds = new Map<string, string>()
  for (const { seat, after } of tried) {
    if (seat === viewer) continue
    const look = canonical([seat, game.view(after.state, viewer)])
    const sound = heard(after, viewer)
    const known = sounds.get(look)
    if (known !== undefined && known !== sound) report('no leak in facts', `viewer ${viewer}: ${known} or ${sound}`)
    sounds.set(look, sound)
  }
}

const TRIES = 3

/** A few legal moves of every decision, each applied to a copy with the luck the match has. */
function tryMoves(probe: Probe): Tried[] {
  const { position, dice } = probe
  const tried: Tried[] = []
  for (const { seat, choices } of position.decisions) {
    for (const choice of choices) {
      for (let i = 0; i < (choice.params || choice.paramsOf ? TRIES : 1); i++) {
        const move = drawMove(position.state, seat, choice, dice)
        const after = move && applyTo(probe, position.state, seat, move)
        if (move && after) tried.push({ seat, move, after })
      }
    }
  }
  return tried
}

function applyTo({ game, chance }: Probe, s: object, seat: Seat, move: Move): AnyPosition | undefined {
  if (refusalOf(s, game.decisions(s), seat, move)) return undefined
  const after = new Position(game, game.copy(s), chance.clone())
  after.apply(seat, move)
  return after
}

function drew(position: AnyPosition): boolean {
  return (position.chance as SeededChance).drawnCount > 0
}

function heard(position: AnyPosition, viewer: Viewer): string {
  return canonical(position.told.filter(({ to }) => hears(viewer, to)).map(({ fact }) => fact))
}

function decisionsOf({ game }: Probe, s: object, viewer: Viewer) {
  return game
    .decisions(s)
    .filter((d) => d.seat === viewer)
    .map((d) => describe(s, d))
}

function probeMoves(tried: readonly Tried[]): unknown[] {
  return [...tried.map(({ move }) => move), {}, { type: 'nonsense' }]
}

function refusal({ game }: Probe, s: object, viewer: Viewer, move: unknown) {
  return viewer === 'spectator' ? null : (refusalOf(s, game.decisions(s), viewer, move) ?? null)
}
