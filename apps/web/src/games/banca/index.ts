export { SetUp } from './set-up/set-up.tsx'
export { BancaTable as Table } from './table.tsx'

/** Its own dialog asks for the device to be handed over: a name and Start. */
export const handsOver = true

/** It says what would be taken back, beside what was entered. */
export const takesBack = true

/** The last sheet has the ranking, with what everybody's balance came from. */
export const showsRanking = true

/** The tickets have balances and multipliers, too. */
export const showsSeats = true
/** All of it is in English, whatever the language around it. */
export const isMonolingual = true
