import type { Locale, PlainWords } from '@ludoteca/kernel'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { ShellWords } from './shell-words.ts'

export const LOCALES: readonly Locale[] = ['en', 'es', 'de']

const WORDS: Readonly<Record<Locale, ShellWords>> = { en, es, de }

export function shellWords(locale: Locale): ShellWords {
  return WORDS[locale]
}

/** How values are said for which a game has no words. */
export function plainWords({ locale, yes, no }: ShellWords): PlainWords {
  return { locale, yes: yes[0] as string, no: no[0] as string }
}

/** The language a system setting such as `de_AT.UTF-8` stands for, if we speak it. */
export function localeFrom(setting: string | undefined): Locale | undefined {
  const code = setting?.slice(0, 2).toLowerCase()
  return LOCALES.find((locale) => locale === code)
}
