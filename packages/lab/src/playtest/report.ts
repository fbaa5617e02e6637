import { type Box, lookUp, type Sheet } from '@ludoteca/kernel'
import type { Harvest } from '../simulate/harvest.ts'
import type { Tally } from '../tally.ts'
import { type Interval, wilson } from '../wilson.ts'
import { type Alarm, alarmOf } from './alarm.ts'
import { optionsOf, type PlaytestSpec, plan } from './stretch.ts'

export type { Alarm } from './alarm.ts'

/** How a number spreads over all runs in which it came up. */
export interface Spread {
  readonly count: number
  readonly mean: number
  /** The mean over all runs, where what did not come up counts as nothing. */
  readonly perRun: number
  readonly p10: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p90: number
}
export type Spreads = Readonly<Record<string, Spread>>

export interface BotSheet extends Interval {
  readonly samples: number
  readonly wins: number
  readonly winShare: number
  readonly numbers: Spreads
}

/** What a playtest found. All but the time is the same in every run with the same seed. */
export interface PlaytestReport {
  readonly game: string
  readonly rulesVersion: number
  readonly scenario: string
  readonly about: string
  readonly options: object
  readonly seed: string
  readonly runs: number
  /** Where it was said how many. */
  readonly rounds?: number
  readonly finished: number
  readonly cpuSeconds: number
  readonly bots: readonly string[]
  readonly byBot: Readonly<Record<string, BotSheet>>
  readonly match: Spreads
  readonly alarm: Alarm
  readonly sheets: readonly Sheet[]
  /** What names are called, where they are called otherwise. */
  readonly labels: Readonly<Record<string, string>>
  readonly interrupted?: true
}

export function reportOf(
  box: Box,
  spec: PlaytestSpec,
  harvest: Harvest,
  cpuSeconds: number,
  interrupted: boolean,
): PlaytestReport {
  const { playtest, scenario } = plan(box, spec)
  const bots = [...new Set(scenario.bots)]
  const byBot = Object.fromEntries(bots.map((bot) => [bot, botSheet(harvest, bot)]))
  const match = spreads(harvest, 'match/', harvest.matches)
  const names = [...bots, ...Object.values(byBot).flatMap(({ numbers }) => Object.keys(numbers)), ...Object.keys(match)]
  return {
    game: box.game.id,
    rulesVersion: box.game.version,
    scenario: spec.scenario,
    about: scenario.about,
    options: optionsOf(box, spec),
    seed: spec.seed,
    runs: harvest.matches,
    ...(spec.rounds === undefined ? {} : { rounds: spec.rounds }),
    finished: harvest.tally('won by seat 0').size,
    cpuSeconds,
    bots,
    byBot,
    match,
    alarm: alarmOf(
      (box.cooperative ? [] : bots).map((bot) => ({ bot, winShare: (lookUp(byBot, bot) as BotSheet).winShare })),
    ),
    sheets: playtest.sheets(),
    labels: labelsOf(names, playtest.label),
    ...(interrupted ? { interrupted } : {}),
  }
}

function botSheet(harvest: Harvest, bot: string): BotSheet {
  // Whoever plays against those who win together is counted apart.
  const together = harvest.tally(`won by bot ${bot}`)
  const won = together.size > 0 ? together : harvest.tally(`won by bot ${bot} against them`)
  const wins = won.sum()
  return {
    samples: won.size,
    wins,
    winShare: won.size === 0 ? 0 : wins / won.size,
    ...wilson(wins, won.size),
    numbers: spreads(harvest, `bot ${bot}/`, won.size),
  }
}

function spreads(harvest: Harvest, prefix: string, runs: number): Spreads {
  const names = harvest.namesUnder(prefix)
  return Object.fromEntries(names.map((name) => [name, spreadOf(harvest.tally(`${prefix}${name}`), runs)]))
}

function spreadOf(tally: Tally, runs: number): Spread {
  const [p10, p25, p50, p75, p90] = tally.percentiles(10, 25, 50, 75, 90) as [number, number, number, number, number]
  return { count: tally.size, mean: tally.mean(), perRun: runs === 0 ? 0 : tally.sum() / runs, p10, p25, p50, p75, p90 }
}

/** Only those that are not called by their own name. */
function labelsOf(names: readonly string[], label: (name: string) => string): Record<string, string> {
  // A page also speaks of parts of names: the number of `round.07.gold`, action and result of `action.sell.good`.
  const spoken = names.flatMap((whole) => [whole, ...whole.split('.')])
  return Object.fromEntries(spoken.filter((name) => label(name) !== name).map((name) => [name, label(name)]))
}
