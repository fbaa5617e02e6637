import type { Strength } from '../bot.ts'
import type { Outcome, Seat } from '../game.ts'
import type { Rated } from './scale.ts'

/** What a game gives its players to compare themselves by: seasons, or a rating, or both. */
export interface Ladder<C = object, S = object> {
  readonly seasons?: Seasons<C, S>
  readonly rating?: Rating<C>
}

/** Weekly tables of people, and of the teams whose colours they wear. Words are in the game's language. */
export interface Seasons<C = object, S = object> {
  readonly name: string
  /** The clock of the seasons is so far ahead of UTC. They begin on its Monday at 00:00. */
  readonly utcOffsetMinutes: number
  /** How that clock is called. */
  readonly clock: string
  /** A match counts for nobody with fewer people who were there. */
  readonly personsMin: number
  /** Whoever was away for more percent of the chapters does not score. */
  readonly awayPctMax: number
  /** So many matches of a person count, the best ones. */
  readonly bestMatches: number
  /** So many people of a team count, the best ones. */
  readonly bestPlayers: number
  /** So often a day two of one team may come from one network; matches in which they meet again do not count. */
  readonly meetingsMax: number
  /** So many seasons stay. */
  readonly kept: number
  /** What the first, the second … place of a season is called for the week that follows. */
  readonly titles: readonly string[]
  readonly teams: SeasonTeams
  /** What each seat has come to; nothing for matches that teach, or are no matches. */
  places(s: Readonly<S>, outcome: Outcome, config: Readonly<C>): readonly SeasonPlace[] | undefined
}

/** What people belong to. */
export interface SeasonTeams {
  /** One of them, and all of them. */
  readonly one: string
  readonly many: string
  /** What people bring along that says which one they wear. */
  readonly belonging: string
  /** Names as everybody may see them. */
  readonly names: readonly { readonly id: string; readonly name: string }[]
}

/** The place of a seat in a match. */
export interface SeasonPlace {
  readonly rank: number
  readonly points: number
  readonly team: string
}

/** How well somebody plays, from matches among at least two people. */
export interface Rating<C = object> {
  /** Whether such a match says anything; without it all do. */
  isRated?(config: Readonly<C>): boolean
  /** Who stood together, and against whom. Without it everybody is for themselves. */
  sides?(outcome: Outcome, config: Readonly<C>): readonly RatedSide[]
  /** How well bots play, by simulation. */
  readonly bots: Readonly<Record<Strength, Rated>>
  /** How strong the game itself is where all play against it, by simulation: by name. */
  readonly house?: Readonly<Record<string, Rated>>
  /** Which of them there are, and how each is met, for those who simulate. */
  readonly houses?: readonly { readonly name: string; readonly seats: number; readonly options: object }[]
}

/** Seats that win and lose together; or the game itself, by its name in `house`. */
export interface RatedSide {
  readonly seats: readonly Seat[]
  readonly house?: string
  /** 1 for the best; equal for those who share a place. */
  readonly rank: number
}
