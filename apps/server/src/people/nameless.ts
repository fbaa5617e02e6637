import type { Box, Locale, Seat } from '@ludoteca/kernel'
import type { StoredSeat } from '../storage/schema.ts'

/** What of a game names people without a name. */
type Speaker = Pick<Box, 'locale' | 'nameless'>

const PLAYER: Readonly<Record<Locale, string>> = { en: 'Player', es: 'Jugador', de: 'Spieler' }

/** What a game calls a person whose own name is not shown. */
export function namelessWord({ locale, nameless }: Speaker): string {
  return nameless ?? PLAYER[locale]
}

/** The same with the seat, if they have one. */
export function namelessName(word: string, seat: Seat | null): string {
  return seat === null ? word : `${word} ${String(seat + 1).padStart(2, '0')}`
}

/**
 * What a seat of a stored match is called wherever it is shown. Whoever has deleted their account has no name any more,
 * nor has a guest who was swept: that is a person whose seat leads to no account. Nor has whose name was taken away. Records
 * alone keep the name, since their hashes hold it, and a table as long as it is played at.
 */
export function shownName(box: Speaker | undefined, who: StoredSeat, seat: Seat): string {
  return isNameless(who) ? namelessName(namelessWord(box ?? { locale: 'en' }), seat) : who.name
}

/** Whether the name of somebody who has played is not to be read. */
export function isNameless({ kind, accountId, isHidden = false }: Omit<StoredSeat, 'name'>): boolean {
  return kind !== 'bot' && (accountId === null || isHidden)
}

/** The seats of a match with the names they are shown with. */
export function shownSeats<T extends StoredSeat>(box: Speaker | undefined, seats: readonly T[]): readonly T[] {
  return seats.map((seat, at) => ({ ...seat, name: shownName(box, seat, at) }))
}
