import type { Chance } from './chance.ts'

/** Plain data: what moves, states and records are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

interface Optional {
  /** The parameter may be left out. */
  readonly optional?: true
  /** What it means to leave it out, where that is one of the values. */
  readonly usual?: Json
}
/** A whole number from `min` to `max`, counted from `min` in steps. */
export interface IntDomain extends Optional {
  readonly kind: 'int'
  readonly min: number
  readonly max: number
  readonly step?: number
}
/** One of these values. */
export interface OneDomain extends Optional {
  readonly kind: 'one'
  readonly of: readonly Json[]
}
/** A subset of these values, in any order unless `ordered` says that order matters. */
export interface SomeDomain extends Optional {
  readonly kind: 'some'
  readonly of: readonly Json[]
  readonly min: number
  readonly max: number
  readonly ordered?: true
}
/** An object with these fields. */
export interface RecordDomain extends Optional {
  readonly kind: 'record'
  readonly fields: Params
}
/** So many values of one domain, in order, repeats allowed. */
export interface ListDomain extends Optional {
  readonly kind: 'list'
  readonly of: Domain
  readonly min: number
  readonly max: number
}
/** Free text of so many characters. */
export interface TextDomain extends Optional {
  readonly kind: 'text'
  readonly min?: number
  readonly max: number
}
/** Where a parameter may come from. Refusals, random play, forms and agents all read the same description. */
export type Domain = IntDomain | OneDomain | SomeDomain | RecordDomain | ListDomain | TextDomain
/** The domain of each parameter, by name. */
export type Params = { readonly [name: string]: Domain }

type Fields = Readonly<Record<string, unknown>>

/** A whole number from `min` to `max`. */
export const int = (min: number, max: number, step = 1): IntDomain => ({ kind: 'int', min, max, step })
/** One of these values. */
export const one = (of: readonly Json[]): OneDomain => ({ kind: 'one', of })
/** A subset of these values, of any size unless said otherwise. */
export const some = (of: readonly Json[], min = 0, max = of.length): SomeDomain => ({ kind: 'some', of, min, max })
/** An object with these fields. */
export const record = (fields: Params): RecordDomain => ({ kind: 'record', fields })
/** From `min` to `max` values of one domain. */
export const list = (of: Domain, min: number, max: number): ListDomain => ({ kind: 'list', of, min, max })
/** Free text of at most `max` characters. */
export const text = (max: number, min = 0): TextDomain => ({ kind: 'text', min, max })
/** Yes or no. */
export const flag: OneDomain = { kind: 'one', of: [false, true] }
/** The same domain, but the parameter may be left out; `usual` is what is meant then. */
export const maybe = <D extends Domain>(domain: D, usual?: Json): D & { optional: true } => ({
  ...domain,
  optional: true,
  ...(usual === undefined ? {} : { usual }),
})

/** Whether a value is an object with named fields: not `null`, not a list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two JSON values are the same. Key order does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((x, i) => same(x, b[i]))
  if (!isFields(a) || !isFields(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((k) => Object.hasOwn(b, k) && same(a[k], b[k]))
}

/** Whether no value at all lies in the domain. */
export function isEmpty(domain: Domain): boolean {
  switch (domain.kind) {
    case 'int':
      return domain.max < domain.min
    case 'one':
      return domain.of.length === 0
    case 'some':
      return domain.of.length < domain.min || domain.max < domain.min
    case 'record':
      return lacksValue(domain.fields)
    case 'list':
      return domain.max < domain.min || (domain.min > 0 && isEmpty(domain.of))
    case 'text':
      return domain.max < (domain.min ?? 0)
  }
}

/** Whether some required parameter has no value to take. */
export function lacksValue(params: Params): boolean {
  for (const name in params) {
    const domain = params[name] as Domain
    if (!domain.optional && isEmpty(domain)) return true
  }
  return false
}

/** Whether a value has the right kind, wherever it lies: a whole number, an array, an object … */
export function hasShape(domain: Domain, value: unknown): boolean {
  switch (domain.kind) {
    case 'int':
      return Number.isSafeInteger(value)
    case 'one':
      return mayBeOneOf(domain.of, value)
    case 'some':
      return Array.isArray(value) && value.every((item) => mayBeOneOf(domain.of, item))
    case 'record':
      return isFields(value) && misshapen(domain.fields, value, '') === undefined
    case 'list':
      return Array.isArray(value) && value.every((item) => hasShape(domain.of, item))
    case 'text':
      return typeof value === 'string'
  }
}

/** The first declared parameter that is missing or of the wrong kind. `skip` is a key that is not a parameter. */
export function misshapen(params: Params, value: Fields, skip: string): string | undefined {
  for (const name in params) {
    if (name === skip) continue
    const domain = params[name] as Domain
    const given = value[name]
    if (given === undefined ? !domain.optional : !hasShape(domain, given)) return name
  }
  return undefined
}

/** Whether the value lies in the domain. */
export function contains(domain: Domain, value: unknown): boolean {
  switch (domain.kind) {
    case 'int':
      return Number.isSafeInteger(value) && isInRange(domain, value as number)
    case 'one':
      return includes(domain.of, value)
    case 'some':
      return Array.isArray(value) && isSubset(domain, value)
    case 'record':
      return isFields(value) && outside(domain.fields, value, '') === undefined
    case 'list':
      return Array.isArray(value) && isListIn(domain, value)
    case 'text':
      return typeof value === 'string' && value.length >= (domain.min ?? 0) && value.length <= domain.max
  }
}

/** The first parameter that lies outside its domain, or a key nobody asked for. */
export function outside(params: Params, value: Fields, skip: string): string | undefined {
  let left = 0
  for (const name in params) {
    const given = value[name]
    const domain = params[name] as Domain
    if (given === undefined ? !domain.optional : !contains(domain, given)) return name
    if (given !== undefined) left++
  }
  // Mostly there are just as many as were asked for, so that none need be looked up.
  for (const name in value) if (name !== skip) left--
  return left === 0 ? undefined : surplusOf(params, value, skip)
}

/** A key nobody asked for. */
function surplusOf(params: Params, value: Fields, skip: string): string | undefined {
  for (const name in value) {
    if (name !== skip && !Object.hasOwn(params, name)) return name
  }
  return undefined
}

/** One value of the domain at random. Leans towards the edges, where rules break. The domain must not be empty. */
export function draw(domain: Domain, chance: Chance): Json {
  switch (domain.kind) {
    case 'int':
      return drawInt(domain, chance)
    case 'one':
      return chance.pick('draw', domain.of)
    case 'some':
      return drawSubset(domain, chance)
    case 'record':
      return drawFields(domain.fields, chance)
    case 'list': {
      const items: Json[] = []
      const count = isEmpty(domain.of) ? 0 : drawCount(domain.min, domain.max, chance)
      while (items.length < count) items.push(draw(domain.of, chance))
      return items
    }
    case 'text':
      return 'x'.repeat(drawCount(domain.min ?? 0, Math.min(domain.max, 8), chance))
  }
}

/** A value for each parameter, optional ones every other time. With a `type` it is a whole move. */
export function drawFields(params: Params, chance: Chance, type?: string): { [name: string]: Json } {
  const drawn: { [name: string]: Json } = type === undefined ? {} : { type }
  for (const name in params) {
    const domain = params[name] as Domain
    if (domain.optional && (isEmpty(domain) || chance.int('draw', 2) === 0)) continue
    drawn[name] = draw(domain, chance)
  }
  return drawn
}

/** Where all values are plain, an object is no value far out but something else: checks need not expect it. */
function mayBeOneOf(of: readonly Json[], value: unknown): boolean {
  if (isPlain(value)) return value !== undefined && typeof value !== 'function'
  // Where there is nothing to choose just now, nothing says what it would look like; a list of plain values harms nobody.
  if (of.length === 0) return Array.isArray(value) && value.every(isPlain)
  return !of.every(isPlain)
}

function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}

function isInRange({ min, max, step = 1 }: IntDomain, value: number): boolean {
  return value >= min && value <= max && (step === 1 || (value - min) % step === 0)
}

function includes(of: readonly Json[], value: unknown): boolean {
  for (const known of of) if (known === value || (typeof known === 'object' && same(known, value))) return true
  return false
}

function isListIn({ of, min, max }: ListDomain, values: readonly unknown[]): boolean {
  if (values.length < min || values.length > max) return false
  for (const value of values) if (!contains(of, value)) return false
  return true
}

function isSubset({ of, min, max }: SomeDomain, values: readonly unknown[]): boolean {
  if (values.length < min || values.length > max) return false
  for (let i = 0; i < values.length; i++) {
    if (!includes(of, values[i])) return false
    for (let j = 0; j < i; j++) if (same(values[i], values[j])) return false
  }
  return true
}

/** How many values next to the least one count as near it. */
const NEAR = 10

function drawInt({ min, max, step = 1 }: IntDomain, chance: Chance): number {
  const count = Math.floor((max - min) / step) + 1
  switch (chance.int('draw', 6)) {
    case 0:
    case 1:
      return min
    case 2:
      return min + (count - 1) * step
    case 3:
      return min + chance.int('draw', Math.min(count, NEAR)) * step
    default:
      return min + chance.int('draw', count) * step
  }
}

function drawSubset({ of, min, max, ordered }: SomeDomain, chance: Chance): Json[] {
  const count = drawCount(min, Math.min(max, of.length), chance)
  if (count === 0) return []
  const places = of.map((_, i) => i)
  for (let i = 0; i < count; i++) {
    const j = i + chance.int('draw', places.length - i)
    const place = places[j] as number
    places[j] = places[i] as number
    places[i] = place
  }
  places.length = count
  if (!ordered) places.sort((a, b) => a - b)
  return places.map((place) => of[place] as Json)
}

/** Small counts are likelier: the chance of each further item halves. */
function drawCount(min: number, max: number, chance: Chance): number {
  let count = min
  while (count < max && chance.int('draw', 2) === 0) count++
  return count
}
