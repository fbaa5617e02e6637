import type { Locale } from '@ludoteca/kernel'

const GUEST: Readonly<Record<Locale, string>> = { en: 'Guest', es: 'Invitado', de: 'Gast' }
const GIVEN = new RegExp(`^(?:${Object.values(GUEST).join('|')}) ([1-9]\\d{3})$`)

/** What a newcomer is called until they say otherwise. The number has four digits. */
export function guestName(number: number, locale: Locale): string {
  return `${GUEST[locale]} ${number}`
}

/** The name in this language, if it is one that we gave; whoever has chosen a name keeps it. */
export function guestNameIn(name: string, locale: Locale): string {
  const number = GIVEN.exec(name)?.[1]
  return number === undefined ? name : guestName(Number(number), locale)
}
