import { isFields } from './domain.ts'
import { commitSeed, mixSeed } from './hash.ts'

/** What a seed was mixed from, so that anybody can see that nobody chose it alone. */
export interface Fairness {
  /** What was shown of the server's part before people added theirs. */
  readonly serverSeedCommit: string
  readonly serverSeed: string
  /** What people added, in the order of their seats. */
  readonly contributions: readonly { readonly name: string; readonly entropy: string }[]
}

/** `commitment`: the server's part is not the one it had committed to. `mixture`: the seed comes from something else. */
export type Unfairness = 'commitment' | 'mixture'

/** What is wrong with where this seed is said to come from, if anything. */
export function unfairnessOf(seed: string, fairness: Fairness): Unfairness | undefined {
  const { serverSeed, serverSeedCommit, contributions } = fairness
  if (commitSeed(serverSeed) !== serverSeedCommit) return 'commitment'
  return mixSeed([serverSeed, ...contributions.map(({ entropy }) => entropy)]) === seed ? undefined : 'mixture'
}

/** Whether this has the shape of a `Fairness`. */
export function isFairness(value: unknown): value is Fairness {
  if (!isFields(value) || !Array.isArray(value.contributions)) return false
  const areTexts = typeof value.serverSeed === 'string' && typeof value.serverSeedCommit === 'string'
  return areTexts && value.contributions.every((c) => isFields(c) && [c.name, c.entropy].every(isText))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
