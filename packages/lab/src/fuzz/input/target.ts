import type { Chance } from '@ludoteca/kernel'

/** Something that takes what strangers send. Inputs are texts, so that they can be kept, changed and shown. */
export interface Target {
  readonly name: string
  /** An input made by somebody who knows what is expected, and goes against it in one place. */
  fresh(chance: Chance): string
  /** Lets it take an input. Says what is wrong with what came of it; nothing when all is well. */
  feed(input: string): string | undefined
}

/** What was thrown, in one line with the place it came from. */
export function thrown(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${String(error)}`
  const at = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '))
  return `threw ${error.name}: ${error.message}${at === undefined ? '' : ` ${at.trim()}`}`
}
