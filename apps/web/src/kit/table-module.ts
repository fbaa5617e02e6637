import type { Belongings, Json } from '@ludoteca/kernel'
import type { ComponentType } from 'react'
import type { MatchStore } from '../match/match-store.ts'

/** The props of every table: the match, wherever it comes from. */
export interface TableProps {
  readonly match: MatchStore
  /**
   * Asks whether all data of this game may be removed from this device, and if so goes back to setting up. Only where the match
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
  /** Begins the match; returns why not, in words. */
  onStart(plan: LocalPlan): string | undefined
}

/** A game's own screens. The table is drawn between the bars that every match has. */
export interface TableModule {
  readonly Table: ComponentType<TableProps>
  /** A set-up form of its own for matches on one device. */
  readonly SetUp?: ComponentType<SetUpProps>
  /** A picture of what somebody brings along, for fields of which `hasEmblem` says so. */
  readonly Emblem?: ComponentType<EmblemProps>
  hasEmblem?(name: string): boolean
  /** The table itself asks for the device to be handed over (`LocalMatch.handOver`), instead of the usual screen. */
  readonly handsOver?: boolean
  /** The table itself shows seats, turns and clocks, instead of the usual strip. */
  readonly showsSeats?: boolean
  /** The table has a place for the buttons that skip scenes (`SkipButtons`), instead of the floating bar. */
  readonly showsSkip?: boolean
  /** The table itself announces facts to screen readers, instead of every fact being read out. */
  readonly announces?: boolean
  /** The table has its own undo button, instead of the one in the bar. */
  readonly takesBack?: boolean
  /** The table itself shows the ranking; the banner names only the winners. */
  readonly showsRanking?: boolean
  /** The table itself shows the pictures of a match that is over; else the banner leads to them. */
  readonly showsPictures?: boolean
  /** The table is in the game's language only; shared parts are in that language there, too. */
  readonly isMonolingual?: boolean
  /** Calls things out, for those who turned that on (`voice` of the root). */
  readonly callsOut?: boolean
  /** The game's own words for a rematch. */
  readonly rematch?: string
}
