import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import type { Environment } from '../environment.ts'

/** The cost of a hash. Stored with every hash, so that it can be raised without locking anybody out. */
export interface Cost {
  readonly costLog2: number
  readonly blockSize: number
  readonly parallel: number
}

/** 32 MiB and some tens of milliseconds for each guess. */
const COST: Cost = { costLog2: 15, blockSize: 8, parallel: 1 }
const MEMORY_MAX = 64 * 1024 * 1024
const SALT_BYTES = 16
const KEY_BYTES = 32

/** Whether a password matches a hash; `stale`: it matches, but the hash has another cost than today's. */
export type Verdict = 'right' | 'stale' | 'wrong'

interface Stored {
  readonly cost: Cost
  readonly salt: Buffer
  readonly key: Buffer
}

/** Makes and checks password hashes (scrypt). */
export class Passwords {
  readonly #env: Environment
  readonly #cost: Cost
  /** Checked when there is no account, so that the time does not tell whether there is one. */
  readonly #decoy: Stored

  constructor(env: Environment, cost: Cost = COST) {
    this.#env = env
    this.#cost = cost
    this.#decoy = { cost, salt: Buffer.from(env.bytes(SALT_BYTES)), key: Buffer.from(env.bytes(KEY_BYTES)) }
  }

  /** `scrypt$15$8$1$<salt>$<key>`. */
  async hash(password: string): Promise<string> {
    const salt = Buffer.from(this.#env.bytes(SALT_BYTES))
    const key = await derive(password, salt, this.#cost)
    const { costLog2, blockSize, parallel } = this.#cost
    return ['scrypt', costLog2, blockSize, parallel, salt.toString('base64url'), key.toString('base64url')].join('$')
  }

  /** Checks a password. Takes as long without a hash as with one. */
  async check(password: string, hash: string | null): Promise<Verdict> {
    const known = hash === null ? undefined : parse(hash)
    const { cost, salt, key } = known ?? this.#decoy
    const equal = timingSafeEqual(await derive(password, salt, cost), key)
    if (!known || !equal) return 'wrong'
    return sameCost(cost, this.#cost) ? 'right' : 'stale'
  }
}

function parse(hash: string): Stored | undefined {
  const [scheme, costLog2, blockSize, parallel, salt = '', key = ''] = hash.split('$')
  const stored = {
    cost: { costLog2: Number(costLog2), blockSize: Number(blockSize), parallel: Number(parallel) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
  return scheme === 'scrypt' && stored.key.length === KEY_BYTES ? stored : undefined
}

function sameCost(a: Cost, b: Cost): boolean {
  return a.costLog2 === b.costLog2 && a.blockSize === b.blockSize && a.parallel === b.parallel
}

function derive(password: string, salt: Buffer, { costLog2, blockSize, parallel }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** costLog2, r: blockSize, p: parallel, maxmem: MEMORY_MAX }
  return new Promise((resolve, reject) => {
    // The same letters may be composed or not, depending on keyboard and system.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
