import type { Change, Delta } from './delta.ts'

/** So many paths are given a number; others travel as text each time. */
export const PATHS_MAX = 256

/** The way to a place in an object or a list: names and indices. */
type Trail = readonly (string | number)[]

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
  readonly root = new Branch()
  readonly #paths: string[] = []

  /** What somebody who starts to listen now must know: the paths 0, 1, 2 … */
  get paths(): readonly string[] {
    return this.#paths
  }

  /** A path that has no number yet gets one, unless there are too many. */
  learn(trail: Trail): string {
    const text = pathText(trail)
    if (this.#paths.length === PATHS_MAX) return text
    let branch = this.root
    for (const name of trail) branch = branch.grow(name)
    branch.number = this.#paths.push(text) - 1
    return text
  }
}

/** Goes up and down inside an object or a list, and remembers how far it has looked along the numbered paths. */
export class Walker {
  readonly #trail: (string | number)[] = []
  readonly #encoder: PathEncoder | undefined
  /** Where the first names of the trail lead, one more than names. */
  readonly #branches: Branch[]

  constructor(encoder?: PathEncoder) {
    this.#encoder = encoder
    this.#branches = encoder ? [encoder.root] : []
  }

  enter(name: string | number): void {
    this.#trail.push(name)
  }

  leave(): void {
    this.#trail.pop()
    if (this.#branches.length > this.#trail.length + 1) this.#branches.pop()
  }

  /** The path to here as it should travel now: its number, or as text, which gives it one. */
  path(): number | string {
    const trail = this.#trail
    if (this.#encoder === undefined) return pathText(trail)
    const branches = this.#branches
    while (branches.length <= trail.length) {
      const at = branches.length - 1
      const next = (branches[at] as Branch).to(trail[at] as string | number)
      if (next === undefined) return this.#encoder.learn(trail)
      branches.push(next)
    }
    return (branches[trail.length] as Branch).number ?? this.#encoder.learn(trail)
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
function pathText(trail: Trail): string {
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
