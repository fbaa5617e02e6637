import { boxes } from 'virtual:shelf'
import type { Locale } from '@ludoteca/kernel'
import { guestNameIn } from '@ludoteca/protocol'
import { useLayoutEffect } from 'react'
import { useRoot } from '../stores/root.ts'
import type { InLocales } from './in-locales.ts'

/** The language that a game demands of whoever is in a room of it or at its table; nothing for most games. */
function localeDemandedBy(game: string | undefined): Locale | undefined {
  const box = boxes.find(({ id }) => id === game)
  return box?.demandsLocale ? box.locale : undefined
}

/** While this is on the screen, one is where that game is played: everything speaks its language, if it demands so. */
export function usePlace(game: string | undefined): void {
  const { settings, toasts } = useRoot()
  const locale = localeDemandedBy(game)
  // Before anything is painted: nobody sees the other language first.
  useLayoutEffect(() => {
    if (locale === undefined) return
    // What was said outside is in the language of outside.
    if (settings.locale !== locale) toasts.clear()
    return settings.enter(locale)
  }, [settings, toasts, locale])
}

/** What somebody is called where that game is played: names that the server gave are of the language it demands. */
export function nameHere(game: string, name: string | undefined): string | undefined {
  const locale = localeDemandedBy(game)
  return name === undefined || locale === undefined ? name : guestNameIn(name, locale)
}

/** The words in the language in which they will be read there: for names that a match keeps. */
export function wordsHere<T>(words: InLocales<T>, game: string, locale: Locale): T {
  return words[localeDemandedBy(game) ?? locale]
}
