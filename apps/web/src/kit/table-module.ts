import type { Belongings, Json } from '@ludoteca/kernel'
import type { ComponentType } from 'react'
import type { MatchStore } from '../match/match-store.ts'

/** What every table is given: the match, wherever it comes from. It asks the store and decides nothing itself. */
export interface TableProps {
  readonly match: MatchStore
  /**
   * Asks whether everything of this game may go from this device, and if so goes back to setting up. Only where the match
   * is kept on it.
   */
  readonly onReset?: (() => void) | undefined
}

/** What a person chose for a match on one device. */
export interface LocalPlan {
  readonly options: object
  readonly seats: readonly { readonly name: string; readonly kind: string }[]
  /** What people bring along, by seat; nothing for bots. */
  readonly brought?: readonly (Belongings | undefined)[]
}

export interface EmblemProps {
  /** What it is of the things that may be brought along, and which. */
  readonly name: string
  readonly value: Json
  /** Chosen, and shown with all there is to say about it. */
  readonly isLarge?: boolean
}

export interface SetUpProps {
  /** Begins; answers with why not, in words. */
  onStart(plan: LocalPlan): string | undefined
}

/** A game's own screens. The table is drawn between the bars that every match has. */
export interface TableModule {
  readonly Table: ComponentType<TableProps>
  /** A setting up of its own for one device, where the usual form will not do. */
  readonly SetUp?: ComponentType<SetUpProps>
  /** A picture of what somebody brings along, for fields of which `hasEmblem` says so. */
  readonly Emblem?: ComponentType<EmblemProps>
  hasEmblem?(name: string): boolean
  /** Asks itself for the device to be handed over (`LocalMatch.handOver`), instead of the usual screen. */
  readonly handsOver?: boolean
  /** Shows itself who sits where, whose move it is and their clocks, instead of the usual strip. */
  readonly showsSeats?: boolean
  /** Has a place for the buttons that skip what is acted out (`SkipButtons`), instead of the bar that floats. */
  readonly showsSkip?: boolean
  /** Tells screen readers itself what happens, instead of every fact being read out as it comes. */
  readonly announces?: boolean
  /** Has its own button for taking back, instead of the one in the bar. */
  readonly takesBack?: boolean
  /** Shows itself who came where at the end; the banner above names the winners alone. */
  readonly showsRanking?: boolean
  /** Shows itself the pictures of a match that is over; else the banner above leads to them. */
  readonly showsPictures?: boolean
  /** Speaks the game's language alone; what it shares with other tables does so there, too. */
  readonly isMonolingual?: boolean
  /** Calls things out, for those who want to hear them (`voice` of the root). */
  readonly callsOut?: boolean
  /** What asking for another match is called, where the game has words of its own for it. */
  readonly rematch?: string
}
