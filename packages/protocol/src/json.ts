import { isFields, type Json } from '@ludoteca/kernel'
import { z } from 'zod'
import { JSON_DEPTH } from './limits.ts'

/** An object of plain data. */
export type JsonObject = { readonly [key: string]: Json }

/** Any JSON value. */
export const jsonSchema = z.custom<Json>((value) => value !== undefined)

/** Arbitrary data of a client: an object, nested no deeper than `JSON_DEPTH`. Not copied. */
export const looseJsonSchema = z
  .custom<JsonObject>((value) => isFields(value) && isShallow(value, JSON_DEPTH))
  .meta({ type: 'object' })

/** A move of any game: only its type is checked here, the rest by the domains of the game. */
export const moveSchema = z
  .custom<JsonObject & { readonly type: string }>(isMove)
  .meta({ type: 'object', properties: { type: { type: 'string' } }, required: ['type'] })

/** A fact of any game. */
export const factSchema = z.custom<JsonObject & { readonly type: string }>(
  (value) => isFields(value) && typeof value.type === 'string',
)

/** Whether it has the form of a move. */
export function isMove(value: unknown): boolean {
  return isFields(value) && typeof value.type === 'string' && isShallow(value, JSON_DEPTH)
}

/** Whether nothing is nested deeper than `depth` and no key would set a prototype. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isShallow(item, depth - 1))
  for (const key in value) {
    if (key === '__proto__' || !isShallow((value as Record<string, unknown>)[key], depth - 1)) return false
  }
  return true
}
