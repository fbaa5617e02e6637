export { SetUp } from './set-up/set-up.tsx'
export { Table } from './table.tsx'

/** Its own dialog asks for the device to be handed over: a name and Start. */
export const handsOver = true
