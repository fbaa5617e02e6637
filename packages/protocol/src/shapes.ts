import { type Fact, type Json, lookUp } from '@ludoteca/kernel'

/** A fact as it travels: whole the first time, later its type and the values in the order of its shape. */
export type ShapedFact = readonly Json[] | Fact
/** The fields of each type of fact, in order, without `type`. */
export type Shapes = Readonly<Record<string, readonly string[]>>

type Values = Readonly<Record<string, Json | undefined>>

/** The encoder: remembers which shapes the receiver knows. */
export class FactEncoder {
  readonly #shapes = new Map<string, readonly string[]>()

  /** What a new receiver must know. */
  get shapes(): Shapes {
    return Object.fromEntries(this.#shapes)
  }

  /** Encodes the fact: whole where the receiver does not know its shape. */
  encode(fact: Fact): ShapedFact {
    return this.learns(fact.type, fieldsOf(fact)) ? fact : compact(fact)
  }

  /** Whether the receiver can decode the compact form of a fact with these fields. */
  knows(type: string, fields: readonly string[]): boolean {
    const known = this.#shapes.get(type)
    return known !== undefined && isSame(known, fields)
  }

  /** Whether a fact with these fields must be sent whole this time, which also tells the receiver its shape. */
  learns(type: string, fields: readonly string[]): boolean {
    if (this.knows(type, fields)) return false
    this.#shapes.set(type, fields)
    return true
  }
}

/** A fact without the names of its fields. */
export function compact(fact: Fact): readonly Json[] {
  const values: Json[] = [fact.type]
  for (const field in fact) {
    if (isField(fact, field)) values.push((fact as unknown as Values)[field] as Json)
  }
  return values
}

/** The decoder. */
export class FactDecoder {
  readonly #shapes: Map<string, readonly string[]>

  constructor(shapes: Shapes = {}) {
    this.#shapes = new Map(Object.entries(shapes))
  }

  /** The fact; undefined when its shape was missed. */
  decode(shaped: ShapedFact): Fact | undefined {
    if (!isCompact(shaped)) {
      this.#shapes.set(shaped.type, fieldsOf(shaped))
      return shaped
    }
    const type = shaped[0] as string
    const fields = this.#shapes.get(type)
    if (fields === undefined || fields.length !== shaped.length - 1) return undefined
    return { type, ...Object.fromEntries(fields.map((field, i) => [field, shaped[i + 1]])) }
  }
}

function isCompact(shaped: ShapedFact): shaped is readonly Json[] {
  return Array.isArray(shaped)
}

/** The last shape of each type of fact: facts of a type nearly always look the same, and then share one list. */
const lastShapes = new Map<string, readonly string[]>()

/** The names of a fact's fields, without `type`. Fields without a value do not travel, so they do not count. */
export function fieldsOf(fact: Fact): readonly string[] {
  const last = lastShapes.get(fact.type)
  if (last !== undefined && hasFields(fact, last)) return last
  const fields = Object.keys(fact).filter((field) => isField(fact, field))
  lastShapes.set(fact.type, fields)
  return fields
}

function hasFields(fact: Fact, fields: readonly string[]): boolean {
  let count = 0
  for (const field in fact) if (isField(fact, field) && field !== fields[count++]) return false
  return count === fields.length
}

function isField(fact: Fact, field: string): boolean {
  return field !== 'type' && lookUp(fact as unknown as Values, field) !== undefined
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  if (a === b) return true
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
