import { maybe, one, type Params } from '@ludoteca/kernel'
import { MATERIALS, type Material, RAW_COUNT } from '../data/materials.ts'
import { WORKSHOP } from '../data/works.ts'
import type { Tier } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { newId } from '../rules/ids.ts'
import { audienceOf } from '../rules/names.ts'
import { pay, priceOf, refusePrice } from '../rules/prices.ts'
import { refuseSite, type Site, siteOf } from '../rules/production-places.ts'
import { refuseSlot } from '../rules/site-slots.ts'
import { defaultInput, type Recipe, recipeOf, refuseRecipe, refuseWithoutMaster } from '../rules/workshop-rules.ts'
import type { Player, World } from '../state.ts'
import type { Command, Form } from './command.ts'
import { isTier } from './inputs.ts'
import { certain, gain } from './planning.ts'
import { sitesFor } from './sites.ts'

type BuildWorkshop = MoveOf<'buildWorkshop'>

const inputs = MATERIALS.slice(0, RAW_COUNT).filter(({ tier }) => tier !== 'expensive')
const outputs = MATERIALS.filter((material) => isSpecialOutput(material) || isImproved(material))
/** Materials a workshop can use and make at all; which go together is for the check. */
export const RECIPE_FORM: Params = {
  input: maybe(one(inputs.map(({ id }) => id))),
  output: maybe(one(outputs.map(({ id }) => id))),
}

/** [5.11] */
export const buildWorkshop: Command<BuildWorkshop> = {
  forms: [formOf('small'), formOf('medium'), formOf('large')],
  check(w, p, { host, tier, input, output }) {
    const site = siteOf(p, host)
    if (!site) return deny('INPUT', 'unknownHost')
    if (!isTier(tier)) return deny('INPUT', 'unknownTier')
    return (
      refuseRecipe(input ?? defaultInput(p, site), output) ??
      refuseFacilityDeed(w, p) ??
      refuseSite(w, p, site, tier) ??
      refuseSlot(p, site) ??
      refuseWithoutMaster(p, tier) ??
      refusePrice(p, priceFor(w, p, host, tier))
    )
  },
  plan(w, p, { host, tier }) {
    return certain(priceFor(w, p, host, tier), facilityOpening(w, p) ?? 'action', [gain('workshop', 1)])
  },
  perform(w, p, { host, tier, input: named, output: wanted }, io) {
    const { input, output } = recipeOf(named ?? defaultInput(p, siteOf(p, host) as Site), wanted) as Recipe
    const paid = priceFor(w, p, host, tier)
    const free = takeFacilityDeed(w, p)
    pay(p, paid)
    const id = newId(p, 'workshop')
    p.workshops.push({ id, tier, host, input, output, facilities: [], damage: null })
    io.tell({ type: 'workshopBuilt', seat: p.seat, paid, free, id, host, tier }, audienceOf(w, p))
  },
}

function priceFor(w: Readonly<World>, p: Readonly<Player>, host: string, tier: Tier) {
  return boostedPrice(w, p, 'buildWorkshop', tier, host, priceOf(WORKSHOP.price[tier]))
}

function formOf(tier: Tier): Form {
  const fixed: Params = { tier: one([tier]), ...RECIPE_FORM }
  return (w, p) => {
    if (!facilityOpening(w, p) || refuseWithoutMaster(p, tier)) return null
    const host = sitesFor(w, p, tier)
    return host && { host, ...fixed }
  }
}

function isSpecialOutput({ kind, tier }: Material): boolean {
  return kind === 'special' && tier !== 'expensive'
}

function isImproved({ id }: Material): boolean {
  return inputs.some(({ improvedOutputs }) => improvedOutputs.includes(id))
}
