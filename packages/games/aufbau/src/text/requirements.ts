import { entryOf, specializationOf } from '../catalogue/specs.ts'
import type { Predicate } from '../catalogue/vocabulary.ts'
import { conditionInWords } from './effects/conditions.ts'

/** [11.1] What a facility or specialisation asks for, by its place among the requirements. */
export function requirementInWords(of: string, index: number): string {
  const requirement = requirementsOf(of)[index]
  return requirement === undefined ? 'eine Voraussetzung' : conditionInWords(requirement)
}

/** `of` is the key of a facility, or `domain.<kind>` or `city.<kind>`. */
function requirementsOf(of: string): readonly Predicate[] {
  const entry = entryOf(of)
  if (entry) return entry.requires ?? []
  const [post, kind = ''] = of.split('.')
  return (post === 'domain' || post === 'city' ? specializationOf(post, kind)?.requires : undefined) ?? []
}
