import type { Box } from '@ludoteca/kernel'
import { type Endless, type Finding, type FuzzReport, missingFrom, type Reach } from '@ludoteca/lab'
import { number, table } from '../table.ts'

/** The command that plays this one match again. */
interface Repeat {
  readonly repeat: string
}
type Repeatable = Omit<FuzzReport, 'violations' | 'endless'> & {
  readonly violations: readonly (Finding & Repeat)[]
  readonly endless: readonly (Endless & Repeat)[]
}

const SHOWN_MAX = 10

/** A fuzzing run for people. */
export function fuzzInWords(box: Box, report: Repeatable): string {
  const { coverage, violations, deadEnds, endless } = report
  const parts = [
    heading(box, report),
    `${number(violations.length)} violations, ${number(deadEnds)} dead ends, ${number(endless.length)} endless matches`,
    reachTable({ steps: coverage.steps, ...coverage.landmarks }),
  ]
  const missing = missingFrom(coverage)
  if (missing.length > 0) parts.push(`Not reached:\n${missing.map((name) => `  ${name}`).join('\n')}`)
  parts.push(countTable('move', coverage.moves), countTable('refusal', coverage.refusals))
  parts.push(...violations.slice(0, SHOWN_MAX).map(findingInWords))
  if (violations.length > SHOWN_MAX) parts.push(`… and ${violations.length - SHOWN_MAX} more`)
  if (endless[0]) parts.push(`The first endless match (${settingInWords(endless[0])})\n  again: ${endless[0].repeat}`)
  return parts.join('\n\n')
}

function heading(box: Box, report: Repeatable): string {
  const { matches, moves, seconds, seed, rulesVersion, interrupted } = report
  const first = `${box.words.title}, rules ${rulesVersion}, seed ${seed}`
  const second = `${number(matches)} matches, ${number(moves)} moves, ${number(seconds)} s`
  return interrupted ? `${first}\n${second}\nInterrupted: only the matches finished until then.` : `${first}\n${second}`
}

function reachTable(reaches: Readonly<Record<string, Reach>>): string {
  const rows = Object.entries(reaches).map(([kind, { expected, reached }]) => [kind, expected, reached])
  return table(['coverage', 'expected', 'reached'], rows)
}

function countTable(what: string, counts: Readonly<Record<string, number>>): string {
  return table([what, 'times'], Object.entries(counts))
}

function findingInWords(finding: Finding & Repeat): string {
  const { check, seq, detail, repeat } = finding
  return `VIOLATION of “${check}” after move ${seq} (${settingInWords(finding)})\n  ${detail}\n  again: ${repeat}`
}

function settingInWords({ seats, options }: Endless): string {
  return `${seats} seats, options ${JSON.stringify(options)}`
}
