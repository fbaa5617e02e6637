import type { GameMessages } from '@ludoteca/kernel'
import { messageTypeOf, type ServerType } from '@ludoteca/protocol'
import type { ToldText } from './story.ts'

/** A message with its payload as JSON. */
interface Message {
  readonly type: ServerType
  readonly payload: string
}
/** Facts on their way: the messages that come first, and what the last update holds. */
export interface Telling {
  readonly messages: readonly Message[]
  /** A list as JSON, without its brackets; empty when there are none. */
  readonly facts: string
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

/** A fact with which a phase begins, and when the last phase that began will end. Earlier ones are over by now. */
interface Opening {
  readonly type: string
  readonly now: number
  readonly endsAt: number | undefined
}

/** What one commit has told. Most of it is for everybody, and then it is put into words once for all. */
export class News {
  readonly told: readonly ToldText[]
  readonly isPublic: boolean
  /** One for each kind that is not announced: their fields must be known. */
  readonly shapes: readonly ToldText[]
  readonly #announced: Announced
  readonly #opening: Opening | undefined
  readonly #lastOpening: ToldText | undefined
  #compact: Telling | undefined

  constructor(told: readonly ToldText[], announced: Announced, opening?: Opening) {
    this.told = told
    this.isPublic = told.every(({ to }) => to === 'all')
    this.shapes = shapesOf(told).filter(({ type }) => !announced.has(type))
    this.#announced = announced
    this.#opening = opening
    this.#lastOpening = opening && told.findLast(({ type }) => type === opening.type)
  }

  /** For those who know the fields of all these facts. */
  get compact(): Telling {
    this.#compact ??= this.tell(this.told, () => false)
    return this.#compact
  }

  /** These facts in order, whole where that is needed. */
  tell(told: readonly ToldText[], isWhole: (fact: ToldText) => boolean): Telling {
    const messages: Message[] = []
    let facts = ''
    for (const fact of told) {
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

  /** Rules have no time, so the message is told what the fact cannot know. */
  #payloadOf(fact: ToldText): string {
    const { payload } = fact
    if (fact.type !== this.#opening?.type) return payload
    const { now, endsAt } = this.#opening
    const at = fact === this.#lastOpening ? endsAt : now
    return at === undefined ? payload : `${payload.slice(0, -1)},"phaseEndsAtTs":${at}}`
  }
}

/** The first fact of each shape. */
function shapesOf(told: readonly ToldText[]): readonly ToldText[] {
  const shapes: ToldText[] = []
  for (const fact of told) {
    if (!shapes.some(({ type, fields }) => type === fact.type && fields === fact.fields)) shapes.push(fact)
  }
  return shapes
}
