import {
  configure,
  isRefusal,
  Position,
  type Refusal,
  ScriptedChance,
  type Seat,
  SeededChance,
  TABLE,
} from '@ludoteca/kernel'
import { expect } from 'vitest'
import type { Config } from '../src/config.ts'
import { copy } from '../src/copy.ts'
import { indexOf, type MaterialId } from '../src/data/materials.ts'
import type { Fact, FactOf } from '../src/facts.ts'
import { aufbau } from '../src/game.ts'
import type { Move } from '../src/moves.ts'
import type { Player, SectionEvent, State } from '../src/state.ts'
import { transitions } from '../src/transitions.ts'

/** What a die shows, or a pick by its place, written `i(3)`. */
export type Draw = number | { readonly pick: number }
export const i = (pick: number): Draw => ({ pick })

/** Dice of the world and of the first player, in the order in which they are drawn. */
export interface Script {
  readonly w?: readonly Draw[]
  readonly p?: readonly Draw[]
}

/** [10] Section rolls without any effect on the start package: events 21 and 19. */
export const NE: readonly Draw[] = [10, 11, 2, 10, 9, 4, 12]
/** [10] A market that leaves all prices as they are. */
export const QUIET: readonly Draw[] = [3, 4, 4, 6, 5]

/** A match under the game master's hand, for one player unless said otherwise, with luck told in advance. */
export class Play {
  readonly state: State
  readonly told: Fact[] = []

  private constructor(state: State) {
    this.state = state
  }

  /** [10] B0: round 1, maintenance. */
  static b0(options: Partial<Config> = {}, seats = 1): Play {
    const config = configure(aufbau as never, { advance: 'gm', ...options }, seats)
    if (isRefusal(config)) throw new Error(config.code)
    return new Play(Position.setup(aufbau, config as unknown as Config, seats, new SeededChance('kit')).state)
  }

  /** [10] B1: round 1, actions, with a quiet market. */
  static b1(options: Partial<Config> = {}, seats = 1): Play {
    return Play.b0(options, seats).advance({ w: QUIET })
  }

  /** [10] B2: round 2, maintenance, after a round without any action. */
  static b2(options: Partial<Config> = {}, seats = 1): Play {
    return Play.b1(options, seats).advance().advance().advance()
  }

  get me(): Player {
    return this.state.players[0] as Player
  }

  /** Gold in decimals, as the specification writes it. */
  get gold(): number {
    return this.me.gold12 / 12
  }

  /** “Bx with …”: the named things are otherwise. */
  with(change: (p: Player, s: State) => void): this {
    change(this.me, this.state)
    return this
  }

  /** Makes a move that must be permitted. All luck of the script must be drawn. */
  do(move: Move, script: Script = {}, seat: Seat = 0): this {
    const chance = new ScriptedChance({ world: (script.w ?? []).map(drawn), 'player:0': (script.p ?? []).map(drawn) })
    const position = new Position(aufbau, this.state, chance)
    // Some scenarios begin with what play would never come to.
    const before = aufbau.invariants(this.state).length === 0 ? copy(this.state) : undefined
    expect(position.refusalOf(seat, move)).toBeUndefined()
    position.apply(seat, move)
    this.told.push(...position.told.map(({ fact }) => fact))
    expect(chance.unused()).toEqual({})
    if (before) {
      expect([...aufbau.invariants(this.state), ...transitions(before, this.state, position.told)]).toEqual([])
    }
    return this
  }

  /** The game master goes on to the next phase. */
  advance(script: Script = {}): this {
    return this.do({ type: 'advance' }, script, TABLE)
  }

  /** Goes on, phase after phase, until the actions of the next round. */
  toNextActions(script: Script = {}): this {
    return this.advance().advance().advance().advance(script)
  }

  /** Why a move is refused; asking changes nothing. */
  refusal(move: unknown, seat: Seat = 0): Refusal | undefined {
    const before = JSON.stringify(this.state)
    const refusal = new Position(aufbau, this.state, new ScriptedChance({})).refusalOf(seat, move)
    expect(JSON.stringify(this.state)).toBe(before)
    return refusal
  }

  /** The last fact of that type. */
  fact<T extends Fact['type']>(type: T): FactOf<T> {
    const found = this.told.findLast((fact) => fact.type === type)
    if (!found) throw new Error(`not told: ${type}`)
    return found as FactOf<T>
  }

  stock(id: MaterialId): number {
    return this.me.stock[indexOf(id)] as number
  }
}

/** Puts so much of a material into somebody's stock. */
export function stocked(p: Player, id: MaterialId, count: number): void {
  p.stock[indexOf(id)] = count
}

/** An event of the section as if it had been rolled. */
export function event(roll: number, more: Partial<SectionEvent> = {}): SectionEvent {
  return {
    roll,
    values: [],
    riot: null,
    branch: null,
    finds: false,
    labor: false,
    artifact: false,
    miracle: false,
    ...more,
  }
}

function drawn(draw: Draw): number {
  return typeof draw === 'number' ? draw - 1 : draw.pick
}
