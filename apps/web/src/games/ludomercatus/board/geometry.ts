import { JAIL, SPACE_COUNT } from '@ludoteca/ludomercatus'

/** Lengths in units of the drawing: a corner's side, a lane's width, the whole board. */
export const CORNER = 150
const LANE = 88
const LANES = 9
export const BOARD = 2 * CORNER + LANES * LANE
/** The frame around it. */
export const RIM = 8
/** How deep the coloured band of a street is. */
const BAND = 34

/** The sides in the order of the walk. */
type Edge = 'south' | 'west' | 'north' | 'east'
const EDGES: readonly Edge[] = ['south', 'west', 'north', 'east']

export interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly edge: Edge
  readonly isCorner: boolean
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a space lies: the start at the lower right, then clockwise. */
export function cellOf(space: number): Cell {
  const edge = EDGES[Math.floor(space / 10)] as Edge
  const nth = space % 10
  if (nth === 0) return { ...cornerOf(edge), width: CORNER, height: CORNER, edge, isCorner: true }
  const far = BOARD - CORNER
  const along = CORNER + (nth - 1) * LANE
  const back = far - nth * LANE
  switch (edge) {
    case 'south':
      return { x: back, y: far, width: LANE, height: CORNER, edge, isCorner: false }
    case 'west':
      return { x: 0, y: back, width: CORNER, height: LANE, edge, isCorner: false }
    case 'north':
      return { x: along, y: 0, width: LANE, height: CORNER, edge, isCorner: false }
    case 'east':
      return { x: far, y: along, width: CORNER, height: LANE, edge, isCorner: false }
  }
}

function cornerOf(edge: Edge): Point {
  const far = BOARD - CORNER
  return { x: edge === 'south' || edge === 'east' ? far : 0, y: edge === 'south' || edge === 'west' ? far : 0 }
}

/** All cells, by space. */
export const CELLS: readonly Cell[] = Array.from({ length: SPACE_COUNT }, (_, space) => cellOf(space))

/** The band of a street, on the side of its cell that faces the forum. */
export function bandOf({ x, y, width, height, edge }: Cell): Omit<Cell, 'edge' | 'isCorner'> {
  switch (edge) {
    case 'south':
      return { x, y, width, height: BAND }
    case 'north':
      return { x, y: y + height - BAND, width, height: BAND }
    case 'west':
      return { x: x + width - BAND, y, width: BAND, height }
    case 'east':
      return { x, y, width: BAND, height }
  }
}

/** The part of a cell beside its band. */
export function fieldOf(cell: Cell): Omit<Cell, 'edge' | 'isCorner'> {
  const { x, y, width, height, edge } = cell
  switch (edge) {
    case 'south':
      return { x, y: y + BAND, width, height: height - BAND }
    case 'north':
      return { x, y, width, height: height - BAND }
    case 'west':
      return { x, y, width: width - BAND, height }
    case 'east':
      return { x: x + BAND, y, width: width - BAND, height }
  }
}

/** Tokens stand a little above the middle, so that the owner's mark below them stays in sight. */
const LIFT = 9

/** How wide a token is, and how far apart two stand where there is room. */
const TOKEN = 48
const ASIDE = 44
/** The cell behind the bars. */
const CAGE = 100

/** Where the nth of so many tokens on a space stands. Prisoners stand behind the bars, visitors in the lane around. */
export function standOf(space: number, jailed: boolean, nth: number, of: number): Point {
  const cell = cellOf(space)
  if (space === JAIL && !jailed) return { x: cell.x + 20 + nth * 17, y: cell.y + CORNER - 20 }
  if (space === JAIL) {
    const shift = shiftOf(nth, of, CAGE, CAGE)
    return { x: cell.x + CORNER * 0.64 + shift.x, y: cell.y + CORNER * 0.36 + shift.y }
  }
  const { x, y, width, height } = cell.isCorner ? cell : fieldOf(cell)
  const shift = shiftOf(nth, of, width, height - LIFT)
  return { x: x + width / 2 + shift.x, y: y + height / 2 - LIFT + shift.y }
}

/**
 * Whoever shares a space stands in rows, as far apart as there is room for and close to a square, so that nobody is hidden;
 * whoever is alone, in the middle.
 */
function shiftOf(nth: number, of: number, width: number, height: number): Point {
  let best = { columns: 1, rows: of, across: ASIDE, down: gapOf(of, height) }
  for (let columns = 2; columns <= of; columns++) {
    const rows = Math.ceil(of / columns)
    const across = gapOf(columns, width)
    const down = gapOf(rows, height)
    const gain = Math.min(across, down) - Math.min(best.across, best.down)
    const isSquarer = Math.max(columns, rows) <= Math.max(best.columns, best.rows)
    if (gain > 0 || (gain === 0 && isSquarer)) best = { columns, rows, across, down }
  }
  const { columns, rows, across, down } = best
  return {
    x: ((nth % columns) - (columns - 1) / 2) * across,
    y: (Math.floor(nth / columns) - (rows - 1) / 2) * down,
  }
}

/** From one of so many tokens in a line to the next. */
function gapOf(count: number, room: number): number {
  return count === 1 ? ASIDE : Math.min(ASIDE, (room - TOKEN) / (count - 1))
}

export const centreOf = ({ x, y, width, height }: Omit<Cell, 'edge' | 'isCorner'>): Point => ({
  x: x + width / 2,
  y: y + height / 2,
})
