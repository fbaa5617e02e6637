import {
  CROWD,
  type Fact,
  type GameMessages,
  hears,
  type Json,
  lookUp,
  type Seat,
  type Told,
  type Viewer,
} from '@ludoteca/kernel'
import { compact, fieldsOf, messageTypeOf, type ServerType } from '@ludoteca/protocol'
import type { FactCounts } from '../ports.ts'

/** A fact as it is sent: encoded once for all its viewers, in the form that is needed first. */
export class FactText {
  readonly type: string
  readonly to: Told['to']
  /** The names of its fields. */
  readonly fields: readonly string[]
  #compact: string | undefined
  #payload: string | undefined

  constructor({ fact, to }: Told<Fact>, isAnnounced: boolean) {
    this.type = fact.type
    this.to = to
    this.fields = fieldsOf(fact)
    if (isAnnounced) this.#payload = withoutType(fact)
    else this.#compact = JSON.stringify(compact(fact))
  }

  /** Its type and its values as a list, for receivers who know its fields. */
  get compact(): string {
    this.#compact ??= this.#writeCompact(this.payload)
    return this.#compact
  }

  /** Its fields without its type, as JSON. */
  get payload(): string {
    this.#payload ??= this.#writePayload(this.compact)
    return this.#payload
  }

  /** All of it as JSON. */
  get whole(): string {
    return `{"type":${JSON.stringify(this.type)}${this.fields.length === 0 ? '' : ','}${this.payload.slice(1)}`
  }

  #writeCompact(payload: string): string {
    const values = JSON.parse(payload) as Readonly<Record<string, Json>>
    return JSON.stringify([this.type, ...this.fields.map((field) => lookUp(values, field))])
  }

  #writePayload(written: string): string {
    const [, ...values] = JSON.parse(written) as readonly Json[]
    return JSON.stringify(Object.fromEntries(this.fields.map((field, i) => [field, values[i]])))
  }
}

/** The fact without its type. The type usually comes first: cutting it off the text is faster than leaving it out. */
function withoutType(fact: Fact): string {
  const text = JSON.stringify(fact)
  const start = `{"type":"${fact.type}"`
  if (!text.startsWith(start)) return JSON.stringify({ ...fact, type: undefined })
  return text[start.length] === ',' ? `{${text.slice(start.length + 1)}` : '{}'
}

/** How many facts are kept; older ones are derived from the log when they are needed. */
const KEEP = 20
/** How many more may collect before they are dropped together. */
const SURPLUS = 10

/**
 * The facts so far, counted for each viewer by itself: a count over all facts would tell a seat how many it
 * may not see.
 */
export class Story {
  #all: number
  readonly #more: Record<string, number>
  readonly #keep: number
  #tail: FactText[] = []

  constructor(before: FactCounts = { all: 0, more: {} }, keep = KEEP) {
    this.#all = before.all
    this.#more = { ...before.more }
    this.#keep = keep
  }

  /** Adds facts once they are stored. */
  add(facts: readonly FactText[]): void {
    for (const fact of facts) {
      this.#tail.push(fact)
      if (fact.to === 'all') this.#all++
      else for (const seat of fact.to) this.#more[seat] = (this.#more[seat] ?? 0) + 1
    }
    if (this.#tail.length > this.#keep + SURPLUS) this.#tail = this.#tail.slice(-this.#keep)
  }

  /** How many facts this viewer may see. */
  factCountFor(viewer: Viewer): number {
    return this.#all + (this.#more[seatOf(viewer)] ?? 0)
  }

  /** The viewer's facts after its first `factCount`; undefined when they are not all kept. */
  since(viewer: Viewer, factCount: number): readonly FactText[] | undefined {
    const missed = this.factCountFor(viewer) - factCount
    if (missed <= 0) return []
    const kept = this.kept(viewer)
    return missed <= kept.length ? kept.slice(-missed) : undefined
  }

  /** The kept facts of this viewer, or of everybody. */
  kept(viewer?: Viewer): readonly FactText[] {
    return viewer === undefined ? this.#tail : this.#tail.filter(({ to }) => reaches(viewer, to))
  }

  counts(): FactCounts {
    return { all: this.#all, more: { ...this.#more } }
  }
}

/** Whether a viewer may see a fact with this audience. Watchers see public facts and those for the crowd. */
export function reaches(viewer: Viewer, to: Told['to']): boolean {
  return hears(seatOf(viewer), to)
}

function seatOf(viewer: Viewer): Seat {
  return viewer === 'spectator' ? CROWD : viewer
}

/** The types of facts that are sent as messages of their own, with the types of those messages. */
export type Announced = ReadonlyMap<string, ServerType>

const KNOWN = new WeakMap<GameMessages, Announced>()
const NOTHING: Announced = new Map()

/** The announced facts of a game; computed once for all its matches. */
export function announcedBy(messages: GameMessages | undefined): Announced {
  if (messages === undefined) return NOTHING
  const known = KNOWN.get(messages)
  if (known !== undefined) return known
  const announced = new Map(Object.values(messages.facts ?? {}).map(({ fact }) => [fact, messageTypeOf(fact)]))
  KNOWN.set(messages, announced)
  return announced
}

/** Encodes facts. Called before the next move, since facts may share memory with the state. */
export function textsOf(facts: readonly Told[], announced: Announced = NOTHING): readonly FactText[] {
  return facts.map((one) => new FactText(one, announced.has(one.fact.type)))
}
