import type { CourseReport, Point, ValueCourse } from '../course/course.ts'
import { wilson } from '../wilson.ts'
import type { Lines, Series } from './chart.ts'
import type { Part, Section } from './page.ts'
import { percent, shareBar } from './wins.ts'

type Label = (bot: string) => string

/** How values of the seats grow, of those who will win, of the others, and of each bot. */
export function valueSection({ values, unit }: CourseReport, label: Label, seats: number): Section[] {
  if (values.length === 0) return []
  const parts: Part[] = values.flatMap((value) => {
    const places = placesOf([...value.won, ...value.lost])
    const charts: Part[] = [winnersAndOthers(value, unit, places)]
    if (Object.keys(value.byBot).length > 1) charts.push(byBot(value, unit, places, label))
    return charts
  })
  const about = `The mean when each ${unit} began, and the band in which four of five seats were (10 % to 90 %). A ${unit} that fewer than a tenth of the seats came to is left out. ${seats} seats.`
  return [{ title: 'How it goes', about, parts }]
}

function winnersAndOthers({ name, won, lost }: ValueCourse, unit: string, places: readonly number[]): Lines {
  const series = [
    { label: 'those who will win', points: won },
    { label: 'the others', points: lost },
  ]
  return {
    kind: 'lines',
    title: name,
    about: 'How soon do winners stand apart?',
    unit: name,
    x: { label: unit, values: places },
    series: series
      .filter(({ points }) => points.length > 0)
      .map((one) => seriesOf(one.label, one.points, places, true)),
  }
}

function byBot({ name, byBot: bots }: ValueCourse, unit: string, places: readonly number[], label: Label): Lines {
  return {
    kind: 'lines',
    title: `${name} by bot`,
    unit: name,
    x: { label: unit, values: places },
    series: Object.entries(bots).map(([bot, points]) => seriesOf(label(bot), points, places, false)),
  }
}

/** Rounds that are worth showing, from the first on. */
export function placesOf(points: readonly Point[]): number[] {
  const counts = new Map<number, number>()
  for (const { now, count } of points) counts.set(now, (counts.get(now) ?? 0) + count)
  const most = Math.max(0, ...counts.values())
  return [...counts.keys()].filter((now) => (counts.get(now) ?? 0) * 10 >= most).sort((a, b) => a - b)
}

export function seriesOf(label: string, points: readonly Point[], places: readonly number[], banded: boolean): Series {
  const found = new Map(points.map((point) => [point.now, point]))
  const each = (of: (point: Point) => number) =>
    places.map((place) => {
      const point = found.get(place)
      return point === undefined ? null : Number(of(point).toPrecision(4))
    })
  const values = each(({ mean }) => mean)
  return banded ? { label, values, low: each(({ p10 }) => p10), high: each(({ p90 }) => p90) } : { label, values }
}

/** When a match is decided, and who comes from behind. */
export function decisionSection(course: CourseReport, seats: number, cooperative: boolean): Section[] {
  const { values, decision, unit } = course
  const [first] = values
  if (first === undefined) return []
  if (cooperative) {
    const chart: Lines = {
      kind: 'lines',
      title: 'How early it shows whether the match will be won',
      about: `Of two matches in the same ${unit}, one that will be won and one that will be lost: how often the first stands better in ${first.name}, of all seats together. 50 % tells nothing. A ${unit} that few matches of either kind came to is left out.`,
      unit: '%',
      x: { label: unit, values: decision.tells.map(({ now }) => now) },
      series: [{ label: first.name, values: decision.tells.map(({ chance }) => percent(chance)) }],
      expected: { label: 'tells nothing', value: 50 },
      wide: true,
    }
    return [{ title: 'When it is decided', parts: [chart] }]
  }
  const x = { label: '% of the match', values: decision.shares }
  const { matches, leads, decided, last } = decision
  const middle = decidedBy(decision, 0.5)
  return [
    {
      title: 'When it is decided',
      about: `Who is ahead is told by ${first.name}. Half of the matches are decided after ${middle} % of their length: from there on nobody but the winner is ahead.`,
      parts: [
        {
          kind: 'lines',
          title: 'Decided, and how likely the leader wins',
          about:
            'A match that is decided early is waited out; one that is decided by its last move may feel like a lottery.',
          unit: '% of matches',
          x,
          series: [
            { label: 'decided by then', values: decided.map(percent) },
            { label: 'the leader will win', values: leads.map(percent) },
          ],
          expected: { label: 'any seat', value: percent(1 / seats) },
        },
        {
          kind: 'bars',
          title: 'Comebacks: the winner had least',
          about: `In how many matches the later winner was last then (${seats} seats; by chance alone it would be the line).`,
          unit: '% of matches',
          rows: [25, 50, 75].map((share) => {
            const were = last[decision.shares.indexOf(share)] ?? 0
            return shareBar(`after ${share} %`, were, wilson(were * matches, matches))
          }),
          expected: { label: 'any seat', value: percent(1 / seats) },
        },
      ],
    },
  ]
}

/** The first share of the length by which so many matches are decided. */
export function decidedBy({ shares, decided }: CourseReport['decision'], part: number): number {
  return shares.find((_, i) => (decided[i] ?? 0) >= part) ?? 100
}
