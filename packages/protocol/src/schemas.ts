import type { Schema, SchemaFields } from '@ludoteca/kernel'
import { z } from 'zod'
import { looseJsonSchema } from './json.ts'
import { CLIENT_FRAME_BYTES } from './limits.ts'
import { textSchema } from './text.ts'

/** Who sends it: objects from clients may have no other fields than those described, objects from the server may. */
export type Direction = 'fromClient' | 'fromServer'

/** Compiles the fields that a game describes to the schema of an object. */
export function objectSchema(fields: SchemaFields, direction: Direction): z.ZodType {
  const shape = shapeOf(fields, direction)
  return direction === 'fromClient' ? z.strictObject(shape) : z.looseObject(shape)
}

/** Compiles each field to its schema. */
export function shapeOf(fields: SchemaFields, direction: Direction): Record<string, z.ZodType> {
  const checked = Object.entries(fields).map(([name, field]) => {
    const value = valueSchema(field, direction)
    return [name, field.optional ? value.exactOptional() : value] as const
  })
  return Object.fromEntries(checked)
}

function valueSchema(schema: Schema, direction: Direction): z.ZodType {
  const value = describedSchema(schema, direction)
  return schema.nullable ? value.nullable() : value
}

function describedSchema(schema: Schema, direction: Direction): z.ZodType {
  switch (schema.kind) {
    case 'text':
      return textOf(schema)
    case 'int':
      return intOf(schema)
    case 'number':
      return z.number()
    case 'flag':
      return z.boolean()
    case 'enum':
      return z.literal([...schema.of])
    case 'list':
      return z.array(valueSchema(schema.of, direction))
    case 'map':
      return z.record(z.string(), valueSchema(schema.of, direction))
    case 'object':
      return objectSchema(schema.fields, direction)
    case 'data':
      return looseJsonSchema
  }
}

function textOf({ min, max, pattern, examples }: Schema & { kind: 'text' }): z.ZodType {
  const isBounded = min !== undefined || max !== undefined
  const bounded = isBounded
    ? textSchema({ max: max ?? CLIENT_FRAME_BYTES, ...(min !== undefined && { min }) })
    : z.string()
  const shaped = pattern === undefined ? bounded : bounded.regex(new RegExp(pattern))
  return examples === undefined ? shaped : shaped.meta({ examples: [...examples] })
}

function intOf({ min, max }: Schema & { kind: 'int' }): z.ZodType {
  const whole = min === undefined ? z.int() : z.int().min(min)
  return max === undefined ? whole : whole.max(max)
}
