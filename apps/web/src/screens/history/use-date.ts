import { useRoot } from '../../stores/root.ts'

/** A moment as one writes it in the language that is chosen. Used in observers. */
export function useDate(at: number): string {
  const { locale } = useRoot().settings
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}
