import { JAIL, SPACES, type Space, type View } from '@ludoteca/ludomercatus'
import { fit, widthOf } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { bandOf, deedMarks, seatsOn, tokenOf } from './marks.ts'

/** Spaces along one side, corners apart. */
const SIDE = 9
const CORNERS = { start: 0, jail: 10, free: 20, arrest: 30 } as const

const spaceAt = (index: number) => SPACES[index] as Space
const sideways = Array.from({ length: SIDE }, (_, i) => i + 1)

/** Left to right along the upper edge, and what lies under each along the lower one. */
const UPPER = [CORNERS.free, ...sideways.map((i) => CORNERS.free + i), CORNERS.arrest]
const LOWER = [CORNERS.jail, ...sideways.map((i) => CORNERS.jail - i), CORNERS.start]
/** Downwards along both sides. */
const LEFT = sideways.map((i) => CORNERS.free - i)
const RIGHT = sideways.map((i) => CORNERS.arrest + i)

/** Column widths: as wide as the longest word of the names in them. */
const WIDTHS = UPPER.map((upper, i) => {
  const spaces = i === 0 ? [upper, LOWER[i], ...LEFT] : i === SIDE + 1 ? [upper, LOWER[i], ...RIGHT] : [upper, LOWER[i]]
  return Math.max(...spaces.flatMap((space) => wordsOf(spaceAt(space as number)).map(widthOf)))
})
const CENTRE = WIDTHS.slice(1, -1).reduce((sum, width) => sum + width + 1, -1)
const SIDE_LINES = 3

/** Columns the whole ring takes. */
export function ringWidth(): number {
  return WIDTHS.reduce((sum, width) => sum + width + 1, 1)
}

/** The ring of forty spaces: start at the lower right, on clockwise. `centre` fills the middle. */
export function drawRing(scene: Scene<View>, centre: (width: number, height: number) => readonly string[]): string[] {
  const inner = centre(CENTRE - 2, SIDE * SIDE_LINES)
  const [left, right] = [WIDTHS[0] as number, WIDTHS[SIDE + 1] as number]
  const rows: string[] = []
  for (let i = 0; i < SIDE; i++) {
    const west = sideCell(scene, LEFT[i] as number, left)
    const east = sideCell(scene, RIGHT[i] as number, right)
    for (let line = 0; line < SIDE_LINES; line++) {
      const middle = fit(` ${inner[i * SIDE_LINES + line] ?? ''}`, CENTRE)
      rows.push(`│${west[line]}│${middle}│${east[line]}│`)
    }
  }
  return [
    rule('┌', '┬', '┐'),
    ...edge(scene, UPPER),
    ruleOver('├', '┴', '┤'),
    ...rows,
    ruleOver('├', '┬', '┤'),
    ...edge(scene, LOWER),
    rule('└', '┴', '┘'),
  ]
}

function rule(left: string, between: string, right: string): string {
  return left + WIDTHS.map((width) => '─'.repeat(width)).join(between) + right
}

/** Between an edge and the sides: the inner corners are crossings. */
function ruleOver(left: string, between: string, right: string): string {
  const [first = '', ...others] = WIDTHS.map((width) => '─'.repeat(width))
  const last = others.pop() ?? ''
  return `${left}${first}┼${others.join(between)}┼${last}${right}`
}

function edge(scene: Scene<View>, spaces: readonly number[]): string[] {
  const cells = spaces.map((space, i) => edgeCell(scene, space, WIDTHS[i] as number))
  return [0, 1, 2, 3].map((line) => `│${cells.map((cell) => cell[line]).join('│')}│`)
}

/** Band and marks, the name in two lines, tokens. */
function edgeCell(scene: Scene<View>, index: number, width: number): string[] {
  const [first = '', second = ''] = wordsOf(spaceAt(index))
  const tokens = tokensOn(scene, index)
  const lines =
    index === JAIL
      ? [marks(scene, index), first, `in ${prisoners(scene)}`, tokens]
      : [marks(scene, index), first, second, tokens]
  return lines.map((line) => fit(line, width))
}

/** Band, marks and tokens, then the name in two lines; tokens that find no room stand beside the first word. */
function sideCell(scene: Scene<View>, index: number, width: number): string[] {
  const [first = '', second = ''] = wordsOf(spaceAt(index))
  const head = marks(scene, index)
  const tokens = seatsOn(scene.view, index).map((seat) => tokenOf(scene.paint, seat))
  const room = Math.max(0, width - widthOf(head) - 1)
  const above = tokens.slice(0, room).join('')
  const beside = tokens.slice(room).join('')
  return [
    head + fit(above, width - widthOf(head), 'right'),
    first + fit(beside, width - widthOf(first), 'right'),
    fit(second, width),
  ]
}

function marks({ paint, view }: Scene<View>, index: number): string {
  const space = spaceAt(index)
  if (space.group) return `${bandOf(paint, space.group)}${deedMarks(paint, view, space)}`
  return paint.dim(space.tax > 0 ? `pay ${space.tax}` : '')
}

function tokensOn({ paint, view }: Scene<View>, space: number): string {
  return seatsOn(view, space)
    .map((seat) => tokenOf(paint, seat))
    .join('')
}

function prisoners({ paint, view }: Scene<View>): string {
  const seats = seatsOn(view, JAIL, true)
  return seats.length === 0 ? '–' : seats.map((seat) => tokenOf(paint, seat)).join('')
}

function wordsOf({ name }: Space): string[] {
  return name.split(' ')
}
