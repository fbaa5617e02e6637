import { type Chance, isFields, type Json } from '@ludoteca/kernel'
import { JSON_DEPTH } from '../limits.ts'

/** As much of JSON Schema as the messages need. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'
  readonly const?: Json
  readonly enum?: readonly Json[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly maxProperties?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly examples?: readonly Json[]
}

/** Whether a value is what the schema says. Shares no code with the parser, so that each can be held against the other. */
export function fits(schema: Schema, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const
  if (schema.enum) return schema.enum.some((each) => each === value)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.some((each) => fits(each, value))
  switch (schema.type) {
    case 'string':
      return typeof value === 'string' && fitsText(schema, value)
    case 'integer':
      return Number.isSafeInteger(value) && isBetween(schema, value as number)
    case 'number':
      return Number.isFinite(value) && isBetween(schema, value as number)
    case 'boolean':
      return typeof value === 'boolean'
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value) && value.every((each) => fits(schema.items ?? {}, each))
    case 'object':
      return isFields(value) && fitsFields(schema, value)
    default:
      return value !== undefined
  }
}

function fitsText({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Schema, text: string): boolean {
  if (text.length < minLength || text.length > maxLength) return false
  return pattern === undefined || new RegExp(pattern).test(text)
}

function isBetween({ minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE }: Schema, value: number): boolean {
  return value >= minimum && value <= maximum
}

function fitsFields(schema: Schema, fields: Readonly<Record<string, unknown>>): boolean {
  const { required = [], maxProperties = Number.POSITIVE_INFINITY, propertyNames = {} } = schema
  const names = Object.keys(fields)
  if (names.length > maxProperties || !required.every((name) => names.includes(name))) return false
  // What a client made up may hold anything, within reason.
  if (isMadeUp(schema) && !isModest(fields, JSON_DEPTH)) return false
  return names.every((name) => {
    const field = fieldOf(schema, name)
    return field !== undefined && fits(propertyNames, name) && fits(field, fields[name])
  })
}

/** What the field with that name must be; nothing when there may be none. */
export function fieldOf({ properties = {}, additionalProperties = {} }: Schema, name: string): Schema | undefined {
  if (Object.hasOwn(properties, name)) return properties[name]
  if (additionalProperties === false) return undefined
  return additionalProperties === true ? {} : additionalProperties
}

function isMadeUp({ type, additionalProperties }: Schema): boolean {
  return type === 'object' && additionalProperties === undefined
}

function isModest(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0 || Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((each) => isModest(each, depth - 1))
}

/** The schemas among which a value may choose, and the one that it follows. */
export function followed(schema: Schema, value: unknown): Schema {
  const options = schema.anyOf ?? schema.oneOf
  return options?.find((each) => fits(each, value)) ?? schema
}

const LETTERS = 'abcXYZ0189 -_ñ€'

/** A value that fits, rather at the edges than between them. */
export function drawFit(schema: Schema, chance: Chance): Json {
  if (schema.const !== undefined) return schema.const
  const known = schema.enum ?? schema.examples
  if (known) return chance.pick('fit', known)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return drawFit(chance.pick('fit', options), chance)
  switch (schema.type) {
    case 'string':
      return schema.format === 'uuid' ? drawKey(chance) : drawText(schema, chance)
    case 'integer':
    case 'number':
      return drawNumber(schema, chance)
    case 'boolean':
      return chance.pick('fit', [false, true])
    case 'array':
      return Array.from({ length: chance.int('fit', 3) }, () => drawFit(schema.items ?? {}, chance))
    case 'object':
      return drawObject(schema, chance)
    default:
      return null
  }
}

/** A key for a message, as a client would make one. */
export function drawKey(chance: Chance): string {
  const digits = (count: number) => Array.from({ length: count }, () => chance.int('key', 16).toString(16)).join('')
  return [8, 4, 4, 4, 12].map(digits).join('-')
}

const TEXT_MAX = 200

function drawText({ minLength = 0, maxLength = TEXT_MAX }: Schema, chance: Chance): string {
  const length = chance.pick('fit', [
    minLength,
    minLength + 1,
    maxLength,
    minLength + chance.int('fit', maxLength - minLength),
  ])
  return Array.from({ length: Math.min(length, maxLength) }, () => LETTERS[chance.int('fit', LETTERS.length)]).join('')
}

const NEAR = 10

function drawNumber({ minimum = -NEAR, maximum = minimum + NEAR }: Schema, chance: Chance): number {
  const near = minimum + chance.int('fit', Math.min(NEAR, maximum - minimum + 1))
  return chance.pick('fit', [minimum, near, near, maximum])
}

function drawObject(schema: Schema, chance: Chance): Json {
  const { properties = {}, required = [], additionalProperties } = schema
  const drawn: Record<string, Json> = {}
  for (const [name, field] of Object.entries(properties)) {
    if (required.includes(name) || chance.int('fit', 2) === 0) drawn[name] = drawFit(field, chance)
  }
  if (additionalProperties !== false) {
    const field = typeof additionalProperties === 'object' ? additionalProperties : { type: 'integer' as const }
    for (let left = chance.int('fit', 3); left > 0; left--) drawn[`more${left}`] = drawFit(field, chance)
  }
  return drawn
}
