import type { Refusal } from '@ludoteca/kernel'
import { isMaterial, type MaterialId } from '../data/materials.ts'
import { deny } from '../refusals.ts'
import { refuseRecipe } from '../rules/workshop-rules.ts'
import type { Player } from '../state.ts'
import type { Choice, Spec } from './compile.ts'
import { goodsIn } from './costs.ts'
import { descriptorOf, isPicked } from './descriptors.ts'
import { costOfSpecialty, entryOf, type Specialized, specializationOf, specialtyOf, specOf } from './specs.ts'
import type { Cost, Good } from './vocabulary.ts'

/** More materials than anything could want to be named. */
export const WISHES_MAX = 12

/** [F-04] INPUT: one number for each choice, in order; those left out are the first alternative. */
export function refuseOptions(p: Readonly<Player>, { choices }: Spec, options: unknown): Refusal | undefined {
  if (options === undefined) return undefined
  if (!Array.isArray(options) || options.length > choices.length) return deny('INPUT', 'badOption')
  for (let i = 0; i < options.length; i++) {
    if (!isAlternative(p, choices[i] as Choice, options[i])) return deny('INPUT', 'badOption')
  }
  return undefined
}

export function isAlternative(p: Readonly<Player>, choice: Choice, option: unknown): option is number {
  return Number.isSafeInteger(option) && (option as number) >= 0 && (option as number) < alternativesOf(p, choice)
}

/** How many ways there are to set a choice now. */
export function alternativesOf({ workshops, domains }: Readonly<Player>, { what, count }: Choice): number {
  if (what === 'workshop') return workshops.length
  return what === 'domain' ? domains.length : count
}

/** [F-03] INPUT: only materials that something in the price, upkeep or effects leaves open. */
export function refuseMaterials(spec: Spec, cost: Cost, materials: unknown): Refusal | undefined {
  if (materials === undefined) return undefined
  if (!Array.isArray(materials) || materials.length > WISHES_MAX) return deny('INPUT', 'badMaterials')
  if (spec.parts.grantWorkshop) return refuseRecipes(materials)
  const open = openGoods(spec, cost)
  for (const id of materials) {
    if (typeof id !== 'string' || !isMaterial(id)) return deny('INPUT', 'unknownGood')
    if (!open.some((good) => descriptorOf(good).byId.includes(id))) return deny('INPUT', 'badMaterials')
  }
  return undefined
}

/** [F-24] Pairs of input and output. */
function refuseRecipes(materials: readonly MaterialId[]): Refusal | undefined {
  for (let i = 0; i < materials.length; i += 2) {
    const refusal = refuseRecipe(materials[i], materials[i + 1])
    if (refusal) return refusal
  }
  return undefined
}

/** What can be named when this facility is built: everything that its price, upkeep and effects leave open. */
export function openToBuild(key: string): readonly Good[] {
  const spec = specOf(key)
  const entry = entryOf(key)
  return !spec || !entry || spec.parts.grantWorkshop ? [] : openGoods(spec, entry.cost)
}

/** The same when a domain, city or office is specialised. */
export function openToSpecialize(post: Specialized, kind: string, focus: string | null): readonly Good[] {
  const spec = specialtyOf(post, kind, focus)
  const specialization = post === 'office' ? undefined : specializationOf(post, kind)
  return spec ? openGoods(spec, specialization ? costOfSpecialty(specialization, focus) : {}) : []
}

/** Everything that says `any:` of something. */
export function openGoods({ bills, parts }: Spec, cost: Cost): readonly Good[] {
  const goods: string[] = [...goodsIn(cost)]
  for (const bill of bills) for (const { what } of bill) goods.push(what)
  for (const { effect } of parts.income ?? []) goods.push(effect.resource)
  for (const { effect } of parts.convert ?? []) for (const recipe of effect.recipes) goods.push(recipe.in)
  return goods.filter(isPicked)
}
