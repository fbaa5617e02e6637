import { createHash } from 'node:crypto'
import type { Environment } from '../environment.ts'

const TOKEN_BYTES = 32
const PUBLIC_ID_LENGTH = 16

/** A new random token for a cookie. */
export function newToken(env: Pick<Environment, 'bytes'>): string {
  return Buffer.from(env.bytes(TOKEN_BYTES)).toString('base64url')
}

/** The hash of a token that the database stores, and with which nobody can log in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The public id of the session with that hash, from which neither hash nor token can be derived. */
export function publicIdOf(idHash: string): string {
  return createHash('sha256').update(`listed ${idHash}`).digest('base64url').slice(0, PUBLIC_ID_LENGTH)
}
