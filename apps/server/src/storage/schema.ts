import type { AdministrationSchema } from './schema/administration.ts'
import type { PeopleSchema } from './schema/people.ts'
import type { PlaySchema } from './schema/play.ts'
import type { StandingSchema } from './schema/standing.ts'

export { ROLES, type Role } from './schema/administration.ts'
export type { AccountBelongings, AccountTable, Visibility } from './schema/people.ts'
export type { By, Contribution, MatchTable, RoomTable, StoredSeat } from './schema/play.ts'
export type { StoredSide } from './schema/standing.ts'

/**
 * The tables. Times are epoch milliseconds. The migrations make what these files describe. A `JSONColumnType` is written as
 * JSON text (`JSON.stringify`) and read as what the text says.
 */
export interface Schema extends PeopleSchema, PlaySchema, StandingSchema, AdministrationSchema {}
