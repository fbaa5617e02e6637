import {
  type Bot,
  type Chance,
  configure,
  isRefusal,
  Position,
  PositionAsk,
  type Seat,
  SeededChance,
} from '@ludoteca/kernel'
import type { Config } from '../../src/config.ts'
import type { Fact } from '../../src/facts.ts'
import { ludomercatus } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import type { State } from '../../src/state.ts'
import type { View } from '../../src/view.ts'

export type Player = Bot<View, Move>
type Here = Position<Config, State, Move, View, Fact>
export type Options = Partial<Config>

/** A fresh match of so many seats, laid out by a change to its state. */
export function position(seats: number, options: Options, seed: string, change?: (s: State) => void): Here {
  const config = configure(ludomercatus, options, seats)
  if (isRefusal(config)) throw new Error(config.code)
  const here: Here = Position.setup(ludomercatus, config, seats, new SeededChance(seed))
  change?.(here.state)
  return new Position(ludomercatus, here.state, here.chance)
}

/** What the bot does here. A move that the rules refuse is an error. */
export function answer(here: Here, bot: Player, seat: Seat, chance: Chance): Move | undefined {
  const move = bot(new PositionAsk(here, seat, chance))
  const refusal = move && here.refusalOf(seat, move)
  if (refusal) throw new Error(`seat ${seat}: ${JSON.stringify(move)} is refused with ${JSON.stringify(refusal)}`)
  return move
}

export interface Played {
  readonly state: State
  readonly moves: readonly { readonly seat: Seat; readonly move: Move }[]
  readonly isOver: boolean
}

/** Plays until the match is over or so many turns have passed. Everybody is asked once in each open window. */
export function play(bots: readonly Player[], options: Options, seed: string, turnsMax: number): Played {
  const here = position(bots.length, options, seed)
  const luck = bots.map((_, seat) => new SeededChance(`${seed}:${seat}`))
  const declined = bots.map(() => -1)
  const moves: { seat: Seat; move: Move }[] = []
  while (here.state.ending === null && here.state.turnNo <= turnsMax) {
    const next = meanwhile(here, bots, luck, declined) ?? awaited(here, bots, luck)
    here.apply(next.seat, next.move)
    moves.push(next)
  }
  return { state: here.state, moves, isOver: here.state.ending !== null }
}

function meanwhile(here: Here, bots: readonly Player[], luck: readonly Chance[], declined: number[]) {
  const waitsFor = here.decisions.find((decision) => !decision.open)?.seat
  for (const { seat, open } of here.decisions) {
    if (!open || seat < 0 || seat === waitsFor || declined[seat] === here.state.windowNo) continue
    const move = answer(here, bots[seat] as Player, seat, luck[seat] as Chance)
    if (move) return { seat, move }
    declined[seat] = here.state.windowNo
  }
  return undefined
}

function awaited(here: Here, bots: readonly Player[], luck: readonly Chance[]) {
  for (const decision of here.decisions) {
    if (decision.open) continue
    const { seat, fallback } = decision
    return { seat, move: answer(here, bots[seat] as Player, seat, luck[seat] as Chance) ?? fallback }
  }
  throw new Error('the match waits for nobody')
}
