import type { Change, Delta } from './delta.ts'

/** So many paths are given a number; others travel as text each time. */
export const PATHS_MAX = 256

/** The way to a place in an object or a list: names and indices. */
type Trail = readonly (string | number)[]

/** Where a path leads on to. */
class Branch {
  number: number | undefined
  /** Most paths end where they lead to. */
  #next: Map<string | number, Branch> | undefined

  to(name: string | number): Branch | undefined {
    return this.#next?.get(name)
  }

  grow(name: string | number): Branch {
    const branch = this.to(name) ?? new Branch()
    this.#next ??= new Map()
    this.#next.set(name, branch)
    return branch
  }

  copy(): Branch {
    const other = new Branch()
    other.number = this.number
    if (this.#next) other.#next = new Map([...this.#next].map(([name, branch]) => [name, branch.copy()]))
    return other
  }
}

/** The encoder: numbers paths in the order in which they are sent. */
export class PathEncoder {
  readonly root: Branch
  readonly #paths: string[]

  /** Begins with what another one has numbered. */
  constructor(from?: PathEncoder) {
    this.root = from ? from.root.copy() : new Branch()
    this.#paths = from ? [...from.#paths] : []
  }

  /** What a new receiver must know: the paths 0, 1, 2 … */
  get paths(): readonly string[] {
    return this.#paths
  }

  /** A path as it should travel now: its number, or as text, which gives it one. */
  path(trail: Trail): number | string {
    let branch: Branch | undefined = this.root
    for (const name of trail) branch = branch?.to(name)
    return branch?.number ?? this.learn(trail)
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

/** The paths of parts that number them by themselves, by the path of the part. */
export type PartPaths = Readonly<Record<string, readonly string[]>>

/** The decoder. */
export class PathDecoder {
  readonly #paths: string[]
  readonly #parts = new Map<string, PathDecoder>()

  constructor(paths: readonly string[] = [], parts: PartPaths = {}) {
    this.#paths = [...paths]
    for (const [path, ofPart] of Object.entries(parts)) this.#parts.set(path, new PathDecoder(ofPart))
  }

  /** The difference with all paths written out; undefined when an earlier one was missed. */
  decode(numbered: Delta): Delta | undefined {
    const delta: Change[] = []
    return this.#decode(numbered, 0, '', delta) ? delta : undefined
  }

  /** Puts what follows from that item on into `delta`, and says whether all of it was understood. */
  #decode(numbered: Delta, from: number, under: string, delta: Change[]): boolean {
    for (let i = from; i < numbered.length; i += 2) {
      const path = this.#whole(numbered[i])
      const change = numbered[i + 1]
      if (path === undefined || change === undefined) return false
      if (!isOfPart(change)) delta.push(under + path, change)
      else if (!this.#decodePart(change, path, under, delta)) return false
    }
    return true
  }

  /** An item too many, in front, says that the part numbers its paths anew. */
  #decodePart(numbered: Delta, path: string, under: string, delta: Change[]): boolean {
    const isAnew = numbered.length % 2 === 1
    const part = isAnew ? new PathDecoder() : this.#parts.get(path)
    if (part === undefined) return false
    this.#parts.set(path, part)
    return part.#decode(numbered, isAnew ? 1 : 0, `${under}${path}/`, delta)
  }

  #whole(item: Change | undefined): string | undefined {
    if (typeof item === 'number') return this.#paths[item]
    if (typeof item !== 'string') return undefined
    if (this.#paths.length < PATHS_MAX) this.#paths.push(item)
    return item
  }
}

function isOfPart(change: Change): change is Delta {
  return Array.isArray(change) && change.length > 1
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
