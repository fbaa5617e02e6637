import type { Domain, Json, Locale, Outcome } from '@ludoteca/kernel'
import type { Idle, RoomKind, RoomStatus, ServerPayload } from '@ludoteca/protocol'

/** The account of the session. */
export interface Me {
  readonly accountId: string
  readonly name: string
  readonly handle: string | null
  /** Whether there is a handle and a password to come back with. */
  readonly claimed: boolean
  readonly colour: string | null
  readonly portrait: Readonly<Record<string, string | number | boolean>> | null
  /** The profile page is at `/p/<slug>`. Guests have none. */
  readonly slug: string | null
  readonly visibility: Visibility
  readonly realName: string | null
  /** Whether the profile page says the real name. */
  readonly realNameShown: boolean
  /** What one brings along to matches, by game. */
  readonly belongings: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>
  readonly createdAt: number
  /** An administrator has set the name, and it cannot be changed. */
  readonly nameLocked: boolean
  /** A warning of an administrator that was not read yet. */
  readonly warning: string | null
}
/** Who sees a profile page: whoever has its link, with `public` also whoever looks for people, or nobody else. */
export type Visibility = 'unlisted' | 'public' | 'private'
/** Changes of the own profile. */
export type Profile = Partial<
  Pick<Me, 'name' | 'colour' | 'portrait' | 'visibility' | 'realName' | 'realNameShown' | 'belongings'>
>

/** The career of a person in one game. */
export interface Career {
  readonly game: string
  /** By counter of the game; `matches` and `wins` in every game. */
  readonly figures: Readonly<Record<string, number>>
  /** In the order in which they were earned first. */
  readonly achievements: readonly { readonly id: string; readonly at: number; readonly times: number }[]
}

/** A career with the public belongings for the game, in the words of the game. */
export interface ProfileGame extends Career {
  readonly brings: readonly {
    readonly name: string
    readonly value: Json
    readonly label: string
    readonly words: string
  }[]
  /** Null for games without seasons and ratings. */
  readonly standing: Standing | null
}

/** A rating: points, their margin of error, and the number of matches. */
export interface PlayerRating {
  readonly points: number
  readonly within: number
  readonly played: number
}
/** The standing of a person in a game. */
export interface Standing {
  readonly rating: PlayerRating | null
  /** In the season that runs. */
  readonly season: { readonly id: string; readonly rank: number; readonly score: number } | null
  /** Worn this week, in the language of the game; with a team it is the title of the team. */
  readonly titles: readonly { readonly title: string; readonly team: string | null }[]
}

/** The ratings of the people of a room in its game. Whoever is new, or private, is missing. */
export type RoomRatings = readonly (PlayerRating & { readonly participantId: string })[]

/** A week. */
export interface LadderSeason {
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
}
interface LadderLine {
  readonly rank: number
  readonly score: number
  readonly title: string | null
}
interface LadderTeam {
  readonly id: string
  readonly name: string
}
/** A person in the table. `person` is null for those who do not want to be listed. */
export interface LadderPersonLine extends LadderLine {
  readonly person: Pick<Me, 'name' | 'handle' | 'slug' | 'colour' | 'portrait'> | null
  readonly team: LadderTeam | null
  readonly matches: number | null
  readonly wins: number | null
  readonly you: boolean
}
/** A team in the table. */
export interface LadderTeamLine extends LadderLine {
  readonly team: LadderTeam
  readonly players: number
  readonly matches: number
  readonly wins: number
  readonly yours: boolean
}
/** The tables of a season, in the language of the game. */
export interface LadderTables {
  readonly game: string
  readonly name: string
  readonly locale: Locale
  readonly season: LadderSeason & { readonly running: boolean }
  /** The seasons that are shown, the running one first. */
  readonly seasons: readonly LadderSeason[]
  readonly words: { readonly team: string; readonly teams: string; readonly belonging: string; readonly clock: string }
  readonly utcOffsetMinutes: number
  readonly rules: {
    readonly bestMatches: number
    readonly bestPlayers: number
    readonly personsMin: number
    readonly awayPctMax: number
  }
  readonly people: readonly LadderPersonLine[]
  readonly peopleTotal: number
  readonly you: LadderPersonLine | null
  readonly teams: readonly LadderTeamLine[]
  /** Titles won in the season before, worn for this week. */
  readonly honours: readonly { readonly title: string; readonly team: LadderTeam; readonly score: number }[]
}

/** A profile page, as whoever has its address may see it. */
export interface ProfilePage {
  readonly name: string
  readonly handle: string | null
  readonly colour: string | null
  readonly portrait: Me['portrait']
  /** Only where its owner wants it shown. */
  readonly realName: string | null
  readonly createdAt: number
  readonly you: boolean
  /** Only for its owner. */
  readonly visibility: Visibility | null
  readonly games: readonly ProfileGame[]
  /** The last ones, the latest first. */
  readonly matches: readonly {
    readonly game: string
    readonly at: number
    readonly rank: number
    readonly seats: number
    readonly won: boolean
    /** Only of matches in public. */
    readonly id: string | null
    /** The page of its picture; the picture itself is at `<page>/picture.png`. */
    readonly picture: string | null
  }[]
}

/** A session of the account. */
export interface SessionInfo {
  /** Its id in this list, which is no use for logging in. */
  readonly id: string
  /** Browser and system it was begun with, roughly. */
  readonly device: string | null
  readonly createdAt: number
  /** To the hour. */
  readonly seenAt: number
  /** Whether it is the session of this request. */
  readonly current: boolean
}

/** A finished tutorial. */
export interface FinishedTutorial {
  readonly game: string
  /** When it was proven for the first time. */
  readonly at: number
}

/** A game on the shelf. */
export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly locale: Locale
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: readonly {
    readonly key: string
    readonly label: string
    readonly help: string
    readonly values?: Readonly<Record<string, string>>
    readonly domain: Domain
    readonly default: Json
  }[]
  readonly example: boolean
}

/** A public room in the list. */
export interface RoomSummary {
  readonly roomId: string
  readonly kind: RoomKind
  readonly status: RoomStatus
  readonly game: string
  readonly host: string
  readonly players: number
  readonly bots: number
  readonly seats: number
  readonly watchers: number
  readonly locked: boolean
  readonly lateJoin: boolean
  readonly matchId: string | null
  readonly createdAt: number
  /** When the match began that is being played. */
  readonly startedAt: number | null
}
/** Settings of a new room. */
export interface RoomWish {
  readonly game: string
  readonly kind: RoomKind
  readonly options?: object
  readonly seats?: number
  readonly idle?: Idle
  /** Whether bots make up the game's minimum when the match starts; in public rooms unless told otherwise. */
  readonly botFill?: boolean
}

/** The result of a seat. */
export interface SeatResult {
  readonly seat: number
  readonly name: string
  readonly kind: 'human' | 'bot'
  readonly rank: number
  readonly score: number
  readonly won: boolean
  readonly you: boolean
}
/** A finished match in a list. */
export interface MatchSummary {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly startedAt: number
  readonly endedAt: number
  readonly outcome: Outcome | null
  readonly results: readonly SeatResult[]
}
/** A page of matches, and the cursor of the next one. */
export interface MatchPage {
  readonly matches: readonly MatchSummary[]
  readonly next: string | null
}
/** Which matches: one's own, or those of public rooms. */
export interface MatchQuery {
  readonly listed?: true
  readonly game?: string
  readonly limit?: number
  readonly cursor?: string
}
/** Everything about a match except its moves. */
export interface MatchInfo extends Omit<MatchSummary, 'endedAt'> {
  readonly options: Json
  readonly seats: readonly { readonly name: string; readonly kind: string }[]
  readonly endedAt: number | null
  readonly seedCommit: string
  readonly serverSeedCommit: string
  /** What the seed was mixed from; null until the match is over. */
  readonly fairness: {
    readonly seed: string
    readonly serverSeed: string
    readonly contributions: readonly { readonly name: string; readonly entropy: string }[]
  } | null
  readonly record: string
}
/** What is there to pass on of a match that is over. */
export interface MatchPictures {
  readonly pictures: readonly ServerPayload<'SHARE_ASSET_READY'>[]
  /** By seat, the achievements that people got in it or with it; null where no picture is of that. */
  readonly earned: readonly (readonly string[])[] | null
}
