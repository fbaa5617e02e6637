import type { Target } from '@ludoteca/load'
import { number, table } from '../table.ts'

/** What was aimed at, and what was reached, for people. */
export function targetsInWords(targets: readonly Target[]): string {
  return table(['target', 'reached', 'wanted', ''], targets.map(targetRow))
}

function targetRow({ name, reached, atLeast, atMost, isMet }: Target): (string | number)[] {
  const wanted = atLeast === undefined ? `≤ ${number(atMost as number)}` : `≥ ${atLeast}`
  return [name, number(reached), wanted, isMet ? 'met' : 'missed']
}
