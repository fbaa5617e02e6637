import { createHash } from 'node:crypto'
import type { Environment } from '../environment.ts'

/** Without letters that are taken for others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP = 4

/** A code that people copy by hand, as `abcd-efgh-…`: five bits a letter, nearly. */
export function newCode(env: Pick<Environment, 'bytes'>, groups: number): string {
  const bound = 256 - (256 % LETTERS.length)
  let text = ''
  while (text.length < groups * GROUP) {
    for (const byte of env.bytes(groups * GROUP)) {
      if (byte < bound && text.length < groups * GROUP) text += LETTERS[byte % LETTERS.length]
    }
  }
  return (text.match(/.{4}/g) ?? []).join('-')
}

/** What is kept of a code, however it is written: 59 bits or more are not found by trying. */
export function hashCode(code: string): string {
  return createHash('sha256')
    .update(`admin ${plainCode(code)}`)
    .digest('hex')
}

function plainCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}
