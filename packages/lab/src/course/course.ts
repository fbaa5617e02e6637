import type { Box } from '@ludoteca/kernel'
import type { Harvest } from '../simulate/harvest.ts'
import type { Counts, Tally } from '../tally.ts'
import { SHARES } from './decision.ts'

/** What following many matches has shown: the part of a report that needs more than how they ended. */
export interface CourseReport {
  readonly unit: string
  readonly values: readonly ValueCourse[]
  /** By the name of the metric: how it stood when each round began. */
  readonly metrics: Readonly<Record<string, readonly Point[]>>
  /** Of each metric at the end, and of the number of moves: how often each value came. */
  readonly distributions: Readonly<Record<string, Counts>>
  readonly decision: Decision
  readonly landmarks: Readonly<Record<string, readonly { readonly name: string; readonly matches: number }[]>>
  readonly choices: readonly ChoiceCount[]
  /** Things that a move names: how often one could be named and was. */
  readonly picks: readonly ChoiceCount[]
}
/** A number of many seats when a round began. */
export interface Point {
  readonly now: number
  readonly count: number
  readonly mean: number
  readonly p10: number
  readonly p90: number
}
export interface ValueCourse {
  readonly name: string
  /** Seats that will have won, and the others. */
  readonly won: readonly Point[]
  readonly lost: readonly Point[]
  readonly byBot: Readonly<Record<string, readonly Point[]>>
}
interface Decision {
  readonly shares: readonly number[]
  /** At each share: how likely whoever is ahead wins, and how many matches that is from. */
  readonly leads: readonly number[]
  /** At each share: of those who win, who has least. */
  readonly last: readonly number[]
  /** Where all play together, in each round: how often, of two matches, the one that will be won stands better. */
  readonly tells: readonly { readonly now: number; readonly chance: number }[]
  /** Of all matches, the share decided by then. */
  readonly decided: readonly number[]
  readonly matches: number
}
export interface ChoiceCount {
  /** What was asked, or which part of which move it is. */
  readonly where: string
  readonly name: string
  readonly offered: number
  /** Times it was not the only choice. */
  readonly free: number
  readonly chosen: number
}

export function courseOf(box: Box, harvest: Harvest): CourseReport {
  return {
    unit: box.course?.unit ?? 'round',
    values: Object.keys(box.course?.values ?? {}).map((name) => valueCourse(harvest, name)),
    metrics: metricsOf(harvest),
    distributions: {
      moves: harvest.tally('moves').counts,
      ...Object.fromEntries(
        harvest.namesUnder('metric ').map((name) => [name, harvest.tally(`metric ${name}`).counts]),
      ),
    },
    decision: decisionOf(harvest),
    landmarks: Object.fromEntries(
      Object.entries(box.landmarks.expected).map(([kind, names]) => [
        kind,
        names.map((name) => ({ name, matches: harvest.tally(`reached/${kind}:${name}`).size })),
      ]),
    ),
    choices: countsOf(harvest, 'offered', 'with others', 'chosen'),
    picks: countsOf(harvest, 'possible', 'possible', 'picked'),
  }
}

function valueCourse(harvest: Harvest, name: string): ValueCourse {
  const prefix = `value/${name}/`
  const series = [...new Set(harvest.namesUnder(prefix).map((rest) => rest.slice(rest.indexOf('/') + 1)))].sort()
  const bots = series.filter((one) => one.startsWith('bot '))
  const points = (one: string) => pointsOf(harvest, prefix, `/${one}`)
  return {
    name,
    won: points('won'),
    lost: points('lost'),
    byBot: Object.fromEntries(bots.map((one) => [one.slice('bot '.length), points(one)])),
  }
}

function metricsOf(harvest: Harvest): Record<string, Point[]> {
  const names = new Set(harvest.namesUnder('over time/').map((rest) => rest.slice(0, rest.lastIndexOf('/'))))
  return Object.fromEntries([...names].map((name) => [name, pointsOf(harvest, `over time/${name}/`, '')]))
}

/** Those whose names are the prefix, a number and the ending, in order of the numbers. */
function pointsOf(harvest: Harvest, prefix: string, ending: string): Point[] {
  return harvest
    .namesUnder(prefix)
    .filter((rest) => rest.endsWith(ending))
    .map((rest) => Number(rest.slice(0, rest.length - ending.length)))
    .filter(Number.isInteger)
    .sort((a, b) => a - b)
    .map((now) => {
      const tally = harvest.tally(`${prefix}${now}${ending}`)
      const [p10 = 0, p90 = 0] = tally.percentiles(10, 90)
      return { now, count: tally.size, mean: tally.mean(), p10, p90 }
    })
}

function decisionOf(harvest: Harvest): Decision {
  const decided = harvest.tally('decided')
  const sooner = (share: number) =>
    [...decided.counts].reduce((sum, [value, times]) => sum + (value <= share ? times : 0), 0)
  return {
    shares: SHARES,
    leads: SHARES.map((share) => harvest.tally(`share/${share}/leads`).mean()),
    last: SHARES.map((share) => harvest.tally(`share/${share}/last`).mean()),
    tells: tellsOf(harvest),
    decided: SHARES.map((share) => (decided.size === 0 ? 0 : sooner(share) / decided.size)),
    matches: decided.size,
  }
}

/** Fewer matches of one kind than this say nothing about it. */
const MATCHES_MIN = 10

function tellsOf(harvest: Harvest): Decision['tells'] {
  return pointsOf(harvest, 'together/', '/won').flatMap(({ now }) => {
    const [won, lost] = ['won', 'lost'].map((result) => harvest.tally(`together/${now}/${result}`)) as [Tally, Tally]
    if (Math.min(won.size, lost.size) < MATCHES_MIN) return []
    return [{ now, chance: chanceOfMore(won.counts, lost.counts) }]
  })
}

/** How likely a value of the first is above one of the second; equal ones are above by half. One half tells nothing. */
export function chanceOfMore(first: Counts, second: Counts): number {
  let above = 0
  let pairs = 0
  for (const [a, times] of first) {
    for (const [b, others] of second) {
      pairs += times * others
      above += times * others * (a > b ? 1 : a === b ? 0.5 : 0)
    }
  }
  return pairs === 0 ? 0.5 : above / pairs
}

function countsOf(harvest: Harvest, offered: string, free: string, chosen: string): ChoiceCount[] {
  return harvest.namesUnder(`${offered}/`).map((rest) => {
    const slash = rest.indexOf('/')
    return {
      where: rest.slice(0, slash),
      name: rest.slice(slash + 1),
      offered: harvest.tally(`${offered}/${rest}`).size,
      free: harvest.tally(`${free}/${rest}`).size,
      chosen: harvest.tally(`${chosen}/${rest}`).size,
    }
  })
}
