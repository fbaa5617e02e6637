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
  /** Since when the account has a handle; nothing for a guest. */
  readonly claimedAt?: number | null
  /** The code of the portrait they chose. */
  readonly portrait?: string
  /** They cannot choose their name: it was changed by whoever looks after the house. */
  readonly nameLocked?: boolean
  /** What their account brings along, by game; never shown as it is. */
  readonly kept?: AccountBelongings
  /** The mark of where they came from last, see `places.ts`; never shown. */
  readonly place?: string
  /** The mark of the network they came from last, equal in all rooms; never shown. */
  readonly network?: string
  /** Since when nobody has seen them; nothing while they are connected. */
  readonly awaySince: number | null
  /** The process they came through last: a connection that is lost elsewhere does not matter any more. */
  readonly through: string | null
  /** Whether they ever came; who creates a room is expected in it before they connect. */
  readonly arrived: boolean
  /** Whether the autopilot plays their seat. */
  readonly autopilot: boolean
  /** They said good-bye in the middle of a match: only their seat remembers them. */
  readonly left: boolean
  /** What they add to the seed of the next match. */
  readonly entropy: string | null
  /** What they say about themselves; kept for the game, never shown by the room. */
  readonly profile: Belongings
  /** What the game lets everybody see of it. */
  readonly shown?: Belongings
  /** What the game gave them by lot, and whether they have changed it. */
  readonly lot?: { readonly given: Belongings; readonly hasChanged: boolean }
}

/** A place at the match to be, or at the one being played. */
export type RoomSeat =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly strength: Strength; readonly name: string }
  | { readonly kind: 'human'; readonly participantId: string; readonly ready: boolean }

/** A start that was announced. `full`: nobody ordered it, everybody was there and ready. */
interface Countdown {
  readonly endsAt: number
  readonly by: 'host' | 'full' | 'rematch'
}

/** A match that is being set up. Whoever holds the token does it; after the lease somebody else may. */
export interface Launch {
  readonly token: string
  readonly leaseUntil: number
  readonly serverSeed: string
  /** What people add to that seed. */
  readonly contributions: readonly { readonly name: string; readonly entropy: string }[]
}

/** Who wants to play again, in the order in which they said so. */
interface Rematch {
  readonly endsAt: number
  readonly accepted: readonly string[]
}

/** Somebody who will take over a seat. */
export interface Claim {
  readonly seat: number
  readonly participantId: string
}

/** One account about the name of another. */
interface Report {
  readonly by: string
  readonly of: string
  readonly name: string
  readonly reason: ClientPayload<'REPORT_NAME'>['reason']
  /** Where it was made, as far as that is known. */
  readonly place?: string
}

/** A place from which somebody came who was shown the door. */
interface Ban {
  readonly place: string
  readonly at: number
  /** Accounts from there that were in the room as well. */
  readonly spared: readonly string[]
}

/** A room as it is stored. Plain data; the rules beside this file make the next one of it. */
export interface Room {
  readonly id: string
  /** Goes up with every stored change. */
  readonly version: number
  readonly kind: RoomKind
  readonly status: RoomStatus
  readonly game: string
  /** Complete: what the host did not say has its default. */
  readonly options: object
  /** What the game wants everybody to be told before they play. */
  readonly disclaimer?: string
  /** Who accepted it, where that is needed, and when. */
  readonly accepted?: { readonly accountId: string; readonly at: number }
  /** As a public room it starts as soon as all seats are taken, whoever is ready or not. */
  readonly startsFull?: boolean
  /** But not by itself, until somebody comes or goes: it has just been told not to, or has played. */
  readonly isHeld?: boolean
  /** What the game calls its bots; without it they have any names. */
  readonly botNames?: readonly string[]
  /** What the game calls people whose own name was taken away. */
  readonly nameless?: string
  /** How many seats the game allows. */
  readonly bounds: { readonly min: number; readonly max: number }
  /** How many seats the host wants; a match may have begun with fewer. */
  readonly size: number
  readonly seats: readonly RoomSeat[]
  /** Longest in the room first. */
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
  /** Accounts that were shown the door. */
  readonly banned: readonly string[]
  /** Where they came from. */
  readonly bans?: readonly Ban[]
  /** What whoever looks after the house has to say to everybody here. */
  readonly notice?: { readonly text: string; readonly at: number }
  /** Names that people found wrong. */
  readonly reports: readonly Report[]
  readonly emptySince: number | null
  /** The server's part of the next seed. Secret until that match is over. */
  readonly serverSeed: string
  readonly createdAt: number
  /** Marks of the commands that were obeyed last, so that none is obeyed twice. */
  readonly done: readonly string[]
}

/** What a rule makes of a room. */
export type Changed = Room | Refusal

/** How long things take, in milliseconds. */
export interface RoomTimes {
  /** From START to the match. */
  readonly countdownMs: number
  /** How long somebody may be away before others act for them. */
  readonly graceMs: number
  /** How long a rematch is on offer. */
  readonly rematchMs: number
  /** How long a room without a running match outlives its last guest. */
  readonly emptyMs: number
  /** How long a paused match waits. */
  readonly abandonMs: number
  /** After so long without a heartbeat, somebody who is believed connected is not. */
  readonly silenceMs: number
  /** How long setting up a match may take before another process tries. */
  readonly leaseMs: number
}

/** What holds when nobody says otherwise. */
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

/** Whether nobody belongs to the room any more: it can go. */
export function isDeserted(room: Room): boolean {
  return room.people.length === 0
}
