import { FactEncoder } from '@ludoteca/protocol'
import type { AnyMatch, Listener, Place } from '../ports.ts'
import { type FactText, reaches, type Story } from '../replica/story.ts'
import type { CommitFacts, EncodedFacts } from './commit-facts.ts'
import type { LiveField } from './live-field.ts'
import { joined, type SharedParts } from './shown-part.ts'
import { ShownState } from './shown-state.ts'
import { type DecisionsBySeat, viewerAt, viewerStateOf } from './viewer-state.ts'

/** All connections that see the same: one viewer state, one stream of updates. */
export class Channel {
  readonly place: Place
  /** The number of the message with which each connection got the current decisions. */
  readonly #listeners = new Map<Listener, number>()
  readonly #shown: ShownState
  /** Facts of a type that was sent before are sent without the names of their fields. */
  readonly #facts = new FactEncoder()
  readonly #live: LiveField | undefined
  #clocks: string

  constructor(match: AnyMatch, place: Place, clocks: string, commit: number, live?: LiveField) {
    this.place = place
    this.#live = live
    this.#shown = new ShownState(viewerStateOf(match, place, live), commit)
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
    const factCount = story.factCountFor(viewerAt(this.place))
    const { text, paths, parts } = this.#shown
    const numbered = `"paths":${JSON.stringify(paths)},"parts":${JSON.stringify(parts)}`
    const encoding = `"shapes":${JSON.stringify(this.#facts.shapes)},${numbered}`
    const known = `"factCount":${factCount},"facts":[${facts.map(({ whole }) => whole).join(',')}]`
    return `{"seat":${seat},"state":${text},${encoding},${known},"clocks":${this.#clocks},"over":${over}}`
  }

  /** Notes that the connection has just been sent a snapshot. */
  refreshed(listener: Listener): void {
    this.#listeners.set(listener, listener.seq)
  }

  /** Sets the state after a commit. Called for all channels before `update` is called for the first. */
  look(match: AnyMatch, decisions: DecisionsBySeat, commit: number): void {
    this.#shown.turnTo(viewerStateOf(match, this.place, this.#live, decisions), commit)
  }

  /** Shares parts of the view with other channels that show the same. */
  share(parts: SharedParts): void {
    this.#shown.share(parts)
  }

  /** Sends every connection what one commit changed for this place; nothing if it changed nothing. */
  update(commitFacts: CommitFacts, clocks: string): void {
    const { messages, facts } = this.#encode(commitFacts)
    const { delta, changesDecisions } = this.#shown.update()
    const update = updateText(facts, delta, clocks === this.#clocks ? undefined : clocks)
    this.#clocks = clocks
    for (const listener of this.#listeners.keys()) {
      for (const { type, payload } of messages) listener.send(type, payload)
      if (update !== undefined) listener.send('MATCH_UPDATE', update)
      if (changesDecisions) this.refreshed(listener)
    }
  }

  #encode(facts: CommitFacts): EncodedFacts {
    const { isPublic, shapes } = facts
    if (isPublic && shapes.every(({ type, fields }) => this.#facts.knows(type, fields))) return facts.compact
    const viewer = viewerAt(this.place)
    const visible = facts.facts.filter(({ to }) => reaches(viewer, to))
    return facts.encode(visible, ({ type, fields }) => this.#facts.learns(type, fields))
  }
}

/** The payload of MATCH_UPDATE; undefined when there is nothing to send. */
function updateText(facts: string, state: string, clocks: string | undefined): string | undefined {
  let fields = facts === '' ? '' : `"facts":[${facts}]`
  if (state !== '') fields = joined(fields, `"state":[${state}]`)
  if (clocks !== undefined) fields = joined(fields, `"clocks":${clocks}`)
  return fields === '' ? undefined : `{${fields}}`
}
