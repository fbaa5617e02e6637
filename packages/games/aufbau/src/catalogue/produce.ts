import type { MaterialId } from '../data/materials.ts'
import type { Facility } from '../estate.ts'
import type { Player } from '../state.ts'
import { incomeOf, isPicked } from './descriptors.ts'
import type { Resource } from './effects.ts'
import { specOf } from './specs.ts'

/** [F-07] Whether some workshop, or some facility by what was chosen for it, makes this material. */
export function makes(p: Readonly<Player>, material: MaterialId): boolean {
  for (const { output } of p.workshops) if (output === material) return true
  for (const posts of [p.domains, p.cities]) {
    for (const { facilities } of posts) if (facilities.some((facility) => brings(facility, material))) return true
  }
  return false
}

/** By its own income, whatever that depends on. */
function brings({ key, options, materials }: Readonly<Facility>, material: MaterialId): boolean {
  const incomes = specOf(key)?.parts.income
  if (incomes === undefined) return false
  return incomes.some(({ effect, choice, alternative }) => {
    if (effect.onlyIf !== undefined || (choice >= 0 && (options[choice] ?? 0) !== alternative)) return false
    return materialOfIncome(effect.resource, materials) === material
  })
}

/** What a named material stands for; undefined for gold, pools and the like. */
function materialOfIncome(resource: Resource, named: readonly MaterialId[]): MaterialId | undefined {
  if (isPicked(resource)) return incomeOf(resource, named)
  return resource.includes('.') ? (resource as MaterialId) : undefined
}
