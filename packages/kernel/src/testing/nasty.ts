import type { Json } from '../domain.ts'

/**
 * Values that have broken programs before, for whoever tries what happens with them: trials, fuzzing and floods all take
 * them from here. Nothing of it may do more than be refused.
 */

const PROTOTYPES: readonly object[] = [
  Object.prototype,
  Array.prototype,
  String.prototype,
  Number.prototype,
  Map.prototype,
  Object.getPrototypeOf(() => 1) as object,
]

/** What plain objects, lists, texts, numbers, maps and functions answer to without having been given it. */
export const PROTOTYPE_NAMES: readonly string[] = [
  ...new Set([
    '__proto__',
    'constructor',
    'prototype',
    'toJSON',
    'then',
    ...PROTOTYPES.flatMap(Object.getOwnPropertyNames),
  ]),
]

/** The few of them that every plain object answers to: for where all of them would be too many. */
export const OBJECT_NAMES: readonly string[] = Object.getOwnPropertyNames(Object.prototype)

/** Numbers that rules do not count with. A message can bring all of them but NaN. */
export const ODD_NUMBERS: readonly number[] = [
  -0,
  -1,
  0.5,
  -0.5,
  1e-7,
  Number.MIN_VALUE,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 60,
  1e21,
  Number.MAX_VALUE,
  // JSON.parse gives the next two for 1e999 and -1e999.
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.NaN,
]

const LONG = 5_000

/** Texts that are taken for something else, or that cannot be written down. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '01',
  '1e3',
  '0x10',
  '0.5',
  'NaN',
  'null',
  'undefined',
  'true',
  '\0',
  '\n',
  // Half of a character.
  '\ud800',
  // Turns the direction of writing.
  '\u202e',
  '../..',
  '%s%n',
  "'; drop table moves; --",
  '<script>',
  'x'.repeat(LONG),
]

/** Lists within lists. */
export function deepList(depth: number): Json {
  let value: Json = []
  for (let i = 0; i < depth; i++) value = [value]
  return value
}

/** Objects within objects. */
export function deepFields(depth: number): Json {
  let value: Json = {}
  for (let i = 0; i < depth; i++) value = { a: value }
  return value
}

const DEEP = 2_000

/** Values of a shape that nobody asked for: empty, deep, wide, or with fields that a program takes for its own. */
export const ODD_SHAPES: readonly Json[] = [
  null,
  true,
  false,
  [],
  {},
  [null],
  [[]],
  [{}],
  { '': 0 },
  { type: 'undo' },
  { length: 1 },
  { length: -1 },
  { length: { toString: 1 } },
  { toString: 1 },
  { valueOf: null },
  { toJSON: 1 },
  { then: 1 },
  { constructor: { prototype: {} } },
  // As JSON.parse makes it: a field of its own with that name.
  { ['__proto__']: { polluted: true } },
  Object.fromEntries(OBJECT_NAMES.map((name) => [name, 1])),
  Array.from({ length: LONG }, (_, i) => i),
  deepList(DEEP),
  deepFields(DEEP),
]

/** Everything of the above that can stand in a message. */
export const NASTY_VALUES: readonly Json[] = [
  ...PROTOTYPE_NAMES,
  ...ODD_TEXTS,
  ...ODD_NUMBERS.filter((value) => !Number.isNaN(value)),
  ...ODD_SHAPES,
]
