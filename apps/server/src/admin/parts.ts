import type { Environment } from '../environment.ts'
import type { RoomCare } from '../rooms/care.ts'
import type { Admins } from './admins.ts'
import type { Audit } from './audit.ts'
import type { NameTerms } from './name-terms.ts'
import type { PeopleCare } from './people-care.ts'
import type { SecondFactor } from './second-factor.ts'
import type { SharedSettings } from './shared-settings.ts'
import type { Switches } from './switches.ts'
import type { Tallies } from './tallies.ts'

/** What the administration is made of. */
export interface AdminParts {
  readonly admins: Admins
  readonly audit: Audit
  readonly secondFactor: SecondFactor
  readonly switches: Switches
  readonly nameTerms: NameTerms
  /** Has all processes follow what was changed of the two above. */
  readonly sharedSettings: Pick<SharedSettings, 'changed'>
  readonly people: PeopleCare
  readonly rooms: RoomCare
  readonly env: Pick<Environment, 'now'>
  readonly tallies: Tallies
}
