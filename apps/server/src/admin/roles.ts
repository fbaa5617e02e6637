import { ROLES, type Role } from '../storage/schema.ts'

/** Whether somebody with this role may do what that one is needed for: each includes those before it. */
export function includes(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed)
}

/** An administrator in a session in which the second factor was shown. */
export interface Actor {
  readonly accountId: string
  readonly handle: string
  readonly role: Role
}
