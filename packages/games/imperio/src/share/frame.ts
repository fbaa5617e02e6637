import type { ShareLink } from '@ludoteca/kernel'
import { line, linkCode, type Place, paragraph, squeezed, tag, widthOf, wrapped } from '@ludoteca/kernel/pictures'
import { INKS } from '../art/inks.ts'
import { COVER } from '../text/cover.ts'
import { UI } from '../text/ui.ts'
import { BODY, HEADLINE } from './faces.ts'

/** [12.2.1] As wide screens and link previews show a picture. */
export const LANDSCAPE = { width: 1200, height: 630 } as const
/** [12.2.2, 12.3] As phones show it from edge to edge. */
export const STORY = { width: 1080, height: 1920 } as const

/** A field of a picture, as the specification gives it. */
export interface Field extends Place {
  readonly height: number
}

/** The name of the paper, as large as the field allows. */
export function masthead({ x, y, width, height }: Field, size: number): string {
  const fits = Math.floor((size * width) / widthOf(COVER.masthead, HEADLINE, size))
  return line(COVER.masthead, x, y + height * 0.82, width, { face: HEADLINE, size: Math.min(size, fits) })
}

/** A bold rule. */
export function rule({ x, y, width }: Place): string {
  return tag('rect', { x, y, width, height: 2, fill: INKS.ink })
}

const BANDS = ['magenta', 'orange', 'yellow', 'cyan'] as const

/** Bands in the inks of chicha, where apps cover a story with buttons of their own. */
export function bands(width: number, y: number, height: number): string {
  return BANDS.map((paint, i) => tag('rect', { y: y + i * height, width, height, fill: INKS[paint] })).join('')
}

/** [1.8] What every picture says at its foot. `y` is the rule above it. */
export function footer({ x, y, width }: Place, size: number): string {
  const lines = wrapped(UI.disclaimer, BODY, size, width, 3)
  return (
    tag('rect', { x, y, width, height: 1, fill: INKS.rule }) +
    paragraph(lines, x, y + size * 1.35, width, Math.round(size * 1.3), {
      face: BODY,
      size,
      weight: 400,
      ink: INKS.muted,
    })
  )
}

/** A plate with white letters in its middle; `y` is its upper edge. */
export function ribbon(text: string, { x, y, width }: Place, height: number, size: number, ink: string = INKS.red) {
  const type = { face: HEADLINE, size, weight: 600, ink: INKS.white, anchor: 'middle' } as const
  return (
    tag('rect', { x, y, width, height, fill: ink }) +
    squeezed(text, { x: x + width / 2, y: y + height / 2 + size * 0.36, width: width - 20 }, type)
  )
}

/** The largest of these sizes at which a text fits into a field; at the smallest it is cut. */
export function filling(text: string, { x, y, width, height }: Field, sizes: readonly number[]): string {
  const leadingOf = (size: number) => Math.round(size * 1.12)
  const linesOf = (size: number) => Math.max(1, Math.floor((height + size * 0.12) / leadingOf(size)))
  const fits = (size: number) => !/…$/u.test(wrapped(text, HEADLINE, size, width, linesOf(size)).at(-1) ?? '')
  const size = sizes.find(fits) ?? (sizes.at(-1) as number)
  const lines = wrapped(text, HEADLINE, size, width, linesOf(size))
  return paragraph(lines, x, y + size * 0.96, width, leadingOf(size), { face: HEADLINE, size })
}

/**
 * Smaller headlines below each other in a field, each after a square of ink and on two lines at most: as large as there
 * is room for.
 */
export function headlineList(texts: readonly string[], field: Field, sizes: readonly number[]): string {
  const { x, y, width, height } = field
  const indentOf = (size: number) => Math.round(size * 1.1)
  const linesAt = (size: number) => texts.map((text) => wrapped(text, BODY, size, width - indentOf(size), 2))
  const smallest = sizes.at(-1) as number
  const tightest = height / Math.max(1, texts.length * 2)
  const leadingOf = (size: number) => (size === smallest ? Math.min(size * 1.26, tightest) : size * 1.26)
  const fits = (size: number) =>
    linesAt(size).flat().length * leadingOf(size) + (texts.length - 1) * size * 0.4 <= height
  const size = sizes.find(fits) ?? smallest
  const all = linesAt(size)
  const leading = Math.floor(leadingOf(size))
  const rest = height - all.flat().length * leading
  const gap = texts.length > 1 ? Math.floor(Math.min(size * 0.6, rest / (texts.length - 1))) : 0
  const square = Math.round(size * 0.5)
  let end = y
  let svg = ''
  for (const lines of all) {
    svg += tag('rect', { x, y: end + size - square - 2, width: square, height: square, fill: INKS.ink })
    svg += paragraph(lines, x + indentOf(size), end + size, width - indentOf(size), leading, { face: BODY, size })
    end += lines.length * leading + gap
  }
  return svg
}

/** [12.1.3] The code on a white plate that is a little larger than it. */
export function platedCode(link: ShareLink, { x, y, width }: Place, margin: number): string {
  const side = width + 2 * margin
  return (
    tag('rect', { x: x - margin, y: y - margin, width: side, height: side, fill: INKS.white }) +
    linkCode(link, { x, y, width }, INKS.ink)
  )
}

/** The address in letters, on two lines where one is too short: where to go, and what to look for there. */
export function shortLink({ text }: ShareLink, { x, y, width }: Place, size: number, isRight: boolean): string {
  const type = { face: BODY, size, anchor: isRight ? 'end' : 'start' } as const
  const at = isRight ? x + width : x
  if (widthOf(text, BODY, size) <= width) return squeezed(text, { x: at, y, width }, type)
  const cut = text.indexOf('/') + 1
  const [host, path] = [text.slice(0, cut), text.slice(cut)]
  return squeezed(host, { x: at, y, width }, type) + line(path, at, y + Math.round(size * 1.15), width, type)
}
