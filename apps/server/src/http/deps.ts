import type { MatchRecord, Refusal, Shareable } from '@ludoteca/kernel'
import type { MessageCatalogue, RoomView } from '@ludoteca/protocol'
import { shelf as games, type ShelfEntry } from '@ludoteca/registry'
import type { Redis } from 'ioredis'
import type { AdminParts } from '../admin/parts.ts'
import type { BalanceBook } from '../balance/balance.ts'
import type { Environment } from '../environment.ts'
import type { Inspector } from '../inspect/inspector.ts'
import type { Seasons } from '../ladder/seasons.ts'
import type { Packs } from '../packs/packs.ts'
import type { Authenticator } from '../people/authenticator.ts'
import type { People } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import type { Tutorials } from '../people/tutorials.ts'
import type { RoomWish } from '../rooms/creation.ts'
import type { RoomSummary } from '../rooms/view.ts'
import type { ShareLinks } from '../share/links.ts'
import type { Pictures } from '../share/pictures.ts'
import type { PicturedSeat } from '../share/players.ts'
import type { Ended } from '../sockets/ports.ts'
import type { Storage } from '../storage/storage.ts'
import type { FindBox, IsEarned, SentMessage } from '../tables/ports.ts'
import type { PicturesWish } from '../tables/records/records.ts'
import type { LogSettings } from './logging.ts'
import type { Metrics } from './metrics.ts'
import type { HttpRates } from './rates.ts'

/** What HTTP needs of rooms. */
export interface RoomsPort {
  create(person: Person, wish: RoomWish): Promise<{ readonly id: string } | Refusal>
  quickPlay(person: Person, game: string, address: string): Promise<{ readonly id: string } | Refusal>
  list(filter: { game?: string; status?: RoomSummary['status'] }): Promise<readonly RoomSummary[]>
  view(roomId: string): Promise<RoomView | undefined>
  /** Looks up a code that somebody at this address typed, which may be a guess. */
  lookUp(code: string, address: string): Promise<RoomView | Refusal>
  /** Removes an account from all rooms. */
  forget(accountId: string): Promise<void>
}

/** What HTTP needs of tables. */
export interface TablesPort {
  /** The messages that a new watcher would be sent now. */
  lookAt(matchId: string): Promise<readonly SentMessage[]>
  record(matchId: string): Promise<MatchRecord | Refusal | undefined>
  /** The pictures of a match that is over, with its players' names at the end; or as of a moment. */
  pictures(
    matchId: string,
    players: readonly PicturedSeat[],
    wish?: PicturesWish,
  ): Promise<readonly Shareable[] | Refusal | undefined>
  /** What people have earned in a match that is over; nothing where no picture is of that. */
  earned(matchId: string, players: readonly PicturedSeat[]): Promise<IsEarned | undefined>
}

/** What HTTP needs of share links. */
type ShareLinksPort = Pick<ShareLinks, 'idOf' | 'offer' | 'find' | 'isOn' | 'withdrawnOf'>

/** What HTTP needs of the authenticator. */
export type AuthenticatorPort = Pick<
  Authenticator,
  'tokenOf' | 'personOf' | 'refusalOf' | 'moveOver' | 'seal' | 'deviceOf' | 'sealDevice'
>

/** What HTTP needs of seasons. */
type SeasonsPort = Pick<
  Seasons,
  'rulesOf' | 'list' | 'tables' | 'tablesBefore' | 'matches' | 'recompute' | 'exclude' | 'include' | 'exclusions'
>

/** The dependencies of the app. */
export interface HttpDeps {
  /** Content packs; without it there are no routes for them. */
  readonly packs?: Packs
  /** Inspects finished matches. */
  readonly inspector?: Inspector
  readonly balance?: BalanceBook
  readonly people: People
  readonly authenticator: AuthenticatorPort
  readonly tutorials: Pick<Tutorials, 'finishedBy' | 'finish'>
  readonly rooms: RoomsPort
  readonly tables: TablesPort
  readonly shareLinks: ShareLinksPort
  /** Draws pictures; a new one when left out. */
  readonly pictures?: Pictures
  readonly seasons: SeasonsPort
  readonly storage: Pick<Storage, 'db' | 'healthy'>
  readonly metrics: Metrics
  /** Without it there is no administration. */
  readonly admin?: AdminParts
  /** Closes the connections of ended sessions. */
  dismiss(ended: Ended): void
  /** Tells the connections of an account in all processes that it was warned or suspended. */
  tellAccount?(accountId: string): Promise<void>
  /** Becomes `closing` when the server is about to stop: from then on it is not ready. */
  readonly lifecycle: { readonly closing: boolean }
  readonly settings: HttpSettings
  /** The games there are; those of the registry when left out. */
  readonly shelf?: readonly ShelfEntry[]
  /** The messages of sockets for the OpenAPI document; without it only those that all games share. */
  readonly messages?: Pick<MessageCatalogue, 'clientPayloads' | 'serverPayloads'>
  /** Counts requests of all processes together; when left out, each process counts its own. */
  readonly redis?: Redis
  /** The clock of the limits; the system's when left out. */
  readonly env?: Pick<Environment, 'elapsed'>
}

/** Whether seasons are shown; administrators may have switched them off. */
export function isLadderOpen({ admin }: Pick<HttpDeps, 'admin'>): boolean {
  return admin?.switches.isOn('ladder') ?? true
}

/** Finds the box of a game on the shelf. */
export function boxFinder({ shelf = games }: Pick<HttpDeps, 'shelf'>): FindBox {
  return async (id) => shelf.find((game) => game.id === id)?.load()
}

/** Settings of the operator. */
export interface HttpSettings {
  readonly log: LogSettings
  /** Trusted proxies, whose headers say the address and the scheme of a request: `loopback`, addresses, networks. */
  readonly trustProxy?: string | readonly string[]
  /** Other origins that may send unsafe requests, as `https://example.org`. */
  readonly origins?: readonly string[]
  readonly rates?: Partial<HttpRates>
  /** The folder of the web client, once it is built. Without it there are no pages. */
  readonly site?: string
  /** How long a request may still take when the server stops. */
  readonly drainMs?: number
}
