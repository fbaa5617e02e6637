import type { IncomingMessage } from 'node:http'
import type { Locale } from '@ludoteca/kernel'
import { errorInWords, type ProtocolCode } from '@ludoteca/protocol'
import type { Answer, Refused } from './ports.ts'

/** A refusal by the protocol's own rules. */
export function refused(code: ProtocolCode, locale: Locale, params: Refused['params'] = {}): Answer & { ok: false } {
  return { ok: false, code, params, message: errorInWords(code, locale) }
}

/** The refusal with words: those it came with, else the protocol's. */
export function inWords(refusal: Refused, locale: Locale): Answer & { ok: false } {
  const { code, params } = refusal
  // A room answers with codes of the protocol, but its type does not say so.
  const message: string | undefined = refusal.message ?? errorInWords(code as ProtocolCode, locale)
  return { ok: false, code, params, message: message ?? code }
}

/** The first of our languages that the browser asks for. */
export function localeOf(request: IncomingMessage): Locale {
  for (const part of (request.headers['accept-language'] ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (language === 'en' || language === 'es' || language === 'de') return language
  }
  return 'en'
}
