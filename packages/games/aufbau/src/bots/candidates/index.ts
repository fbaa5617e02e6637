import type { Means } from '../mind.ts'
import { catalogue, specialty } from './catalogue.ts'
import { facility, reforms } from './facilities.ts'
import type { FacilityFamily, Family, Proposer } from './family.ts'
import { influence, permanentInfluence } from './influence.ts'
import { buy, lend, sell } from './market.ts'
import { administration, oversight } from './materials.ts'
import { intrigue, loyalty, specialist, tenants, troops } from './people.ts'
import { city, domain, office, organization, trade } from './posts.ts'
import { storage, upgrade, workshop } from './works.ts'

const FACILITIES: Readonly<Record<FacilityFamily, Proposer>> = {
  facility,
  reforms,
  workshop,
  storage,
  specialist,
  upgrade,
  catalogue,
  specialty,
}

/** [13.1] Who comes up with what. */
export const PROPOSERS: Readonly<Record<Family, Proposer>> = {
  influence,
  permanentInfluence,
  lend,
  sell,
  buy,
  administration,
  oversight,
  domain,
  city,
  office,
  underworld: organization('underworld'),
  spy: organization('spy'),
  cult: organization('cult'),
  collegiumTrade: organization('collegiumTrade'),
  collegiumCraft: organization('collegiumCraft'),
  trade,
  tenants,
  troops,
  loyalty,
  intrigue,
  ...FACILITIES,
}

/** [5.0.5] What bonus actions are for. */
const BONUS: ReadonlySet<Family> = new Set<Family>([
  'influence',
  'permanentInfluence',
  'lend',
  'sell',
  'buy',
  'administration',
  'oversight',
])

/** Whether it is worth a thought with these means. */
export function isWithin(means: Means, family: Family): boolean {
  return means === 'any' || family in FACILITIES || (means === 'bonus' && BONUS.has(family))
}
