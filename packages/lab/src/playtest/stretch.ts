import { type Box, configure, isRefusal, lookUp, type Playtest } from '@ludoteca/kernel'
import { CourseWatch } from '../course/watch.ts'
import { playOut } from '../play-out.ts'
import type { Stretch } from '../pool.ts'
import { seating } from '../seating.ts'
import { Harvest, type Sheaf } from '../simulate/harvest.ts'

/** What is tried: a scenario of the game, so often, for so many rounds. */
export interface PlaytestSpec {
  readonly game: string
  readonly scenario: string
  readonly runs: number
  /** Without it matches last as long as the game's options say. */
  readonly rounds?: number
  readonly seed: string
  /** Options beyond those of the scenario. */
  readonly options: object
  /** Also follow each match from round to round, for a page that people look at; this takes time. */
  readonly course?: boolean
}

const MOVES_MAX = 100_000

/** Plays some of the runs. Run i depends on the seed and on i alone. */
export function playtestStretch(box: Box, spec: PlaytestSpec, { from, to }: Stretch): Sheaf {
  const { playtest, scenario } = plan(box, spec)
  const config = configure(box.game, optionsOf(box, spec), scenario.bots.length)
  if (isRefusal(config)) throw new Error(`these options will not do: ${JSON.stringify(config)}`)
  const cooperative = box.cooperative ?? false
  const harvest = new Harvest({ keepRows: false, cooperative })
  const course = spec.course ? new CourseWatch(box, harvest) : undefined
  for (let run = from; run < to; run++) {
    const seed = `${spec.seed}:${run}`
    const bots = seating(scenario.bots, run, cooperative)
    const meter = playtest.watch(bots.length)
    const watching = course ? course.follow(meter) : { meter }
    const played = playOut(box, { config, bots, seed, movesMax: MOVES_MAX, ...watching })
    course?.end(bots, played)
    harvest.add(run, seed, bots, { ...played, metrics: {} })
    for (const [name, value] of Object.entries(played.metrics)) harvest.tally(nameByBot(name, bots)).add(value)
  }
  return harvest.sheaf()
}

/** The scenario and what the game says about it. */
export function plan(box: Box, { game, scenario: name }: PlaytestSpec) {
  const { playtest } = box
  if (!playtest) throw new Error(`${game} has no playtests`)
  const scenario = lookUp(playtest.scenarios, name)
  if (!scenario) throw new Error(`there is no scenario "${name}"`)
  return { playtest: playtest as Playtest, scenario }
}

/** Options of the scenario, of whoever asks, and the number of rounds. */
export function optionsOf(box: Box, spec: PlaytestSpec): object {
  const { playtest, scenario } = plan(box, spec)
  return {
    ...scenario.options,
    ...spec.options,
    ...(playtest.roundsOption && spec.rounds !== undefined ? { [playtest.roundsOption]: spec.rounds } : {}),
  }
}

/** `2/gold` belongs to whoever sits on seat 2; `/gini` to the match. */
function nameByBot(name: string, bots: readonly string[]): string {
  const slash = name.indexOf('/')
  const rest = name.slice(slash + 1)
  return slash === 0 ? `match/${rest}` : `bot ${bots[Number(name.slice(0, slash))]}/${rest}`
}
