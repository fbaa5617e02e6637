import { useRoot } from '../../stores/root.ts'
import { NUMBERS_OF } from '../../words/numbers.ts'

/** How moments and numbers are written here. */
export function useFormats(): { time(at: number | null): string; number(value: number, digits?: number): string } {
  const { locale } = useRoot().settings
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    time: (at) => (at === null ? '–' : dates.format(at)),
    number: (value, digits = 0) =>
      new Intl.NumberFormat(NUMBERS_OF[locale], { maximumFractionDigits: digits }).format(value),
  }
}
