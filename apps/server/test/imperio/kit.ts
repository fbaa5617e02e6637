import type { RoomClient } from '@ludoteca/client'
import type { messages, View } from '@ludoteca/imperio'
import type { Move } from '@ludoteca/kernel'
import type { Running } from '../../src/index.ts'
import { Visitor } from '../whole/kit.ts'
import { settleIn } from '../whole/overhearing.ts'
import { repeatableLuck } from '../whole/own-time.ts'

/** Somebody in a room of Imperio, who knows its messages. */
export type Citizen = RoomClient<typeof messages>

/** Who comes to a room, and with which options it plays. Without clocks the host turns the pages. */
export interface Guests {
  readonly owners: number
  readonly watchers?: number
  readonly bots?: number
  readonly options?: object
  /** Luck and keys are the same in every run. */
  readonly repeatable?: boolean
}

const NO_BID = { propertyId: null, amount: 0, useFameToken: false } as const

export const viewOf = (client: Citizen): View => client.viewerState?.view as unknown as View

/** `ACK`, or the code of the refusal. */
export const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'ACK',
    (error: { code: string }) => error.code,
  )

/** A room of Imperio with a match under way, and everybody in it. The first owner is the host. */
export class City {
  readonly roomId: string
  readonly visitors: readonly Visitor[]
  readonly owners: readonly Citizen[]
  readonly watchers: readonly Citizen[]

  private constructor(roomId: string, visitors: readonly Visitor[], clients: readonly Citizen[], owners: number) {
    this.roomId = roomId
    this.visitors = visitors
    this.owners = clients.slice(0, owners)
    this.watchers = clients.slice(owners)
  }

  /** Everybody comes and sits; nothing has begun. The address may change, as it does when a server starts anew. */
  static async gather(server: string | (() => string), guests: Guests): Promise<City> {
    const { owners, watchers = 0, bots = 0, options = {}, repeatable = false } = guests
    const visitors: Visitor[] = []
    for (let i = 0; i < owners + watchers; i++) visitors.push(await Visitor.arrive(server))
    const [host] = visitors as [Visitor]
    const { roomId } = await host.api.createRoom({
      game: 'imperio',
      kind: 'friends',
      seats: owners + bots,
      options: { clocks: false, ...options },
    })
    const clients: Citizen[] = []
    for (const [i, visitor] of visitors.entries()) {
      const luck = repeatable ? { entropy: `${i}`, random: repeatableLuck(`${i}`) } : {}
      const client = visitor.enter(roomId, i < owners ? 'PLAYER' : 'WATCHER', luck)
      await settleIn(client)
      clients.push(client)
    }
    const city = new City(roomId, visitors, clients, owners)
    for (let i = 0; i < bots; i++) await city.host.send('HOST_COMMAND', { command: 'ADD_BOT', strength: 'normal' })
    return city
  }

  /** The same, with the match begun. */
  static async open({ url }: Pick<Running, 'url'>, guests: Guests): Promise<City> {
    const city = await City.gather(url, guests)
    await city.start()
    return city
  }

  get host(): Citizen {
    return this.owners[0] as Citizen
  }

  get everybody(): readonly Citizen[] {
    return [...this.owners, ...this.watchers]
  }

  get matchId(): string {
    return this.host.matchId as string
  }

  get view(): View {
    return viewOf(this.host)
  }

  async start(): Promise<void> {
    await this.host.send('HOST_COMMAND', { command: 'START' })
    await this.begun()
  }

  async begun(): Promise<void> {
    await Promise.all(this.everybody.map((client) => client.when(({ viewerState }) => viewerState)))
  }

  /** The host turns the page. */
  async goOn(): Promise<void> {
    const { round, phase } = this.view
    await this.host.submit({ type: 'continue' }, { seat: -1 })
    await this.past(round, phase)
  }

  /** Everybody passes and abstains until this phase begins. */
  async until(phase: string, round = this.view.round): Promise<void> {
    while (!(this.view.phase === phase && this.view.round === round)) {
      if (this.view.phase === 'END') throw new Error(`the match ended without ${phase} in round ${round}`)
      await this.pass()
    }
    await Promise.all(
      this.everybody.map((client) => client.when((c) => viewOf(c).phase === phase && viewOf(c).round === round)),
    )
  }

  /** Everybody does nothing in this phase, and it ends. */
  async pass(): Promise<void> {
    const { round, phase } = this.view
    const isStill = () => this.view.round === round && this.view.phase === phase
    for (const owner of this.owners) {
      if (!isStill()) break
      const asked = owner.viewerState?.current ?? []
      if (phase === 'BID' && asked.includes('bid')) await owner.send('SUBMIT_BID', NO_BID)
      if (phase === 'ACTION' && asked.includes('action')) await owner.send('SUBMIT_ACTION', { action: 'PASS' })
    }
    const isOver = this.past(round, phase)
    // When all have acted, whatever bots offer at any moment keeps the phase open until it is answered.
    if (phase === 'ACTION') await Promise.race([isOver, ...this.owners.map(isOffered)])
    if (phase !== 'BID') {
      for (let turns = 0; turns < 3 && isStill(); turns++) await this.host.submit({ type: 'continue' }, { seat: -1 })
    }
    await isOver
  }

  /** Buys the first lot for this owner, who has cash for it; the others do not bid. */
  async buy(owner: Citizen): Promise<string> {
    const { marketRow, reserves } = viewOf(owner)
    const propertyId = marketRow[0] as string
    await owner.send('SUBMIT_BID', { propertyId, amount: reserves[0] as number, useFameToken: false })
    await this.pass()
    return propertyId
  }

  /** Everybody does nothing until the end. */
  async finish(): Promise<void> {
    for (let i = 0; i < 300 && this.view.phase !== 'END'; i++) await this.pass()
    await Promise.all(this.everybody.map((client) => client.when(({ ended }) => ended)))
  }

  close(): void {
    for (const client of this.everybody) client.close()
  }

  async past(round: number, phase: string): Promise<void> {
    await Promise.all(
      this.everybody.map((client) =>
        client.when((c) => c.ended !== undefined || viewOf(c).round !== round || viewOf(c).phase !== phase),
      ),
    )
  }
}

function isOpen(status: string): boolean {
  return status === 'PENDING' || status === 'COUNTERED'
}

/** Bids nothing. */
export const noBid = (owner: Citizen) => owner.send('SUBMIT_BID', NO_BID)
export const NO_BID_MOVE = { type: 'bid', ...NO_BID } as Move

function isOffered(owner: Citizen): Promise<unknown> {
  return owner.when((client) => viewOf(client).deals.some(({ status }) => isOpen(status)))
}
