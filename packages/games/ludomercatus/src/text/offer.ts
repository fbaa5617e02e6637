import type { Offer } from '../moves.ts'
import { bundleName, isEmptyBundle, spaceNames } from './terms.ts'

/** What would change hands: “Via Sacra for 500 dn”. Also says what the proposer would free of its mortgage. */
export function offerInWords({ give, get, lift = [] }: Omit<Offer, 'to'>): string {
  const lifted = lift.length === 0 ? '' : `, lifting the mortgage on ${spaceNames(lift)}`
  if (isEmptyBundle(get)) return `${bundleName(give)} as a gift${lifted}`
  if (isEmptyBundle(give)) return `nothing for ${bundleName(get)}${lifted}`
  return `${bundleName(give)} for ${bundleName(get)}${lifted}`
}
