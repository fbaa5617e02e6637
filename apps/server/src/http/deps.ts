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
import type { Doorkeeper } from '../people/doorkeeper.ts'
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
  /** The same by a code that somebody at this address typed, which may be a guess. */
  lookUp(code: string, address: string): Promise<RoomView | Refusal>
  /** Has somebody leave wherever they are. */
  forget(accountId: string): Promise<void>
}

/** What HTTP needs of tables. */
export interface TablesPort {
  /** What somebody who came to watch would be told at this moment. */
  lookAt(matchId: string): Promise<readonly SentMessage[]>
  record(matchId: string): Promise<MatchRecord | Refusal | undefined>
  /** The pictures of a match that is over, with its players as they were called in the end; or those of a moment. */
  pictures(
    matchId: string,
    players: readonly PicturedSeat[],
    wish?: PicturesWish,
  ): Promise<readonly Shareable[] | Refusal | undefined>
  /** What people have earned in a match that is over; nothing where no picture is of that. */
  earned(matchId: string, players: readonly PicturedSeat[]): Promise<IsEarned | undefined>
}

/** What HTTP needs of the addresses of pictures. */
type ShareLinksPort = Pick<ShareLinks, 'idOf' | 'offer' | 'find' | 'isOn' | 'withdrawnOf'>

/** What HTTP needs to know people again. */
export type DoorkeeperPort = Pick<
  Doorkeeper,
  'tokenOf' | 'personOf' | 'refusalOf' | 'moveOver' | 'seal' | 'deviceOf' | 'sealDevice'
>

/** What HTTP needs of seasons. */
type SeasonsPort = Pick<
  Seasons,
  'rulesOf' | 'list' | 'tables' | 'tablesBefore' | 'matches' | 'recompute' | 'exclude' | 'include' | 'exclusions'
>

/** The parts the app is made of. */
export interface HttpDeps {
  /** What games are filled with; without it nobody can ask for a pack. */
  readonly packs?: Packs
  /** Matches that are over, from inside. */
  readonly inspector?: Inspector
  readonly balance?: BalanceBook
  readonly people: People
  readonly doorkeeper: DoorkeeperPort
  readonly tutorials: Pick<Tutorials, 'finishedBy' | 'finish'>
  readonly rooms: RoomsPort
  readonly tables: TablesPort
  readonly shareLinks: ShareLinksPort
  /** Draws them; a new one when left out. */
  readonly pictures?: Pictures
  readonly seasons: SeasonsPort
  readonly storage: Pick<Storage, 'db' | 'healthy'>
  readonly metrics: Metrics
  /** Without it there is no administration. */
  readonly admin?: AdminParts
  /** Sessions have ended: whoever is connected by one of them must come in again. */
  dismiss(ended: Ended): void
  /** Tells whoever is connected with this account that it is warned or may not be used, in all processes. */
  tellAccount?(accountId: string): Promise<void>
  /** Becomes `closing` when the server is about to stop: from then on it is not ready. */
  readonly lifecycle: { readonly closing: boolean }
  readonly settings: HttpSettings
  /** The games there are; those of the registry when left out. */
  readonly shelf?: readonly ShelfEntry[]
  /** The messages of the socket with those of all games, for the description; without it those that all games share. */
  readonly messages?: Pick<MessageCatalogue, 'clientPayloads' | 'serverPayloads'>
  /** Counts requests for all processes together; each counts for itself when left out. */
  readonly redis?: Redis
  /** By which limits know how much time has passed; the system's when left out. */
  readonly env?: Pick<Environment, 'elapsed'>
}

/** Whether tables of seasons are shown; whoever looks after the server may have closed them. */
export function isLadderOpen({ admin }: Pick<HttpDeps, 'admin'>): boolean {
  return admin?.switches.isOn('ladder') ?? true
}

/** Finds the box of a game on the shelf. */
export function boxFinder({ shelf = games }: Pick<HttpDeps, 'shelf'>): FindBox {
  return async (id) => shelf.find((game) => game.id === id)?.load()
}

/** What an operator may set. */
export interface HttpSettings {
  readonly log: LogSettings
  /** Proxies whose word is taken for the address and the scheme of a request: `loopback`, addresses, networks. */
  readonly trustProxy?: string | readonly string[]
  /** Other sites that may ask for changes, as `https://example.org`. */
  readonly origins?: readonly string[]
  readonly rates?: Partial<HttpRates>
  /** The folder of the web client, once it is built. Without it there are no pages. */
  readonly site?: string
  /** How long a request may still take when the server stops. */
  readonly drainMs?: number
}
