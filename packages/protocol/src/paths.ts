import type { Change, Delta } from './delta.ts'

/** So many paths are given a number; others travel as text each time. */
export const PATHS_MAX = 256

/** The way to a place in an object or a list: names and indices. */
export type Trail = readonly (string | number)[]

/** Where a path leads on to. */
class Branch {
  number: number | undefined
  readonly #next = new Map<string | number, Branch>()

  to(name: string | number): Branch | undefined {
    return this.#next.get(name)
  }

  grow(name: string | number): Branch {
    const branch = this.#next.get(name) ?? new Branch()
    this.#next.set(name, branch)
    return branch
  }
}

/** The sending side: numbers paths in the order in which they are sent. */
export class PathEncoder {
  readonly #paths: string[] = []
  readonly #root = new Branch()

  /** What somebody who starts to listen now must know: the paths 0, 1, 2 … */
  get paths(): readonly string[] {
    return this.#paths
  }

  /** A path as it should travel now: its number, or as text, which gives it one. */
  encode(trail: Trail): number | string {
    let branch: Branch | undefined = this.#root
    for (let i = 0; i < trail.length && branch; i++) branch = branch.to(trail[i] as string | number)
    return branch?.number ?? this.#learn(trail)
  }

  #learn(trail: Trail): string {
    const text = pathText(trail)
    if (this.#paths.length === PATHS_MAX) return text
    let branch = this.#root
    for (const name of trail) branch = branch.grow(name)
    branch.number = this.#paths.push(text) - 1
    return text
  }
}

/** The receiving side. */
export class PathDecoder {
  readonly #paths: string[]

  constructor(paths: readonly string[] = []) {
    this.#paths = [...paths]
  }

  /** The difference with all paths as text, or nothing when one of them was missed. */
  decode(numbered: Delta): Delta | undefined {
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

/** A path as text. */
export function pathText(trail: Trail): string {
  return trail.map(escapeName).join('/')
}

/** The names that a path is made of. */
export function namesIn(path: string): string[] {
  const names = path.split('/')
  return path.includes('~') ? names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')) : names
}

function escapeName(name: string | number): string {
  return typeof name === 'number' ? String(name) : name.replaceAll('~', '~0').replaceAll('/', '~1')
}
