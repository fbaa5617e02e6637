import { stripVTControlCharacters } from 'node:util'

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u
const NO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}]$/u

/** Whether any character could take another width than one column. */
const UNUSUAL = /[\p{Mn}\p{Me}\p{Cf}\u1100-\u115f\u2e80-\uffff]|[\u{10000}-\u{10ffff}]|\p{Emoji_Presentation}/u

/** How many columns a text takes on the screen, whatever styles it wears. */
export function widthOf(text: string): number {
  const bare = text.includes('\u001b') ? stripVTControlCharacters(text) : text
  if (!UNUSUAL.test(bare)) return bare.length
  let width = 0
  for (const character of bare) {
    if (!NO_WIDTH.test(character)) width += WIDE.test(character) ? 2 : 1
  }
  return width
}

/** Text from outside, without anything that could steer the screen. */
export function tame(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/\p{Cc}+/gu, ' ')
}

export type Side = 'left' | 'right' | 'centre'

/** Exactly so wide: filled with spaces, or cut with an ellipsis. Styled text that has to be cut loses its style. */
export function fit(text: string, width: number, side: Side = 'left'): string {
  const spare = width - widthOf(text)
  if (spare < 0) return fit(cut(stripVTControlCharacters(text), width), width, side)
  const before = side === 'left' ? 0 : side === 'right' ? spare : Math.floor(spare / 2)
  return `${' '.repeat(before)}${text}${' '.repeat(spare - before)}`
}

function cut(text: string, width: number): string {
  let kept = ''
  for (const character of text) {
    if (widthOf(kept + character) > width - 1) break
    kept += character
  }
  return width > 0 ? `${kept}…` : ''
}

/** Breaks plain text into lines at spaces; later lines are indented. Words longer than a line are broken. */
export function wrapText(text: string, width: number, indent = 0): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line.trim() !== '') lines.push(line)
    line = ' '.repeat(indent) + word
    while (widthOf(line) > width) {
      const head = [...line].slice(0, width).join('')
      lines.push(head)
      line = ' '.repeat(indent) + line.slice(head.length)
    }
  }
  return [...lines, line]
}

/** Blocks of lines beside each other, each as wide as said. */
export function beside(blocks: readonly (readonly string[])[], widths: readonly number[], gap = 2): string[] {
  const height = Math.max(0, ...blocks.map((block) => block.length))
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => fit(block[row] ?? '', widths[i] as number))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

/** A frame with a title in its upper edge. */
export function panel(title: string, lines: readonly string[], width: number): string[] {
  const inner = width - 4
  const head = title === '' ? '' : ` ${fit(title, Math.min(widthOf(title), inner - 2))} `
  return [
    `┌─${head}${'─'.repeat(Math.max(0, width - 3 - widthOf(head)))}┐`,
    ...lines.map((line) => `│ ${fit(line, inner)} │`),
    `└${'─'.repeat(width - 2)}┘`,
  ]
}

/** Between the columns of a broad table: less where that leaves more words whole. */
export function gapIn(width: number): number {
  return width < 90 ? 1 : 2
}

/**
 * Rows of cells in columns as wide as their widest cell. The first row is the heading; numbers stand right. Where there
 * is too little room the widest columns are cut, but for those that say nothing unless they are whole.
 */
export function grid(
  rows: readonly (readonly string[])[],
  width: number,
  gap = 2,
  whole: readonly number[] = [],
): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((row) => widthOf(row[i] ?? ''))))
  while (widths.reduce((sum, each) => sum + each + gap, -gap) > width) {
    const most = Math.max(0, ...widths.filter((_, i) => !whole.includes(i)))
    const widest = widths.findIndex((each, i) => each === most && !whole.includes(i))
    if (widest < 0 || most <= 3) break
    widths[widest] = most - 1
  }
  const right = widths.map((_, i) => rows.slice(1).every((row) => isNumeric(row[i] ?? '')))
  return rows.map((row) =>
    widths
      .map((each, i) => fit(row[i] ?? '', each, right[i] ? 'right' : 'left'))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

function isNumeric(text: string): boolean {
  return /^[\d.,×−+ ]*(dn)?$/u.test(stripVTControlCharacters(text))
}
