import { BotPlayer, type OpenSocket, RoomClient } from '@ludoteca/client'
import { isFields, type Move, SeededChance } from '@ludoteca/kernel'
import { messagesOf } from '@ludoteca/protocol'
import { boxOf } from '../games.ts'
import type { Site } from './site.ts'
import { type Spread, spreadOf } from './spread.ts'

/** What turns of a match cost one recipient, in bytes on the wire. */
export interface TurnCosts {
  readonly watcher: Spread
  /** A seat, in the turns of the others. */
  readonly seat: Spread
}
/** What a match of Ludomercatus costs those who follow it. */
export interface TurnBytes {
  readonly game: string
  /** Turns in which somebody moves, buys, pays or builds. */
  readonly ordinary: TurnCosts
  /** Auctions, trades, debts and bankruptcies included. */
  readonly all: TurnCosts
}

const GAME = 'ludomercatus'
const SEATS = 4
const WATCHERS = 2
/** Facts of turns in which many have a say. */
const EXTRAORDINARY = /^(auction|trade|debt|bankrupt|shortage|claimed|inherited)/
const PATIENCE_MS = 120_000

/** Plays a match of four `normal` bots over the wire for so many turns, with its clocks on, as people play it. */
export async function measureTurnBytes(site: Site, turns: number): Promise<TurnBytes> {
  const people = await site.people(SEATS + WATCHERS)
  const host = people[0] as (typeof people)[number]
  const { roomId } = await host.api.createRoom({ game: GAME, kind: 'friends', options: {}, seats: SEATS })
  const { bots } = await boxOf(GAME)
  const clients: RoomClient[] = []
  const scales: TurnScale[] = []
  const players: { stop(): void }[] = []
  try {
    for (const [i, visitor] of people.entries()) {
      const scale = new TurnScale(i < SEATS ? i : null)
      scales.push(scale)
      const role = i < SEATS ? 'PLAYER' : 'WATCHER'
      const socket: OpenSocket = () => scale.tap(visitor.open())
      const client = RoomClient.connect({ url: visitor.socketUrl, roomId, role, socket, keepsStory: false })
      clients.push(client)
      await client.whenJoined()
      const chance = new SeededChance(`turns ${i}`).unrecorded()
      if (i < SEATS) players.push(new BotPlayer<object, Move>(client, { bot: bots.normal, chance }))
    }
    await clients[0]?.send('HOST_COMMAND', { command: 'START' })
    const watcher = clients.at(-1) as RoomClient
    const isEnough = () => scales.every((scale) => scale.turns.length >= turns) || watcher.ended !== undefined
    const tooLate = AbortSignal.timeout(PATIENCE_MS)
    await watcher.when(() => isEnough() || tooLate.aborted)
  } finally {
    for (const player of players) player.stop()
    for (const client of clients) client.close()
  }
  return { game: GAME, ordinary: costsOf(scales, (turn) => turn.isOrdinary), all: costsOf(scales, () => true) }
}

function costsOf(scales: readonly TurnScale[], counts: (turn: Turn) => boolean): TurnCosts {
  const bytes = (isSeat: boolean) =>
    scales
      .filter(({ seat }) => (seat !== null) === isSeat)
      .flatMap((scale) => scale.turns.filter((turn) => turn.seat !== scale.seat && counts(turn)))
      .map((turn) => turn.bytes)
  return { watcher: spreadOf(bytes(false)), seat: spreadOf(bytes(true)) }
}

interface Turn {
  /** Whose turn it was. */
  readonly seat: number
  readonly bytes: number
  readonly isOrdinary: boolean
}
type TappedSocket = ReturnType<OpenSocket>

/** Weighs what one participant is sent, turn by turn. */
class TurnScale {
  readonly seat: number | null
  readonly turns: Turn[] = []
  #active: number | undefined
  #bytes = 0
  #isOrdinary = true

  constructor(seat: number | null) {
    this.seat = seat
  }

  tap<S extends TappedSocket>(socket: S): S {
    socket.addEventListener('message', ({ data }) => this.#weigh(String(data)))
    return socket
  }

  #weigh(text: string): void {
    this.#bytes += Buffer.byteLength(text) + headerBytes(text)
    for (const message of messagesOf(JSON.parse(text))) {
      const payload = isFields(message) && isFields(message.payload) ? message.payload : {}
      for (const fact of Array.isArray(payload.facts) ? payload.facts : []) this.#hear(fact)
    }
  }

  #hear(fact: unknown): void {
    const [type, seat] = (Array.isArray(fact) ? fact : Object.values(fact as object)) as [string, number]
    if (EXTRAORDINARY.test(type)) this.#isOrdinary = false
    if (type !== 'turnStarted') return
    const isOrdinary = this.#isOrdinary
    if (this.#active !== undefined) this.turns.push({ seat: this.#active, bytes: this.#bytes, isOrdinary })
    this.#active = seat
    this.#bytes = 0
    this.#isOrdinary = true
  }
}

/** What a frame has around its text (RFC 6455, 5.2). */
function headerBytes(text: string): number {
  return text.length < 126 ? 2 : text.length < 0x10000 ? 4 : 10
}
