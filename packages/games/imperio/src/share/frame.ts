import type { ShareLink } from '@ludoteca/kernel'
import { INKS } from '../art/inks.ts'
import { COVER } from '../text/cover.ts'
import { UI } from '../text/ui.ts'
import { widthOf, wrapped } from './letters.ts'
import { line, paragraph, type Type } from './setting.ts'
import { tag } from './svg.ts'

/** [12.2.1] As wide screens and link previews show a picture. */
export const LANDSCAPE = { width: 1200, height: 630 } as const
/** [12.2.2, 12.3] As phones show it from edge to edge. */
export const STORY = { width: 1080, height: 1920 } as const

/** Where something goes, in pixels. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The name of the paper over all of that width. `y` is its baseline. */
export function masthead({ x, y, width }: Place): string {
  const size = Math.floor((100 * width) / widthOf(COVER.masthead, 'headline', 100))
  return line(COVER.masthead, x, y, width, { face: 'headline', size })
}

/** A bold rule. */
export function rule({ x, y, width }: Place): string {
  return tag('rect', { x, y, width, height: 4, fill: INKS.ink })
}

const BANDS = ['magenta', 'orange', 'yellow', 'cyan'] as const

/** Bands in the inks of chicha, where apps cover a story with buttons of their own. */
export function bands(width: number, y: number, height: number): string {
  return BANDS.map((paint, i) => tag('rect', { y: y + i * height, width, height, fill: INKS[paint] })).join('')
}

/** [1.8] What every picture says at its foot. `y` is the rule above it. */
export function footer({ x, y, width }: Place, size: number): string {
  const lines = wrapped(UI.disclaimer, 'body', size, width, 3)
  return (
    tag('rect', { x, y, width, height: 1, fill: INKS.rule }) +
    paragraph(lines, x, y + size * 1.5, width, Math.round(size * 1.3), {
      face: 'body',
      size,
      weight: 400,
      ink: INKS.muted,
    })
  )
}

/** A plate with white letters in its middle; `y` is its upper edge. */
export function ribbon(text: string, { x, y, width }: Place, height: number, ink: string = INKS.red): string {
  const type = { face: 'headline', size: Math.round(height * 0.68), ink: INKS.white, anchor: 'middle' } as const
  return (
    tag('rect', { x, y, width, height, fill: ink }) + line(text, x + width / 2, y + height * 0.75, width - 20, type)
  )
}

/** How much narrower than usual letters may be before a text is cut instead. */
const SQUEEZED_PCT = 125

/** A text that has one line and no more: first it is set narrower, and then it is cut. */
export function squeezed(text: string, { x, y, width }: Place, type: Type): string {
  const [cut = ''] = wrapped(text, type.face, type.size, (width * SQUEEZED_PCT) / 100, 1)
  return line(cut, x, y, width, type)
}

/** Smaller headlines below each other, each after a square of ink. Says where the next thing may begin. */
export function headlineList(
  texts: readonly string[],
  { x, y, width }: Place,
  size: number,
): { readonly svg: string; readonly end: number } {
  const leading = Math.round(size * 1.26)
  const indent = Math.round(size * 1.1)
  let svg = ''
  let end = y
  for (const text of texts) {
    const lines = wrapped(text, 'body', size, width - indent, 2)
    const square = Math.round(size * 0.5)
    svg += tag('rect', { x, y: end + size - square - 2, width: square, height: square, fill: INKS.ink })
    svg += paragraph(lines, x + indent, end + size, width - indent, leading, { face: 'body', size })
    end += lines.length * leading + Math.round(size * 0.45)
  }
  return { svg, end }
}

/** [12.1.3] Where others find the picture, for cameras: ink on a white plate of that width. */
export function linkCode({ code }: ShareLink, { x, y, width }: Place): string {
  const scale = width / code.size
  return (
    tag('rect', { x, y, width, height: width, fill: INKS.white }) +
    tag('path', { d: code.path, transform: `translate(${x} ${y}) scale(${scale})`, fill: INKS.ink })
  )
}
