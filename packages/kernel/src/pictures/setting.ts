import { type Face, widthOf, wrapped } from './letters.ts'
import { escaped, tag } from './svg.ts'

const INK = '#111111'

/** How a line is set. */
export interface Type {
  readonly face: Face
  readonly size: number
  readonly weight?: 400 | 600 | 700
  readonly ink?: string
  readonly anchor?: 'start' | 'middle' | 'end'
}

/**
 * One line on its baseline, no wider than `width`. It is drawn exactly as wide as it was measured, whatever letters a
 * device has: nothing runs out of its box.
 */
export function line(text: string, x: number, y: number, width: number, type: Type): string {
  const { face, size, weight = face.weight, ink = INK, anchor } = type
  if (text === '') return ''
  const attributes = {
    x,
    y,
    'font-family': face.family,
    'font-size': size,
    'font-weight': weight,
    fill: ink,
    'text-anchor': anchor,
    textLength: Math.round(Math.min(width, widthOf(text, face, size))),
    lengthAdjust: 'spacingAndGlyphs',
  }
  return tag('text', attributes, escaped(text))
}

/** Lines below each other, the first on that baseline. */
export function paragraph(
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
  leading: number,
  type: Type,
): string {
  return lines.map((text, i) => line(text, x, y + i * leading, width, type)).join('')
}

/** How much narrower than usual letters may be before a text is cut instead. */
const SQUEEZED_PCT = 125

/** Where something goes, in pixels. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A text that has one line and no more: first it is set narrower, and then it is cut. */
export function squeezed(text: string, { x, y, width }: Place, type: Type): string {
  const [cut = ''] = wrapped(text, type.face, type.size, (width * SQUEEZED_PCT) / 100, 1)
  return line(cut, x, y, width, type)
}
