import { type Delta, FactEncoder, messageTypeOf, PathEncoder, type ServerType, sync } from '@ludoteca/protocol'
import type { AnyMatch, Listener, Place } from './ports.ts'
import { type Sheet, sheetOf, viewerAt } from './sheet.ts'
import { isHeard, type Story, type ToldText, wholeText } from './story.ts'

/** Everybody who sees the same: one sheet, one stream of updates, any number of connections. */
export class Desk {
  readonly place: Place
  /** The number of the message with which each connection learned what it is asked now. */
  readonly #listeners = new Map<Listener, number>()
  readonly #announced: ReadonlySet<string>
  readonly #sheet: Sheet
  /** The fields of each type of fact that was sent before, so that the next one travels without their names. */
  readonly #facts = new FactEncoder()
  /** The paths in the sheet that were sent before, so that the next time their numbers will do. */
  readonly #paths = new PathEncoder()
  #clocks: string

  constructor(match: AnyMatch, place: Place, announced: ReadonlySet<string>, clocks: string) {
    this.place = place
    this.#announced = announced
    this.#sheet = JSON.parse(JSON.stringify(sheetOf(match, place))) as Sheet
    this.#clocks = clocks
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0
  }

  get listeners(): Iterable<Listener> {
    return this.#listeners.keys()
  }

  has(listener: Listener): boolean {
    return this.#listeners.has(listener)
  }

  add(listener: Listener): void {
    this.#listeners.set(listener, listener.seq)
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener)
  }

  /** Whether what this connection is asked has changed since it saw message `seq`. */
  isStale(listener: Listener, seq: number): boolean {
    return seq < (this.#listeners.get(listener) ?? 0)
  }

  /** All there is to know from here, with the story from where the connection left off. */
  snapshot(story: Story, facts: readonly ToldText[], over: boolean): string {
    const { seat } = this.place
    const heard = story.heardBy(viewerAt(this.place))
    const known = `"shapes":${JSON.stringify(this.#facts.shapes)},"paths":${JSON.stringify(this.#paths.paths)}`
    const told = `"heard":${heard},"facts":[${facts.map(wholeText).join(',')}]`
    const sheet = JSON.stringify(this.#sheet)
    return `{"seat":${seat},"sheet":${sheet},${known},${told},"clocks":${this.#clocks},"over":${over}}`
  }

  /** The connection has just been sent everything. */
  refreshed(listener: Listener): void {
    this.#listeners.set(listener, listener.seq)
  }

  /** Tells every connection here what one commit changed for it, and nothing when that is nothing. */
  update(match: AnyMatch, told: readonly ToldText[], clocks: string): void {
    const messages = this.#messages(match, told, clocks)
    for (const listener of this.#listeners.keys()) {
      for (const { type, payload } of messages.all) listener.send(type, payload)
      if (messages.asks) this.refreshed(listener)
    }
  }

  #messages(match: AnyMatch, told: readonly ToldText[], clocks: string) {
    const all: { type: ServerType; payload: string }[] = []
    let facts: string[] = []
    const viewer = viewerAt(this.place)
    for (const fact of told) {
      if (!isHeard(viewer, fact.to)) continue
      if (this.#announced.has(fact.type)) {
        if (facts.length > 0) all.push({ type: 'MATCH_UPDATE', payload: `{"facts":[${facts.join(',')}]}` })
        facts = []
        all.push({ type: messageTypeOf(fact.type) as ServerType, payload: fact.payload })
      } else facts.push(this.#facts.knows(fact.shape) ? fact.compact : wholeText(fact))
    }
    const next = sheetOf(match, this.place)
    next.prompts = { ...this.#sheet.prompts, ...next.prompts }
    const delta = sync(this.#sheet, next, this.#paths)
    const fields: string[] = []
    if (facts.length > 0) fields.push(`"facts":[${facts.join(',')}]`)
    if (delta !== undefined) fields.push(`"sheet":${JSON.stringify(delta)}`)
    if (clocks !== this.#clocks) fields.push(`"clocks":${clocks}`)
    this.#clocks = clocks
    if (fields.length > 0) all.push({ type: 'MATCH_UPDATE', payload: `{${fields.join(',')}}` })
    return { all, asks: delta !== undefined && isAboutQuestions(delta, this.#paths.paths) }
  }
}

function isAboutQuestions(delta: Delta, paths: readonly string[]): boolean {
  for (let i = 0; i < delta.length; i += 2) {
    const path = delta[i] as number | string
    if (!(typeof path === 'number' ? (paths[path] as string) : path).startsWith('view')) return true
  }
  return false
}
