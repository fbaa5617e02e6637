import { Broken, type Fact, type Outcome, type Seat } from '../game.ts'
import type { Career, CareerGoal, Counter, Earned } from './career.ts'
import { type MedalArt, medal } from './medal.ts'

/** An achievement that follows from what was counted of a seat. Exactly one of the last three says how. */
export interface Feat<S, T> {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly art: MedalArt
  /** Earned as soon as this holds: asked of every seat after every move that told something. */
  done?(tally: Readonly<T>, s: Readonly<S>, seat: Seat): boolean
  /** Earned at the end of a match, if this holds then. */
  atEnd?(tally: Readonly<T>, s: Readonly<S>, seat: Seat, outcome: Outcome): boolean
  readonly goal?: CareerGoal
}

/** A career made of what is counted for each seat while a match is told. */
export interface FeatSpec<C, S, F extends Fact, T> {
  readonly feats: readonly Feat<S, T>[]
  readonly counters: readonly Counter[]
  /** Nothing counted yet. */
  tally(): T
  /** Counts a fact: changes the tallies of the seats it is about. */
  hear(tallies: readonly T[], fact: F, s: Readonly<S>): void
  /** What the match counts for a seat. */
  counted(tally: Readonly<T>, s: Readonly<S>, seat: Seat, outcome: Outcome): Readonly<Record<string, number>>
  /** Whether anything is earned with these options; without it always. Sandboxes bring nothing. */
  isRanked?(config: Readonly<C>): boolean
  /** The name of the picture of a match that stands for it on profiles. */
  readonly picture?: string
}

/** The career of a game whose achievements follow from tallies. */
export function careerOf<C, S, F extends Fact, T>(spec: FeatSpec<C, S, F, T>): Career<C, S, F> {
  const { feats, counters, picture } = spec
  return {
    achievements: feats.map(({ id, name, description, category, goal }) => {
      return { id, name, description, category, by: goal ?? 'match' }
    }),
    counters,
    ...(picture !== undefined && { picture: () => picture }),
    badge(id) {
      const feat = feats.find((one) => one.id === id)
      if (feat === undefined) throw new Broken('there is no such achievement', { id })
      return medal(feat.art)
    },
    reader(config, seats) {
      const tallies = Array.from({ length: seats }, () => spec.tally())
      const has = tallies.map(() => new Set<string>())
      const isRanked = spec.isRanked?.(config) ?? true
      const earning = (holds: (feat: Feat<S, T>, seat: Seat) => boolean | undefined): Earned[] =>
        feats.flatMap((feat) =>
          tallies.flatMap((_, seat) => {
            if (!isRanked || has[seat]?.has(feat.id) || !holds(feat, seat)) return []
            has[seat]?.add(feat.id)
            return [{ seat, achievement: feat.id }]
          }),
        )
      return {
        hear(told, s) {
          if (told.length === 0) return []
          for (const { fact } of told) spec.hear(tallies, fact, s)
          return earning((feat, seat) => feat.done?.(tallies[seat] as T, s, seat))
        },
        end: (s, outcome) => ({
          earned: earning((feat, seat) => feat.atEnd?.(tallies[seat] as T, s, seat, outcome)),
          counted: tallies.map((tally, seat) => spec.counted(tally, s, seat, outcome)),
        }),
      }
    },
  }
}
