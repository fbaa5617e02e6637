import { lookUp } from '@ludoteca/kernel'

/** Pictures as text: SVG that needs nothing else. Whatever is told by colour is written beside it, too. */

const COLOURS = ['#0b5d7a', '#b5482a', '#5b7a1d', '#7a3b86', '#a77b00', '#44546a', '#c2185b', '#00796b'] as const

function colourOf(index: number): string {
  return COLOURS[index % COLOURS.length] as string
}

export function plain(text: string | number): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A number as short as it may be said. */
export function short(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(Math.abs(value) >= 1 ? 1 : 3)
}

const WIDTH = 720
const ROW = 26
/** Room for names: about so much for each letter. */
const LETTER = 7.9
const LABEL = { least: 100, most: 420 } as const

/** Where bars begin, so that the longest name finds room before them. */
function roomFor(all: readonly { readonly label: string }[]): number {
  const letters = Math.max(...all.map(({ label }) => label.length), 0)
  return Math.min(LABEL.most, Math.max(LABEL.least, Math.ceil(letters * LETTER) + 12))
}

interface Bar {
  readonly label: string
  readonly value: number
  readonly low?: number
  readonly high?: number
}

/** One bar for each, with its interval as a whisker. */
export function bars(
  title: string,
  all: readonly Bar[],
  most = Math.max(...all.map((bar) => bar.high ?? bar.value), 0),
): string {
  const left = roomFor(all)
  const scale = scaleTo(most, left)
  // Many bars are one row of numbers, not so many things with a colour each.
  const colour = (i: number) => colourOf(all.length > COLOURS.length ? 0 : i)
  const rows = all.map(({ label, value, low, high }, i) => {
    const y = i * ROW
    const whisker =
      low === undefined || high === undefined ? '' : whiskerAt(left + scale(low), left + scale(high), y + 13)
    return (
      `<text x="${left - 8}" y="${y + 17}" text-anchor="end">${plain(label)}</text>` +
      `<rect x="${left}" y="${y + 4}" width="${scale(value)}" height="18" fill="${colour(i)}"/>${whisker}` +
      `<text x="${left + scale(high ?? value) + 6}" y="${y + 17}">${plain(short(value))}</text>`
    )
  })
  return svg(title, all.length * ROW + 6, rows.join(''))
}

/** Dark on a light edge, so that it is seen on bars and beside them. */
function whiskerAt(from: number, to: number, y: number): string {
  const d = `M${from} ${y - 4}v8M${from} ${y}H${to}M${to} ${y - 4}v8`
  return `<path d="${d}" stroke="#fff" stroke-width="4"/><path d="${d}" stroke="#222" stroke-width="1.5"/>`
}

interface Box {
  readonly label: string
  readonly p10: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p90: number
}

/** From the tenth to the ninetieth percentile, the middle half as a box, the median as a line. */
export function boxes(title: string, all: readonly Box[]): string {
  const left = roomFor(all)
  const scale = scaleTo(Math.max(...all.map(({ p90 }) => p90), 0), left)
  const rows = all.map(({ label, p10, p25, p50, p75, p90 }, i) => {
    const y = i * ROW
    const at = (value: number) => left + scale(Math.max(0, value))
    return (
      `<text x="${left - 8}" y="${y + 17}" text-anchor="end">${plain(label)}</text>` +
      `<line x1="${at(p10)}" x2="${at(p90)}" y1="${y + 13}" y2="${y + 13}" stroke="#222"/>` +
      `<rect x="${at(p25)}" y="${y + 4}" width="${Math.max(1, at(p75) - at(p25))}" height="18" fill="${colourOf(i)}" fill-opacity="0.75"/>` +
      `<line x1="${at(p50)}" x2="${at(p50)}" y1="${y + 2}" y2="${y + 24}" stroke="#000" stroke-width="2"/>` +
      `<text x="${at(p90) + 6}" y="${y + 17}">${plain(short(p50))}</text>`
    )
  })
  return svg(title, all.length * ROW + 6, rows.join(''))
}

interface Line {
  readonly label: string
  /** By round, from the first on. */
  readonly values: readonly number[]
}

const PLOT = { left: 56, top: 12, height: 220 } as const
const LEGEND = 150

/** One line for each, named at its end. */
export function lines(title: string, all: readonly Line[]): string {
  const values = all.flatMap((line) => line.values)
  const steps = roundSteps(Math.min(...values, 0), Math.max(...values, 0))
  const least = steps[0] as number
  const most = steps.at(-1) as number
  const rounds = Math.max(...all.map((line) => line.values.length), 2)
  const x = (round: number) => PLOT.left + (round * (WIDTH - PLOT.left - LEGEND)) / (rounds - 1)
  const y = (value: number) => PLOT.top + PLOT.height - ((value - least) * PLOT.height) / (most - least || 1)
  const grid = steps.map(
    (value) =>
      `<line x1="${PLOT.left}" x2="${WIDTH - LEGEND}" y1="${y(value)}" y2="${y(value)}" stroke="#ccc"/>` +
      `<text x="${PLOT.left - 6}" y="${y(value) + 4}" text-anchor="end">${plain(short(value))}</text>`,
  )
  const ticks = Array.from({ length: rounds }, (_, round) => round).filter(
    (round) => round === 0 || (round + 1) % 5 === 0,
  )
  const axis = ticks.map(
    (round) => `<text x="${x(round)}" y="${PLOT.top + PLOT.height + 18}" text-anchor="middle">${round + 1}</text>`,
  )
  const paths = all.map(({ values: points }, i) => {
    const d = points.map((value, round) => `${round === 0 ? 'M' : 'L'}${x(round).toFixed(1)} ${y(value).toFixed(1)}`)
    return `<path d="${d.join('')}" fill="none" stroke="${colourOf(i)}" stroke-width="2" stroke-dasharray="${DASHES[i % DASHES.length]}"/>`
  })
  return svg(title, PLOT.top + PLOT.height + 28, [...grid, ...axis, ...paths, ...legend(all, y)].join(''))
}

const STEPS_ABOUT = 4

/** Round numbers, some four of them, from below the least to above the most. */
export function roundSteps(least: number, most: number): number[] {
  const rough = (most - least || 1) / STEPS_ABOUT
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((times) => times * power >= rough * 0.999) ?? 10)
  const from = Math.floor(least / step)
  const count = Math.max(1, Math.ceil(most / step - 0.001) - from)
  return Array.from({ length: count + 1 }, (_, i) => Number(((from + i) * step).toPrecision(6)))
}

const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '4 4'] as const

/** Names stand where lines end, moved apart where they would cover each other. */
function legend(all: readonly Line[], y: (value: number) => number): string[] {
  // A line alone has the name of the picture.
  if (all.length < 2) return []
  const ends = all.map(({ label, values }, i) => ({ label, i, at: y(values.at(-1) ?? 0) })).sort((a, b) => a.at - b.at)
  let last = Number.NEGATIVE_INFINITY
  return ends.map(({ label, i, at }) => {
    last = Math.max(at, last + 15)
    return `<text x="${WIDTH - LEGEND + 8}" y="${last + 4}" fill="${colourOf(i)}" font-weight="600">${plain(label)}</text>`
  })
}

/** A grid whose cells are the darker the more they hold; the number stands in each. */
export function heat(
  columns: readonly string[],
  rows: readonly { readonly label: string; readonly values: readonly number[] }[],
): string {
  const most = Math.max(...rows.flatMap(({ values }) => values), 1e-9)
  // The darkest is still light enough for dark numbers.
  const cell = (value: number) =>
    `<td style="background:rgba(11,93,122,${((value / most) * 0.5).toFixed(2)})">${plain(short(value))}</td>`
  const body = rows.map(
    ({ label, values }) => `<tr><th scope="row">${plain(label)}</th>${values.map(cell).join('')}</tr>`,
  )
  const head = columns.map((name) => `<th scope="col">${plain(name)}</th>`).join('')
  return wide(`<thead><tr><td></td>${head}</tr></thead><tbody>${body.join('')}</tbody>`)
}

type Cell = string | number

/** Cells that end in a word with a tone have that tone. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  tones: Readonly<Record<string, string>> = {},
): string {
  const head = columns.map((name) => `<th scope="col">${plain(name)}</th>`).join('')
  const cell = (value: Cell) => {
    const tone = lookUp(tones, String(value).split(' ').at(-1))
    return `<td${tone ? ` class="${plain(tone)}"` : ''}>${plain(typeof value === 'number' ? short(value) : value)}</td>`
  }
  const body = rows.map(
    ([first = '', ...rest]) => `<tr><th scope="row">${plain(first)}</th>${rest.map(cell).join('')}</tr>`,
  )
  return wide(`<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody>`)
}

/** Wider tables than the window can be scrolled, with the keyboard, too. */
function wide(inside: string): string {
  return `<div class="wide" tabindex="0"><table>${inside}</table></div>`
}

function scaleTo(most: number, left: number): (value: number) => number {
  return (value) => (most <= 0 ? 0 : (value / most) * (WIDTH - left - 70))
}

function svg(title: string, height: number, inside: string): string {
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${plain(title)}"><title>${plain(title)}</title>${inside}</svg>`
}
