import type { ObjectId } from './items.ts'

/** [3.10] */
export type RoleId = 'HEALER' | 'TANK' | 'HIGH_ROLLER' | 'SCOUT' | 'BRAWLER' | 'PSYCHIC'

export interface Role {
  readonly id: RoleId
  /** Also where sanity begins. */
  readonly sanityMax: number
  readonly keySlots: number
  readonly objectSlots: number
  readonly starts: readonly ObjectId[]
}

export const ROLES: readonly Role[] = [
  { id: 'HEALER', sanityMax: 4, keySlots: 1, objectSlots: 2, starts: ['VIAL'] },
  { id: 'TANK', sanityMax: 7, keySlots: 1, objectSlots: 3, starts: [] },
  { id: 'HIGH_ROLLER', sanityMax: 5, keySlots: 2, objectSlots: 2, starts: ['COMPASS'] },
  { id: 'SCOUT', sanityMax: 3, keySlots: 1, objectSlots: 1, starts: [] },
  { id: 'BRAWLER', sanityMax: 3, keySlots: 1, objectSlots: 2, starts: ['BLUNT'] },
  { id: 'PSYCHIC', sanityMax: 4, keySlots: 1, objectSlots: 2, starts: ['COMPASS'] },
]

export const ROLE_IDS: readonly RoleId[] = ROLES.map(({ id }) => id)
export const ROLE_OF = Object.fromEntries(ROLES.map((role) => [role.id, role])) as Readonly<Record<RoleId, Role>>

/** [4 step 1] Roles by seat with `roleDraw` FIXED. */
export const FIXED_ROLES: readonly RoleId[] = ['SCOUT', 'HIGH_ROLLER', 'TANK', 'BRAWLER']
/** [D-05] With two souls somebody always has this role. */
export const TWO_SOULS_ROLE: RoleId = 'HIGH_ROLLER'
