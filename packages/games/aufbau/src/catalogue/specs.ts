import { lookUp } from '@ludoteca/kernel'
import { CATALOGUE } from '../data/full/catalogue.ts'
import { KIND_EFFECTS } from '../data/full/specialists.ts'
import { CITY_SPECIALIZATIONS, DOMAIN_SPECIALIZATIONS, OFFICE_SPECIALIZATIONS } from '../data/full/specializations.ts'
import { SPECIALIST_KINDS, SPECIALIST_TIERS } from '../data/works.ts'
import type { OfficeKind, SpecialistKind, SpecialistTier } from '../estate.ts'
import { compile, type Spec } from './compile.ts'
import type { FacilityEntry, Focus, OfficeSpecialization, Specialization } from './entries.ts'
import type { Cost } from './vocabulary.ts'

const FACILITIES = new Map<string, Spec>()
const ENTRIES = new Map<string, FacilityEntry>()
for (const entry of CATALOGUE) {
  ENTRIES.set(entry.key, entry)
  FACILITIES.set(entry.key, specOfEntry(entry))
}

/** The entry with that key; undefined for facilities that the catalogue leaves as they are in v1. */
export function entryOf(key: string): FacilityEntry | undefined {
  return ENTRIES.get(key)
}

export function specOf(key: string): Spec | undefined {
  return FACILITIES.get(key)
}

/** What a specialisation does: without a focus, where it has none or need not have one, and with each. */
interface Specialties {
  readonly plain: Spec | undefined
  readonly foci: ReadonlyMap<string, Spec>
}

/** Posts that can be specialised. */
export type Specialized = 'domain' | 'city' | 'office'

const SPECIALTIES: Readonly<Record<Specialized, ReadonlyMap<string, Specialties>>> = {
  domain: new Map(DOMAIN_SPECIALIZATIONS.map((one) => [one.kind, specialtiesOf(one)])),
  city: new Map(CITY_SPECIALIZATIONS.map((one) => [one.kind, specialtiesOf(one)])),
  office: new Map(OFFICE_SPECIALIZATIONS.map((one) => [one.kind, officeSpecialties(one)])),
}

/** What a specialisation does with that focus. Offices have one without having paid for it. */
export function specialtyOf(post: Specialized, kind: string, focus: string | null): Spec | undefined {
  const specialties = SPECIALTIES[post].get(kind)
  return focus === null ? specialties?.plain : specialties?.foci.get(focus)
}

export function specializationOf(post: 'domain' | 'city', kind: string): Specialization | undefined {
  const list = post === 'domain' ? DOMAIN_SPECIALIZATIONS : CITY_SPECIALIZATIONS
  return list.find((specialization) => specialization.kind === kind)
}

/** A focus may have a price of its own. */
export function costOfSpecialty({ cost, foci }: Specialization, focus: string | null): Cost {
  return (focus === null ? undefined : lookUp(foci, focus)?.cost) ?? cost
}

export function officeFoci(kind: OfficeKind): readonly string[] {
  return Object.keys(OFFICE_SPECIALIZATIONS.find((office) => office.kind === kind)?.foci ?? {})
}

const BY_KIND = new Map<SpecialistKind, Readonly<Record<SpecialistTier, Spec>>>()
for (const kind of SPECIALIST_KINDS) {
  const tiers = {} as Record<SpecialistTier, Spec>
  for (const tier of SPECIALIST_TIERS) tiers[tier] = compile(KIND_EFFECTS[kind][tier], [], {}, 1)
  BY_KIND.set(kind, tiers)
}

export function kindSpec(kind: SpecialistKind, tier: SpecialistTier): Spec {
  return (BY_KIND.get(kind) as Readonly<Record<SpecialistTier, Spec>>)[tier]
}

function specOfEntry({ effects, upkeep, upgrade }: FacilityEntry): Spec {
  const improved = upgrade?.adds ?? []
  return compile(effects, [], upkeep, upgrade?.effectFactor ?? 1, improved)
}

/** Its cost and effects come after those of the specialisation; where there are foci, one must be chosen. */
function specialtiesOf({ effects, upkeep, foci }: Specialization): Specialties {
  const withFocus = (focus: Focus) => compile([...effects, ...focus.effects], [], { ...upkeep, ...focus.upkeep }, 1)
  const names = Object.keys(foci)
  return {
    plain: names.length === 0 ? compile(effects, [], upkeep, 1) : undefined,
    foci: new Map(names.map((name) => [name, withFocus(lookUp(foci, name) as Focus)])),
  }
}

function officeSpecialties({ effects, foci }: OfficeSpecialization): Specialties {
  const names = Object.keys(foci)
  return {
    plain: compile(effects, [], {}, 1),
    foci: new Map(names.map((name) => [name, compile(effects, lookUp(foci, name) ?? [], {}, 1)])),
  }
}
