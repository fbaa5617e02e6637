import { createHash } from 'node:crypto'
import type { Environment } from '../environment.ts'

const TOKEN_BYTES = 32

/** What a browser keeps to be known again. */
export function newToken(env: Environment): string {
  return Buffer.from(env.bytes(TOKEN_BYTES)).toString('base64url')
}

/** What the database keeps of it: whoever reads the database cannot come in with that. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
