import type { Admins } from './admins.ts'
import type { Audit } from './audit.ts'
import type { SecondFactor } from './second-factor.ts'

/** What the administration is made of. */
export interface AdminParts {
  readonly admins: Admins
  readonly audit: Audit
  readonly secondFactor: SecondFactor
}
