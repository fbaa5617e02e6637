import { type Chance, isFields, type Json } from '@ludoteca/kernel'
import { drawNasty } from '@ludoteca/kernel/fuzz'
import { deepFields, deepList, PROTOTYPE_NAMES } from '@ludoteca/kernel/nasty'
import type { MessageCatalogue } from '../catalogue.ts'
import { drawFit, fieldOf, followed, type Schema } from './json-schema.ts'
import { type MessageSchemas, messageSchemas, type Verdict, verdictOn } from './verdict.ts'
import { written } from './written.ts'

type Fields = Readonly<Record<string, Json>>
type Path = readonly string[]
interface Place {
  readonly path: Path
  readonly schema: Schema
}

const TRIES = 20

/** Draws messages of clients, right and wrong ones, and knows of each frame what must come of it. */
export class MessageTrial {
  /** The types there are. */
  readonly types: readonly string[]
  readonly #schemas: MessageSchemas

  constructor(catalogue: Pick<MessageCatalogue, 'clientPayloads'>) {
    this.#schemas = messageSchemas(catalogue)
    this.types = [...this.#schemas.keys()]
  }

  /** A message without any mistake, of that type or of any. */
  draw(chance: Chance, type: string = chance.pick('type', this.types)): Fields {
    return drawFit(this.#schemaOf(type), chance) as Fields
  }

  /** The text of a message with one mistake in it: it would be right but for that. */
  drawBroken(chance: Chance, message: Fields = this.draw(chance)): string {
    const schema = this.#schemaOf(message.type as string)
    for (let tries = 0; tries < TRIES; tries++) {
      const text =
        chance.int('broken', 5) === 0
          ? spoiltText(written(message), chance)
          : written(misplacedIn(schema, message, chance))
      if (this.verdictOn(text).code !== 'OK') return text
    }
    return written({ ...message, surplus: 1 })
  }

  /** What the documented schemas say of a frame. */
  verdictOn(text: string): Verdict {
    return verdictOn(this.#schemas, text)
  }

  #schemaOf(type: string): Schema {
    return this.#schemas.get(type) as Schema
  }
}

/** The message with another value in one place of it, without one, or with one more. */
function misplacedIn(schema: Schema, message: Fields, chance: Chance): Json {
  const place = chance.pick('place', placesIn(schema, message))
  const value = valueAt(message, place.path) ?? null
  const way = chance.int('way', 8)
  if (way === 0 && place.path.length > 0) return changed(message, place.path, () => undefined)
  if (way === 1 && isFields(value)) {
    const surplus = { [chance.pick('name', PROTOTYPE_NAMES)]: drawNasty(chance) }
    return changed(message, place.path, () => ({ ...value, ...surplus }) as Json)
  }
  if (way === 2) return changed(message, place.path, () => deep(chance))
  if (way < 5) return changed(message, place.path, () => chance.pick('near', nearMisses(place.schema, value)))
  return changed(message, place.path, () => drawNasty(chance))
}

const DEPTHS = [3, 15, 16, 17, 100, 1000, 3000]

function deep(chance: Chance): Json {
  const depth = chance.pick('depth', DEPTHS)
  return chance.pick('deep', [deepList, deepFields])(depth)
}

/** Everything in the message that has a schema of its own, and the message itself. */
function placesIn(schema: Schema, value: Json, path: Path = []): Place[] {
  const own = followed(schema, value)
  const places: Place[] = [{ path, schema: own }]
  if (!isFields(value)) return places
  for (const [name, each] of Object.entries(value as Fields)) {
    places.push(...placesIn(fieldOf(own, name) ?? {}, each, [...path, name]))
  }
  return places
}

/** Values just beside what fits. */
function nearMisses({ minimum, maximum, minLength, maxLength }: Schema, value: Json): readonly Json[] {
  const near: Json[] = [[value], { value }, String(value), null]
  if (minimum !== undefined) near.push(minimum - 1, minimum + 0.5)
  if (maximum !== undefined) near.push(maximum + 1, maximum - 0.5)
  if (minLength !== undefined && minLength > 0) near.push('x'.repeat(minLength - 1))
  if (maxLength !== undefined)
    near.push(
      'x'.repeat(maxLength + 1),
      Array.from({ length: maxLength }, () => 'x'),
    )
  if (typeof value === 'string') near.push(value.toLowerCase(), `${value} `, `\u0000${value}`, { length: value.length })
  if (typeof value === 'number') near.push(-value, value + 2 ** 53, value / 3)
  return near
}

function valueAt(value: Json, [name, ...rest]: Path): Json | undefined {
  if (name === undefined) return value
  const field = (value as Fields)[name]
  return field === undefined ? undefined : valueAt(field, rest)
}

/** The value with something else in that place; with nothing there, the field is gone. */
export function changed(value: Json, [name, ...rest]: Path, change: (value: Json) => Json | undefined): Json {
  if (name === undefined) return change(value) ?? null
  const entries = Object.entries(value as Fields).flatMap(([key, each]): (readonly [string, Json])[] => {
    if (key !== name) return [[key, each]]
    if (rest.length > 0) return [[key, changed(each, rest, change)]]
    const after = change(each)
    return after === undefined ? [] : [[key, after]]
  })
  return Object.fromEntries(entries)
}

const DIGITS = 400
const LEFTOVERS = ['}', ']', 'x', 'null', '\u0000', '{}', ',', '//', ';']
const NOT_OBJECTS = [
  '',
  ' ',
  'null',
  'true',
  '5',
  '-',
  '"PING"',
  '[]',
  '[{"v":1}]',
  '{',
  '{}}',
  '\u0000',
  'NaN',
  '1e999',
]

/** The text itself is damaged: half of it, twice of something, or what no JSON has. */
function spoiltText(text: string, chance: Chance): string {
  switch (chance.int('text', 9)) {
    case 0:
      return text.slice(0, chance.int('text', text.length))
    case 1:
      return `\ufeff${text}`
    case 2:
      return text + chance.pick('text', LEFTOVERS)
    case 3:
      return chance.pick('text', LEFTOVERS) + text
    case 4:
      // The last of two fields with one name counts.
      return `${text.slice(0, -1)},"${chance.pick('text', ['v', 'type', 'nonce', 'payload', 'roomId'])}":${written(drawNasty(chance))}}`
    case 5:
      return text.replace(/"nonce":\d+/, `"nonce":${'9'.repeat(DIGITS)}`)
    case 6:
      return text.replaceAll('"', chance.pick('text', ["'", '`', '']))
    case 7:
      return garbage(chance)
    default:
      return chance.pick('text', NOT_OBJECTS)
  }
}

const GARBAGE_MAX = 200
const LETTERS = 0x3000

function garbage(chance: Chance): string {
  const letters = Array.from({ length: chance.int('garbage', GARBAGE_MAX) }, () => chance.int('garbage', LETTERS))
  return String.fromCharCode(...letters)
}
