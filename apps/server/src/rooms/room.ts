import type { Belongings, Refusal, Strength } from '@ludoteca/kernel'
import type { ClientPayload, Idle, RoomKind, RoomStatus } from '@ludoteca/protocol'
import type { AccountBelongings } from '../storage/schema.ts'

/** How many people a room holds. */
export const CAPACITY = 20

/** A person in a room. */
export interface Participant {
  readonly id: string
  readonly accountId: string
  readonly name: string
  /** When the account got a handle; null for a guest. */
  readonly claimedAt?: number | null
  /** The code of the portrait they chose. */
  readonly portrait?: string
  /** They cannot choose their name: it was changed by an administrator. */
  readonly nameLocked?: boolean
  /** What their account brings along, by game; never sent as it is. */
  readonly kept?: AccountBelongings
  /** The hash of where they came from last, see `places.ts`; never sent. */
  readonly place?: string
  /** The hash of the network they came from last, equal in all rooms; never sent. */
  readonly network?: string
  /** Since when they are disconnected; null while they are connected. */
  readonly awaySince: number | null
  /** The process of their last connection: a connection that another process loses does not matter any more. */
  readonly through: string | null
  /** Whether they ever connected; places can be reserved before that. */
  readonly arrived: boolean
  /** Whether the autopilot plays their seat. */
  readonly autopilot: boolean
  /** They left during a match, and are kept only because of their seat. */
  readonly left: boolean
  /** Their contribution to the seed of the next match. */
  readonly entropy: string | null
  /** Their profile for the game; never sent by the room. */
  readonly profile: Belongings
  /** What the game lets everybody see of it. */
  readonly shown?: Belongings
  /** What was drawn for them, and whether they have changed it. */
  readonly lot?: { readonly given: Belongings; readonly hasChanged: boolean }
}

/** A place at the match to be, or at the one being played. */
export type RoomSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly strength: Strength; readonly name: string }
  | { readonly kind: 'human'; readonly participantId: string; readonly ready: boolean }

/** A countdown. `full`: it began by itself, as everybody was there and ready. */
interface Countdown {
  readonly endsAt: number
  readonly by: 'host' | 'full' | 'rematch'
}

/** A match that is being started by the process that holds the token; after the lease another one may. */
export interface Launch {
  readonly token: string
  readonly leaseUntil: number
  readonly serverSeed: string
  /** People's contributions to that seed. */
  readonly contributions: readonly { readonly name: string; readonly entropy: string }[]
}

/** Who accepted a rematch, in order. */
interface Rematch {
  readonly endsAt: number
  readonly accepted: readonly string[]
}

/** A participant who will take over a seat. */
export interface Claim {
  readonly seat: number
  readonly participantId: string
}

/** A report by one account of the name of another. */
interface Report {
  readonly by: string
  readonly of: string
  readonly name: string
  readonly reason: ClientPayload<'REPORT_NAME'>['reason']
  /** The place of the reporter, if known. */
  readonly place?: string
}

/** A place from which a banned participant came. */
interface Ban {
  readonly place: string
  readonly at: number
  /** Accounts from the same place that were in the room as well: they are not banned. */
  readonly spared: readonly string[]
}

/** A room as it is stored: plain data. The rules beside this file return the next version of it. */
export interface Room {
  readonly id: string
  /** Increases with every stored change. */
  readonly version: number
  readonly kind: RoomKind
  readonly status: RoomStatus
  readonly game: string
  /** All options; those that the host did not set have their defaults. */
  readonly options: object
  /** The disclaimer of the game with these options. */
  readonly disclaimer?: string
  /** Who accepted it and when, where that is needed. */
  readonly accepted?: { readonly accountId: string; readonly at: number }
  /** A public room of this game starts as soon as all seats are taken, ready or not. */
  readonly startsFull?: boolean
  /** It does not start by itself until somebody comes or goes: its start was cancelled, or it has played. */
  readonly isHeld?: boolean
  /** The game's names for bots, if it has any. */
  readonly botNames?: readonly string[]
  /** What the game calls people whose own name was replaced. */
  readonly nameless?: string
  /** How many seats the game allows. */
  readonly bounds: { readonly min: number; readonly max: number }
  /** How many seats the host wants; a match may have begun with fewer. */
  readonly size: number
  readonly seats: readonly RoomSeat[]
  /** In the order in which they joined. */
  readonly people: readonly Participant[]
  readonly hostId: string
  readonly idle: Idle
  /** Seats do not change hands. */
  readonly locked: boolean
  /** Whether bots make up the game's minimum when the match starts. */
  readonly botFill: boolean
  readonly countdown: Countdown | null
  readonly launch: Launch | null
  readonly matchId: string | null
  readonly lateJoin: boolean
  /** Who will take over which seat of the running match, as soon as the game allows it. */
  readonly claims?: readonly Claim[]
  readonly pausedAt: number | null
  readonly rematch: Rematch | null
  /** Banned accounts. */
  readonly banned: readonly string[]
  /** The places from which they came. */
  readonly bans?: readonly Ban[]
  /** A message of an administrator to everybody here. */
  readonly notice?: { readonly text: string; readonly at: number }
  /** Reports of names. */
  readonly reports: readonly Report[]
  readonly emptySince: number | null
  /** The server's part of the next seed. Secret until that match is over. */
  readonly serverSeed: string
  readonly createdAt: number
  /** Keys of the last commands, so that none is carried out twice. */
  readonly done: readonly string[]
}

/** The result of a rule: the next version of a room, or a refusal. */
export type Changed = Room | Refusal

/** Durations, in milliseconds. */
export interface RoomTimes {
  /** From START to the match. */
  readonly countdownMs: number
  /** How long somebody may be away before the autopilot plays for them. */
  readonly graceMs: number
  /** How long a rematch can be accepted. */
  readonly rematchMs: number
  /** How long an empty room without a running match is kept. */
  readonly emptyMs: number
  /** How long a paused match is kept. */
  readonly abandonMs: number
  /** After so long without a heartbeat, somebody who is believed connected is not. */
  readonly silenceMs: number
  /** How long setting up a match may take before another process tries. */
  readonly leaseMs: number
}

/** The defaults. */
export const ROOM_TIMES: RoomTimes = {
  countdownMs: 5000,
  graceMs: 60_000,
  rematchMs: 30_000,
  emptyMs: 300_000,
  abandonMs: 7 * 24 * 3_600_000,
  silenceMs: 30_000,
  leaseMs: 15_000,
}

/** Whether this person is in the room now, connected or not. */
export function isPresent(person: Participant): boolean {
  return !person.left
}

/** Whether this person is connected. */
export function isConnected(person: Participant): boolean {
  return person.awaySince === null && !person.left
}

/** Whether anybody is connected. */
export function hasCompany(room: Room): boolean {
  return room.people.some(isConnected)
}

/** The person with that id, unless they have left. */
export function findPresent(room: Room, participantId: string): Participant | undefined {
  return room.people.find((person) => person.id === participantId && isPresent(person))
}

/** The person of that account, even if they have left a seat behind. */
export function findAccount(room: Room, accountId: string): Participant | undefined {
  return room.people.find((person) => person.accountId === accountId)
}

/** The room with one person changed. */
export function withPerson(room: Room, participantId: string, change: Partial<Participant>): Room {
  return { ...room, people: room.people.map((p) => (p.id === participantId ? { ...p, ...change } : p)) }
}

/** Whether nobody belongs to the room any more, so that it can be deleted. */
export function isDeserted(room: Room): boolean {
  return room.people.length === 0
}
