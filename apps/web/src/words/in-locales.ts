import type { Locale } from '@ludoteca/kernel'
import { useRoot } from '../stores/root.ts'

/** The same words in every language of the shell. Each screen has its own, beside it. */
export type InLocales<T> = Readonly<Record<Locale, T>>

/** The words in the language that is chosen. Used in observers, so that they change with it. */
export function useWords<T>(words: InLocales<T>): T {
  return words[useRoot().settings.locale]
}
