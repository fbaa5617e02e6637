const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** The first day of 1970 was a Thursday. */
const FIRST_WEEKDAY = 3
const THURSDAY = 3

/** A week, from its Monday at 00:00 to its Sunday at 23:59:59. */
export interface Season {
  /** The year and the week as ISO 8601 counts them: `2026-W07`. */
  readonly id: string
  readonly startsAt: number
  /** When the next one begins. */
  readonly endsAt: number
}

/** The season at a time, with this offset from UTC. */
export function seasonAt(at: number, utcOffsetMinutes: number): Season {
  const offset = utcOffsetMinutes * MINUTE_MS
  const day = Math.floor((at + offset) / DAY_MS)
  const monday = day - ((day + FIRST_WEEKDAY) % 7)
  // A week belongs to the year in which its Thursday lies.
  const thursday = (monday + THURSDAY) * DAY_MS
  const year = new Date(thursday).getUTCFullYear()
  const week = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / WEEK_MS)
  const startsAt = monday * DAY_MS - offset
  return { id: `${year}-W${String(week).padStart(2, '0')}`, startsAt, endsAt: startsAt + WEEK_MS }
}

/** The season with that id, if there is such a week. */
export function seasonOf(id: string, utcOffsetMinutes: number): Season | undefined {
  const [, year, week] = /^(\d{4})-W(\d{2})$/.exec(id) ?? []
  if (year === undefined) return undefined
  // The fourth of January always lies in the first week.
  const first = seasonAt(Date.UTC(Number(year), 0, 4) - utcOffsetMinutes * MINUTE_MS, utcOffsetMinutes)
  const season = seasonAt(first.startsAt + (Number(week) - 1) * WEEK_MS, utcOffsetMinutes)
  return season.id === id ? season : undefined
}

/** The season so many weeks earlier. */
export function seasonBefore({ startsAt }: Season, utcOffsetMinutes: number, weeks = 1): Season {
  return seasonAt(startsAt - weeks * WEEK_MS, utcOffsetMinutes)
}

/** The number of the day of a time. */
export function dayAt(at: number, utcOffsetMinutes: number): number {
  return Math.floor((at + utcOffsetMinutes * MINUTE_MS) / DAY_MS)
}
