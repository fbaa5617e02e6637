import type { Fact, Json } from '@ludoteca/kernel'

/** A fact as it travels: whole the first time, later its type and the values in the order of its shape. */
export type ShapedFact = readonly Json[] | Fact
/** The fields of each type of fact, in order, without `type`. */
export type Shapes = Readonly<Record<string, readonly string[]>>

type Values = Readonly<Record<string, Json | undefined>>

/** The sending side: remembers which shapes the other side has learnt. */
export class FactEncoder {
  readonly #shapes = new Map<string, readonly string[]>()

  /** What somebody who starts to listen now must know. */
  get shapes(): Shapes {
    return Object.fromEntries(this.#shapes)
  }

  /** The fact as it should travel now. */
  encode(fact: Fact): ShapedFact {
    return this.knows(fact) ? compact(fact) : fact
  }

  /** Whether the other side understands the compact form. If not, the fact must travel whole, which teaches it. */
  knows(fact: Fact): boolean {
    const known = this.#shapes.get(fact.type)
    if (known !== undefined && hasShape(fact, known)) return true
    this.#shapes.set(fact.type, fieldsOf(fact))
    return false
  }
}

/** A fact without the names of its fields. */
export function compact(fact: Fact): readonly Json[] {
  const values: Json[] = [fact.type]
  for (const field in fact) {
    const value = (fact as unknown as Values)[field]
    if (field !== 'type' && value !== undefined) values.push(value)
  }
  return values
}

/** The receiving side. */
export class FactDecoder {
  readonly #shapes: Map<string, readonly string[]>

  constructor(shapes: Shapes = {}) {
    this.#shapes = new Map(Object.entries(shapes))
  }

  /** The fact as it was told, or nothing when its shape was missed. */
  decode(shaped: ShapedFact): Fact | undefined {
    if (!isCompact(shaped)) {
      this.#shapes.set(shaped.type, fieldsOf(shaped))
      return shaped
    }
    const type = shaped[0] as string
    const fields = this.#shapes.get(type)
    if (fields === undefined || fields.length !== shaped.length - 1) return undefined
    const fact: Record<string, Json> = { type }
    for (let i = 0; i < fields.length; i++) fact[fields[i] as string] = shaped[i + 1] as Json
    return fact as unknown as Fact
  }
}

function isCompact(shaped: ShapedFact): shaped is readonly Json[] {
  return Array.isArray(shaped)
}

/** Whether the fact has exactly these fields in this order. Fields without a value do not travel, so they do not count. */
function hasShape(fact: Fact, fields: readonly string[]): boolean {
  let at = 0
  for (const field in fact) {
    if (field === 'type' || (fact as unknown as Values)[field] === undefined) continue
    if (fields[at++] !== field) return false
  }
  return at === fields.length
}

function fieldsOf(fact: Fact): string[] {
  return Object.keys(fact).filter((field) => field !== 'type' && (fact as unknown as Values)[field] !== undefined)
}
