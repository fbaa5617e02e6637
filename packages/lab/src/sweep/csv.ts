import { type Json, lookUp } from '@ludoteca/kernel'
import type { SweepReport } from './report.ts'

/** A line per setting: what was varied, how many matches, the verdict if there are goals, and every figure with its interval. */
export function sweepAsCsv({ varied, settings, goals }: SweepReport): string {
  const names = [...new Set(settings.flatMap(({ figures }) => Object.keys(figures)))]
  const head = [
    ...varied.map(({ option }) => option),
    'matches',
    ...(goals.length > 0 ? ['verdict'] : []),
    ...names.flatMap((name) => [name, `${name}.low95`, `${name}.high95`]),
  ]
  const lines = settings.map(({ setting, matches, verdict, figures }) => [
    ...varied.map(({ option }) => lookUp(setting, option) as Json),
    matches,
    ...(verdict === undefined ? [] : [verdict]),
    ...names.flatMap((name) => {
      const found = lookUp(figures, name)
      return [found?.value, found?.low95, found?.high95].map((one) => (Number.isFinite(one) ? (one as number) : null))
    }),
  ])
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\n`).join('')
}

function cell(value: Json): string {
  const text = value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
