import type { Locale } from '@ludoteca/kernel'
import type { ProtocolCode } from './codes.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'

/** A sentence for each reason to refuse a message. */
export type ErrorWords = Readonly<Record<ProtocolCode, string>>

const WORDS: Readonly<Record<Locale, ErrorWords>> = { en, es, de }

/** Why a message was refused, in that language. */
export function errorInWords(code: ProtocolCode, locale: Locale): string {
  return WORDS[locale][code]
}
