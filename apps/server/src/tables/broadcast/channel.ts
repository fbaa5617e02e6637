import { FactEncoder } from '@ludoteca/protocol'
import type { AnyMatch, Listener, Place } from '../ports.ts'
import { type FactText, reaches, type Story } from '../replica/story.ts'
import type { CommitFacts, EncodedFacts } from './commit-facts.ts'
import type { LiveField } from './live-field.ts'
import { type DecisionsBySeat, sheetOf, viewerAt } from './sheet.ts'
import { joined, type SharedParts } from './shown-part.ts'
import { ShownSheet } from './shown-sheet.ts'

/** Everybody who sees the same: one sheet, one stream of updates, any number of connections. */
export class Channel {
  readonly place: Place
  /** By which message each connection got the decisions that stand now. */
  readonly #listeners = new Map<Listener, number>()
  readonly #sheet: ShownSheet
  /** The fields of each type of fact that was sent before, so that the next one travels without their names. */
  readonly #facts = new FactEncoder()
  readonly #live: LiveField | undefined
  #clocks: string

  constructor(match: AnyMatch, place: Place, clocks: string, commit: number, live?: LiveField) {
    this.place = place
    this.#live = live
    this.#sheet = new ShownSheet(sheetOf(match, place, live), commit)
    this.#clocks = clocks
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0
  }

  get listeners(): Iterable<Listener> {
    return this.#listeners.keys()
  }

  add(listener: Listener): void {
    this.#listeners.set(listener, listener.seq)
  }

  remove(listener: Listener): void {
    this.#listeners.delete(listener)
  }

  /** Whether the decisions have changed since this connection saw message `seq`. */
  isStale(listener: Listener, seq: number): boolean {
    return seq < (this.#listeners.get(listener) ?? 0)
  }

  /** The payload of STATE_SNAPSHOT, with the facts that the connection has missed. */
  snapshot(story: Story, facts: readonly FactText[], over: boolean): string {
    const { seat } = this.place
    const heard = story.heardBy(viewerAt(this.place))
    const { text, paths, parts } = this.#sheet
    const numbered = `"paths":${JSON.stringify(paths)},"parts":${JSON.stringify(parts)}`
    const known = `"shapes":${JSON.stringify(this.#facts.shapes)},${numbered}`
    const told = `"heard":${heard},"facts":[${facts.map(({ whole }) => whole).join(',')}]`
    return `{"seat":${seat},"sheet":${text},${known},${told},"clocks":${this.#clocks},"over":${over}}`
  }

  /** Notes that the connection has just been sent everything. */
  refreshed(listener: Listener): void {
    this.#listeners.set(listener, listener.seq)
  }

  /** Takes the view after a commit. All channels do, before the first of them sends its update. */
  look(match: AnyMatch, decisions: DecisionsBySeat, commit: number): void {
    this.#sheet.turnTo(sheetOf(match, this.place, this.#live, decisions), commit)
  }

  /** Shares parts with other channels that show the same. */
  share(parts: SharedParts): void {
    this.#sheet.share(parts)
  }

  /** Sends every connection what one commit changed for this place, and nothing when that is nothing. */
  update(commitFacts: CommitFacts, clocks: string): void {
    const { messages, facts } = this.#encode(commitFacts)
    const { delta, asks } = this.#sheet.update()
    const update = updateText(facts, delta, clocks === this.#clocks ? undefined : clocks)
    this.#clocks = clocks
    for (const listener of this.#listeners.keys()) {
      for (const { type, payload } of messages) listener.send(type, payload)
      if (update !== undefined) listener.send('MATCH_UPDATE', update)
      if (asks) this.refreshed(listener)
    }
  }

  #encode(facts: CommitFacts): EncodedFacts {
    const { isPublic, shapes } = facts
    if (isPublic && shapes.every(({ type, fields }) => this.#facts.knows(type, fields))) return facts.compact
    const viewer = viewerAt(this.place)
    const heard = facts.told.filter(({ to }) => reaches(viewer, to))
    return facts.encode(heard, ({ type, fields }) => this.#facts.learns(type, fields))
  }
}

/** The payload of MATCH_UPDATE; nothing when there is nothing to say. */
function updateText(facts: string, sheet: string, clocks: string | undefined): string | undefined {
  let fields = facts === '' ? '' : `"facts":[${facts}]`
  if (sheet !== '') fields = joined(fields, `"sheet":[${sheet}]`)
  if (clocks !== undefined) fields = joined(fields, `"clocks":${clocks}`)
  return fields === '' ? undefined : `{${fields}}`
}
