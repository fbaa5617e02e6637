import { type BotSeat, botNamed, Driver } from '@ludoteca/bots'
import {
  type Box,
  Broken,
  type Meter,
  type Move,
  type Outcome,
  Position,
  type Seat,
  SeededChance,
} from '@ludoteca/kernel'

export interface PlayOut {
  readonly config: object
  /** Who plays which seat. */
  readonly bots: readonly string[]
  readonly seed: string
  /** A match with more moves than this counts as unfinished. */
  readonly movesMax: number
  /** Ask after every move whether everything is as it must be, not just at the end. */
  readonly check?: boolean
  /** Measures the match instead of the game's own meter. What it hears is written over by the next move. */
  readonly meter?: Meter
  /** Sees every move before it is made, and how many were made before it. */
  before?(position: AnyPosition, moves: number, turn: Turn): void
}
export interface PlayedOut {
  readonly moves: number
  /** Nothing when the match was not played to its end. */
  readonly outcome: Outcome | undefined
  readonly metrics: Readonly<Record<string, number>>
  /** A bot made a move that the rules refuse: a bug of the bot, and the match stops there. */
  readonly botRefused: boolean
  /** What was not as the game says that it always is; the match stops there. */
  readonly problems: readonly string[]
}

/** Plays one match between bots as fast as it goes: no log, no hashes, no views but those the bots look at. */
export function playOut(
  box: Box,
  { config, bots, seed, movesMax, check = false, meter = box.meter(), before }: PlayOut,
): PlayedOut {
  const chance = new SeededChance(seed).unrecorded()
  const players = seatBots(box, bots, seed)
  const driver = new Driver<object, object, Move, object, { type: string }>((seat) => players[seat], { alone: true })
  const position = Position.setup(box.game, config, bots.length, chance)
  meter.hear(position.heard)
  const unfinished = { outcome: undefined, metrics: {}, botRefused: false, problems: [] }
  let moves = 0
  try {
    for (; moves < movesMax; moves++) {
      const { state } = position
      const outcome = box.game.outcome(state)
      if (outcome) {
        const problems = box.game.invariants(state)
        return { moves, outcome, metrics: meter.read(state, outcome), botRefused: false, problems }
      }
      if (check || before !== undefined) {
        const turn = nextTurn(driver, position)
        before?.(position, moves, turn)
        const problems = check ? applyChecked(position, turn) : apply(position, turn)
        if (problems.length > 0) return { ...unfinished, moves: moves + 1, problems }
      } else {
        playNext(driver, position)
      }
      meter.hear(position.heard)
    }
  } catch (error) {
    if (!(error instanceof Broken) || error.details.refusal === undefined) throw error
    return { ...unfinished, moves, botRefused: true }
  }
  return { ...unfinished, moves }
}

export type AnyPosition = Position<object, object, Move, object, { type: string }>
export interface Turn {
  readonly seat: Seat
  readonly move: Move
}
type AnyDriver = Driver<object, object, Move, object, { type: string }>
const NO_PROBLEMS: readonly string[] = []

/** The next move that a bot makes. */
function nextTurn(driver: AnyDriver, position: AnyPosition): Turn {
  const turn = driver.next(position)
  if (turn === undefined) throw new Broken('the match is not over and awaits nobody', { game: position.game.id })
  return turn
}

/**
 * Makes that move. By itself, so that the engine compiles a move as a whole and not with the loop of a match, whose meter
 * and hooks are compiled into that one.
 */
function playNext(driver: AnyDriver, position: AnyPosition): void {
  const { seat, move } = nextTurn(driver, position)
  position.apply(seat, move)
}

function apply(position: AnyPosition, { seat, move }: Turn): readonly string[] {
  position.apply(seat, move)
  return NO_PROBLEMS
}

/** What is not as it must be after this move. */
function applyChecked(position: AnyPosition, { seat, move }: Turn): readonly string[] {
  const { game } = position
  const before = game.transitions && game.copy(position.state)
  position.apply(seat, move)
  const { state, told } = position
  return [...game.invariants(state), ...(before ? (game.transitions?.(before, state, told) ?? []) : [])]
}

/** The bots of a match, each with luck of its own that depends on the match's seed and its seat alone. */
export function seatBots(box: Box, bots: readonly string[], seed: string): BotSeat<object, Move>[] {
  return bots.map((name, seat) => ({
    bot: botNamed(box, name),
    chance: new SeededChance(`${seed}:seat ${seat}`).unrecorded(),
  }))
}
