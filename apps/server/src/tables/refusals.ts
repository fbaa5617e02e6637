import { type Box, type Refusal, refusalInWords } from '@ludoteca/kernel'
import { errorInWords, PROTOCOL_CODES, type ProtocolCode } from '@ludoteca/protocol'
import type { Reply } from '../replies.ts'

/** The reply to a refused move, in the language of the game. If its words throw, the protocol's words are used. */
export function refusalReply(
  box: Box,
  refusal: Refusal,
  failed: (error: unknown) => void = () => {},
): Reply & { readonly ok: false } {
  const { code, params } = refusal
  try {
    return { ok: false, code, params, message: messageOf(box, refusal) }
  } catch (error) {
    failed(error)
    return { ok: false, code, params, message: errorInWords('SERVER', box.locale) }
  }
}

function messageOf({ words, locale }: Box, refusal: Refusal): string {
  const { code } = refusal
  const own = words.refusal(refusal)
  return own ?? (isProtocolCode(code) ? errorInWords(code, locale) : refusalInWords(words, locale, refusal))
}

function isProtocolCode(code: string): code is ProtocolCode {
  return (PROTOCOL_CODES as readonly string[]).includes(code)
}
