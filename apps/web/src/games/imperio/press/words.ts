import { COVER } from '@ludoteca/imperio'

/** What the press of Imperio says beside its headlines. */
export const pressWords = {
  ticker: 'Última hora',
  fresh: 'ÚLTIMO MINUTO',
  none: 'Todavía no sale la primera edición.',
  quiet: 'Ronda tranqui: hoy no hay titulares.',
  /** What may not be read stands between the strokes; nobody has ever written it. */
  redacted: ['Una fuente que pide llamarse ', ' vio salir a ', ' con ', '. «No es lo que parece», dijo ', '.'],
  open: 'Abrir la portada de la ronda',
  ...COVER,
} as const
