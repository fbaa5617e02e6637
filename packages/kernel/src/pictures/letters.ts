/** Letters of one kind: which families devices may have of them, how wide they run, and how bold they usually are. */
export interface Face {
  readonly family: string
  /** Of plain letters, in percent. */
  readonly widthPct: number
  readonly weight: 400 | 600 | 700
}

/** Widths in hundredths of the size, for plain letters. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/[ilíjI.,:;'’|!¡·]/u, 28],
  [/[ \-()[\]/"“”ftr]/u, 38],
  [/[mwMW@%—…]/u, 88],
  [/[\p{Lu}]/u, 68],
  [/[\p{Script=Latin}\p{Nd}\p{P}<>=+$°]/u, 56],
  [/[\p{Script=Cyrillic}\p{Script=Greek}]/u, 60],
]
/** What is not of our alphabet may be as wide as high. */
const WIDEST = 110

/** How wide a text is, in the units of its size. */
export function widthOf(text: string, face: Face, size: number): number {
  let hundredths = 0
  for (const letter of text) hundredths += KINDS.find(([kind]) => kind.test(letter))?.[1] ?? WIDEST
  return (hundredths * size * face.widthPct) / 10_000
}

/** A text in lines no wider than that. A word that is too long is broken; what does not fit ends with an ellipsis. */
export function wrapped(text: string, face: Face, size: number, width: number, linesMax: number): readonly string[] {
  const fits = (line: string) => widthOf(line, face, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = broken(word, fits)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) as string
  }
  lines.push(line)
  if (lines.length <= linesMax) return lines
  return [...lines.slice(0, linesMax - 1), cut(`${lines[linesMax - 1]}…`, fits)]
}

/** The largest of these sizes at which a text has no more lines than that; at the smallest it is cut. */
export function fitted(text: string, face: Face, sizes: readonly number[], width: number, linesMax: number) {
  const fits = (at: number) => !/…$/u.test(wrapped(text, face, at, width, linesMax).at(-1) as string)
  const size = sizes.find(fits) ?? (sizes.at(-1) as number)
  return { size, lines: wrapped(text, face, size, width, linesMax) }
}

function broken(word: string, fits: (line: string) => boolean): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function cut(line: string, fits: (line: string) => boolean): string {
  const letters = [...line]
  while (letters.length > 1 && !fits(letters.join(''))) letters.splice(-2, 1)
  return letters.join('')
}
