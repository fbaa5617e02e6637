import { one } from '@ludoteca/kernel'
import { OFFICE_TIER_DC, ORGANIZATION, ORGANIZATION_BASE_DC, ORGANIZATION_KINDS, RANK, TIERS } from '../data/posts.ts'
import type { OrganizationKind, Tier } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { type Deed, deed, openingOf } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { largestCityRank, organizationOf, organizationRank } from '../rules/holdings.ts'
import { newId } from '../rules/ids.ts'
import { postDifficulty } from '../rules/post-dc.ts'
import { priceOf } from '../rules/prices.ts'
import { newGroup } from '../setup.ts'
import type { Player } from '../state.ts'
import type { Form } from './command.ts'
import { gain } from './planning.ts'
import { purchase } from './purchase.ts'

const DEEDS: Readonly<Record<OrganizationKind, Deed>> = {
  underworld: deed('acquireOrganization', 'acquire.org.underworld'),
  spy: deed('acquireOrganization', 'acquire.org.spy'),
  cult: deed('acquireOrganization', 'acquire.org.cult'),
  collegiumTrade: deed('acquireOrganization', 'acquire.org.collegiumTrade'),
  collegiumCraft: deed('acquireOrganization', 'acquire.org.collegiumCraft'),
}

/** [5.8] Each call founds an organisation or raises it one step. */
export const acquireOrganization = purchase<MoveOf<'acquireOrganization'>>({
  type: 'acquireOrganization',
  forms: [kindsForm()],
  deed: ({ kind }) => DEEDS[kind],
  refuse: (_w, _p, { kind }) => (ORGANIZATION_KINDS.includes(kind) ? undefined : deny('INPUT', 'unknownKind')),
  forbid(_w, p, { kind }) {
    const tier = nextTier(p, kind)
    if (tier === undefined) return deny('RULE', 'organizationComplete')
    return largestCityRank(p) < RANK[tier] ? deny('RULE', 'cityTooSmall', { tier }) : undefined
  },
  listed(w, p, { kind }) {
    const tier = nextTier(p, kind) as Tier
    const { gold, influence } = ORGANIZATION[kind]
    const price = priceOf(gold * RANK[tier], influence * RANK[tier])
    return boostedPrice(w, p, 'acquireOrganization', kind, '', price)
  },
  mode: ({ kind }) => kind,
  difficulty(w, p, { kind }) {
    const tier = nextTier(p, kind) as Tier
    return postDifficulty(w, p, 'acquireOrganization', ORGANIZATION_BASE_DC, OFFICE_TIER_DC[tier], tier)
  },
  gains: () => [gain('organization', 1)],
  acquire(_w, p, { kind }) {
    const owned = organizationOf(p, kind)
    if (owned) {
      owned.tier = nextTier(p, kind) as Tier
      return owned.id
    }
    const id = newId(p, 'org')
    p.organizations.push({ id, kind, tier: 'small', facilities: [], followers: newGroup() })
    return id
  },
  fact({ seat, check, paid, key, bonus }, { kind }, { id, lapsed }, p) {
    const owned = organizationOf(p, kind)
    // What was bought is there by now; where nothing was, the next step was meant.
    const tier = id === '' ? (nextTier(p, kind) as Tier) : (owned?.tier as Tier)
    return { type: 'organizationAcquired', seat, check, paid, key, bonus, kind, tier, id, lapsed }
  },
})

/** [5.8] None → small → medium → large. */
function nextTier(p: Readonly<Player>, kind: OrganizationKind): Tier | undefined {
  return TIERS[organizationRank(p, kind)]
}

function kindsForm(): Form {
  const all = { kind: one(ORGANIZATION_KINDS) }
  return (w, p) => (ORGANIZATION_KINDS.some((kind) => openingOf(w, p, DEEDS[kind])) ? all : null)
}
