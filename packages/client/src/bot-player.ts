import { type Bot, type Chance, CROWD, type Move } from '@ludoteca/kernel'
import { type Clock, systemClock } from './clock.ts'
import { RefusalError } from './refusal-error.ts'
import { RemoteAsk } from './remote-ask.ts'
import type { RoomClient } from './room-client.ts'

/** The bot that plays, and how quickly. */
export interface BotPlayerOptions<V, M extends Move> {
  readonly bot: Bot<V, M>
  /** The bot's own generator. */
  readonly chance: Chance
  /** How long it waits before each move. */
  readonly pauseMs?: number
  readonly clock?: Clock
}

/** After so many refusals by the server the fallback is played instead. */
const REFUSALS_MAX = 12
const SLOW_DOWN_MS = 1000

/** Plays the seat of a client by itself: a bot of a game, over the wire. */
export class BotPlayer<V, M extends Move> {
  /** How many moves the server accepted. */
  moves = 0
  readonly #client: RoomClient
  readonly #options: BotPlayerOptions<V, M>
  readonly #clock: Clock
  readonly #unsubscribe: () => void
  #cancelTimer: (() => void) | undefined
  #isBusy = false
  #isStopped = false
  #refusals = 0
  /** Open decisions that the bot declined; they are not put to it again while they stand. */
  #declined: ReadonlySet<string> = new Set()

  constructor(client: RoomClient, options: BotPlayerOptions<V, M>) {
    this.#client = client
    this.#options = options
    this.#clock = options.clock ?? systemClock
    this.#unsubscribe = client.on('change', () => this.#look())
    this.#look()
  }

  /** Stops playing. */
  stop(): void {
    this.#isStopped = true
    this.#unsubscribe()
    this.#cancelTimer?.()
  }

  #look(): void {
    const ask = this.#isBusy ? undefined : this.#ask()
    if (!ask) return
    const open = ask.decisions.filter((decision) => decision.open).map(({ prompt }) => prompt)
    this.#declined = new Set(open.filter((prompt) => this.#declined.has(prompt)))
    const isAwaited = open.length < ask.decisions.length
    if (!isAwaited && open.every((prompt) => this.#declined.has(prompt))) return
    this.#playAfter(this.#options.pauseMs ?? 0)
  }

  /** The decisions to answer, if there are any. */
  #ask(): RemoteAsk<V, M> | undefined {
    const { state, viewerState, seat, ended } = this.#client
    if (this.#isStopped || state !== 'joined' || !viewerState || ended) return undefined
    return new RemoteAsk<V, M>(viewerState, seat ?? CROWD, this.#options.chance)
  }

  #playAfter(ms: number): void {
    this.#isBusy = true
    this.#cancelTimer = this.#clock.after(ms, () => void this.#play())
  }

  async #play(): Promise<void> {
    const ask = this.#ask()
    const move = ask && this.#choose(ask)
    const next = move && (await this.#submit(move))
    this.#isBusy = false
    if (next === 'slowly') this.#playAfter(SLOW_DOWN_MS)
    else if (next === 'at once') this.#look()
  }

  #choose(ask: RemoteAsk<V, M>): M | undefined {
    const awaited = ask.decisions.find((decision) => !decision.open)
    const own = this.#refusals < REFUSALS_MAX ? this.#options.bot(ask) : undefined
    const move = own ?? awaited?.fallback ?? undefined
    if (move !== undefined) return move
    this.#refusals = 0
    this.#declined = new Set(ask.decisions.map(({ prompt }) => prompt))
    return undefined
  }

  /** Returns when to look again; undefined when to wait for the next change. */
  async #submit(move: M): Promise<'at once' | 'slowly' | undefined> {
    try {
      await this.#client.submit(move, { fresh: true })
      this.moves++
      this.#refusals = 0
      this.#declined = new Set()
      return 'at once'
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error
      if (error.code === 'RATE_LIMIT') return 'slowly'
      if (error.code === 'STALE' || this.#refusals++ < REFUSALS_MAX) return 'at once'
      this.#refusals = 0
      return undefined
    }
  }
}
