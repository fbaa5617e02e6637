import { type BotSeat, botFor, Driver, STRENGTHS } from '@ludoteca/bots'
import {
  type Box,
  gameOfVersion,
  isRefusal,
  Match,
  type MatchStart,
  type Move,
  othersMove,
  type Pack,
  type Seat,
  SeededChance,
  tutorialOf,
} from '@ludoteca/kernel'
import { loadBox } from './load-box.ts'
import type { AnyMatch } from './privacy.ts'

/** What the page asks of the bots. They follow the match move by move, and see of it what their seat sees. */
export type ToBots =
  | { readonly type: 'sit'; readonly start: BotStart; readonly moves: readonly Played[] }
  | { readonly type: 'moved'; readonly played: Played }
  | { readonly type: 'next' }
/** The match as it began, and the rules it is played by. */
export interface BotStart extends MatchStart {
  readonly game: string
  readonly rulesVersion: number
  /** What the game is filled with, where that is not what it brings along. */
  readonly pack?: Pack
}
/** A move that was made. */
export interface Played {
  readonly seat: Seat
  readonly move: Move
}
/** What the bots do after move `seq`; nothing when the match waits for people. `failed`: they will do no more. */
export interface FromBots {
  readonly seq: number
  readonly turn: Played | null
  readonly failed?: true
}

/** The bots of one match, wherever they think. */
export class BotTable {
  #box: Box | undefined
  #match: AnyMatch | undefined
  /** Messages are worked through in the order in which they came, also while the game is being fetched. */
  #work: Promise<unknown> = Promise.resolve()
  readonly #answer: (from: FromBots) => void

  constructor(answer: (from: FromBots) => void) {
    this.#answer = answer
  }

  take(message: ToBots): void {
    this.#work = this.#work
      .then(() => this.#heed(message))
      .catch((error: unknown) => {
        this.#match = undefined
        this.#answer({ seq: -1, turn: null, failed: true })
        reportError(error)
      })
  }

  async #heed(message: ToBots): Promise<void> {
    if (message.type === 'sit') return this.#sit(message.start, message.moves)
    if (this.#box === undefined || this.#match === undefined) return
    if (message.type === 'moved') this.#match.submit(message.played.seat, message.played.move)
    else this.#answer({ seq: this.#match.seq, turn: next(this.#box, this.#match) })
  }

  async #sit({ game: id, rulesVersion, pack, ...start }: BotStart, moves: readonly Played[]): Promise<void> {
    this.#box = await loadBox(id, pack)
    const game = this.#box && gameOfVersion(this.#box, rulesVersion)
    const begun = game && Match.start(game, start)
    if (begun === undefined || isRefusal(begun)) throw new Error(`no bots for "${id}"`)
    this.#match = begun
    for (const { seat, move } of moves) begun.submit(seat, move)
  }
}

/** Their luck depends on seed, seat and move alone, so that a match that is resumed goes on the same. */
function next(box: Box, followed: AnyMatch): Played | null {
  // A tutorial goes the same way everywhere: what its other seats do depends on nothing else.
  if (tutorialOf(box, followed)) return othersMove(box, followed.position, followed.seq) ?? null
  const botAt = (seat: Seat): BotSeat<object, Move> | undefined => {
    const strength = STRENGTHS.find((one) => one === followed.seats[seat]?.kind)
    if (strength === undefined) return undefined
    const luck = `${followed.seed} bot ${seat} move ${followed.seq}`
    return { bot: botFor(box, strength), chance: new SeededChance(luck) }
  }
  return new Driver(botAt, { alone: false }).next(followed.position) ?? null
}
