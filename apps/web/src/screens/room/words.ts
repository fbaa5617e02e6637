import type { FairnessFound } from '@ludoteca/client'
import type { Strength } from '@ludoteca/kernel'
import type { Emoji } from '@ludoteca/protocol'
import type { InLocales } from '../../words/in-locales.ts'
import { de } from './words-de.ts'
import { en } from './words-en.ts'
import { es } from './words-es.ts'

/** In short, and what it means. */
interface Said {
  readonly title: string
  readonly help: string
}

/** Reasons that have words of their own; all others share one. */
export type FarewellCode =
  | 'NOT_FOUND'
  | 'ROOM_FULL'
  | 'KICKED'
  | 'REPLACED'
  | 'CLOSED'
  | 'CLOSED_BY_ADMIN'
  | 'LEFT'
  | 'OFFLINE'
  | 'RATE_LIMIT'
  | 'NAME_TAKEN'
  | 'BAD_NAME'

export interface RoomWords {
  readonly room: string
  readonly code: string
  readonly publicRoom: string
  readonly friendsRoom: string
  readonly invite: string
  readonly inviteHelp: string
  readonly copyLink: string
  readonly share: string
  readonly shareText: (game: string, code: string) => string
  readonly qr: string
  readonly qrLabel: string
  readonly onlyHere: string
  readonly connecting: string
  readonly lost: string
  readonly tooFast: string
  readonly noSeat: string

  readonly seats: string
  readonly seat: (n: number) => string
  readonly free: string
  readonly sit: string
  readonly sitOn: (n: number) => string
  readonly stand: string
  readonly strength: Readonly<Record<Strength, string>>
  readonly bot: string
  readonly addBot: (n: number) => string
  readonly removeBot: (name: string) => string
  readonly takeOver: (name: string) => string
  readonly you: string
  readonly host: string
  readonly ready: string
  readonly notReady: string
  readonly away: string

  readonly actions: (name: string) => string
  readonly handOver: string
  readonly handOverHelp: (name: string) => string
  readonly kick: string
  readonly kickHelp: (name: string) => string
  readonly report: string
  readonly reportHelp: string
  readonly reported: string

  readonly watchers: string
  readonly nobodyWatches: string
  readonly people: (count: number, capacity: number) => string

  readonly terms: string
  readonly changeTerms: string
  readonly termsHelp: string
  readonly apply: string
  readonly allDefault: string
  readonly seatsRange: (min: number, max: number) => string
  readonly yes: string
  readonly no: string

  readonly brings: string
  readonly bring: string

  readonly house: string
  readonly isPublic: string
  readonly isPublicHelp: string
  readonly locked: string
  readonly lockedHelp: string
  readonly botFill: string
  readonly botFillHelp: string
  readonly pauses: string
  readonly pausesHelp: string

  readonly start: string
  readonly cancelStart: string
  readonly startsIn: (seconds: number) => string
  readonly needs: (count: number) => string
  readonly botsJoin: (count: number) => string
  readonly notAllReady: (names: string) => string
  readonly waitForHost: (name: string) => string
  readonly iAmReady: string
  readonly leave: string
  readonly leaveMatch: string
  readonly leaveMatchHelp: string
  readonly stay: string
  readonly closeRoom: string
  readonly closeRoomHelp: string

  readonly reactions: string
  readonly reaction: Readonly<Record<Emoji, string>>
  readonly reacts: (name: string, reaction: string) => string
  readonly breath: string

  readonly aside: string
  readonly autopilotForYou: string
  readonly takeBack: string
  readonly watching: string
  readonly lateJoin: string
  readonly takeSeat: string
  readonly claimed: (name: string) => string
  readonly unclaim: string
  readonly youHost: string
  readonly hostIs: (name: string) => string

  readonly rematch: string
  readonly rematchNo: string
  readonly rematchWanted: (names: string) => string
  readonly newBadges: string
  readonly allBadges: string
  readonly rematchHelp: string
  readonly rematchOver: string
  readonly replay: string
  readonly toRoom: string
  readonly toLobby: string

  readonly fair: string
  readonly fairHelp: string
  readonly commit: string
  readonly ownText: string
  readonly luck: Readonly<Record<'held' | NonNullable<FairnessFound['reason']>, Said>>

  /** Why one is not in the room any more. */
  readonly farewell: Readonly<Record<FarewellCode, Said>>
  readonly otherFarewell: string
  readonly comeBack: string
  readonly continueHere: string
  readonly again: string
  readonly anotherCode: string
  readonly anotherName: string
}

export const roomWords: InLocales<RoomWords> = { en, es, de }
