import type { Comparison, Difference } from '@ludoteca/lab'
import { number, percent, table } from '../table.ts'

/** A comparison for people: what was set differently, what came of it, and what may be chance. */
export function comparisonInWords({ game, matches: [a, b], settings, differences }: Comparison): string {
  const real = differences.filter(({ isReal }) => isReal)
  const rest = differences.filter(({ isReal }) => !isReal)
  const parts = [`${game}: ${number(a)} matches against ${number(b)}`]
  if (settings.length > 0)
    parts.push(
      table(
        ['setting', 'a', 'b'],
        settings.map(({ name, a, b }) => [name, a, b]),
      ),
    )
  parts.push(real.length > 0 ? `Real differences\n\n${rows(real)}` : 'No difference is real: all may be chance.')
  if (rest.length > 0) parts.push(`May be chance\n\n${rows(rest)}`)
  return parts.join('\n\n')
}

function rows(differences: readonly Difference[]): string {
  return table(
    ['', 'a', 'b', 'b − a', '95 % interval', 'by chance'],
    differences.map(({ kind, name, a, b, difference, low95, high95, p }) => {
      const shown = kind === 'share' ? percent : number
      return [name, shown(a), shown(b), shown(difference), `${shown(low95)} to ${shown(high95)}`, chance(p)]
    }),
  )
}

function chance(p: number): string {
  return p < 0.0001 ? '< 0.01 %' : `${(100 * p).toFixed(2)} %`
}
