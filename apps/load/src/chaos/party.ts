import { BotPlayer, type Clock, type Random, Refused, RoomClient, systemClock } from '@ludoteca/client'
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
  /** How the next match begins: the host orders it, or the players want a rematch. */
  readonly again: 'start' | 'rematch'
}

/** How much shorter than usual clients wait before they try again: a run is to tell of the server, not of waiting. */
const HASTE = 4
const hastyClock: Clock = { now: systemClock.now, after: (ms, then) => systemClock.after(ms / HASTE, then) }

/** People in one room who play one match after the other at full speed, whatever happens to the server. */
export class Party {
  readonly name: string
  readonly clients: readonly RoomClient[]
  readonly #witness: Witness
  readonly #players: { stop(): void }[] = []

  private constructor(name: string, witness: Witness, clients: readonly RoomClient[]) {
    this.name = name
    this.#witness = witness
    this.clients = clients
  }

  /** Comes together in a room and begins to play. */
  static async gather(url: string, plan: PartyPlan, witness: Witness, seed: string): Promise<Party> {
    const { game, options = {}, seats, watchers, again } = plan
    const visitors: Visitor[] = []
    for (let i = 0; i < seats + watchers; i++) visitors.push(await Visitor.arrive(url))
    const { roomId } = await (visitors[0] as Visitor).api.createRoom({ game, kind: 'public', options, seats })
    const box = await boxOf(game)
    const clients: RoomClient[] = []
    const party = new Party(`${game} ${roomId}`, witness, clients)
    for (const [i, visitor] of visitors.entries()) {
      const chance = new SeededChance(`${seed} ${i}`).unrecorded()
      const client = party.#enter(visitor, roomId, i < seats ? 'PLAYER' : 'WATCHER', chance)
      await client.whenJoined()
      clients.push(client)
      if (i < seats) party.#follow(client, again)
      party.#play(client, i < seats ? box.bots.normal : bystander, chance)
    }
    party.#players.push(new TableHand(clients[0] as RoomClient))
    await clients[0]?.send('HOST_COMMAND', { command: 'START' })
    return party
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

  /** Those who are not in the room. */
  get absent(): readonly RoomClient[] {
    return this.clients.filter(({ state }) => state !== 'joined')
  }

  leave(): void {
    for (const player of this.#players.splice(0)) player.stop()
    for (const client of this.clients) client.close()
  }

  #enter(visitor: Visitor, roomId: string, role: 'PLAYER' | 'WATCHER', chance: Chance): RoomClient {
    const random: Random = () => chance.int('client', 2 ** 30) / 2 ** 30
    return RoomClient.connect({
      url: visitor.socketUrl,
      roomId,
      role,
      socket: this.#witness.sockets(visitor.open),
      clock: hastyClock,
      random,
      keepsStory: false,
    })
  }

  #play(client: RoomClient, bot: Box['bots']['normal'], chance: Chance): void {
    this.#players.push(new BotPlayer<object, Move>(client, { bot, chance, clock: hastyClock }))
  }

  /** Sees to it that there is another match after this one. */
  #follow(client: RoomClient, again: PartyPlan['again']): void {
    let isBusy = false
    const stop = client.on('change', () => {
      if (isBusy || client.state !== 'joined') return
      const sent = againBy(client, again)
      if (sent === undefined) return
      isBusy = true
      // What is refused now is asked again at the next news, if it is still to be asked.
      sent
        .catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error
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
