import type { Locale } from '../words.ts'
import type { Finding } from './pack.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'

/** What is wrong at a place of a pack, as a sentence without the place. */
export type FindingWords = (finding: Pick<Finding, 'code' | 'params'>) => string

const WORDS: Readonly<Record<Locale, FindingWords>> = { en, es, de }

/** What is wrong, for an author who reads this language. */
export function findingInWords(finding: Pick<Finding, 'code' | 'params'>, locale: Locale): string {
  return WORDS[locale](finding)
}
