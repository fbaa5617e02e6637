import type { Locale } from '@ludoteca/kernel'
import { createContext, useContext } from 'react'
import { useRoot } from '../stores/root.ts'

/** The same words in every language of the shell. Each screen has its own, beside it. */
export type InLocales<T> = Readonly<Record<Locale, T>>

/** The language of what speaks one alone, whichever is chosen: a game's own table, say. */
export const LocaleContext = createContext<Locale | undefined>(undefined)

/** The words in the language that is chosen. Used in observers, so that they change with it. */
export function useWords<T>(words: InLocales<T>): T {
  const { locale } = useRoot().settings
  return words[useContext(LocaleContext) ?? locale]
}
