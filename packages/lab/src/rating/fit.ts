import { BETA_MILLI, NEWCOMER, type Rated, type Strength } from '@ludoteca/kernel'

/** A choice among bots: who came before all of the others that were left. */
export interface Stage {
  readonly first: Strength
  /** How many of each were left, the first one included. */
  readonly among: Readonly<Record<Strength, number>>
}

const STRENGTHS: readonly Strength[] = ['random', 'easy', 'normal']
const ROUNDS = 2_000
/** One who has never been beaten would be infinitely strong: each pair is given half a victory each. */
const DOUBT = 0.5
/** Of the bot that stands in the middle of the scale. */
export const MIDDLE: Rated = { muMilli: NEWCOMER.muMilli, sigmaMilli: 1 }

/** The choices that a result is made of, from the best place on. Those who share a place are chosen among each other, too. */
export function stagesOf(bots: readonly Strength[], ranks: readonly number[]): readonly Stage[] {
  return bots.flatMap((first, seat) => {
    const left = bots.filter((_, other) => (ranks[other] ?? 0) >= (ranks[seat] ?? 0))
    const among = { random: 0, easy: 0, normal: 0 }
    for (const bot of left) among[bot]++
    return left.length > 1 ? [{ first, among }] : []
  })
}

/**
 * How strong the bots are that make such results most likely, in the model by which people are rated (Plackett and Luce).
 * `normal` is put in the middle of the scale. Found by Hunter's iteration, which climbs with every step.
 */
export function fit(stages: readonly Stage[], seats: number): Readonly<Record<Strength, Rated>> {
  const counted = together(stages)
  const strong = { random: 1, easy: 1, normal: 1 }
  for (let round = 0; round < ROUNDS; round++) {
    const won = { random: 0, easy: 0, normal: 0 }
    const against = { random: 0, easy: 0, normal: 0 }
    for (const { first, among, times } of counted) {
      won[first] += times
      const all = sumOf(among, strong)
      for (const bot of STRENGTHS) against[bot] += (times * among[bot]) / all
    }
    for (const bot of STRENGTHS) strong[bot] = won[bot] / against[bot]
    const unit = strong.normal
    for (const bot of STRENGTHS) strong[bot] /= unit
  }
  const scale = spread(seats)
  const rated = STRENGTHS.map((bot): [Strength, Rated] => {
    // By this one the others are measured.
    if (bot === 'normal') return [bot, MIDDLE]
    const muMilli = NEWCOMER.muMilli + Math.round(scale * Math.log(strong[bot]))
    return [bot, { muMilli, sigmaMilli: Math.max(1, Math.round(scale / Math.sqrt(knownOf(bot, counted, strong)))) }]
  })
  return Object.fromEntries(rated) as Record<Strength, Rated>
}

/** How far apart two must be for one of them to be e times as likely, among so many whose strength is known. */
export function spread(sides: number): number {
  return BETA_MILLI * Math.sqrt(sides)
}

type Counted = Stage & { readonly times: number }

function together(stages: readonly Stage[]): readonly Counted[] {
  const counts = new Map<string, Counted>()
  const add = (stage: Stage, times: number) => {
    const key = JSON.stringify(stage)
    counts.set(key, { ...stage, times: (counts.get(key)?.times ?? 0) + times })
  }
  for (const stage of stages) add(stage, 1)
  for (const first of STRENGTHS) {
    for (const other of STRENGTHS) {
      if (first !== other) add({ first, among: { random: 0, easy: 0, normal: 0, [first]: 1, [other]: 1 } }, DOUBT)
    }
  }
  return [...counts.values()]
}

function sumOf(among: Stage['among'], strong: Readonly<Record<Strength, number>>): number {
  return STRENGTHS.reduce((sum, bot) => sum + among[bot] * strong[bot], 0)
}

/** How much the results say about a bot. */
function knownOf(bot: Strength, counted: readonly Counted[], strong: Readonly<Record<Strength, number>>): number {
  return counted.reduce((sum, { among, times }) => {
    const share = (among[bot] * strong[bot]) / sumOf(among, strong)
    return sum + times * share * (1 - share)
  }, 0)
}
