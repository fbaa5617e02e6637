import type { Check, Defence, SuccessTier } from '../checks.ts'
import { difficulty, number } from './grammar.ts'

/** [4.2] Results as they stand in the middle of a sentence. */
const RESULTS: Readonly<Record<SuccessTier, string>> = {
  veryGood: 'sehr gut geschafft',
  good: 'gut geschafft',
  success: 'geschafft',
  poor: 'schlecht geschafft',
  fail: 'Fehlschlag',
}

/** “7 + 3 = 10 gegen SG 10: geschafft”. */
export function checkInWords({ roll, bonus, extra, total, dc, tier }: Check): string {
  return `${sum([roll, bonus, extra], total)} gegen ${difficulty(dc)}: ${RESULTS[tier]}`
}

/** “11 − 2 = 9 gegen 10”. */
export function defenceInWords({ roll, bonus, dc }: Defence): string {
  return `${sum([roll, bonus], roll + bonus)} gegen ${number(dc)}`
}

/** The die with everything that is added to it; what adds nothing is left out. */
function sum([first = 0, ...others]: readonly number[], total: number): string {
  const added = others.filter((part) => part !== 0).map((part) => `${part < 0 ? '−' : '+'} ${number(Math.abs(part))}`)
  return added.length === 0 ? number(total) : `${number(first)} ${added.join(' ')} = ${number(total)}`
}
