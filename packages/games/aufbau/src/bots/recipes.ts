import { MATERIALS, type MaterialId, materialOf } from '../data/materials.ts'
import { WORKSHOP } from '../data/works.ts'
import type { Tier } from '../estate.ts'
import { effectivePicks } from '../rules/picks.ts'
import { bonusForFours } from '../rules/sale-value.ts'
import { type Recipe, refuseRecipe } from '../rules/workshop-rules.ts'
import type { World } from '../state.ts'
import type { Mind } from './mind.ts'

/** [13.2] What makes most of one's own raw materials: improved ones that sell well, or special ones. */
export function bestRecipe(mind: Mind, inputs: readonly MaterialId[], tier: Tier): Recipe | undefined {
  let best: Recipe | undefined
  let most = 0
  for (const input of inputs) {
    for (const recipe of RECIPES.get(input) ?? []) {
      const value = madeGold(mind.w, recipe.output, tier)
      if (value <= most) continue
      best = recipe
      most = value
    }
  }
  return best
}

/** [5.11] What can be made of each raw material. */
const RECIPES: ReadonlyMap<MaterialId, readonly Recipe[]> = new Map(MATERIALS.map(({ id }) => [id, recipesOf(id)]))

function recipesOf(input: MaterialId): readonly Recipe[] {
  const { workshopOutput, improvedOutputs } = materialOf(input)
  const outputs = workshopOutput ? [workshopOutput, ...improvedOutputs] : improvedOutputs
  return outputs.filter((output) => !refuseRecipe(input, output)).map((output) => ({ input, output }))
}

/** What the domain brings; cities use what all domains bring. */
export function inputsAt({ me }: Mind, host: string): readonly MaterialId[] {
  const own = me.domains.find(({ id }) => id === host)
  return own ? effectivePicks(own) : me.domains.flatMap((domain) => effectivePicks(domain))
}

/** [6.8] Gold for what a whole round makes, if all of it is sold automatically. */
export function madeGold({ config }: Readonly<World>, output: MaterialId, tier: Tier): number {
  const material = materialOf(output)
  if (material.kind === 'raw') {
    const count = WORKSHOP.rawIn[tier]
    return count / 4 + bonusForFours(material, count)
  }
  const bonus = config.workshopBonusSpecial[TIER_INDEX[tier]] as number
  const count = WORKSHOP.specialOut[tier] + bonus
  return 2 * count + bonusForFours(material, count)
}
const TIER_INDEX: Readonly<Record<Tier, number>> = { small: 0, medium: 1, large: 2 }
