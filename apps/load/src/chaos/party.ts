import { BotPlayer, type Clock, newKey, type Random, RefusalError, RoomClient, systemClock } from '@ludoteca/client'
import { type Box, type Chance, type Move, SeededChance } from '@ludoteca/kernel'
import { boxOf } from '../games.ts'
import { Visitor } from '../visitor.ts'
import { bystander, TableHand } from './hands.ts'
import type { Witness } from './witness.ts'

/** A room to be played in. */
export interface PartyPlan {
  readonly game: string
  readonly options?: object
  readonly seats: number
  readonly watchers: number
  /** So many of the players, the last ones, look on and never answer: clocks move for them. */
  readonly sleepers?: number
  /** How the next match begins: the host orders it, or the players want a rematch. */
  readonly again: 'start' | 'rematch'
}

/** How much shorter than usual clients wait before they try again: a run is to tell of the server, not of waiting. */
const HASTE = 16
/** How long somebody thinks before each move. */
const PAUSE_MS = 40
const hastyClock: Clock = { now: systemClock.now, after: (ms, then) => systemClock.after(ms / HASTE, then) }

/** People in one room who play one match after the other, without long thoughts, whatever happens to the server. */
export class Party {
  name: string
  readonly clients: RoomClient[] = []
  readonly #plan: PartyPlan
  readonly #witness: Witness
  readonly #seed: string
  readonly #players: { stop(): void }[] = []
  #hasLeft = false

  constructor(plan: PartyPlan, witness: Witness, seed: string) {
    this.name = plan.game
    this.#plan = plan
    this.#witness = witness
    this.#seed = seed
  }

  /** Comes together in a room and begins to play. */
  async gather(url: string): Promise<void> {
    const { game, options = {}, seats, watchers, sleepers = 0 } = this.#plan
    const visitors: Visitor[] = []
    for (let i = 0; i < seats + watchers; i++) visitors.push(await Visitor.arrive(url))
    const { roomId } = await (visitors[0] as Visitor).api.createRoom({ game, kind: 'public', options, seats })
    this.name = `${game} ${roomId}`
    const { bots } = await boxOf(game)
    for (const [i, visitor] of visitors.entries()) {
      const chance = new SeededChance(`${this.#seed} ${i}`).unrecorded()
      const client = this.#enter(visitor, roomId, i < seats ? 'PLAYER' : 'WATCHER', chance)
      const isPrompt = i < seats - sleepers
      const { clientId } = await client.whenJoined()
      this.#witness.people.set(clientId, { isPrompt, speaksForTable: i === 0 })
      if (i < seats) this.#follow(client)
      if (isPrompt || i >= seats) this.#play(client, isPrompt ? bots.normal : bystander, chance)
    }
    const [host] = this.clients as [RoomClient]
    this.#players.push(new TableHand(host))
    await host.send('HOST_COMMAND', { command: 'START' })
  }

  /** How many moves of the match that is on were acknowledged, as the witness saw it. */
  get progress(): { readonly matchId: string | null; readonly moves: number } {
    const matchId = this.clients[0]?.matchId ?? null
    return { matchId, moves: matchId === null ? 0 : this.#witness.acknowledgedIn(matchId) }
  }

  /** Whether moves were made since then. */
  hasGoneOnSince({ matchId, moves }: Party['progress']): boolean {
    const now = this.progress
    return now.moves > (now.matchId === matchId ? moves : 0)
  }

  /** Whether it waits for clocks now and then. */
  get isSlow(): boolean {
    return this.#plan.sleepers !== undefined
  }

  /** Those who are not in the room. */
  get absent(): readonly RoomClient[] {
    return this.clients.filter(({ state }) => state !== 'joined')
  }

  /** Goes for good, also in the middle of gathering. */
  leave(): void {
    this.#hasLeft = true
    for (const player of this.#players.splice(0)) player.stop()
    for (const client of this.clients) client.close()
  }

  #enter(visitor: Visitor, roomId: string, role: 'PLAYER' | 'WATCHER', chance: Chance): RoomClient {
    if (this.#hasLeft) throw new Error('the party is over')
    const random: Random = () => chance.int('client', 2 ** 30) / 2 ** 30
    const client = RoomClient.connect({
      url: visitor.socketUrl,
      roomId,
      role,
      socket: this.#witness.sockets(visitor.open),
      clock: hastyClock,
      random,
      entropy: newKey(random),
      keepsStory: false,
    })
    this.clients.push(client)
    client.on('ended', () => this.#witness.judgeLuck(client))
    client.on('facts', (facts) => this.#witness.see(client, facts))
    return client
  }

  #play(client: RoomClient, bot: Box['bots']['normal'], chance: Chance): void {
    this.#players.push(
      new BotPlayer<object, Move>(client, { bot, chance, clock: hastyClock, pauseMs: PAUSE_MS * HASTE }),
    )
  }

  /** Sees to it that there is another match after this one. */
  #follow(client: RoomClient): void {
    const { again } = this.#plan
    let isBusy = false
    const stop = client.on('change', () => {
      if (isBusy || client.state !== 'joined') return
      const sent = againBy(client, again)
      if (sent === undefined) return
      isBusy = true
      // What is refused now is asked again at the next news, if it is still to be asked.
      sent
        .catch((error: unknown) => {
          if (!(error instanceof RefusalError)) throw error
        })
        .finally(() => {
          isBusy = false
        })
    })
    this.#players.push({ stop })
  }
}

function againBy(client: RoomClient, again: PartyPlan['again']): Promise<unknown> | undefined {
  const { room, join } = client
  if (room === undefined || join === undefined) return undefined
  const isHost = room.hostId === join.clientId
  if (room.status === 'ended' && again === 'rematch') {
    if (room.rematch.includes(join.clientId)) return undefined
    return client.send('REQUEST_REMATCH', { accept: true })
  }
  if (room.status === 'ended' || (room.status === 'lobby' && room.matchId === null && isReady(client))) {
    return isHost ? client.send('HOST_COMMAND', { command: 'START' }) : undefined
  }
  return undefined
}

/** The first match begins when all are there, and not by this. */
function isReady({ matchId }: RoomClient): boolean {
  return matchId !== null
}
