import type { Change, Delta } from './delta.ts'

/** So many paths are given a number; others travel as text each time. */
export const PATHS_MAX = 256

/** A difference as it travels: paths that were sent before are numbers. */
export type NumberedDelta = Delta

/** The sending side: numbers paths in the order in which they are sent. */
export class PathEncoder {
  readonly #numbers = new Map<string, number>()

  /** What somebody who starts to listen now must know: the paths 0, 1, 2 … */
  get paths(): readonly string[] {
    return [...this.#numbers.keys()]
  }

  /** The difference as it should travel now. */
  encode(delta: Delta): NumberedDelta {
    return delta.map((item, i) => (i % 2 === 0 ? this.#short(item as string) : item))
  }

  #short(path: string): Change {
    const number = this.#numbers.get(path)
    if (number === undefined && this.#numbers.size < PATHS_MAX) this.#numbers.set(path, this.#numbers.size)
    return number ?? path
  }
}

/** The receiving side. */
export class PathDecoder {
  readonly #paths: string[]

  constructor(paths: readonly string[] = []) {
    this.#paths = [...paths]
  }

  /** The difference as it was made, or nothing when one of its paths was missed. */
  decode(numbered: NumberedDelta): Delta | undefined {
    const delta: Change[] = []
    for (let i = 0; i < numbered.length; i += 2) {
      const path = this.#whole(numbered[i])
      if (path === undefined || i + 1 === numbered.length) return undefined
      delta.push(path, numbered[i + 1] as Change)
    }
    return delta
  }

  #whole(item: Change | undefined): string | undefined {
    if (typeof item === 'number') return this.#paths[item]
    if (typeof item !== 'string') return undefined
    if (this.#paths.length < PATHS_MAX) this.#paths.push(item)
    return item
  }
}
