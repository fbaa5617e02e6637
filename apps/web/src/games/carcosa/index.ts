export { CarcosaTable as Table } from './table.tsx'

/** The round bar and the panels of the souls say who sits where and whose turn it is. */
export const showsSeats = true
/** The last page tells how it ended. */
export const showsRanking = true
/** What happens is told as it is shown, step by step. */
export const announces = true
/** All of it is in Spanish, whatever the language around it. */
export const isMonolingual = true
