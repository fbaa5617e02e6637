import type { Locale } from '@ludoteca/kernel'
import { errorInWords, PROTOCOL_CODES, type ProtocolCode } from '@ludoteca/protocol'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { HttpCode, HttpWords } from './http-words.ts'

const WORDS: Readonly<Record<Locale, HttpWords>> = { en, es, de }

/** Why a request was refused, in that language. */
export function reasonInWords(code: string, locale: Locale): string {
  if (Object.hasOwn(WORDS[locale], code)) return WORDS[locale][code as HttpCode]
  const known = PROTOCOL_CODES.find((protocolCode): protocolCode is ProtocolCode => protocolCode === code)
  return known === undefined ? WORDS[locale].BAD_REQUEST : errorInWords(known, locale)
}
