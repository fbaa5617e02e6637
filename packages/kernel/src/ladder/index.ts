export type * from './ladder.ts'
export { PresenceReading, type SeatPresence } from './presence.ts'
export { BETA_MILLI, NEWCOMER, type Rated, ratingShown } from './scale.ts'
