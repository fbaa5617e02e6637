import { MATERIALS, type MaterialId, materialOf } from '../data/materials.ts'
import { TIERS } from '../data/posts.ts'
import { WORKSHOP } from '../data/works.ts'
import type { Tier } from '../estate.ts'
import { find } from '../rules/holdings.ts'
import { effectivePicks } from '../rules/picks.ts'
import { bonusForFours } from '../rules/sale-value.ts'
import { type Recipe, refuseRecipe } from '../rules/workshop-rules.ts'
import type { World } from '../state.ts'
import type { Mind } from './mind.ts'

/** [13.2] What makes most of one's own raw materials: improved ones that sell well, or special ones. */
export function bestRecipe({ w, me }: Mind, host: string, tier: Tier): Recipe | undefined {
  const own = find(me.domains, host)
  if (own) return bestOf(w, effectivePicks(own))[TIER_INDEX[tier]]?.recipe
  // Cities use what all domains bring.
  let best: Made | undefined
  for (const domain of me.domains) {
    const made = bestOf(w, effectivePicks(domain))[TIER_INDEX[tier]]
    if (made && made.gold > (best?.gold ?? 0)) best = made
  }
  return best?.recipe
}

/** A recipe, and the gold that a workshop of some tier makes with it. */
interface Made {
  readonly recipe: Recipe
  readonly gold: number
}
interface Best {
  readonly config: World['config']
  /** By tier. */
  readonly made: readonly (Made | undefined)[]
}
/** Picks never change once made, so what is best made of them is found out once. */
const BEST = new WeakMap<readonly MaterialId[], Best>()

function bestOf({ config }: Readonly<World>, inputs: readonly MaterialId[]): Best['made'] {
  let best = BEST.get(inputs)
  if (best?.config !== config) {
    best = { config, made: TIERS.map((tier) => bestMade(config, inputs, tier)) }
    BEST.set(inputs, best)
  }
  return best.made
}

function bestMade(config: World['config'], inputs: readonly MaterialId[], tier: Tier): Made | undefined {
  let best: Made | undefined
  for (const input of inputs) {
    for (const recipe of RECIPES.get(input) ?? []) {
      const gold = madeGold({ config }, recipe.output, tier)
      if (gold > (best?.gold ?? 0)) best = { recipe, gold }
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

/** [6.8] Gold for what a whole round makes, if all of it is sold automatically. */
export function madeGold({ config }: Readonly<Pick<World, 'config'>>, output: MaterialId, tier: Tier): number {
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
