import type { ServerType } from '@ludoteca/protocol'
import type { Announced, FactText } from '../replica/story.ts'

/** A message, with its payload as JSON. */
interface Message {
  readonly type: ServerType
  readonly payload: string
}
/** Facts as they are sent: messages to send first, and the facts of the update after them. */
export interface EncodedFacts {
  readonly messages: readonly Message[]
  /** A JSON list without its brackets; empty when there are none. */
  readonly facts: string
}

/** The type of fact that opens a phase, and when the last opened phase ends. Earlier ones are over by now. */
interface Opening {
  readonly type: string
  readonly now: number
  readonly endsAt: number | undefined
}

/** The facts of one commit. When all of them are public, they are encoded once for all channels. */
export class CommitFacts {
  readonly facts: readonly FactText[]
  readonly isPublic: boolean
  /** One fact of each type that is not announced: receivers must know their fields. */
  readonly shapes: readonly FactText[]
  readonly #announced: Announced
  readonly #opening: Opening | undefined
  readonly #lastOpening: FactText | undefined
  #compact: EncodedFacts | undefined

  constructor(facts: readonly FactText[], announced: Announced, opening?: Opening) {
    this.facts = facts
    this.isPublic = facts.every(({ to }) => to === 'all')
    this.shapes = shapesOf(facts).filter(({ type }) => !announced.has(type))
    this.#announced = announced
    this.#opening = opening
    this.#lastOpening = opening && facts.findLast(({ type }) => type === opening.type)
  }

  /** The encoding for receivers who know the fields of all these facts. */
  get compact(): EncodedFacts {
    this.#compact ??= this.encode(this.facts, () => false)
    return this.#compact
  }

  /** Encodes these facts in order; those for which `isWhole` returns true with the names of their fields. */
  encode(visible: readonly FactText[], isWhole: (fact: FactText) => boolean): EncodedFacts {
    const messages: Message[] = []
    let facts = ''
    for (const fact of visible) {
      const type = this.#announced.get(fact.type)
      if (type === undefined) {
        const text = isWhole(fact) ? fact.whole : fact.compact
        facts = facts === '' ? text : `${facts},${text}`
        continue
      }
      if (facts !== '') messages.push({ type: 'MATCH_UPDATE', payload: `{"facts":[${facts}]}` })
      facts = ''
      messages.push({ type, payload: this.#payloadOf(fact) })
    }
    return { messages, facts }
  }

  /** The payload of an announced fact. Rules have no time, so the end of the phase is added here. */
  #payloadOf(fact: FactText): string {
    const { payload } = fact
    if (fact.type !== this.#opening?.type) return payload
    const { now, endsAt } = this.#opening
    const at = fact === this.#lastOpening ? endsAt : now
    return at === undefined ? payload : `${payload.slice(0, -1)},"phaseEndsAtTs":${at}}`
  }
}

/** The first fact of each shape. */
function shapesOf(facts: readonly FactText[]): readonly FactText[] {
  const shapes: FactText[] = []
  for (const fact of facts) {
    if (!shapes.some(({ type, fields }) => type === fact.type && fields === fact.fields)) shapes.push(fact)
  }
  return shapes
}
