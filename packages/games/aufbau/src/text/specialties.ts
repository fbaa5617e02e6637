import { lookUp } from '@ludoteca/kernel'
import type { Focus, Specialization } from '../catalogue/entries.ts'
import { specializationOf } from '../catalogue/specs.ts'
import { KIND_EFFECTS } from '../data/full/specialists.ts'
import { OFFICE_SPECIALIZATIONS } from '../data/full/specializations.ts'
import type { OfficeKind, SpecialistKind, SpecialistTier } from '../estate.ts'
import { conditionInWords } from './effects/conditions.ts'
import { costOf, upkeepOf } from './effects/payments.ts'
import { effectsInWords } from './effects.ts'

/** [11.1] What there is to say about a specialisation of a domain or city; what does not apply is empty. */
export interface SpecialtyText {
  readonly cost: string
  readonly upkeep: string
  readonly requires: readonly string[]
  readonly effects: readonly string[]
}

/** A specialisation of a domain or city with that focus; nothing for kinds that the full catalogue does not know. */
export function specialtyInWords(post: 'domain' | 'city', kind: string, focus: string): SpecialtyText | undefined {
  const specialization = specializationOf(post, kind)
  return specialization && textOf(specialization, lookUp(specialization.foci, focus))
}

/** What an office of this kind does by itself, and what its focus adds. */
export function officeInWords(kind: OfficeKind, focus: string | null): readonly string[] {
  const office = OFFICE_SPECIALIZATIONS.find((each) => each.kind === kind)
  return office
    ? effectsInWords([...office.effects, ...(focus === null ? [] : (lookUp(office.foci, focus) ?? []))])
    : []
}

/** What an adviser of this field does; empty where only facilities ask for him. */
export function fieldInWords(kind: SpecialistKind, tier: SpecialistTier): readonly string[] {
  return effectsInWords(KIND_EFFECTS[kind][tier])
}

function textOf(
  { cost, upkeep, requires = [], effects }: Specialization,
  focus: Focus = { effects: [] },
): SpecialtyText {
  return {
    cost: costOf(focus.cost ?? cost),
    upkeep: upkeepOf({ ...upkeep, ...focus.upkeep }),
    requires: requires.map(conditionInWords),
    effects: effectsInWords([...effects, ...focus.effects]),
  }
}
