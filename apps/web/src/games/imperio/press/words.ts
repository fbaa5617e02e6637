import { COVER } from '@ludoteca/imperio'

/** What the press of Imperio says beside its headlines. */
export const pressWords = {
  ticker: 'Última hora',
  fresh: 'ÚLTIMO MINUTO',
  none: 'Todavía no sale la primera edición.',
  quiet: 'Ronda tranqui: hoy no hay titulares.',
  open: 'Abrir la portada de la ronda',
  ...COVER,
} as const
