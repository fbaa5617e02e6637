import type { Box, Meter, Outcome, Told } from '@ludoteca/kernel'
import type { AnyPosition, PlayedOut, PlayOut, Turn } from '../play-out.ts'
import type { Harvest } from '../simulate/harvest.ts'
import { ChoiceCounts } from './choices.ts'
import { addDecision } from './decision.ts'
import { ROUNDS_MAX, type Sample } from './sample.ts'

/**
 * Follows matches for a report: how everybody stands in each round, what was chosen among what, and which landmarks were
 * reached. Nothing of it is done where nobody asked for a report.
 */
export class CourseWatch {
  readonly #box: Box
  readonly #harvest: Harvest
  readonly #choices: ChoiceCounts
  #samples: Sample[] = []
  #reached = new Set<string>()
  #told: readonly Told[] = []
  #meter: Meter | undefined

  constructor(box: Box, harvest: Harvest) {
    this.#box = box
    this.#harvest = harvest
    this.#choices = new ChoiceCounts(harvest)
  }

  /** What is to be given along when the next match is played. With a meter of its own, the game's metrics are left out. */
  follow(own?: Meter): Required<Pick<PlayOut, 'before' | 'meter'>> {
    const meter = own ?? this.#box.meter()
    this.#samples = []
    this.#reached = new Set()
    this.#told = []
    this.#meter = own ? undefined : meter
    return {
      before: (position, _moves, turn) => this.#look(position, turn),
      meter: {
        hear: (told) => {
          this.#told = told
          meter.hear(told)
        },
        read: (s, outcome) => {
          this.#mark(s)
          this.#sample(s, Number.POSITIVE_INFINITY)
          return meter.read(s, outcome)
        },
      },
    }
  }

  /** Counts the match that has just been played. What was not played to its end says nothing about ends. */
  end(bots: readonly string[], { outcome }: PlayedOut): void {
    if (outcome === undefined) return
    const harvest = this.#harvest
    for (const name of this.#reached) harvest.tally(`reached/${name}`).add(1)
    const samples = this.#samples
    if (samples.length === 0) return
    this.#addValues(samples, bots, outcome)
    addDecision(harvest, samples, outcome, this.#box.cooperative ?? false)
  }

  #look(position: AnyPosition, turn: Turn): void {
    const { state } = position
    this.#mark(state)
    const now = this.#box.course?.now(state)
    if (now !== undefined && now !== this.#samples.at(-1)?.now) this.#sample(state, now)
    this.#choices.note(position, turn)
  }

  /** Landmarks show by a fact and the position after it. */
  #mark(s: object): void {
    for (const { fact } of this.#told) {
      for (const name of this.#box.landmarks.reachedBy(fact, s)) this.#reached.add(name)
    }
    this.#told = []
  }

  /** The last sample has no round of its own: it is how the match ended. */
  #sample(s: object, now: number): void {
    const { course } = this.#box
    if (course === undefined) return
    const values = Object.values(course.values).map((of) => of(s).map(rounded))
    const metrics = this.#meter?.read(s, provisional(values[0] ?? [])) ?? {}
    this.#samples.push({ now, values, metrics })
  }

  /** Each value by round, of those who will win and of those who will not, and of each bot; and each metric by round. */
  #addValues(samples: readonly Sample[], bots: readonly string[], { winners }: Outcome): void {
    const harvest = this.#harvest
    const names = Object.keys(this.#box.course?.values ?? {})
    const last = samples.at(-2)?.now ?? 0
    for (const { now: at, values, metrics } of samples) {
      // The end of a round is the beginning of the next one.
      const now = at === Number.POSITIVE_INFINITY ? last + 1 : at
      if (now > ROUNDS_MAX) continue
      for (const [i, name] of names.entries()) {
        for (const [seat, value] of (values[i] ?? []).entries()) {
          harvest.tally(`value/${name}/${now}/${winners.includes(seat) ? 'won' : 'lost'}`).add(value)
          harvest.tally(`value/${name}/${now}/bot ${bots[seat]}`).add(value)
        }
      }
      for (const [name, value] of Object.entries(metrics)) harvest.tally(`over time/${name}/${now}`).add(rounded(value))
    }
  }
}

/** Three digits: so many different numbers and no more are kept apart. */
function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

/** An outcome for a meter that is read before the end: as if whoever is ahead had won. */
function provisional(scores: readonly number[]): Outcome {
  const ranks = scores.map((mine) => 1 + scores.filter((other) => other > mine).length)
  const winners = [...ranks.keys()].filter((seat) => ranks[seat] === 1)
  return { reason: '', ranks, winners, scores: [...scores] }
}
