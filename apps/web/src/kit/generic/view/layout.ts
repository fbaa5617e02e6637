import { isFields, type Json, lookUp } from '@ludoteca/kernel'

/** A column of the table of players: what each seat has of it. */
interface SeatColumn {
  readonly key: string
  readonly values: readonly (Json | undefined)[]
  readonly before: readonly (Json | undefined)[]
}
/** A named value, with what it was before the last move. */
interface NamedValue {
  readonly key: string
  readonly value: Json
  readonly before: Json | undefined
}
/** A view as it is laid out. */
export interface Layout {
  readonly glance: readonly NamedValue[]
  readonly players: readonly SeatColumn[]
  readonly parts: readonly NamedValue[]
}

type Fields = Readonly<Record<string, Json>>

/** Longer rows of single values get a panel of their own. */
const ROW_MAX = 12

/** Sorts the fields of a view into a few at a glance, a table of the players, and the rest as panels. */
export function layOut(
  view: Fields,
  before: Fields | undefined,
  isBySeat: (key: string, list: Json) => boolean,
): Layout {
  const glance: NamedValue[] = []
  const players: SeatColumn[] = []
  const parts: NamedValue[] = []
  for (const [key, value] of Object.entries(view)) {
    const named = { key, value, before: lookUp(before, key) }
    if (Array.isArray(value) && isBySeat(key, value)) players.push(...columnsOf(named))
    else if (isShort(value)) glance.push(named)
    else parts.push(named)
  }
  return { glance, players, parts }
}

/** Whether a value fits on a line. */
export function isShort(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length <= ROW_MAX && value.every(isSingle)
  return isSingle(value)
}

/** A list of objects becomes a column for each of their fields, any other list a column by itself. */
function columnsOf({ key, value, before }: NamedValue): readonly SeatColumn[] {
  const list = value as readonly Json[]
  const last = Array.isArray(before) ? (before as readonly Json[]) : []
  const keys = fieldsIn(list)
  if (keys.length === 0) return [{ key, values: list, before: last }]
  return keys.map((name) => ({ key: name, values: list.map(at(name)), before: last.map(at(name)) }))
}

/** The names of all fields of the objects in a list, in the order in which they occur. */
export function fieldsIn(list: readonly Json[]): readonly string[] {
  return [...new Set(list.flatMap((item) => (isFields(item) ? Object.keys(item) : [])))]
}

function at(name: string): (item: Json) => Json | undefined {
  return (item) => (isFields(item) ? lookUp(item as Fields, name) : undefined)
}

function isSingle(value: Json | undefined): boolean {
  return typeof value !== 'object' || value === null
}
