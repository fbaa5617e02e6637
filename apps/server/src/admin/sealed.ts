import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Environment } from '../environment.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Second factors as they lie in their table. Whatever shows a row of it by mistake, an answer, a log or a copy of that
 * table, shows nothing one could use: the key comes from the secret that signs cookies.
 */
export class Sealer {
  readonly #key: Buffer
  readonly #env: Pick<Environment, 'bytes'>

  constructor(secret: string, env: Pick<Environment, 'bytes'>) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'second factors', 32))
    this.#env = env
  }

  /** Bound to whose it is: a row that was copied to another account does not open. */
  seal(bytes: Uint8Array, accountId: string): string {
    const iv = this.#env.bytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key, iv).setAAD(Buffer.from(accountId))
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
  }

  open(sealed: string, accountId: string): Uint8Array {
    const all = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(CIPHER, this.#key, all.subarray(0, IV_BYTES)).setAAD(Buffer.from(accountId))
    decipher.setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(all.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  }
}
