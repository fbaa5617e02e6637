import type { InLocales } from '../../../words/in-locales.ts'
import { de } from './de.ts'
import { en, type MarketWords } from './en.ts'
import { es } from './es.ts'

export type { MarketWords } from './en.ts'

/** What the table itself says. The names of the market are Latin in every language. */
export const marketWords: InLocales<MarketWords> = { en, es, de }
