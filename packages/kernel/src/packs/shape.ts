import { isFields } from '../domain.ts'
import { lookUp } from '../look-up.ts'
import type { Finding, FindingCode } from './pack.ts'

/** What a value of a pack must look like. Lengths are counted in code points. */
export type Shape =
  | TextShape
  | { readonly kind: 'int'; readonly min: number; readonly max: number }
  | { readonly kind: 'one'; readonly of: readonly (string | number | boolean)[] }
  | { readonly kind: 'maybe'; readonly of: Shape }
  | ListShape
  | FieldsShape
  | { readonly kind: 'variants'; readonly by: string; readonly of: Readonly<Record<string, FieldsShape>> }

export interface TextShape {
  readonly kind: 'text'
  readonly min: number
  readonly max: number
  readonly pattern?: RegExp
}
export interface ListShape {
  readonly kind: 'list'
  readonly of: Shape
  readonly min: number
  readonly max: number
  /** The field, or with an empty name the value itself, that no two have in common. */
  readonly unique?: string
}
export interface FieldsShape {
  readonly kind: 'fields'
  readonly fields: Readonly<Record<string, Shape>>
  /** Fields that may be left out. */
  readonly optional: readonly string[]
}

export const words = (max: number, min = 1): TextShape => ({ kind: 'text', min, max })
export const coded = (pattern: RegExp): TextShape => ({ kind: 'text', min: 1, max: 40, pattern })
export const whole = (min: number, max: number): Shape => ({ kind: 'int', min, max })
export const oneOf = (...of: readonly (string | number | boolean)[]): Shape => ({ kind: 'one', of })
export const yesOrNo: Shape = oneOf(false, true)
/** The value, or `null`. */
export const orNull = (of: Shape): Shape => ({ kind: 'maybe', of })
export const listOf = (of: Shape, min: number, max: number, unique?: string): ListShape => ({
  kind: 'list',
  of,
  min,
  max,
  ...(unique === undefined ? {} : { unique }),
})
export const fieldsOf = (
  fields: Readonly<Record<string, Shape>>,
  optional: Readonly<Record<string, Shape>> = {},
): FieldsShape => ({ kind: 'fields', fields: { ...fields, ...optional }, optional: Object.keys(optional) })
/** One of several kinds of objects, told apart by a field. */
export const variantsOf = (by: string, of: Readonly<Record<string, FieldsShape>>): Shape => ({
  kind: 'variants',
  by,
  of,
})

/** Nobody reads more of them, and a hostile document must not fill the memory. */
export const FINDINGS_MAX = 200

/** Where the value does not have the shape. */
export function shapeFindings(shape: Shape, value: unknown, path: string): Finding[] {
  const findings: Finding[] = []
  examine(shape, value, path, findings)
  return findings
}

function examine(shape: Shape, value: unknown, path: string, findings: Finding[]): void {
  if (findings.length >= FINDINGS_MAX) return
  const wrong = (code: FindingCode, params: Finding['params'] = {}) => void findings.push({ path, code, params })
  switch (shape.kind) {
    case 'text':
      return examineText(shape, value, wrong)
    case 'int':
      if (!Number.isSafeInteger(value) || Object.is(value, -0)) return wrong('PACK_TYPE', { expected: 'int' })
      if ((value as number) < shape.min || (value as number) > shape.max) {
        wrong('PACK_RANGE', { value: value as number, min: shape.min, max: shape.max })
      }
      return
    case 'one':
      if (!shape.of.includes(value as string)) wrong('PACK_CHOICE', { value: shown(value), of: shape.of.join(', ') })
      return
    case 'maybe':
      if (value !== null) examine(shape.of, value, path, findings)
      return
    case 'list':
      return examineList(shape, value, path, findings)
    case 'fields':
      return examineFields(shape, value, path, findings)
    case 'variants':
      return examineVariant(shape, value, path, findings)
  }
}

type Wrong = (code: FindingCode, params?: Finding['params']) => void

/** Characters that nobody sees, and halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

function examineText({ min, max, pattern }: TextShape, value: unknown, wrong: Wrong): void {
  if (typeof value !== 'string') return wrong('PACK_TYPE', { expected: 'text' })
  const length = [...value].length
  if (length < min || length > max) return wrong('PACK_LENGTH', { length, min, max })
  if (pattern === undefined && value.length > 0 && value.trim().length === 0)
    return wrong('PACK_LENGTH', { length: 0, min, max })
  if (UNSEEN.test(value)) return wrong('PACK_PATTERN', { value: 'control' })
  if (pattern !== undefined && !pattern.test(value)) wrong('PACK_PATTERN', { value: pattern.source })
}

function examineList(shape: ListShape, value: unknown, path: string, findings: Finding[]): void {
  if (!Array.isArray(value)) return void findings.push({ path, code: 'PACK_TYPE', params: { expected: 'list' } })
  const { min, max, unique } = shape
  const count = value.length
  if (count < min || count > max) findings.push({ path, code: 'PACK_COUNT', params: { count, min, max } })
  // A list far too long is not looked through.
  for (const [i, item] of value.slice(0, max).entries()) examine(shape.of, item, `${path}[${i}]`, findings)
  if (unique !== undefined) findings.push(...twiceIn(value.slice(0, max), unique, path))
}

function twiceIn(items: readonly unknown[], field: string, path: string): Finding[] {
  const seen = new Set<unknown>()
  const findings: Finding[] = []
  for (const [i, item] of items.entries()) {
    const key = field === '' ? item : isFields(item) ? lookUp(item, field) : undefined
    const at = field === '' ? `${path}[${i}]` : `${path}[${i}].${field}`
    if (typeof key === 'string' && seen.has(key))
      findings.push({ path: at, code: 'PACK_UNIQUE', params: { value: shown(key) } })
    seen.add(key)
  }
  return findings
}

function examineFields({ fields, optional }: FieldsShape, value: unknown, path: string, findings: Finding[]): void {
  if (!isFields(value)) return void findings.push({ path, code: 'PACK_TYPE', params: { expected: 'fields' } })
  for (const [name, shape] of Object.entries(fields)) {
    const at = path === '' ? name : `${path}.${name}`
    if (Object.hasOwn(value, name)) examine(shape, value[name], at, findings)
    else if (!optional.includes(name)) findings.push({ path: at, code: 'PACK_MISSING', params: {} })
  }
  for (const name of Object.keys(value).slice(0, FINDINGS_MAX)) {
    if (!Object.hasOwn(fields, name)) findings.push({ path, code: 'PACK_SURPLUS', params: { name: shown(name) } })
  }
}

function examineVariant(
  { by, of }: Extract<Shape, { kind: 'variants' }>,
  value: unknown,
  path: string,
  findings: Finding[],
): void {
  if (!isFields(value)) return void findings.push({ path, code: 'PACK_TYPE', params: { expected: 'fields' } })
  const kind = lookUp(value, by)
  const at = `${path}.${by}`
  const shape = typeof kind === 'string' && Object.hasOwn(of, kind) ? of[kind] : undefined
  if (shape)
    return examineFields({ ...shape, fields: { ...shape.fields, [by]: oneOf(kind as string) } }, value, path, findings)
  findings.push({ path: at, code: 'PACK_CHOICE', params: { value: shown(kind), of: Object.keys(of).join(', ') } })
}

const SHOWN_MAX = 40

/** What somebody wrote, short enough to be shown. */
function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')
  const points = [...text.slice(0, 2 * SHOWN_MAX)]
  return points.length > SHOWN_MAX ? `${points.slice(0, SHOWN_MAX).join('')}…` : text
}
