import { lookUp } from '@ludoteca/kernel'
import { upperTail, Z95 } from './normal.ts'
import type { SimulationReport } from './simulate/simulate.ts'
import { wilson } from './wilson.ts'

/** One number of two simulations. */
export interface Difference {
  /** `share` is a part of all matches or seats; `mean` an average over matches. */
  readonly kind: 'share' | 'mean'
  readonly name: string
  readonly a: number
  readonly b: number
  /** b − a, and where the true difference lies with 95 % confidence. */
  readonly difference: number
  readonly low95: number
  readonly high95: number
  /** How often chance alone would show as much. */
  readonly p: number
  /** Not by chance, with regard to how many numbers were compared. */
  readonly isReal: boolean
}
export interface Comparison {
  readonly game: string
  readonly matches: readonly [number, number]
  /** What the two simulations were set to differently, each with both values as JSON. */
  readonly settings: readonly { readonly name: string; readonly a: string; readonly b: string }[]
  /** Those that are real first, each part by how sure they are. */
  readonly differences: readonly Difference[]
}

/** Of those called real, at most this share is expected to be chance. */
const FALSE_SHARE = 0.05

/**
 * Compares all numbers that two reports of `simulate` have in common. Both may have played on the same luck; they are
 * compared as if they had not, which calls fewer differences real, never more.
 */
export function compare(a: SimulationReport, b: SimulationReport): Comparison {
  if (a.game !== b.game) throw new Error(`these are two games, ${a.game} and ${b.game}`)
  const found = [...shares(a, b), ...means(a, b)].sort((one, other) => one.p - other.p)
  const real = countReal(found.map(({ p }) => p))
  return {
    game: a.game,
    matches: [a.matches, b.matches],
    settings: settingsOf(a, b),
    differences: found.map((difference, place) => ({ ...difference, isReal: place < real })),
  }
}

type Found = Omit<Difference, 'isReal'>

function shares(a: SimulationReport, b: SimulationReport): Found[] {
  const found = [shareDifference('matches finished', [a.finished, a.matches], [b.finished, b.matches])]
  for (const bot of common(a.byBot, b.byBot)) {
    const [mine, other] = [lookUp(a.byBot, bot), lookUp(b.byBot, bot)]
    if (!mine || !other) continue
    found.push(shareDifference(`won by ${bot}`, [mine.wins, mine.seatsPlayed], [other.wins, other.seatsPlayed]))
  }
  for (let seat = 0; seat < Math.min(a.winsBySeat.length, b.winsBySeat.length); seat++) {
    const wins = (report: SimulationReport): Part => [report.winsBySeat[seat] as number, report.finished]
    found.push(shareDifference(`won by seat ${seat + 1}`, wins(a), wins(b)))
  }
  // An ending that one of them never had counts: it had it in none of its matches.
  for (const ending of new Set([...Object.keys(a.endings), ...Object.keys(b.endings)])) {
    const times = (report: SimulationReport): Part => [lookUp(report.endings, ending) ?? 0, report.finished]
    found.push(shareDifference(`ended by ${ending}`, times(a), times(b)))
  }
  return found
}

function means(a: SimulationReport, b: SimulationReport): Found[] {
  const found = [meanDifference('moves', { ...a.movesPerMatch, n: a.matches }, { ...b.movesPerMatch, n: b.matches })]
  for (const name of common(a.metrics, b.metrics)) {
    const [mine, other] = [lookUp(a.metrics, name), lookUp(b.metrics, name)]
    if (mine && other) found.push(meanDifference(name, { ...mine, n: a.finished }, { ...other, n: b.finished }))
  }
  return found
}

/** So many of so many. */
type Part = readonly [times: number, of: number]

/** Newcombe's interval, made of the two that Wilson gives. */
function shareDifference(name: string, [timesA, ofA]: Part, [timesB, ofB]: Part): Found {
  const [a, b] = [ratio(timesA, ofA), ratio(timesB, ofB)]
  const [aroundA, aroundB] = [wilson(timesA, ofA), wilson(timesB, ofB)]
  const pooled = ratio(timesA + timesB, ofA + ofB)
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / ofA + 1 / ofB))
  return {
    kind: 'share',
    name,
    a,
    b,
    difference: b - a,
    low95: b - a - Math.hypot(b - aroundB.low95, aroundA.high95 - a),
    high95: b - a + Math.hypot(aroundB.high95 - b, a - aroundA.low95),
    p: chanceOf(b - a, spread),
  }
}

interface Sample {
  readonly mean: number
  readonly sd: number
  readonly n: number
}

/** Welch's: the two need not vary alike. */
function meanDifference(name: string, a: Sample, b: Sample): Found {
  const spread = Math.sqrt(a.sd ** 2 / a.n + b.sd ** 2 / b.n)
  const difference = b.mean - a.mean
  const reach = Number.isFinite(spread) ? Z95 * spread : Number.POSITIVE_INFINITY
  return {
    kind: 'mean',
    name,
    a: a.mean,
    b: b.mean,
    difference,
    low95: difference - reach,
    high95: difference + reach,
    p: chanceOf(difference, spread),
  }
}

/** How often a normal spread strays at least so far to either side. Without any matches nothing can be told. */
function chanceOf(difference: number, spread: number): number {
  if (!Number.isFinite(spread)) return 1
  if (spread === 0) return difference === 0 ? 1 : 0
  return 2 * upperTail(Math.abs(difference) / spread)
}

/** Benjamini and Hochberg: how many of these, from the smallest, are not chance. */
function countReal(sorted: readonly number[]): number {
  for (let count = sorted.length; count > 0; count--) {
    if ((sorted[count - 1] as number) <= (FALSE_SHARE * count) / sorted.length) return count
  }
  return 0
}

function settingsOf(a: SimulationReport, b: SimulationReport): Comparison['settings'] {
  const told = (report: SimulationReport) => ({
    ...report.options,
    'rules version': report.rulesVersion,
    bots: report.bots,
    seed: report.seed,
  })
  const [first, second]: Readonly<Record<string, unknown>>[] = [told(a), told(b)]
  const names = new Set([...Object.keys(first ?? {}), ...Object.keys(second ?? {})])
  const pairs = [...names].map((name) => ({
    name,
    a: inJson(first && lookUp(first, name)),
    b: inJson(second && lookUp(second, name)),
  }))
  return pairs.filter((pair) => pair.a !== pair.b)
}

/** An option that was left to its default is not in the report. */
function inJson(value: unknown): string {
  return value === undefined ? 'default' : JSON.stringify(value)
}

function common(a: object, b: object): string[] {
  return Object.keys(a).filter((name) => Object.hasOwn(b, name))
}

function ratio(times: number, of: number): number {
  return of === 0 ? 0 : times / of
}
