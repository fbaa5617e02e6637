import { lookUp } from '@ludoteca/kernel'

/** Text that cannot become part of the page's own code. */
export function plain(text: string | number): string {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A number as short as it may be said. */
export function short(value: number): string {
  if (Number.isInteger(value)) return String(value)
  const size = Math.abs(value)
  return String(Number(value.toFixed(size >= 100 ? 0 : size >= 1 ? 1 : 3)))
}

export type Tones = Readonly<Record<string, string>>
type Cell = string | number

/** Cells that end in a word with a tone have that tone. */
export function table(columns: readonly string[], rows: readonly (readonly Cell[])[], tones: Tones = {}): string {
  const head = columns.map((name) => `<th scope="col">${plain(name)}</th>`).join('')
  const cell = (value: Cell) => {
    const tone = lookUp(tones, String(value).split(' ').at(-1))
    return `<td${tone ? ` class="${plain(tone)}"` : ''}>${plain(typeof value === 'number' ? short(value) : value)}</td>`
  }
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${plain(typeof first === 'number' ? short(first) : first)}</th>${rest.map(cell).join('')}</tr>`,
  )
  return wide(`<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody>`)
}

/** A grid whose cells are the darker the more they hold; the number stands in each. */
export function heat(
  columns: readonly string[],
  rows: readonly { readonly label: string; readonly values: readonly number[] }[],
): string {
  const most = Math.max(...rows.flatMap(({ values }) => values), 1e-9)
  // The darkest is still light enough for the numbers in it.
  const cell = (value: number) =>
    `<td class="heat" style="--heat:${((value / most) * 50).toFixed(0)}%">${plain(short(value))}</td>`
  const body = rows.map(
    ({ label, values }) => `<tr><th scope="row">${plain(label)}</th>${values.map(cell).join('')}</tr>`,
  )
  const head = columns.map((name) => `<th scope="col">${plain(name)}</th>`).join('')
  return wide(`<thead><tr><td></td>${head}</tr></thead><tbody>${body.join('')}</tbody>`)
}

/** Wider tables than the window can be scrolled, with the keyboard, too. */
function wide(inside: string): string {
  return `<div class="wide" tabindex="0"><table>${inside}</table></div>`
}
