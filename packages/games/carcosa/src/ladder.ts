import { defaultOf, type Ladder, type OptionSpec, type Outcome, type RatedSide } from '@ludoteca/kernel'
import { type Config, type Difficulty, options } from './config.ts'
import { SOULS_MAX, SOULS_MIN } from './data/constants.ts'
import { BOTS, HOUSE } from './data/ratings.ts'
import type { State } from './state.ts'

const DIFFICULTIES: readonly Difficulty[] = ['EASY', 'NORMAL', 'HARD']

/**
 * Souls win and lose together, against a house that is as strong as its difficulty and their number make it: that is what
 * was simulated. Where somebody has changed more than that, or plays the King, nobody knows how strong it is.
 */
export const ladder: Ladder<Config, State> = {
  rating: {
    isRated: isUsualHouse,
    sides: ({ ranks, winners }: Outcome, { difficulty }): readonly RatedSide[] => {
      const won = winners.length > 0
      return [
        { seats: ranks.map((_, seat) => seat), rank: won ? 1 : 2 },
        { seats: [], house: nameOf(difficulty, ranks.length), rank: won ? 2 : 1 },
      ]
    },
    bots: BOTS,
    house: HOUSE,
    houses: DIFFICULTIES.flatMap((difficulty) =>
      Array.from({ length: SOULS_MAX - SOULS_MIN + 1 }, (_, i) => {
        const seats = SOULS_MIN + i
        return { name: nameOf(difficulty, seats), seats, options: { difficulty } }
      }),
    ),
  },
}

function nameOf(difficulty: Difficulty, souls: number): string {
  return `${difficulty}-${souls}`
}

/** Options that make nothing easier or harder. */
const FREE: readonly (keyof Config)[] = ['difficulty', 'roleDraw', 'roles', 'clocks']

function isUsualHouse(config: Readonly<Config>): boolean {
  const { difficulty } = config
  const keys = Object.keys(options) as (keyof Config)[]
  return keys.every((key) => {
    const usual = defaultOf(options[key] as OptionSpec<unknown, Config>, { difficulty })
    return FREE.includes(key) || JSON.stringify(config[key]) === JSON.stringify(usual)
  })
}
