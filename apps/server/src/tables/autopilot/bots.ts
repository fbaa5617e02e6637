import { type BotSeat, botFor, Driver } from '@ludoteca/bots'
import { type Box, type Fact, type Move, type Position, type Seat, SeededChance, TABLE } from '@ludoteca/kernel'
import type { Environment } from '../../environment.ts'
import type { Control, Controls } from '../ports.ts'
import type { AutoMove } from '../replica/round.ts'

type AnyPosition = Position<object, object, Move, object, Fact>

const LUCK_BYTES = 16

/** The bots of a match, and the autopilots of people who are away. They get the view of their seat, and no more. */
export class Bots {
  readonly #box: Box
  readonly #env: Environment
  readonly #driver: Driver<object, object, Move, object, Fact>
  readonly #players = new Map<string, BotSeat<object, Move>>()
  #seats: readonly Control[] = []
  /** No seat is played by a bot or an autopilot. */
  #isIdle = false
  readonly #onFault: (error: unknown) => void
  readonly #isTaken: (seat: Seat) => boolean

  /** `isTaken`: seats that a newcomer has taken over, for which no bot plays, though the room may not know yet. */
  constructor(box: Box, env: Environment, isTaken: (seat: Seat) => boolean, onFault: (error: unknown) => void) {
    this.#box = box
    this.#isTaken = isTaken
    this.#onFault = onFault
    this.#env = env
    this.#driver = new Driver((seat) => this.#playerAt(seat), { alone: false })
  }

  control({ seats }: Controls): void {
    this.#seats = seats
    this.#isIdle = seats.length > 0 && seats.every(({ by }) => by === 'human')
  }

  /** Whether a person plays this seat. */
  isHuman(seat: Seat): boolean {
    return seat < 0 || this.#seats[seat]?.by === 'human' || this.#isTaken(seat)
  }

  /** The next move of a bot or an autopilot; undefined when the match waits for people. */
  next(position: AnyPosition): AutoMove | undefined {
    if (this.#isIdle) return undefined
    const turn = this.#turn(position) ?? this.#tableAlone(position)
    if (turn === undefined) return undefined
    return { ...turn, by: this.#seats[turn.seat]?.by === 'bot' ? 'bot' : 'autopilot' }
  }

  /** If a bot throws, the fallback is played, which is always legal, so that the match goes on. */
  #turn(position: AnyPosition): { seat: Seat; move: Move } | undefined {
    try {
      return this.#driver.next(position)
    } catch (error) {
      this.#onFault(error)
      const awaited = position.decisions.find((decision) => !decision.open && !this.isHuman(decision.seat))
      return awaited && !awaited.open ? { seat: awaited.seat, move: awaited.fallback } : undefined
    }
  }

  /** With nobody to speak for the table, its fallback is played. */
  #tableAlone(position: AnyPosition): { seat: Seat; move: Move } | undefined {
    if (this.#seats.some(({ by }) => by === 'human')) return undefined
    const awaited = position.decisions.find((decision) => decision.seat === TABLE && !decision.open)
    return awaited && !awaited.open ? { seat: TABLE, move: awaited.fallback } : undefined
  }

  #playerAt(seat: Seat): BotSeat<object, Move> | undefined {
    const control = this.#seats[seat]
    if (control === undefined || this.isHuman(seat)) return undefined
    const { autopilot = this.#box.bots.normal } = this.#box
    const key = `${seat} ${control.by === 'bot' ? control.strength : 'autopilot'}`
    let player = this.#players.get(key)
    if (player === undefined) {
      // Bots draw from a generator of their own: their luck is not part of the match and is not replayed.
      const luck = Buffer.from(this.#env.bytes(LUCK_BYTES)).toString('hex')
      const bot = control.by === 'bot' ? botFor(this.#box, control.strength) : autopilot
      player = { bot, chance: new SeededChance(luck).unrecorded() }
      this.#players.set(key, player)
    }
    return player
  }
}
