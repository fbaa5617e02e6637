import type { Cell } from './table.ts'

/** Lists longer than this are known by their length and sum alone. */
const LIST_MAX = 64
/** The options are the same in every row: they stand in the report and beside the table, not in it. */
const SAME_THROUGHOUT: ReadonlySet<string> = new Set(['config', 'options'])

/**
 * All numbers of a view, each under its path: `view.players.0.cash`. It takes the view and nothing else, so it knows what
 * the seat may know and no more, and it works for every game. Yes and no are 1 and 0; words stay words; a list has its
 * `length` and one path for each place, but within another list, or when it is long, only sums.
 */
export function addFeatures(row: Map<string, Cell>, view: object): void {
  for (const [key, value] of Object.entries(view)) {
    if (!SAME_THROUGHOUT.has(key)) add(row, `view.${key}`, value, false)
  }
}

function add(row: Map<string, Cell>, path: string, value: unknown, inList: boolean): void {
  if (typeof value === 'number' || typeof value === 'string') row.set(path, value)
  else if (typeof value === 'boolean') row.set(path, Number(value))
  else if (Array.isArray(value)) addList(row, path, value, inList)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) add(row, `${path}.${key}`, part, inList)
  }
}

function addList(row: Map<string, Cell>, path: string, list: readonly unknown[], inList: boolean): void {
  row.set(`${path}.length`, list.length)
  if (inList || list.length > LIST_MAX) for (const part of list) addSums(row, `${path}.sum`, part)
  else for (const [place, part] of list.entries()) add(row, `${path}.${place}`, part, true)
}

/** Numbers of the same name add up over the whole list; words do not. */
function addSums(row: Map<string, Cell>, path: string, value: unknown): void {
  if (typeof value === 'number' || typeof value === 'boolean') {
    row.set(path, ((row.get(path) as number | undefined) ?? 0) + Number(value))
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, part] of Object.entries(value)) addSums(row, `${path}.${key}`, part)
  }
}
