import type { Refusal } from '@ludoteca/kernel'
import { OFFICE } from '../data/posts.ts'
import type { Office, Tier } from '../estate.ts'
import { deny } from '../refusals.ts'
import type { Player } from '../state.ts'
import { countOf } from './caps.ts'

/** [5.8] One step down the ladder of offices. */
export const OFFICE_BELOW: Readonly<Record<Tier, Tier | null>> = { small: null, medium: 'small', large: 'medium' }

/** [5.8] Small ones are many, larger ones need two of the tier below. */
export function refuseCareer({ offices }: Readonly<Player>, tier: Tier): Refusal | undefined {
  const owned = countOf(offices, tier)
  const max = tier === 'small' ? smallMax(offices) : OFFICE.largerMax
  if (owned >= max) return deny('RULE', 'officesFull', { max })
  const below = OFFICE_BELOW[tier]
  if (below === null || countOf(offices, below) >= OFFICE.ladder) return undefined
  return deny('RULE', 'ladder', { need: OFFICE.ladder, tier: below })
}

function smallMax(offices: readonly Office[]): number {
  const medium = OFFICE.smallMaxPerMedium * countOf(offices, 'medium')
  return OFFICE.smallMax + medium + OFFICE.smallMaxPerLarge * countOf(offices, 'large')
}
