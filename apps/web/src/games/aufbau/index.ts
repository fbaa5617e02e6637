export { AufbauTable as Table } from './table.tsx'

/** The head of the estate has who is ready, and the neighbours have a page of their own. */
export const showsSeats = true
/** The last page has everybody in order, with what they own. */
export const showsRanking = true
/** All of it is in German, whatever the language around it. */
export const isMonolingual = true
