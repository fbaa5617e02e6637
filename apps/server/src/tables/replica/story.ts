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

/** A fact as it travels, written out once for all who hear it, in the form that is needed first. */
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

  /** Its type and its values as a list, for those who know its fields already. */
  get compact(): string {
    this.#compact ??= this.#writeCompact(this.payload)
    return this.#compact
  }

  /** All of it but its type, as JSON. */
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

/** All of a fact but its type. That usually comes first, and then it is cut off faster than it is left out. */
function withoutType(fact: Fact): string {
  const text = JSON.stringify(fact)
  const start = `{"type":"${fact.type}"`
  if (!text.startsWith(start)) return JSON.stringify({ ...fact, type: undefined })
  return text[start.length] === ',' ? `{${text.slice(start.length + 1)}` : '{}'
}

/** Older facts are worked out from the log when somebody asks for them. */
const KEEP = 20
/** So many more may gather before they are let go of together. */
const SURPLUS = 10

/**
 * What was told so far, counted for each viewer by itself: a count over all facts would tell a seat how much it
 * did not hear.
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

  /** How many facts this viewer has heard. */
  factCountFor(viewer: Viewer): number {
    return this.#all + (this.#more[seatOf(viewer)] ?? 0)
  }

  /** What this viewer heard after its first `heard` facts; nothing when that is longer ago than is kept. */
  since(viewer: Viewer, heard: number): readonly FactText[] | undefined {
    const missed = this.factCountFor(viewer) - heard
    if (missed <= 0) return []
    const kept = this.kept(viewer)
    return missed <= kept.length ? kept.slice(-missed) : undefined
  }

  /** What is still at hand of what this viewer heard, or of what anybody heard. */
  kept(viewer?: Viewer): readonly FactText[] {
    return viewer === undefined ? this.#tail : this.#tail.filter(({ to }) => reaches(viewer, to))
  }

  counts(): FactCounts {
    return { all: this.#all, more: { ...this.#more } }
  }
}

/** Watchers hear what everybody hears, and what is told to the crowd. */
export function reaches(viewer: Viewer, to: Told['to']): boolean {
  return hears(seatOf(viewer), to)
}

function seatOf(viewer: Viewer): Seat {
  return viewer === 'spectator' ? CROWD : viewer
}

/** Which facts are announced by messages of their own, and by which. */
export type Announced = ReadonlyMap<string, ServerType>

const KNOWN = new WeakMap<GameMessages, Announced>()
const NOTHING: Announced = new Map()

/** What a game announces, worked out once for all its matches. */
export function announcedBy(messages: GameMessages | undefined): Announced {
  if (messages === undefined) return NOTHING
  const known = KNOWN.get(messages)
  if (known !== undefined) return known
  const announced = new Map(Object.values(messages.facts ?? {}).map(({ fact }) => [fact, messageTypeOf(fact)]))
  KNOWN.set(messages, announced)
  return announced
}

/** Facts may share memory with the state, so they are written out before the next move. */
export function textsOf(facts: readonly Told[], announced: Announced = NOTHING): readonly FactText[] {
  return facts.map((one) => new FactText(one, announced.has(one.fact.type)))
}
