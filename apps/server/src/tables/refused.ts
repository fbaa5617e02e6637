import { type Box, type Refusal, refusalInWords } from '@ludoteca/kernel'
import { errorInWords, PROTOCOL_CODES, type ProtocolCode } from '@ludoteca/protocol'
import type { Submitted } from './ports.ts'

/** The answer to a refused move, in the language of the game. */
export function refused({ words, locale }: Box, refusal: Refusal): Submitted & { readonly ok: false } {
  const { code, params } = refusal
  const own = words.refusal(refusal)
  const message = own ?? (isProtocolCode(code) ? errorInWords(code, locale) : refusalInWords(words, locale, refusal))
  return { ok: false, code, params, message }
}

function isProtocolCode(code: string): code is ProtocolCode {
  return (PROTOCOL_CODES as readonly string[]).includes(code)
}
