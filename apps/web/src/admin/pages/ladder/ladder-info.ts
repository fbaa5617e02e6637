/** What the server says of the ladder. */
export interface Ladder {
  readonly open: boolean
  readonly games: readonly { readonly game: string; readonly seasons: string | null }[]
}

/** Somebody, as far as whoever asks may know. */
export interface Who {
  readonly name: string
  readonly handle: string | null
  /** Only for whoever may look at accounts. */
  readonly accountId: string | null
}

/** Of either table. */
export interface Line {
  readonly rank: number
  readonly score: number
  readonly matches: number
  readonly wins: number
  readonly title: string | null
}
interface Week {
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
}
export interface TeamLine extends Line {
  readonly id: string
  readonly name: string
  readonly players: number
}
export interface PersonLine extends Line {
  readonly who: Who | null
  readonly team: string
}

/** A match of a season. */
export interface SeasonMatch {
  readonly id: string
  readonly endedAt: number
  readonly counts: 'yes' | 'excluded' | 'metTooOften'
  readonly seats: readonly {
    readonly who: Who | null
    readonly team: string
    readonly rank: number
    readonly points: number
    readonly scores: boolean
  }[]
}

/** A season from inside. */
export interface Season {
  readonly name: string
  readonly utcOffsetMinutes: number
  readonly season: Week & { readonly running: boolean }
  readonly seasons: readonly Week[]
  readonly words: { readonly team: string; readonly teams: string; readonly clock: string }
  readonly teams: readonly TeamLine[]
  readonly people: readonly PersonLine[]
  readonly peopleTotal: number
  readonly matches: readonly SeasonMatch[]
  readonly matchesTotal: number
}

/** A match that was taken out. */
export interface Exclusion {
  readonly matchId: string
  readonly endedAt: number
  readonly reason: string
  readonly by: string | null
  readonly at: number
}
