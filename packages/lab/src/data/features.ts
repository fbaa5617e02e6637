import type { BlockBuilder, CellColumn } from './table.ts'

/** Lists longer than this are known by their length and sum alone. */
const LIST_MAX = 64
/** The options are the same in every row: they stand in the report and beside the table, not in it. */
const SAME_THROUGHOUT: ReadonlySet<string> = new Set(['config', 'options'])

/**
 * All numbers of a view, each under its path: `view.players.0.cash`. It takes the view and nothing else, so it knows what
 * the seat may know and no more, and it works for every game. Yes and no are 1 and 0; words stay words; a list has its
 * `length` and one path for each place, but within another list, or when it is long, only sums.
 */
export class Features {
  readonly #root: Place

  constructor(builder: BlockBuilder) {
    this.#root = new Place(builder, 'view')
  }

  /** Writes the features of a view into the row that is being built. */
  add(view: object): void {
    for (const key of Object.keys(view)) {
      if (!SAME_THROUGHOUT.has(key)) addValue(this.#root.part(key), view[key as never], false)
    }
  }
}

/** A path that was seen before: that its name is put together once for all rows makes this several times as fast. */
class Place {
  readonly #builder: BlockBuilder
  readonly #path: string
  readonly #parts = new Map<string | number, Place>()
  #column: CellColumn | undefined

  constructor(builder: BlockBuilder, path: string) {
    this.#builder = builder
    this.#path = path
  }

  part(key: string | number): Place {
    let part = this.#parts.get(key)
    if (part === undefined) {
      part = new Place(this.#builder, `${this.#path}.${key}`)
      this.#parts.set(key, part)
    }
    return part
  }

  get column(): CellColumn {
    this.#column ??= this.#builder.column(this.#path)
    return this.#column
  }
}

function addValue(place: Place, value: unknown, inList: boolean): void {
  if (typeof value === 'number' || typeof value === 'string') place.column.set(value)
  else if (typeof value === 'boolean') place.column.set(Number(value))
  else if (Array.isArray(value)) addList(place, value, inList)
  else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) addValue(place.part(key), value[key as never], inList)
  }
}

function addList(place: Place, list: readonly unknown[], inList: boolean): void {
  place.part('length').column.set(list.length)
  if (inList || list.length > LIST_MAX) for (const part of list) addSums(place.part('sum'), part)
  else for (let i = 0; i < list.length; i++) addValue(place.part(i), list[i], true)
}

/** Numbers of the same name add up over the whole list; words do not. */
function addSums(place: Place, value: unknown): void {
  if (typeof value === 'number' || typeof value === 'boolean') place.column.addUp(Number(value))
  else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const key of Object.keys(value)) addSums(place.part(key), value[key as never])
  }
}
