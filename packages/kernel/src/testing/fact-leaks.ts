import type { Chance, DrawnChance } from '../chance.ts'
import { type Fact, hears, type Move, type Seat, type Told, type Viewer } from '../game.ts'
import { canonical } from '../hash.ts'
import { drawMove, refusalOf } from '../permit.ts'
import { Position } from '../position.ts'
import { differences, firstUnlike } from './differences.ts'
import { OtherLuck } from './other-luck.ts'
import { unlikeFor } from './shown.ts'
import { type AnyPosition, type Probe, someOffers, someViewers } from './trial.ts'

/** A legal move on a copy of the position, with the luck the match has and with other luck. */
export interface Tried {
  readonly seat: Seat
  readonly move: Move
  readonly after: AnyPosition
  readonly withOtherLuck: readonly AnyPosition[]
}

const TRIES = 3
const OTHER_LUCKS = 2

/** A few legal moves of the choices on offer. */
export function tryMoves(probe: Probe): Tried[] {
  const { position, dice } = probe
  const tried: Tried[] = []
  for (const { seat, choice } of someOffers(probe)) {
    for (let i = 0; i < (choice.params || choice.paramsOf ? TRIES : 1); i++) {
      const move = drawMove(position.state, seat, choice, dice)
      const after = move && applyTo(probe, position.state, seat, move)
      if (move && after) tried.push({ seat, move, after, withOtherLuck: luckOtherwise(probe, seat, move, after) })
    }
  }
  return tried
}

function luckOtherwise(probe: Probe, seat: Seat, move: Move, after: AnyPosition): AnyPosition[] {
  const { game, position, chance } = probe
  const draws = drawnBy(after)
  return Array.from({ length: Math.min(draws, OTHER_LUCKS) }, () => {
    const luck = oneDrawOtherwise(probe, chance.clone(), draws)
    const other: AnyPosition = new Position(game, game.copy(position.state), luck)
    other.apply(seat, move)
    return other
  })
}

/** One draw alone: what is drawn in public beside what is drawn in secret stays what it was. */
function oneDrawOtherwise({ dice }: Probe, luck: Chance, draws: number): Chance {
  return new OtherLuck(luck, dice.int('draws', draws), dice)
}

function applyTo({ game, chance }: Probe, s: object, seat: Seat, move: Move): AnyPosition | undefined {
  if (refusalOf(s, game.decisions(s), seat, move)) return undefined
  const after = new Position(game, game.copy(s), chance.clone())
  after.apply(seat, move)
  return after
}

function drawnBy(position: AnyPosition): number {
  return (position.chance as DrawnChance).drawnCount
}

/**
 * What somebody hears must not tell what they may not know. Compared is, for one viewer, what they hear of a move in the
 * real world and in one they cannot tell from it, with this luck and with other luck, of two moves that only others can
 * tell apart, and of a move and of none.
 */
export function checkFacts(probe: Probe, viewer: Viewer, sampled: object, tried: readonly Tried[]): void {
  const partly = tried.some(({ after }) => mayTell(after)) ? partlySampled(probe, viewer, sampled) : undefined
  for (const [i, one] of tried.entries()) {
    const { seat, move, after, withOtherLuck } = one
    checkElsewhere(probe, viewer, one, mayTell(after) ? partly : sampled)
    for (const other of withOtherLuck) checkPair(probe, viewer, one, other)
    if (viewer === seat) continue
    checkSilence(probe, viewer, one)
    const last = tried[i - 1]
    if (last?.seat === seat && last.move.type === move.type) checkPair(probe, viewer, last, after)
  }
}

/** Draws and what is revealed may be told to those who did not know it. */
function mayTell(position: AnyPosition): boolean {
  return position.revealed || drawnBy(position) > 0
}

/** The same move in a world which the viewer cannot tell from the real one. */
function checkElsewhere(probe: Probe, viewer: Viewer, one: Tried, world: object | undefined): void {
  const elsewhere = world && applyTo(probe, world, one.seat, one.move)
  if (!world || !elsewhere) return
  const { state } = probe.position
  const isSilent = !mayTell(one.after) && !mayTell(elsewhere)
  // What was sealed may come out. As long as nothing was touched in which the worlds differ, nothing of it has.
  const isUntouched = () => {
    const touched = [...differences(state, one.after.state, ''), ...differences(world, elsewhere.state, '')]
    return [...differences(state, world, '')].every((path) => !touched.some((other) => isInside(path, other)))
  }
  checkPair(probe, viewer, one, elsewhere, () => {
    return isSilent || (isUntouched() && looksAlike(probe, viewer, one.after, elsewhere))
  })
}

/** Whether one of two places lies in the other, or they are the same. */
function isInside(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return long.startsWith(short) && ['', '.', '['].includes(long.charAt(short.length))
}

/**
 * The real world but for one part that is as sampled, so that what a move reveals elsewhere does not count. Nothing when
 * that part alone cannot be otherwise.
 */
function partlySampled({ game, position, dice }: Probe, viewer: Viewer, sampled: object): object | undefined {
  const { state } = position
  const [real, other] = [state, game.copy(sampled)] as readonly Readonly<Record<string, unknown>>[]
  const parts = Object.keys(state).filter((key) => !differences(real?.[key], other?.[key], '').next().done)
  if (parts.length === 0) return undefined
  const part = dice.pick('parts', parts)
  const world = { ...game.copy(state), [part]: other?.[part] }
  return game.invariants(world).length > 0 || unlikeFor(game, viewer, state, world) !== undefined ? undefined : world
}

/** The set-up tells, too: whoever cannot see that its luck was otherwise must not hear it. */
export function checkSetUp(probe: Probe, setUp: (bend: (luck: Chance) => Chance) => AnyPosition): void {
  const draws = drawnBy(probe.position)
  for (let i = 0; i < Math.min(draws, OTHER_LUCKS); i++) {
    const other = setUp((luck) => oneDrawOtherwise(probe, luck, draws))
    for (const viewer of someViewers(probe)) checkPair(probe, viewer, { after: probe.position }, other)
  }
}

type Heard = Pick<Tried, 'after'> & Partial<Pick<Tried, 'seat' | 'move'>>

/** What the viewer hears must be the same in both, by default if they cannot tell the two apart. */
function checkPair(
  probe: Probe,
  viewer: Viewer,
  one: Heard,
  other: AnyPosition,
  mustBeSame = () => looksAlike(probe, viewer, one.after, other),
): void {
  const unlike = firstUnlike(heardBy(viewer, one.after), heardBy(viewer, other), 'facts')
  if (unlike === undefined || !mustBeSame()) return
  probe.report('no leak in facts', `viewer ${viewer}${afterMove(one)}: ${unlike}`)
}

/**
 * A move that changes nothing but what the viewer may not know has not happened, as far as they can hear. Only what it
 * reveals to everybody may be heard.
 */
function checkSilence(probe: Probe, viewer: Viewer, one: Tried): void {
  const { after } = one
  const at = after.told.findIndex(({ to }) => hears(viewer, to) && !(after.revealed && to === 'all'))
  if (at < 0 || !looksAlike(probe, viewer, probe.position, after)) return
  const { fact } = after.told[at] as Told
  probe.report('no leak in facts', `viewer ${viewer}${afterMove(one)}: facts[${at}]: ${canonical(fact)} or nothing`)
}

function afterMove({ seat, move }: Heard): string {
  return move === undefined ? '' : ` after ${canonical({ seat, move })}`
}

function heardBy(viewer: Viewer, position: AnyPosition): Fact[] {
  return position.told.filter(({ to }) => hears(viewer, to)).map(({ fact }) => fact)
}

const SAMPLES = 4

/** Whether two states differ, and only where samples for this viewer differ, too. */
function looksAlike({ game, dice }: Probe, viewer: Viewer, a: AnyPosition, b: AnyPosition): boolean {
  if (unlikeFor(game, viewer, a.state, b.state) !== undefined) return false
  const unlike = [...differences(a.state, b.state, '')]
  const hidden = new Set<string>()
  for (let n = 0; n < SAMPLES; n++) {
    for (const { state } of [a, b]) {
      for (const path of differences(state, game.sample(state, viewer, dice), '')) hidden.add(path)
    }
  }
  return unlike.length > 0 && unlike.every((path) => hidden.has(path))
}
