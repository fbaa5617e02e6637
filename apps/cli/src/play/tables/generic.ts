import {
  configure,
  formatInt,
  isFields,
  isRefusal,
  type Json,
  lookUp,
  Position,
  type Seat,
  SeededChance,
} from '@ludoteca/kernel'
import { grid, panel, wrapText } from '../terminal/layout.ts'
import type { DrawTable, Scene } from './table.ts'

type Fields = Readonly<Record<string, Json>>

/** Shows any view as labelled panels: one row per seat where the game keeps something for every seat. */
export const drawGeneric: DrawTable = (scene) => {
  const view = scene.view as Fields
  const bySeat = seatFields(scene)
  const rest = Object.entries(view).filter(([key]) => !bySeat.includes(key))
  const width = Math.min(scene.columns, 100)
  return [
    ...panel(scene.box.words.title, describe(scene, Object.fromEntries(rest), width - 4), width),
    ...(bySeat.length > 0 ? panel('', seatRows(scene, view, bySeat, width - 4), width) : []),
  ]
}

/** Fields with one entry per seat, whatever the number of seats: a list that happens to be as long is none of them. */
function seatFields({ box, view, seats }: Scene): string[] {
  const { min, max } = box.game.seats
  const candidates = Object.entries(view)
    .filter(([, value]) => Array.isArray(value) && value.length === seats.length)
    .map(([key]) => key)
  return candidates.filter((key) => [min, max].every((count) => lengthAtStart(box.game, key, count) === count))
}

function lengthAtStart(game: Scene['box']['game'], key: string, seats: number): number | undefined {
  const config = configure(game, {}, seats)
  if (isRefusal(config)) return undefined
  const { state } = Position.setup(game, config, seats, new SeededChance('shape'))
  const value = lookUp(game.view(state, 0) as Fields, key)
  return Array.isArray(value) ? value.length : undefined
}

function describe(scene: Scene, fields: Fields, width: number): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    if (isFields(value)) {
      const inner = describe(scene, value, width - 2).map((line) => `  ${line}`)
      return [scene.paint.bold(labelOf(key)), ...inner]
    }
    const lines = wrapText(`${labelOf(key)}: ${inWords(scene, key, value)}`, width, 2)
    const mark = `${labelOf(key)}:`
    return lines.map((line, i) => (i === 0 ? line.replace(mark, () => scene.paint.dim(mark)) : line))
  })
}

function seatRows(scene: Scene, view: Fields, keys: readonly string[], width: number): string[] {
  const columns = keys.flatMap((key) => columnsOf(key, lookUp(view, key) as readonly Json[]))
  const head = ['', ...columns.map(({ title }) => title)]
  const rows = scene.seats.map((seat) => [
    nameOf(scene, seat),
    ...columns.map(({ key, values }) => inWords(scene, key, values[seat] ?? null)),
  ])
  const [first = '', ...others] = grid([head, ...rows], width)
  return [scene.paint.dim(first), ...others]
}

interface Column {
  readonly key: string
  readonly title: string
  readonly values: readonly Json[]
}

/** A list of objects becomes one column per field, anything else a single one. Some seats may have nothing to show. */
function columnsOf(key: string, values: readonly Json[]): Column[] {
  const first = values.find((value) => isFields(value)) as Fields | undefined
  if (first === undefined) return [{ key, title: labelOf(key), values }]
  return Object.keys(first).map((field) => ({
    key: field,
    title: labelOf(field),
    values: values.map((value) => (isFields(value) ? (lookUp(value as Fields, field) ?? null) : null)),
  }))
}

function nameOf({ names, viewer, shell }: Scene, seat: Seat): string {
  return seat === viewer ? `${names(seat)} (${shell.you})` : names(seat)
}

function inWords(scene: Scene, key: string, value: Json): string {
  const { shell, names } = scene
  if (value === null) return '–'
  if (typeof value === 'boolean') return (value ? shell.yes : shell.no)[0] as string
  if (typeof value === 'number') return /seat$/i.test(key) ? names(value) : formatInt(value, shell.locale)
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map((item) => inWords(scene, key, item)).join(', ')
  const fields = Object.entries(value as Fields)
  return fields.map(([field, inner]) => `${labelOf(field)} ${inWords(scene, field, inner)}`).join(' · ')
}

/** `cardsLeft` reads as “Cards left”. */
function labelOf(key: string): string {
  const spaced = key.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
