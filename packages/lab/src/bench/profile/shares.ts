import { existsSync, readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The part of all time that was spent in one part of the code. */
export interface AreaShare {
  readonly area: Area
  readonly share: number
}
export interface FunctionShare {
  readonly name: string
  /** File and line, from the folder of its package on. */
  readonly place: string
  /** In the function itself, in what was compiled into it, and in what the engine did for it. */
  readonly self: number
  /** In it and in everything that it called. */
  readonly total: number
}

/** One call in the tree of calls, with the time spent in it. */
export interface CallNode {
  readonly name: string
  readonly place: string
  readonly self: number
  readonly total: number
  readonly children: readonly CallNode[]
}

/** What the profiler itself does. */
const PROFILER = 'dispatch'

/**
 * No sample stands for more, in microseconds: on a busy machine play waits for a processor for many times as long, and
 * that would be put down to whatever was about to go on.
 */
const SAMPLE_MAX = 1000

/** The tree of all calls. Times are shares of the whole, without that of the profiler. */
export function callTree({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): CallNode {
  const own = new Set(nodes.filter(({ callFrame }) => isProfiler(callFrame)).map(({ id }) => id))
  const micros = new Map<number, number>()
  let all = 0
  for (const [i, id] of samples.entries()) {
    if (own.has(id)) continue
    const delta = Math.min(SAMPLE_MAX, Math.max(0, timeDeltas[i] ?? 0))
    micros.set(id, (micros.get(id) ?? 0) + delta)
    all += delta
  }
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const build = (node: Profiler.ProfileNode): CallNode => {
    const children = (node.children ?? []).map((id) => build(byId.get(id) as Profiler.ProfileNode))
    const self = (micros.get(node.id) ?? 0) / Math.max(1, all)
    return {
      name: node.callFrame.functionName || 'nameless',
      place: placeOf(node.callFrame),
      self,
      total: children.reduce((sum, { total }) => sum + total, self),
      children,
    }
  }
  return build(nodes[0] as Profiler.ProfileNode)
}

function isProfiler({ functionName, url }: Profiler.ProfileNode['callFrame']): boolean {
  return functionName === PROFILER && url === ''
}

/** Where a function is written, from the folder of its package on. */
function placeOf({ url, lineNumber, columnNumber }: Profiler.ProfileNode['callFrame']): string {
  if (url === '') return ''
  const [file, line] = writtenAt(url, lineNumber, columnNumber)
  const [, inside] = /\/((?:packages|apps|node_modules)\/.*)$/.exec(file) ?? []
  return `${inside ?? file}:${line + 1}`
}

const maps = new Map<string, SourceMap | undefined>()

/** The source of compiled code, where there is a map to it. */
function writtenAt(url: string, line: number, column: number): readonly [file: string, line: number] {
  if (!maps.has(url)) maps.set(url, mapOf(url))
  const entry = maps.get(url)?.findEntry(line, column)
  if (entry === undefined || !('originalSource' in entry)) return [url, line]
  return [new URL(entry.originalSource, url).href, entry.originalLine]
}

function mapOf(url: string): SourceMap | undefined {
  const file = url.startsWith('file:') ? fileURLToPath(`${url}.map`) : undefined
  if (file === undefined || !existsSync(file)) return undefined
  return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
}

/** Whose code it is. The first that fits, fits. */
const AREAS = [
  ['bots', /^packages\/(games\/[^/]+\/src\/bots|bots\/)/],
  ['rules', /^packages\/games\//],
  ['kernel', /^packages\/kernel\//],
  ['lab', /^packages\/lab\//],
  ['libraries', /^node_modules\//],
] as const
export type Area = (typeof AREAS)[number][0] | 'garbage' | 'Node'

export function areaOf({ name, place }: Pick<CallNode, 'name' | 'place'>): Area {
  if (name === '(garbage collector)') return 'garbage'
  return AREAS.find(([, at]) => at.test(place))?.[0] ?? 'Node'
}

/** How the time is shared among bots, rules, kernel and the rest, the most first. */
export function areasOf(tree: CallNode): readonly AreaShare[] {
  const shares = new Map<Area, number>()
  const visit = (node: CallNode) => {
    const area = areaOf(node)
    shares.set(area, (shares.get(area) ?? 0) + node.self)
    for (const child of node.children) visit(child)
  }
  visit(tree)
  return [...shares].map(([area, share]) => ({ area, share })).sort((a, b) => b.share - a.share)
}

/** Every function with its share, those with the most of their own first. */
export function functionsOf(tree: CallNode): readonly FunctionShare[] {
  const found = new Map<string, { name: string; place: string; self: number; total: number }>()
  const open = new Set<string>()
  const visit = ({ name, place, self, total, children }: CallNode) => {
    const key = `${name} ${place}`
    const known = found.get(key) ?? { name, place, self: 0, total: 0 }
    found.set(key, known)
    known.self += self
    // A function that calls itself is within its own time already.
    const isOutermost = !open.has(key)
    if (isOutermost) known.total += total
    open.add(key)
    for (const child of children) visit(child)
    if (isOutermost) open.delete(key)
  }
  visit(tree)
  return [...found.values()].sort((a, b) => b.self - a.self)
}
