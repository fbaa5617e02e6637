import type { Locale } from '@ludoteca/kernel'

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]
const DAYS_MAX = 7

/** How long ago something was, or on which day when that is long. */
export function whenInWords(at: number, now: number, locale: Locale): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  if (seconds > DAYS_MAX * 86_400) return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at)
  const [unit, length] = STEPS.find(([, size]) => seconds >= size) ?? ['minute', 60]
  const ago = Math.floor(seconds / length)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, unit)
}
