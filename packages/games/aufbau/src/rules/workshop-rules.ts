import type { Refusal } from '@ludoteca/kernel'
import { isMaterial, type Material, type MaterialId, materialOf } from '../data/materials.ts'
import type { Specialist, SpecialistKind, Tier } from '../estate.ts'
import { deny } from '../refusals.ts'
import type { Player } from '../state.ts'
import { effectivePicks } from './picks.ts'
import type { Site } from './production-places.ts'

/** [5.11] What a workshop uses and makes. */
export interface Recipe {
  readonly input: MaterialId
  readonly output: MaterialId
}

const CRAFTSMEN: readonly SpecialistKind[] = ['artisan', 'workshop']

/** [5.11] A medium workshop needs somebody who knows the craft, a large one somebody experienced in it. */
export function refuseWithoutMaster({ specialists }: Readonly<Player>, tier: Tier): Refusal | undefined {
  if (tier === 'small') return undefined
  for (const specialist of specialists) {
    if (tier === 'large' ? isMaster(specialist) : knowsCraft(specialist)) return undefined
  }
  return deny('RULE', tier === 'large' ? 'experiencedNeeded' : 'specialistNeeded')
}

/** [5.11, 6.8] By main or secondary field, whatever the loyalty. */
export function knowsCraft({ kind, secondaryKind }: Readonly<Specialist>): boolean {
  return CRAFTSMEN.includes(kind) || (secondaryKind !== null && CRAFTSMEN.includes(secondaryKind))
}

function isMaster({ kind, tier }: Readonly<Specialist>): boolean {
  return CRAFTSMEN.includes(kind) && tier !== 'simple'
}

/** [5.11] The first pick of the domain, for cities that of the first domain. */
export function defaultInput({ domains }: Readonly<Player>, { domain }: Site): MaterialId | undefined {
  const from = domain ?? domains[0]
  return from && effectivePicks(from)[0]
}

/** [5.11] What was named, completed by what is usual; what was sent may be anything. */
export function recipeOf(input: MaterialId | undefined, output: MaterialId | undefined): Recipe | undefined {
  if (input === undefined || !isMaterial(input)) return undefined
  const made = output ?? materialOf(input).workshopOutput
  return made !== null && isMaterial(made) ? { input, output: made } : undefined
}

/** [5.11, D-34] INPUT */
export function refuseRecipe(input: MaterialId | undefined, output: MaterialId | undefined): Refusal | undefined {
  if (input === undefined || !isMaterial(input) || !isUsable(materialOf(input))) return deny('INPUT', 'badInput')
  const recipe = recipeOf(input, output)
  return recipe && isMakeable(materialOf(recipe.input), materialOf(recipe.output))
    ? undefined
    : deny('INPUT', 'badOutput', { input })
}

function isUsable({ kind, tier }: Material): boolean {
  return kind === 'raw' && tier !== 'expensive'
}

/** Special materials no dearer than the input, or improved raw materials of its kind. */
function isMakeable(input: Material, output: Material): boolean {
  if (output.kind === 'raw') return input.improvedOutputs.includes(output.id)
  return output.tier === 'cheap' || (output.tier === 'basic' && input.tier === 'basic')
}
