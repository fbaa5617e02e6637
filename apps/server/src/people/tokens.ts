import { createHash } from 'node:crypto'
import type { Environment } from '../environment.ts'

const TOKEN_BYTES = 32
const PUBLIC_ID_LENGTH = 16

/** What a browser keeps to be known again. */
export function newToken(env: Pick<Environment, 'bytes'>): string {
  return Buffer.from(env.bytes(TOKEN_BYTES)).toString('base64url')
}

/** What the database keeps of it: whoever reads the database cannot come in with that. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** What a list calls the session of that hash: it leads back to neither of the above. */
export function publicIdOf(idHash: string): string {
  return createHash('sha256').update(`listed ${idHash}`).digest('base64url').slice(0, PUBLIC_ID_LENGTH)
}
