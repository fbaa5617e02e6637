import type { Chance, Json } from '@ludoteca/kernel'
import { drawNasty } from '@ludoteca/kernel/fuzz'
import { PROTOTYPE_NAMES } from '@ludoteca/kernel/nasty'
import { written } from '@ludoteca/protocol/testing'

type Key = string | number
type Holder = { [key: Key]: Json }

/** Another input made of one that led somewhere new, and of a part of another. */
export function mutate(input: string, other: string, chance: Chance): string {
  let text = input
  for (let times = 1 + chance.int('times', 3); times > 0; times--) text = mutateOnce(text, other, chance)
  return text.slice(0, LENGTH_MAX)
}

/** Texts that double again and again lead nowhere. */
const LENGTH_MAX = 40_000

function mutateOnce(text: string, other: string, chance: Chance): string {
  const root = chance.int('level', 8) === 0 ? undefined : (read(text) as Json | undefined)
  const spots = root === undefined ? [] : spotsIn(root)
  if (root === undefined || spots.length === 0) return mutateText(text, other, chance)
  const [holder, key] = chance.pick('spot', spots)
  const value = holder[key] as Json
  switch (chance.int('change', 7)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(key as number, 1)
      else delete holder[key]
      break
    case 1:
      // Once more, under another name; a list has no names.
      put(holder, Array.isArray(holder) ? holder.length : chance.pick('name', PROTOTYPE_NAMES), value)
      break
    case 2:
      put(holder, key, [value])
      break
    case 3:
      put(holder, key, typeof value === 'number' ? value + chance.pick('step', [-1, 1, 0.5, 2 ** 32]) : 0)
      break
    case 4:
      put(holder, key, elsewhere(other, chance))
      break
    default:
      put(holder, key, drawNasty(chance))
  }
  return written(root)
}

/** A value out of another input. */
function elsewhere(other: string, chance: Chance): Json {
  const root = read(other) as Json | undefined
  const spots = root === undefined ? [] : spotsIn(root)
  if (spots.length === 0) return null
  const [holder, key] = chance.pick('spot', spots)
  return holder[key] as Json
}

function mutateText(text: string, other: string, chance: Chance): string {
  const [from, to] = [chance.int('cut', text.length + 1), chance.int('cut', text.length + 1)].sort((a, b) => a - b)
  const start = chance.int('cut', other.length + 1)
  switch (chance.int('text', 4)) {
    case 0:
      return text.slice(0, from) + text.slice(to)
    case 1:
      return text.slice(0, from) + other.slice(start, start + LEAP) + text.slice(from)
    case 2:
      return text.slice(0, to) + text.slice(from)
    default:
      return text.slice(0, from) + String.fromCharCode(chance.int('letter', LETTERS)) + text.slice((from ?? 0) + 1)
  }
}

const LEAP = 40
const LETTERS = 0x250
const DEPTH_MAX = 6
const SPOTS_MAX = 300

/** Where values stand, near the top and not too many. */
function spotsIn(root: Json): [Holder, Key][] {
  const spots: [Holder, Key][] = []
  const visit = (value: Json, depth: number) => {
    if (typeof value !== 'object' || value === null || depth === 0) return
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      if (spots.length >= SPOTS_MAX) return
      spots.push([value as Holder, key])
      visit((value as Holder)[key] as Json, depth - 1)
    }
  }
  visit(root, DEPTH_MAX)
  return spots
}

/** Also under names that an assignment would take for something else. */
function put(holder: Holder, key: Key, value: Json): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true })
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
