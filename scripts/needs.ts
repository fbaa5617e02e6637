import type { TestOptions } from 'vitest'
import { findProgram, howToGet, type PROGRAMS } from './programs.mjs'

/** What a test may need that not every machine has: a program, or Linux itself. */
type Need = keyof typeof PROGRAMS | 'linux'

/** Why a test is not run. */
interface Missing {
  readonly need: string
  readonly how: string
}

declare module 'vitest' {
  interface TaskMeta {
    missing?: Missing
  }
}

/**
 * For tests that cannot do without: `describe('behind nginx', needs('nginx'), () => …)`. Where one of them is missing they
 * are skipped, counted and listed at the end with how to get it; in CI that fails. No test is skipped in another way.
 */
export function needs(...wanted: readonly Need[]): TestOptions {
  const missing = wanted.map(lookFor).find((one) => one !== undefined)
  return missing === undefined ? {} : { skip: true, meta: { missing } }
}

function lookFor(need: Need): Missing | undefined {
  if (need === 'linux') return process.platform === 'linux' ? undefined : { need: 'Linux', how: 'run the tests there' }
  return findProgram(need) === undefined ? { need, how: howToGet(need) } : undefined
}
