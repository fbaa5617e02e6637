import type { Json, Locale } from '@ludoteca/kernel'
import { readable } from '../../../components/values.ts'
import { NUMBERS_OF } from '../../../words/numbers.ts'

/** Units come last in the names of fields: what they mean for the number. */
const UNITS: readonly { readonly end: RegExp; readonly divisor: number; readonly digits: number }[] = [
  { end: /Tenths$/, divisor: 10, digits: 1 },
  { end: /Hundredths$/, divisor: 100, digits: 2 },
]
const SEATS = /(^|[a-z])(seat|owner|leader|winner|bidder|proposer|responder|debtor|creditor|entrant)s?$/i

/** What a field is called: its name as a person would write it, without the unit. */
export function fieldName(key: string): string {
  const unit = UNITS.find(({ end }) => end.test(key))
  return readable(unit ? key.replace(unit.end, '') : key)
}

/** Whether a number in this field names a seat. */
export function namesSeat(key: string, value: Json | undefined, seats: number): value is number {
  const isSeat = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
  return isSeat && (key === 'active' || SEATS.test(key))
}

/** A number as this field means it. */
export function figure(key: string, value: number, locale: Locale): string {
  const { divisor = 1, digits = 0 } = UNITS.find(({ end }) => end.test(key)) ?? {}
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(NUMBERS_OF[locale], shown).format(value / divisor)
}
