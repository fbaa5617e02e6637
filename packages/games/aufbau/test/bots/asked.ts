import { configure, isRefusal, Position, PositionAsk, type Seat, SeededChance } from '@ludoteca/kernel'
import { expect } from 'vitest'
import { personalities } from '../../src/bots/index.ts'
import type { Config } from '../../src/config.ts'
import type { MarketGroup } from '../../src/data/materials.ts'
import { aufbau } from '../../src/game.ts'
import type { Move } from '../../src/moves.ts'
import { quietMarket } from '../../src/setup.ts'
import type { Market, Player, State } from '../../src/state.ts'
import { Play } from '../kit.ts'

/** A personality, which must exist. */
export function botNamed(name: string) {
  const bot = personalities[name]
  if (!bot) throw new Error(`nobody is called ${name}`)
  return bot
}

/** What this personality does now. The rules must allow it. */
export function answerOf(name: string, play: Play, seat: Seat = 0): Move | undefined {
  const position = new Position(aufbau, play.state, new SeededChance('world'))
  const move = botNamed(name)(new PositionAsk(position, seat, new SeededChance('bot')))
  if (move) expect(position.refusalOf(seat, move)).toBeUndefined()
  return move
}

/** The actions of round 1 with empty stores, so much in the purse and in the pools. */
export function acting(
  means: { readonly gold?: number; readonly labor?: number; readonly influence?: number },
  change: (p: Player, s: State) => void = () => {},
  options: Partial<Config> = {},
): Play {
  return Play.b1(options).with((p, s) => {
    p.stock.fill(0)
    p.gold12 = 12 * (means.gold ?? 0)
    Object.assign(p.turn, { labor: means.labor ?? 0, influence: means.influence ?? 0 })
    change(p, s)
  })
}

/** A market that pays so much more (or less) for these groups. */
export function marketWith(id: string, modifiers: Partial<Record<MarketGroup, number>>): Market {
  const quiet = quietMarket(id)
  return { ...quiet, modifiers: { ...quiet.modifiers, ...modifiers } }
}

/** A table of these personalities at its beginning. */
export function table(seats: number, options: Partial<Config>, seed: string) {
  const config = configure(aufbau as never, options, seats)
  if (isRefusal(config)) throw new Error(config.code)
  return Position.setup(aufbau, config as unknown as Config, seats, new SeededChance(seed))
}
