import { int, list, maybe, one, type Params } from '@ludoteca/kernel'
import type { Command, Form } from '../../commands/command.ts'
import { picksDomain, refusePicks } from '../../commands/picking.ts'
import { certain } from '../../commands/planning.ts'
import { DOMAIN_SPECIALIZATIONS } from '../../data/full/specializations.ts'
import { MATERIALS, RAW_COUNT } from '../../data/materials.ts'
import { TIERS } from '../../data/posts.ts'
import type { Domain, DomainKind, DomainTier } from '../../estate.ts'
import type { MoveOf } from '../../moves.ts'
import { deny } from '../../refusals.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../../rules/action-economy.ts'
import { find, type Host } from '../../rules/holdings.ts'
import { audienceOf } from '../../rules/names.ts'
import { defaultPicks } from '../../rules/picks.ts'
import { pay } from '../../rules/prices.ts'
import type { Specialization } from '../entries.ts'
import { onWorkChanged } from '../ops/loyalty.ts'
import { specialtySource } from '../sources.ts'
import { WISHES_MAX } from '../wishes.ts'
import {
  newSpecialty,
  refuseSpecialty,
  refuseSpecialtyPrice,
  refuseWish,
  specialtyPrice,
  type Wish,
} from './specialties.ts'

type SpecializeDomain = MoveOf<'specializeDomain'>

/** [11.1] Domains as the full catalogue knows them: own prices and upkeep, foci, packages, and magic. */
export const specializeFully: Omit<Command<SpecializeDomain>, 'forms'> = {
  check(w, p, move) {
    const domain = find(p.domains, move.domain)
    if (!domain) return deny('INPUT', 'unknownTarget')
    const wish = wishOf(move)
    return (
      refuseWish(p, wish) ??
      refusePicks(move.rawPicks, domain.tier, move.kind) ??
      refuseFacilityDeed(w, p) ??
      refuseDomain(domain) ??
      refuseSpecialty(p, hostOf(domain), wish) ??
      refuseSpecialtyPrice(w, p, domain.id, wish)
    )
  },
  plan: (w, p, move) => certain(specialtyPrice(w, p, move.domain, wishOf(move)), facilityOpening(w, p) ?? 'action', []),
  perform(w, p, move, io) {
    const domain = find(p.domains, move.domain) as Domain
    const { kind, rawPicks } = move
    const wish = wishOf(move)
    const paid = specialtyPrice(w, p, domain.id, wish)
    const free = takeFacilityDeed(w, p)
    pay(p, paid)
    domain.specialization = kind
    domain.focus = wish.focus
    domain.specialty = newSpecialty(w, domain.id, wish)
    if (rawPicks) domain.rawPicks = [...rawPicks]
    else if (kind === 'agriculture') domain.rawPicks = [...defaultPicks(domain.tier, kind)]
    io.tell({ type: 'domainSpecialized', seat: p.seat, paid, free, domain: domain.id, kind }, audienceOf(w, p))
    const source = specialtySource({ kind: 'domain', post: domain })
    const changes = source ? onWorkChanged(p, source, true) : []
    if (changes.length > 0) {
      io.tell({ type: 'groupsChanged', seat: p.seat, changes, why: 'facility', event: 0 }, audienceOf(w, p))
    }
  },
}

/** What pays for agriculture may be named in either way. */
function wishOf({ kind, focus, options, materials, costRaw }: SpecializeDomain): Wish {
  const named = costRaw === undefined ? materials : [costRaw, ...(materials ?? [])]
  return { post: 'domain', kind, focus: focus ?? null, options, materials: named }
}

function hostOf(post: Domain): Host {
  return { kind: 'domain', post }
}

function refuseDomain({ tier, specialization }: Readonly<Domain>) {
  if (tier === 'starter') return deny('RULE', 'starterDomain')
  return specialization === null ? undefined : deny('RULE', 'alreadySpecialized')
}

/** One form for each kind and size, with its foci, packages and what may be harvested there. */
export const fullDomainForms: readonly Form[] = DOMAIN_SPECIALIZATIONS.flatMap((specialization) =>
  TIERS.map((tier) => formFor(specialization, tier)),
)

function formFor({ kind, foci, effects }: Specialization, tier: DomainTier): Form {
  const packages = effects.find((effect) => effect.op === 'choose')
  const raw = MATERIALS.slice(0, RAW_COUNT).map(({ id }) => id)
  const fixed: Params = {
    kind: one([kind]),
    ...(Object.keys(foci).length > 0 ? { focus: one(Object.keys(foci)) } : {}),
    ...(kind === 'agriculture' ? { costRaw: maybe(one(raw)) } : {}),
    options: maybe(list(int(0, packages?.op === 'choose' ? packages.options.length - 1 : 2), 0, 1)),
    materials: maybe(list(one(MATERIALS.map(({ id }) => id)), 0, WISHES_MAX)),
    rawPicks: picksDomain(tier, kind as DomainKind),
  }
  return (w, p) => {
    if (p.works === null || !facilityOpening(w, p)) return null
    const fit = p.domains.filter((domain) => domain.tier === tier && !refuseDomain(domain))
    return fit.length > 0 ? { domain: one(fit.map(({ id }) => id)), ...fixed } : null
  }
}
