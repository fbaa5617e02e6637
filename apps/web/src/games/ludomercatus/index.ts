export { MarketTable as Table } from './table.tsx'

/** The players' strip has their cash and places, too. */
export const showsSeats = true
