import type { View } from '@ludoteca/ludomercatus'
import { panel } from '../../terminal/layout.ts'
import type { Scene } from '../table.ts'
import { affairOf } from './affair.ts'
import { headline, legend, playerLines } from './players.ts'
import { drawRing, ringWidth } from './ring.ts'
import { drawSides } from './sides.ts'

/** Rows the ring takes, and what the story and the question under it need at least. */
const RING_ROWS = 39
const ROWS_BELOW = 8
const LIST_WIDTH_MAX = 100

/** The market: the whole ring where there is room for it, otherwise its four sides as lists. */
export function drawLudomercatus(scene: Scene<View>): readonly string[] {
  const fitsRing = scene.columns >= ringWidth() && scene.rows >= RING_ROWS + ROWS_BELOW
  return fitsRing ? drawRing(scene, (width, height) => centre(scene, width, height)) : asList(scene)
}

/** What lies in the middle of the ring: the match above, what the marks mean at the foot. */
function centre(scene: Scene<View>, width: number, height: number): string[] {
  const affair = affairOf(scene, width - 4)
  const above = ['', ...headline(scene, width), '', ...playerLines(scene, width), '']
  if (affair) above.push(...panel(affair.title, affair.lines, width))
  const below = legend(scene, width)
  const between = Math.max(0, height - above.length - below.length - 1)
  return [...above, ...Array.from({ length: between }, () => ''), ...below]
}

function asList(scene: Scene<View>): string[] {
  const width = Math.min(scene.columns, LIST_WIDTH_MAX)
  const affair = affairOf(scene, width - 4)
  return [
    ...headline(scene, width),
    ...drawSides(scene, width),
    ...playerLines(scene, width),
    ...(affair ? panel(affair.title, affair.lines, width) : []),
    ...legend(scene, width),
  ]
}
