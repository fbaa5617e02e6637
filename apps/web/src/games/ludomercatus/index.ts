export { LudomercatusTable as Table } from './table.tsx'
export { Emblem, hasEmblem } from './tokens/emblem.tsx'

/** The players' strip has their cash and places, too. */
export const showsSeats = true

/** They stand where the question will be, and cover neither the board nor the panel. */
export const showsSkip = true
