import { isDeepStrictEqual } from 'node:util'
import {
  type Box,
  CROWD,
  type DrawnMove,
  drawAny,
  type Move,
  Position,
  type Seat,
  SeededChance,
  TABLE,
} from '@ludoteca/kernel'
import { boxOf } from '../games.ts'
import type { AnyMatch } from '../stored.ts'
import { Visitor } from '../visitor.ts'
import { Actor } from './actor.ts'

/** How many legal moves are made before the flood. */
const OPENING = 12

/** A match of one game with everybody who plays it, and a twin of it in this process that knows what must be answered. */
export class Table {
  readonly box: Box
  /** By seat; the first is the host. */
  readonly players: readonly Actor[]
  readonly matchId: string
  #twin: AnyMatch | undefined
  /** How many have begun since everybody sat down. */
  #chapters = 0

  private constructor(box: Box, players: readonly Actor[], matchId: string) {
    this.box = box
    this.players = players
    this.matchId = matchId
  }

  /** Brings as many people together as the game needs, and begins. */
  static async set(url: string, game: string, seed: string, complain: (text: string) => void): Promise<Table> {
    const box = await boxOf(game)
    const seats = box.game.seats.min
    // Clocks would play on during the flood.
    const options = Object.hasOwn(box.game.options, 'clocks') ? { clocks: false } : {}
    const visitors: Visitor[] = []
    for (let i = 0; i < seats; i++) visitors.push(await Visitor.arrive(url))
    const [owner] = visitors as [Visitor]
    const { roomId } = await owner.api.createRoom({ game, kind: 'friends', botFill: false, seats, options })
    const players: Actor[] = []
    for (const [i, visitor] of visitors.entries()) {
      const name = `${game} ${i}`
      const chance = new SeededChance(`${seed} ${name}`).unrecorded()
      const actor = new Actor({ name, visitor, chance, complain, roomId })
      await actor.open()
      players.push(actor)
    }
    const [host] = players as [Actor]
    await host.ask('HOST_COMMAND', { command: 'START' })
    const matchId = await host.when(() => host.matchId)
    return new Table(box, players, matchId)
  }

  get twin(): AnyMatch {
    if (this.#twin === undefined) throw new Error('the table has no twin yet')
    return this.#twin
  }

  /** Takes over what the storage holds of the match. */
  adopt(match: AnyMatch | undefined): void {
    this.#twin = match
  }

  /** Everybody connects, as after a restart. */
  async enterAgain(): Promise<void> {
    for (const actor of this.players) {
      actor.close()
      await actor.open()
    }
  }

  /** Some legal moves, made here and there: with the same seed the luck is the same. The match stays open. */
  async playOn(seed: string, moves = OPENING): Promise<void> {
    const chance = new SeededChance(seed).unrecorded()
    for (let made = 0; made < moves; made++) {
      const drawn = drawAny(this.twin.position.state, this.twin.decisions, chance)
      if (drawn === undefined || drawn.seat === CROWD) return
      if (!this.#staysQuiet(drawn)) continue
      const actor = this.players[drawn.seat === TABLE ? 0 : drawn.seat] as Actor
      await actor.move(drawn.move, drawn.seat === TABLE ? TABLE : undefined)
      const answer = this.twin.submit(drawn.seat, drawn.move)
      if (answer.ok) this.#chapters += this.#chaptersIn(answer.told)
    }
  }

  /**
   * Whether nothing happens by itself after this move: a match that is over refuses everything alike, and players whom
   * chapters pass by count as away, so that others would play for them.
   */
  #staysQuiet({ seat, move }: DrawnMove<Move>): boolean {
    const { game, seed, generator } = this.twin
    const { state, chance } = this.twin.snapshot()
    const next = new Position(game, state, new SeededChance(seed, { generator, saved: chance }))
    next.apply(seat, move)
    const { awayAfterChapters = Number.POSITIVE_INFINITY } = this.box
    return game.outcome(next.state) === undefined && this.#chapters + this.#chaptersIn(next.told) <= awayAfterChapters
  }

  #chaptersIn(told: AnyMatch['told']): number {
    return told.filter(({ fact }) => this.box.chapters?.includes(fact.type)).length
  }

  /** Who sees something else than the twin shows. */
  async outOfStep(): Promise<readonly string[]> {
    const seen = await Promise.all(this.players.map((actor) => actor.look()))
    return this.players.flatMap(({ part: { name } }, seat: Seat) => {
      const [view, shown] = [seen[seat]?.view, this.twin.view(seat)]
      if (isDeepStrictEqual(view, shown)) return []
      return [`${name} sees ${JSON.stringify(view)} after ${this.twin.seq} moves, and not ${JSON.stringify(shown)}`]
    })
  }
}
