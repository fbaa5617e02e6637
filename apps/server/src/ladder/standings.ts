import type { Seasons } from '@ludoteca/kernel'

/** The result of one match for one person. */
export interface Entry {
  readonly matchId: string
  /** When the match ended. */
  readonly at: number
  readonly person: string
  readonly team: string
  readonly points: number
  readonly won: boolean
}

/** A line of a table. Equal lines share a rank. */
export interface Line {
  readonly rank: number
  readonly score: number
  readonly matches: number
  readonly wins: number
  /** When the current score was reached. */
  readonly reachedAt: number
  /** The title for the week after, once the season is over. */
  readonly title: string | null
}
export interface PersonLine extends Line {
  readonly person: string
  /** The last team. */
  readonly team: string
}
interface TeamLine extends Line {
  readonly team: string
  readonly players: number
}

/** Both tables of a season. */
export interface Standings {
  readonly people: readonly PersonLine[]
  readonly teams: readonly TeamLine[]
}

type Rules = Pick<Seasons, 'bestMatches' | 'bestPlayers' | 'titles'>

/** Computes the tables of a season. With `isOver` there are titles. */
export function standingsOf(entries: readonly Entry[], rules: Rules, isOver: boolean): Standings {
  const inOrder = [...entries].sort((a, b) => a.at - b.at || (a.matchId < b.matchId ? -1 : 1))
  const titles = isOver ? rules.titles : []
  const people = groups(inOrder, ({ person }) => person).map(([person, own]) => {
    return { person, team: own.at(-1)?.team ?? '', ...sumOf(own, rules.bestMatches) }
  })
  const teams = groups(inOrder, ({ team }) => team).map(([team, own]) => teamOf(team, own, rules))
  return {
    people: ranked(people, ({ person }) => person, titles),
    teams: ranked(teams, ({ team }) => team, titles),
  }
}

/** The score of a team: the sum of its best people, each by the matches played for it. */
function teamOf(team: string, entries: readonly Entry[], { bestMatches, bestPlayers }: Rules) {
  const members = groups(entries, ({ person }) => person).map(([, own]) => sumOf(own, bestMatches))
  const best = members.sort((a, b) => b.score - a.score || a.reachedAt - b.reachedAt).slice(0, bestPlayers)
  return {
    team,
    players: members.length,
    score: total(best.map(({ score }) => score)),
    matches: total(members.map(({ matches }) => matches)),
    wins: total(members.map(({ wins }) => wins)),
    reachedAt: latest(best.map(({ score, reachedAt }) => ({ points: score, at: reachedAt }))),
  }
}

/** Sums the best matches; of equal ones the earliest, so that `reachedAt` is as early as it was. */
function sumOf(entries: readonly Entry[], bestMatches: number) {
  const best = [...entries].sort((a, b) => b.points - a.points || a.at - b.at).slice(0, bestMatches)
  return {
    score: total(best.map(({ points }) => points)),
    matches: entries.length,
    wins: entries.filter(({ won }) => won).length,
    reachedAt: latest(best),
  }
}

/** When the last match that counts ended. Matches without points do not count. */
function latest(parts: readonly { readonly points: number; readonly at: number }[]): number {
  const counting = parts.filter(({ points }) => points > 0)
  return counting.length === 0 ? Math.min(...parts.map(({ at }) => at)) : Math.max(...counting.map(({ at }) => at))
}

type Unranked = Omit<Line, 'rank' | 'title'>

/** [decision 203] Ranks by score, wins, matches, then by who reached the score earlier. Equal ones are ordered by id. */
function ranked<T extends Unranked>(lines: readonly T[], idOf: (line: T) => string, titles: readonly string[]) {
  const inOrder = [...lines].sort((a, b) => compare(a, b) || (idOf(a) < idOf(b) ? -1 : 1))
  let rank = 0
  return inOrder.map((line, i) => {
    const before = inOrder[i - 1]
    if (before === undefined || compare(before, line) !== 0) rank = i + 1
    // Without points there is no title.
    const title = line.score > 0 ? (titles[rank - 1] ?? null) : null
    return { ...line, rank, title }
  })
}

function compare(a: Unranked, b: Unranked): number {
  return b.score - a.score || b.wins - a.wins || b.matches - a.matches || a.reachedAt - b.reachedAt
}

function groups(entries: readonly Entry[], keyOf: (entry: Entry) => string): (readonly [string, readonly Entry[]])[] {
  const byKey = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const own = byKey.get(key)
    if (own === undefined) byKey.set(key, [entry])
    else own.push(entry)
  }
  return [...byKey]
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
