import { mixSeed } from '@ludoteca/kernel'
import type { Environment } from '../environment.ts'

const SEED_BYTES = 32

/** The server's part of a seed: nobody can guess it, and its commitment is shown before people add theirs. */
export function drawServerSeed(env: Environment): string {
  return Buffer.from(env.bytes(SEED_BYTES)).toString('hex')
}

/** The seed of a match, mixed from the server's part and what people added after the server's commitment was shown. */
export function matchSeed(serverSeed: string, contributions: readonly { readonly entropy: string }[]): string {
  return mixSeed([serverSeed, ...contributions.map(({ entropy }) => entropy)])
}
