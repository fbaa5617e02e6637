import {
  type Box,
  Broken,
  type Chance,
  configure,
  isRefusal,
  NEWCOMER,
  type Outcome,
  type Rated,
  SeededChance,
  type Strength,
} from '@ludoteca/kernel'
import { playOut } from '../play-out.ts'
import { fit, MIDDLE, type Stage, spread, stagesOf } from './fit.ts'

/** Which matches are played to see how well bots play. */
export interface BotRatingsSpec {
  readonly seats: number
  readonly matches: number
  readonly seed: string
  readonly movesMax: number
}

/** How well bots play, on the scale on which people are rated. */
export interface BotRatings {
  readonly bots: Readonly<Record<Strength, Rated>>
  /** Where all play against the game: how strong it is, by name. */
  readonly house?: Readonly<Record<string, Rated>>
  /** Matches without an end say nothing. */
  readonly unfinished: number
}

const STRENGTHS: readonly Strength[] = ['random', 'easy', 'normal']

/** Plays matches among bots of all strengths, or against the game itself, and rates them. */
export function botRatings(box: Box, spec: BotRatingsSpec): BotRatings {
  const houses = box.ladder?.rating?.houses
  return houses === undefined ? againstEachOther(box, spec) : againstTheHouse(box, houses, spec)
}

function againstEachOther(box: Box, { seats, matches, seed, movesMax }: BotRatingsSpec): BotRatings {
  const config = configOf(box, {}, seats)
  const chance = new SeededChance(seed).unrecorded()
  const stages: Stage[] = []
  let unfinished = 0
  for (let i = 0; i < matches; i++) {
    const bots = mixed(chance, seats)
    const { outcome } = playOut(box, { config, bots, seed: `${seed} ${i}`, movesMax })
    if (outcome === undefined) unfinished++
    else stages.push(...stagesOf(bots, outcome.ranks))
  }
  return { bots: fit(stages, seats), unfinished }
}

/** Anybody anywhere, but not the same everywhere: that would say nothing. */
function mixed(chance: Pick<Chance, 'int'>, seats: number): readonly Strength[] {
  const bots = Array.from({ length: seats }, () => STRENGTHS[chance.int('bots', STRENGTHS.length)] as Strength)
  return new Set(bots).size > 1 ? bots : mixed(chance, seats)
}

type Houses = NonNullable<NonNullable<NonNullable<Box['ladder']>['rating']>['houses']>

/** Each house meets tables of each strength. How often `normal` wins says how strong it is; then, how strong the others. */
function againstTheHouse(box: Box, houses: Houses, { matches, seed, movesMax }: BotRatingsSpec): BotRatings {
  let unfinished = 0
  const oddsOf = (strength: Strength, { name, seats, options }: Houses[number]): Odds => {
    const config = configOf(box, options, seats)
    const bots = Array.from({ length: seats }, () => strength)
    let [won, played] = [0, 0]
    for (let i = 0; i < matches; i++) {
      const { outcome } = playOut(box, { config, bots, seed: `${seed} ${name} ${i}`, movesMax })
      if (outcome === undefined) unfinished++
      else {
        played++
        won += isWon(outcome) ? 1 : 0
      }
    }
    return odds(won, played)
  }
  const strengthOfHouse = new Map(
    houses.map((house) => {
      const { logit, error } = oddsOf('normal', house)
      const all = house.seats * NEWCOMER.muMilli
      return [house.name, { muMilli: Math.round(all - spread(2) * logit), sigmaMilli: Math.round(spread(2) * error) }]
    }),
  )
  const rated = (strength: Strength): Rated => {
    if (strength === 'normal') return MIDDLE
    const each = houses.map((house) => {
      const { logit, error } = oddsOf(strength, house)
      const ofHouse = strengthOfHouse.get(house.name) as Rated
      return { mu: (ofHouse.muMilli + spread(2) * logit) / house.seats, weight: (house.seats / error) ** 2, ...house }
    })
    const weights = each.reduce((sum, { weight }) => sum + weight, 0)
    const mu = each.reduce((sum, one) => sum + one.mu * one.weight, 0) / weights
    return { muMilli: Math.round(mu), sigmaMilli: Math.max(1, Math.round(spread(2) / Math.sqrt(weights))) }
  }
  const bots = { random: rated('random'), easy: rated('easy'), normal: rated('normal') }
  return { bots, house: Object.fromEntries(strengthOfHouse), unfinished }
}

interface Odds {
  readonly logit: number
  readonly error: number
}

/** With half a match more of each kind: nobody wins always, whoever has so far. */
function odds(won: number, played: number): Odds {
  const [wins, defeats] = [won + 0.5, played - won + 0.5]
  return { logit: Math.log(wins / defeats), error: Math.sqrt(1 / wins + 1 / defeats) }
}

function isWon({ winners }: Outcome): boolean {
  return winners.length > 0
}

function configOf(box: Box, options: object, seats: number): object {
  const config = configure(box.game, options, seats)
  if (isRefusal(config)) throw new Broken('the game is not played so', { game: box.game.id, code: config.code, seats })
  return config
}
