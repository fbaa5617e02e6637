import { isDeepStrictEqual } from 'node:util'
import { parseClientMessage } from '@ludoteca/protocol'
import { drawBroken, drawMessage, verdictOn, written } from '@ludoteca/protocol/testing'
import type { Target } from './target.ts'

const RIGHT_ONE_IN = 8

/** What reads the frames of clients: each must get the verdict that the documented schemas give. */
export const messages: Target = {
  name: 'messages',
  fresh(chance) {
    const message = drawMessage(chance)
    return chance.int('right', RIGHT_ONE_IN) === 0 ? written(message) : drawBroken(chance, message)
  },
  feed(input) {
    const verdict = verdictOn(input)
    const parsed = parseClientMessage(input)
    const code = parsed.ok ? 'OK' : parsed.code
    if (code !== verdict.code) return `gave ${code} instead of ${verdict.code}`
    if (parsed.ok) {
      return isDeepStrictEqual(parsed.message, JSON.parse(input)) ? undefined : 'read something else than was written'
    }
    const { nonce, idempotencyKey } = parsed
    if (nonce !== verdict.nonce || idempotencyKey !== verdict.idempotencyKey) return 'repeated other ids'
    return undefined
  },
}
