import type { Box, Move, Refusal } from '@ludoteca/kernel'
import type { AnyPosition, Witness } from '@ludoteca/kernel/trial'

type Kind = 'step' | 'landmark' | 'move' | 'refusal'
/** How often each thing was reached, as it travels between threads. */
export type Reached = Readonly<Record<Kind, ReadonlyMap<string, number>>>

/** Hears what random play comes to. */
export class Coverage implements Witness {
  readonly #box: Box
  readonly #reached = {
    step: new Map<string, number>(),
    landmark: new Map<string, number>(),
    move: new Map<string, number>(),
    refusal: new Map<string, number>(),
  }

  constructor(box: Box) {
    this.#box = box
  }

  readonly entered = (step: string): void => this.#count('step', step)

  readonly refused = ({ code }: Refusal): void => this.#count('refusal', code)

  readonly moved = ({ told, state }: AnyPosition, move: Move | undefined): void => {
    if (move) {
      this.#count('move', move.type)
      this.#count('landmark', `move:${move.type}`)
    }
    for (const { fact } of told) {
      for (const name of this.#box.landmarks.reachedBy(fact, state)) this.#count('landmark', name)
    }
  }

  get reached(): Reached {
    return this.#reached
  }

  merge(other: Reached): void {
    for (const kind of Object.keys(this.#reached) as Kind[]) {
      for (const [name, times] of other[kind]) this.#count(kind, name, times)
    }
  }

  #count(kind: Kind, name: string, times = 1): void {
    const counts = this.#reached[kind]
    counts.set(name, (counts.get(name) ?? 0) + times)
  }

  report(): CoverageReport {
    const { step, landmark, move, refusal } = this.#reached
    const { expected } = this.#box.landmarks
    return {
      steps: compare(this.#box.steps, (name) => step.has(name)),
      landmarks: Object.fromEntries(
        Object.keys(expected).map((kind) => [
          kind,
          compare(expected[kind] ?? [], (name) => landmark.has(`${kind}:${name}`)),
        ]),
      ),
      moves: sorted(move),
      refusals: sorted(refusal),
    }
  }
}

export interface Reach {
  readonly expected: number
  readonly reached: number
  readonly missing: readonly string[]
}
export interface CoverageReport {
  readonly steps: Reach
  /** By kind: cards, rules, endings, whatever the game names. */
  readonly landmarks: Readonly<Record<string, Reach>>
  /** How often each type of move was played. */
  readonly moves: Readonly<Record<string, number>>
  /** How often each code was given for a foreign or malformed move. */
  readonly refusals: Readonly<Record<string, number>>
}

/** Everything that ought to have been reached and was not, as `kind: name`. */
export function missingFrom({ steps, landmarks }: CoverageReport): string[] {
  const kinds = Object.entries({ step: steps, ...landmarks })
  return kinds.flatMap(([kind, { missing }]) => missing.map((name) => `${kind}: ${name}`))
}

function compare(expected: readonly string[], isReached: (name: string) => boolean): Reach {
  const missing = expected.filter((name) => !isReached(name))
  return { expected: expected.length, reached: expected.length - missing.length, missing }
}

function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}
