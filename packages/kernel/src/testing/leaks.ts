import type { SeededChance } from '../chance.ts'
import { drawFields, lacksValue, same } from '../domain.ts'
import { hears, type Move, type Seat, TABLE, type Viewer } from '../game.ts'
import { canonical } from '../hash.ts'
import { describe, drawMove, paramsOf, refusalOf } from '../permit.ts'
import { Position } from '../position.ts'
import { type AnyPosition, type Probe, someOffers, someViewers } from './trial.ts'

/**
 * What a viewer may not know must not show: not in the view, the decisions, the refusals or the facts.
 * Says whether some sampled state differed from the real one.
 */
export function checkLeaks(probe: Probe): boolean {
  const { game, position, dice, report } = probe
  const { state } = position
  const tried = tryMoves(probe)
  const tempting = [...tried.map(({ move }) => move), ...uncheckedMoves(probe), {}, { type: 'nonsense' }]
  let other = false
  for (const viewer of someViewers(probe)) {
    const sampled = game.sample(state, viewer, dice)
    other ||= canonical(sampled) !== canonical(state)
    const shown = (s: object) => canonical([game.view(s, viewer), decisionsOf(probe, s, viewer), shownToAll(probe, s)])
    if (shown(sampled) !== shown(state)) report('no leak in view or decisions', `viewer ${viewer}`)
    if (refusals(probe, sampled, viewer, tempting) !== refusals(probe, state, viewer, tempting))
      report('no leak in refusals', `viewer ${viewer}`)
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

/** Two moves of somebody else that differ only in what the viewer may not know must sound the same. */
function checkAlikeMoves(probe: Probe, viewer: Viewer, tried: readonly Tried[]): void {
  for (let i = 1; i < tried.length; i++) {
    const a = tried[i - 1] as Tried
    const b = tried[i] as Tried
    if (a.seat === viewer || a.seat !== b.seat || a.move.type !== b.move.type) continue
    if (heard(a.after, viewer) === heard(b.after, viewer) || !looksAlike(probe, viewer, a.after, b.after)) continue
    probe.report('no leak in facts', `viewer ${viewer}: ${heard(a.after, viewer)} or ${heard(b.after, viewer)}`)
  }
}

/** Whether two states differ, and only where samples for this viewer differ, too. */
function looksAlike({ game, dice }: Probe, viewer: Viewer, a: AnyPosition, b: AnyPosition): boolean {
  if (!same(game.view(a.state, viewer), game.view(b.state, viewer))) return false
  const hidden = new Set<string>()
  for (let n = 0; n < SAMPLES; n++) {
    for (const path of differences(a.state, game.sample(a.state, viewer, dice), '')) hidden.add(path)
  }
  const unlike = differences(a.state, b.state, '')
  return unlike.length > 0 && unlike.every((path) => hidden.has(path))
}

const SAMPLES = 4

/** The places where two states differ. */
function differences(a: unknown, b: unknown, path: string): string[] {
  if (a === b) return []
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [path]
  const left = a as Readonly<Record<string, unknown>>
  const right = b as Readonly<Record<string, unknown>>
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].flatMap((key) => differences(left[key], right[key], `${path}.${key}`))
}

const TRIES = 3

/** A few legal moves of the choices on offer, each applied to a copy with the luck the match has. */
function tryMoves(probe: Probe): Tried[] {
  const { position, dice } = probe
  const tried: Tried[] = []
  for (const { seat, choice } of someOffers(probe)) {
    for (let i = 0; i < (choice.params || choice.paramsOf ? TRIES : 1); i++) {
      const move = drawMove(position.state, seat, choice, dice)
      const after = move && applyTo(probe, position.state, seat, move)
      if (move && after) tried.push({ seat, move, after })
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

/** Tables show everybody whose clock runs, and the host, who may sit anywhere, what the table is asked. */
function shownToAll({ game }: Probe, s: object) {
  const decisions = game.decisions(s)
  const awaited = decisions
    .filter((d) => !d.open && d.clockMs !== undefined)
    .map(({ seat, clockMs }) => [seat, clockMs])
  return [awaited, decisions.filter((d) => d.seat === TABLE).map((d) => describe(s, d))]
}

/** Moves that fit their domains but may fail the check, so that refusals have something to say. */
function uncheckedMoves(probe: Probe): Move[] {
  const { position, dice } = probe
  return someOffers(probe).flatMap(({ seat, choice }) => {
    const params = paramsOf(position.state, seat, choice)
    if (!params || lacksValue(params)) return []
    return Array.from({ length: TRIES }, () => ({ type: choice.type, ...drawFields(params, dice) }))
  })
}

function refusals({ game }: Probe, s: object, viewer: Viewer, moves: readonly unknown[]): string {
  if (viewer === 'spectator') return ''
  const decisions = game.decisions(s)
  return canonical(moves.map((move) => refusalOf(s, decisions, viewer, move) ?? null))
}
