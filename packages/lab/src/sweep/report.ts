import { type Box, type Json, lookUp, same } from '@ludoteca/kernel'
import { Harvest } from '../simulate/harvest.ts'
import type { Estimate } from './estimate.ts'
import { endingsOf, type Figures, figuresOf } from './figures.ts'
import type { Goal } from './goal.ts'
import type { Dimension, Setting } from './grid.ts'
import { surenessOf, type Verdict, verdictOf } from './verdict.ts'

/** One setting, and what came of it. */
export interface SettingReport {
  /** The options that are varied. */
  readonly setting: Setting
  readonly matches: number
  readonly figures: Figures
  /** Only there if there are goals. */
  readonly verdict?: Verdict
  /** The figure that each goal asks for, in their order; null where it never came up. Only there if there are goals. */
  readonly wanted?: readonly (Estimate | null)[]
}
/** How figures follow one option: each point is the mean over all settings in which it has that value. */
export interface Curve {
  readonly option: string
  readonly points: readonly {
    readonly value: Setting[string]
    readonly settings: number
    readonly figures: Figures
  }[]
}
/** Settings by their place in the report, the surest first. */
export interface Answer {
  /** Every interval lies inside its goal. */
  readonly met: readonly number[]
  /** Every number does, but not all of its interval. */
  readonly likely: readonly number[]
  /** What came nearest, where there is neither. */
  readonly nearest: readonly number[]
}
/** What a sweep found. All but the two times is the same in every run. */
export interface SweepReport {
  readonly game: string
  readonly rulesVersion: number
  readonly seed: string
  /** Those that all settings share. */
  readonly options: object
  readonly bots: readonly string[]
  /** How many matches a setting plays at most. */
  readonly matchesPerSetting: number
  readonly varied: readonly Dimension[]
  /** How many settings the grid has, of which those that were drawn or are not refused were played. */
  readonly gridSize: number
  readonly refused: readonly { readonly setting: Setting; readonly why: string }[]
  readonly goals: readonly string[]
  readonly settings: readonly SettingReport[]
  readonly curves: readonly Curve[]
  /** Only there if there are goals. */
  readonly answer?: Answer
  readonly matches: number
  readonly seconds: number
  readonly cpuSeconds: number
  /** Matches in which a bot made a refused move, or something was not as it must be; only there if any. */
  readonly faulty?: number
  readonly interrupted?: true
}

const NEAREST = 3

/** A setting and what its matches gave. */
export interface Played {
  readonly setting: Setting
  readonly harvest: Harvest
}

/** What the matches say of each setting, and what follows for the goals. */
export function findings(
  box: Box,
  played: readonly Played[],
  dimensions: readonly Dimension[],
  goals: readonly Goal[],
) {
  const endings = endingsOf(played.map(({ harvest }) => harvest))
  const settings = played.map(({ setting, harvest }): SettingReport => {
    const figures = figuresOf(harvest, endings, box.cooperative ?? false)
    const found = { setting, matches: harvest.matches, figures }
    if (goals.length === 0) return found
    const wanted = goals.map(({ figure }) => lookUp(figures, figure) ?? null)
    return { ...found, verdict: verdictOf(goals, figures), wanted }
  })
  const curves = dimensions.map((dimension) => curveOf(dimension, settings))
  return { settings, curves, ...(goals.length > 0 ? { answer: answerTo(goals, settings) } : {}) }
}

function answerTo(goals: readonly Goal[], settings: readonly SettingReport[]): Answer {
  const most = Math.max(...settings.map(({ matches }) => matches))
  const ranked = settings
    .map(({ figures, matches, verdict }, place) => ({ place, matches, verdict, sure: surenessOf(goals, figures) }))
    .sort((a, b) => (a.sure === b.sure ? a.place - b.place : a.sure < b.sure ? 1 : -1))
  const places = (wanted: Verdict) => ranked.filter(({ verdict }) => verdict === wanted).map(({ place }) => place)
  const [met, likely] = [places('met'), places('likely')]
  // Who played least is least sure to be far away; those who went on to the end were the nearest all the way.
  const last = ranked.filter(({ matches }) => matches === most).map(({ place }) => place)
  return { met, likely, nearest: met.length + likely.length > 0 ? [] : last.slice(0, NEAREST) }
}

function curveOf({ option, values }: Dimension, settings: readonly SettingReport[]): Curve {
  const points = values.map((value) => {
    const there = settings.filter(({ setting }) => same(lookUp(setting, option) as Json, value))
    return { value, settings: there.length, figures: meanFigures(there.map(({ figures }) => figures)) }
  })
  return { option, points: points.filter((point) => point.settings > 0) }
}

/**
 * The mean of each figure over several settings. They play on the same luck and stray together, so the mean is no surer
 * than they are: its interval is as wide as theirs.
 */
function meanFigures(all: readonly Figures[]): Figures {
  const names = [...new Set(all.flatMap((figures) => Object.keys(figures)))]
  return Object.fromEntries(
    names.map((name) => {
      const found = all.map((figures) => lookUp(figures, name)).filter((one) => one !== undefined)
      const mean = (of: (one: Estimate) => number) => found.reduce((sum, one) => sum + of(one), 0) / found.length
      const { kind } = found[0] as Estimate
      return [
        name,
        { kind, value: mean((one) => one.value), low95: mean((one) => one.low95), high95: mean((one) => one.high95) },
      ]
    }),
  )
}

/** An empty harvest for each setting. */
export function unplayed(settings: readonly Setting[]): Played[] {
  return settings.map((setting) => ({ setting, harvest: new Harvest({ keepRows: false }) }))
}
