import { Driver, type Turn } from '@ludoteca/bots'
import {
  type Box,
  configure,
  drawAny,
  type Fact,
  type Game,
  isRefusal,
  type Move,
  Position,
  SeededChance,
} from '@ludoteca/kernel'
import { seatBots } from '../play-out.ts'

type AnyPosition = Position<object, object, Move, object, Fact>

/** A table that is set up the same way again and again. */
export interface Setting {
  readonly game: Game
  readonly config: object
  readonly seats: number
}
export function settingOf(box: Box, options: object, seats: number): Setting {
  const config = configure(box.game, options, seats)
  if (isRefusal(config)) throw new Error(`the benchmark's options are refused: ${JSON.stringify(config)}`)
  return { game: box.game, config, seats }
}

/** The moves of one match, to be played again without anybody choosing them. */
export interface Script {
  readonly seed: string
  readonly turns: readonly Turn<Move>[]
}

/** Matches are cut off here, so that all contestants meet the same mixture of early and late positions. */
export const MOVES_PER_MATCH = 1000

/** Plays random legal moves through the whole contract: decisions, draw, check, apply, outcome. Keeps them if asked. */
export function playRandom(setting: Setting, seed: string, moves: number, keep?: Script[]): number {
  return playMatches(setting, seed, moves, keep, (matchSeed) => {
    const dice = new SeededChance(`${matchSeed}:dice`).unrecorded()
    return (position) => {
      const turn = drawAny(position.state, position.decisions, dice)
      if (turn && position.refusalOf(turn.seat, turn.move)) throw new Error('a drawn move was refused')
      return turn
    }
  })
}

/** Plays `normal` bots against each other. */
export function playBots(box: Box, setting: Setting, seed: string, moves: number, keep?: Script[]): number {
  const bots = Array.from({ length: setting.seats }, () => 'normal')
  return playSeated(box, setting, bots, seed, moves, keep)
}

/** Plays these bots against each other. */
export function playSeated(
  box: Box,
  setting: Setting,
  bots: readonly string[],
  seed: string,
  moves: number,
  keep?: Script[],
): number {
  return playMatches(setting, seed, moves, keep, (matchSeed) => {
    const players = seatBots(box, bots, matchSeed)
    const driver = new Driver<object, object, Move, object, Fact>((seat) => players[seat], { alone: true })
    return (position) => driver.next(position)
  })
}

type Chooser = (position: AnyPosition) => Turn<Move> | undefined

function playMatches(
  setting: Setting,
  seed: string,
  moves: number,
  keep: Script[] | undefined,
  seat: (seed: string) => Chooser,
): number {
  let played = 0
  for (let match = 0; played < moves; match++) {
    const matchSeed = `${seed}:${match}`
    const choose = seat(matchSeed)
    const chance = new SeededChance(matchSeed).unrecorded()
    const position = Position.setup(setting.game, setting.config, setting.seats, chance)
    const turns: Turn<Move>[] = []
    const end = Math.min(moves, played + MOVES_PER_MATCH)
    for (; played < end && !setting.game.outcome(position.state); played++) {
      const turn = choose(position)
      if (turn === undefined) throw new Error('nobody can move')
      position.apply(turn.seat, turn.move)
      if (keep) turns.push(recorded(turn))
    }
    keep?.push({ seed: matchSeed, turns })
  }
  return played
}

/**
 * The turn as a record brings it back: through JSON. A copy, since objects of the play itself die young, and the engine
 * learns where to make them from that; and not by `structuredClone`, whose every text is one of its own, slower to
 * compare than those that come from JSON or from a bot.
 */
function recorded(turn: Turn<Move>): Turn<Move> {
  return JSON.parse(JSON.stringify(turn)) as Turn<Move>
}

/** Which parts of the contract a replay goes through beside applying. */
export interface Parts {
  readonly decisions?: true
  readonly check?: true
  readonly view?: true
}

/** Plays scripts again with only some parts of the contract; says how many moves that were. */
export function replayScripts(setting: Setting, scripts: readonly Script[], parts: Parts): number {
  let moves = 0
  for (const { seed, turns } of scripts) {
    const chance = new SeededChance(seed).unrecorded()
    const position = Position.setup(setting.game, setting.config, setting.seats, chance)
    for (const { seat, move } of turns) {
      if (parts.decisions) void position.decisions
      if (parts.check) position.refusalOf(seat, move)
      if (parts.view) setting.game.view(position.state, seat)
      position.apply(seat, move)
      setting.game.outcome(position.state)
    }
    moves += turns.length
  }
  return moves
}
