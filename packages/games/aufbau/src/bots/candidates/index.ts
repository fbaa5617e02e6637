import type { OrganizationKind } from '../../estate.ts'
import type { Means } from '../mind.ts'
import { catalogue, specialty } from './catalogue.ts'
import { facility, reforms } from './facilities.ts'
import type { Family, Proposer } from './family.ts'
import { influence, permanentInfluence } from './influence.ts'
import { buy, lend, sell } from './market.ts'
import { administration, oversight } from './materials.ts'
import { intrigue, loyalty, tenants, troops } from './people.ts'
import { city, domain, office, organization, trade } from './posts.ts'
import { specialist } from './specialists.ts'
import { storage, upgrade, workshop } from './works.ts'

/** Who comes up with what, and what it takes to do it. */
export interface Source {
  readonly propose: Proposer
  readonly means: Means
  /** [5.0.4] The key that lets it be done once a round. */
  readonly key?: string
  /** [11.1] Nothing of the kind is known without the full catalogue. */
  readonly onlyFull?: true
}

/** [13.1] */
export const SOURCES: Readonly<Record<Family, Source>> = {
  domain: { propose: domain, means: 'action', key: 'acquire.domain' },
  city: { propose: city, means: 'action', key: 'acquire.cityProperty' },
  office: { propose: office, means: 'action', key: 'acquire.office' },
  underworld: organizations('underworld'),
  spy: organizations('spy'),
  cult: organizations('cult'),
  collegiumTrade: organizations('collegiumTrade'),
  collegiumCraft: organizations('collegiumCraft'),
  trade: { propose: trade, means: 'action', key: 'acquire.trade' },
  tenants: { propose: tenants, means: 'action', key: 'acquire.tenants' },
  troops: { propose: troops, means: 'action' },
  loyalty: { propose: loyalty, means: 'action', key: 'political.loyaltySecure' },
  intrigue: { propose: intrigue, means: 'action' },
  facility: { propose: facility, means: 'facility' },
  reforms: { propose: reforms, means: 'facility' },
  workshop: { propose: workshop, means: 'facility' },
  storage: { propose: storage, means: 'facility' },
  specialist: { propose: specialist, means: 'facility' },
  upgrade: { propose: upgrade, means: 'facility' },
  catalogue: { propose: catalogue, means: 'facility', onlyFull: true },
  specialty: { propose: specialty, means: 'facility', onlyFull: true },
  permanentInfluence: { propose: permanentInfluence, means: 'influence' },
  influence: { propose: influence, means: 'influence' },
  lend: { propose: lend, means: 'money', key: 'money.lend' },
  sell: { propose: sell, means: 'money', key: 'money.sell' },
  buy: { propose: buy, means: 'money', key: 'money.buy' },
  administration: { propose: administration, means: 'materials', key: 'materials.domain' },
  oversight: { propose: oversight, means: 'materials', key: 'materials.workshop' },
}

function organizations(kind: OrganizationKind): Source {
  return { propose: organization(kind), means: 'action', key: `acquire.org.${kind}` }
}
