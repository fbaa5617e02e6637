import { INKS } from '../art/inks.ts'
import { FAMILIES, type Face, widthOf } from './letters.ts'
import { escaped, tag } from './svg.ts'

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
  const { face, size, weight = face === 'headline' ? 700 : 600, ink = INKS.ink, anchor } = type
  if (text === '') return ''
  const attributes = {
    x,
    y,
    'font-family': FAMILIES[face],
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
