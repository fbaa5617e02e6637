import type { InLocales } from '../words/in-locales.ts'

interface ComponentWords {
  readonly close: string
  readonly loading: string
  readonly less: string
  readonly more: string
  readonly seat: (number: number) => string
}

export const componentWords: InLocales<ComponentWords> = {
  en: { close: 'Close', loading: 'One moment …', less: 'Less', more: 'More', seat: (n) => `Seat ${n}` },
  es: { close: 'Cerrar', loading: 'Un momento…', less: 'Menos', more: 'Más', seat: (n) => `Asiento ${n}` },
  de: { close: 'Schließen', loading: 'Einen Augenblick …', less: 'Weniger', more: 'Mehr', seat: (n) => `Platz ${n}` },
}
