import type { IncomingMessage } from 'node:http'
import type { Locale } from '@ludoteca/kernel'
import { errorInWords, type ProtocolCode } from '@ludoteca/protocol'
import type { Answer, RefusalAnswer } from '../answers.ts'

/** A refusal by the protocol's own rules. */
export function refused(
  code: ProtocolCode,
  locale: Locale,
  params: RefusalAnswer['params'] = {},
): Answer & { ok: false } {
  return { ok: false, code, params, message: errorInWords(code, locale) }
}

/** The refusal with words: those it came with, else the protocol's. */
export function inWords(refusal: RefusalAnswer, locale: Locale): Answer & { ok: false } {
  const { code, params } = refusal
  // A room answers with codes of the protocol, but its type does not say so.
  const message: string | undefined = refusal.message ?? errorInWords(code as ProtocolCode, locale)
  return { ok: false, code, params, message: message ?? code }
}

/** No text of a refusal is longer. Ours are not, but some repeat a name out of a message, and all of them are kept. */
const TEXT_MAX = 500

/** The refusal, with what it repeats cut short. */
export function inBrief(refusal: Answer & { ok: false }): Answer & { ok: false } {
  const params = Object.entries(refusal.params).map(([name, value]) => [
    name,
    typeof value === 'string' ? cut(value) : value,
  ])
  return { ...refusal, params: Object.fromEntries(params), message: cut(refusal.message) }
}

/** Not in the middle of a character: half of one cannot be stored. */
function cut(text: string): string {
  return text.length <= TEXT_MAX ? text : `${text.slice(0, TEXT_MAX).replace(/\p{Surrogate}$/u, '')}…`
}

/** The first of our languages that the browser asks for. */
export function localeOf(request: IncomingMessage): Locale {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (language === 'en' || language === 'es' || language === 'de') return language
  }
  return 'en'
}
