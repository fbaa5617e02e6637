import type { CardKind } from '@ludoteca/carcosa'

/** What the art says. */
export const artWords = {
  kinds: {
    EVENT: 'Evento',
    STATE: 'Estado',
    MONSTER: 'Monstruo',
    OMEN: 'Presagio',
    OBJECT: 'Objeto',
    TREASURE: 'Tesoro',
    KEY: 'Llave',
    BOOK: 'Libro',
    TALE: 'Cuento',
  } satisfies Record<CardKind, string>,
}
