import type { Locale } from '@ludoteca/kernel'

/** Whose way of writing numbers goes with a language. The Spanish of the platform is that of Peru: 1,234.5. */
export const NUMBERS_OF: Readonly<Record<Locale, string>> = { en: 'en', es: 'es-PE', de: 'de' }
