import { one, type Params, type Refusal } from '@ludoteca/kernel'
import type { MaterialId } from '../data/materials.ts'
import { WORKSHOP } from '../data/works.ts'
import type { Tier, Workshop } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { find } from '../rules/holdings.ts'
import { audienceOf } from '../rules/names.ts'
import { pay, priceOf, refusePrice } from '../rules/prices.ts'
import { refuseSite, siteOf } from '../rules/production-places.ts'
import { type Recipe, recipeOf, refuseRecipe, refuseWithoutMaster } from '../rules/workshop-rules.ts'
import type { Player, World } from '../state.ts'
import { RECIPE_FORM } from './build-workshop.ts'
import type { Command, Form } from './command.ts'
import { isTier, nextTier } from './inputs.ts'
import { certain, gain } from './planning.ts'

type UpgradeWorkshop = MoveOf<'upgradeWorkshop'>

/** [5.11] To the next tier; input and output may change on the way. */
export const upgradeWorkshop: Command<UpgradeWorkshop> = {
  forms: [formOf('medium'), formOf('large')],
  check(w, p, { workshop: id, tier, input, output }) {
    const workshop = find(p.workshops, id)
    if (!workshop) return deny('INPUT', 'unknownTarget')
    if (!isTier(tier)) return deny('INPUT', 'unknownTier')
    if (tier !== nextTier(workshop.tier)) return deny('INPUT', 'notNextTier')
    return (
      refuseChange(workshop, input, output) ??
      refuseFacilityDeed(w, p) ??
      refuseSite(w, p, siteOf(p, workshop.host), tier, id) ??
      refuseWithoutMaster(p, tier) ??
      refusePrice(p, priceFor(w, p, workshop, tier))
    )
  },
  plan(w, p, { workshop, tier }) {
    const price = priceFor(w, p, find(p.workshops, workshop) as Workshop, tier)
    return certain(price, facilityOpening(w, p) ?? 'action', [gain('workshop', 1)])
  },
  perform(w, p, { workshop: id, tier, input, output }, io) {
    const workshop = find(p.workshops, id) as Workshop
    const paid = priceFor(w, p, workshop, tier)
    const free = takeFacilityDeed(w, p)
    pay(p, paid)
    const recipe = changedRecipe(workshop, input, output) as Recipe
    workshop.tier = tier
    workshop.input = recipe.input
    workshop.output = recipe.output
    io.tell({ type: 'workshopUpgraded', seat: p.seat, paid, free, id, tier }, audienceOf(w, p))
  },
}

/** Another input brings its usual output along, unless one is named. */
function changedRecipe(
  { input, output }: Readonly<Workshop>,
  newInput: MaterialId | undefined,
  newOutput: MaterialId | undefined,
): Recipe | undefined {
  if (newInput === undefined && newOutput === undefined) return { input, output }
  return recipeOf(newInput ?? input, newOutput)
}

function refuseChange(
  workshop: Readonly<Workshop>,
  input: MaterialId | undefined,
  output: MaterialId | undefined,
): Refusal | undefined {
  if (input === undefined && output === undefined) return undefined
  return refuseRecipe(input ?? workshop.input, output)
}

/** [5.11] The difference of the prices. */
function priceFor(w: Readonly<World>, p: Readonly<Player>, workshop: Readonly<Workshop>, tier: Tier) {
  const price = priceOf(WORKSHOP.price[tier] - WORKSHOP.price[workshop.tier])
  return boostedPrice(w, p, 'upgradeWorkshop', tier, workshop.host, price)
}

function formOf(tier: Tier): Form {
  const fixed: Params = { tier: one([tier]), ...RECIPE_FORM }
  return (w, p) => {
    if (!facilityOpening(w, p) || refuseWithoutMaster(p, tier)) return null
    const fit = p.workshops.filter(
      (workshop) => nextTier(workshop.tier) === tier && !refuseSite(w, p, siteOf(p, workshop.host), tier, workshop.id),
    )
    return fit.length > 0 ? { workshop: one(fit.map(({ id }) => id)), ...fixed } : null
  }
}
