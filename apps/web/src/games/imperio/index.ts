import { UI } from '@ludoteca/imperio'

export { Emblem, hasEmblem } from './dynasty/emblem.tsx'
export { ImperioTable as Table } from './table.tsx'

/** The rail has who sits where, who is ready and who is away. */
export const showsSeats = true
/** The last page has everybody in order. */
export const showsRanking = true
/** The seed's word for it. */
export const rematch = UI.rematch
/** So are its front pages and trophies. */
export const showsPictures = true
/** “¡Ampay!” */
export const callsOut = true
/** All of it is in Spanish, whatever the language around it. */
export const isMonolingual = true
