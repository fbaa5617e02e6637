import type { IncomingMessage } from 'node:http'
import type { Locale } from '@ludoteca/kernel'
import { errorInWords, type ProtocolCode } from '@ludoteca/protocol'
import type { RefusalReply, Reply } from '../replies.ts'

/** A refusal with a code of the protocol, in words. */
export function refusalReply(
  code: ProtocolCode,
  locale: Locale,
  params: RefusalReply['params'] = {},
): Reply & { ok: false } {
  return { ok: false, code, params, message: errorInWords(code, locale) }
}

/** The refusal with its own message, or else the protocol's message for its code. */
export function inWords(refusal: RefusalReply, locale: Locale): Reply & { ok: false } {
  const { code, params } = refusal
  // The codes of rooms are codes of the protocol, though their type does not say so.
  const message: string | undefined = refusal.message ?? errorInWords(code as ProtocolCode, locale)
  return { ok: false, code, params, message: message ?? code }
}

/** The most characters of a text in a refusal. Some repeat a name out of a message, and all of them are stored. */
const TEXT_MAX = 500

/** The refusal with its texts cut to a bounded length. */
export function inBrief(refusal: Reply & { ok: false }): Reply & { ok: false } {
  const params = Object.entries(refusal.params).map(([name, value]) => [
    name,
    typeof value === 'string' ? cut(value) : value,
  ])
  return { ...refusal, params: Object.fromEntries(params), message: cut(refusal.message) }
}

/** Never cuts within a surrogate pair: half of one cannot be stored. */
function cut(text: string): string {
  return text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX).replace(/\p{Surrogate}$/u, '')}…`
}

/** The first language in the browser's list that we have. */
export function localeOf(request: IncomingMessage): Locale {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (language === 'en' || language === 'es' || language === 'de') return language
  }
  return 'en'
}
