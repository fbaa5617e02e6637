import type { Fault, InputReport } from '@ludoteca/lab/fuzz-input'
import { number, table } from '../table.ts'

type Repeatable = Fault & { readonly repeat: string }

const SHOWN_MAX = 10
const INPUT_MAX = 400

/** A run over input for people. */
export function inputInWords(report: Omit<InputReport, 'faults'> & { readonly faults: readonly Repeatable[] }): string {
  const { seed, inputs, seconds, targets, faults, interrupted } = report
  const heading = `Input, seed ${seed}\n${number(inputs)} inputs, ${number(seconds)} s`
  const rows = targets.map(({ target, inputs: fed, kept, functions, faults: own }) => [
    target,
    fed,
    kept,
    functions,
    own.length,
  ])
  const parts = [
    interrupted ? `${heading}\nInterrupted: only what was fed until then.` : heading,
    table(['target', 'inputs', 'kept', 'functions run', 'faults'], rows),
    `${number(faults.length)} faults`,
  ]
  if (faults.length > 0) parts.push(faultsInWords(faults))
  return parts.join('\n\n')
}

/** What was wrong after which input, and how to see it again. */
export function faultsInWords(faults: readonly Repeatable[]): string {
  const shown = faults.slice(0, SHOWN_MAX).map(faultInWords)
  if (faults.length > SHOWN_MAX) shown.push(`… and ${faults.length - SHOWN_MAX} more`)
  return shown.join('\n\n')
}

function faultInWords({ target, complaint, input, repeat }: Repeatable): string {
  const text = input.length > INPUT_MAX ? `${input.slice(0, INPUT_MAX)}… (${input.length})` : input
  return `FAULT in ${target}: ${complaint}\n  after ${JSON.stringify(text)}\n  again: ${repeat}`
}
