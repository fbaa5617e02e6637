import {
  type Box,
  type Chance,
  drawAny,
  type Fact,
  isFields,
  isRefusal,
  isUndo,
  type Json,
  Match,
  type MatchStart,
  type Move,
  type Refusal,
  type Seat,
  SeededChance,
  type Snapshot,
} from '@ludoteca/kernel'
import { type BentMove, drawBent, isPermitted, type Questions } from '@ludoteca/kernel/fuzz'
import { written } from '@ludoteca/protocol/testing'
import { drawSetting } from '../setting.ts'
import { isWordless, wordlessness } from './sentences.ts'
import type { Target } from './target.ts'

type AnyMatch = Match<object, object, Move, object, Fact>

/** A match that stands still, to be asked about moves. */
interface Still {
  readonly start: MatchStart
  readonly snapshot: Snapshot
  readonly match: AnyMatch
}
interface MoveInput extends BentMove {
  readonly position: number
}

const MATCHES = 6
const STILLS_PER_MATCH = 5
const MOVES_MAX = 500

/** Refusals of a game, its explanations and the words for them, in positions of random matches. */
export function movesOf(box: Box, seed: string): Target {
  const stills = Array.from({ length: MATCHES }, (_, i) => stillsOf(box, `${seed}:${i}`)).flat()
  return {
    name: `${box.game.id} moves`,
    fresh(chance) {
      const position = chance.int('position', stills.length)
      return written({
        position,
        ...drawBent(questionsOf((stills[position] as Still).match), chance),
      } as unknown as Json)
    },
    feed(input) {
      const given = readInput(input)
      return given && complaintOf(box, stills[given.position % stills.length] as Still, given, input)
    },
  }
}

/** Positions of one random match, its beginning and its end among them. Whoever writes to one of them throws. */
function stillsOf(box: Box, seed: string): Still[] {
  const { game } = box
  const chance = new SeededChance(seed).unrecorded()
  const { seats, options } = drawSetting(box, { options: {} }, chance)
  const start = { options, seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, kind: 'human' })), seed }
  const match = started(Match.start(game, start))
  const snapshots = [match.snapshot()]
  while (match.outcome() === undefined && match.seq < MOVES_MAX) {
    const drawn = drawAny(match.position.state, match.decisions, chance)
    if (drawn === undefined) break
    match.submit(drawn.seat, drawn.move)
    keep(snapshots, match, chance)
  }
  snapshots.push(match.snapshot())
  return snapshots.map((snapshot) => {
    const still = started(Match.resume(game, start, snapshot))
    freeze(still.position.state)
    return { start, snapshot, match: still }
  })
}

/** Every position is as likely to be among those that are kept as any other. */
function keep(snapshots: Snapshot[], match: AnyMatch, chance: Chance): void {
  if (snapshots.length <= STILLS_PER_MATCH) snapshots.push(match.snapshot())
  else if (chance.int('keep', match.seq) < STILLS_PER_MATCH) {
    snapshots[1 + chance.int('keep', STILLS_PER_MATCH)] = match.snapshot()
  }
}

function complaintOf(box: Box, still: Still, { seat, move }: BentMove, input: string): string | undefined {
  const { match } = still
  const refusal = match.refusalOf(seat, move)
  if (refusal === undefined) return complaintAfter(box, still, { seat, move }, input)
  const explained = isMove(move) ? (box.explain?.(match.position.state, seat, move, refusal) ?? refusal) : refusal
  return [refusal, explained].map((each) => misformed(each) ?? wordlessness(box, each, input)).find(Boolean)
}

/** The move was accepted: then it must be among what is offered, and be made without a fault. */
function complaintAfter(box: Box, { start, snapshot, match }: Still, { seat, move }: BentMove, input: string) {
  if (!isUndo(move) && !isPermitted(questionsOf(match), seat, move)) return 'accepted what nobody offered'
  const next = started(Match.resume(box.game, start, snapshot))
  const answer = next.submit(seat, move)
  if (!answer.ok) return `refused with ${answer.refusal.code} what it had accepted`
  const wrong = box.game.invariants(next.position.state)
  if (wrong.length > 0) return `went wrong: ${wrong.join('; ')}`
  const names = (of: Seat) => `P${of}`
  const { words } = box
  const sentences = answer.told.map(({ fact }) => words.fact(fact, names))
  if (!isUndo(answer.entry.move)) sentences.push(words.move(seat, answer.entry.move, names))
  const bad = sentences.find((sentence) => sentence !== '' && isWordless(sentence, input))
  return bad === undefined ? undefined : `said "${bad}"`
}

/** A refusal that cannot be sent or stored as it is. */
function misformed({ code, params }: Refusal): string | undefined {
  const plain = Object.values(params).every(
    (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
  )
  return typeof code === 'string' && plain ? undefined : `gave ${code} with parameters that are not plain`
}

function questionsOf({ position: { state, decisions }, seats }: AnyMatch): Questions {
  return { state, decisions, seats: seats.length }
}

function readInput(input: string): MoveInput | undefined {
  try {
    const given: unknown = JSON.parse(input)
    if (!isFields(given) || !Number.isSafeInteger(given.position) || !Number.isSafeInteger(given.seat)) return undefined
    return { position: Math.abs(given.position as number), seat: given.seat as Seat, move: given.move as Json }
  } catch {
    // A change of an input that is no longer one.
    return undefined
  }
}

function isMove(move: unknown): move is Move {
  return isFields(move) && typeof move.type === 'string'
}

function started(match: AnyMatch | Refusal): AnyMatch {
  if (isRefusal(match)) throw new Error(`a drawn match cannot start: ${match.code}`)
  return match
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const each of Object.values(value)) freeze(each)
}
