import { DOMAIN_ADMINISTRATION, WORKSHOP_OVERSIGHT } from '../../data/investments.ts'
import { materialOf } from '../../data/materials.ts'
import { rankOf } from '../../data/posts.ts'
import { administrationCap, oversightCap } from '../../rules/caps.ts'
import { amountsBelow, BELOW_LARGE, type Proposer } from './family.ts'

const amounts = amountsBelow(BELOW_LARGE)

/** One domain of each tier is enough to think about: what others bring is worth the same. */
export const administration: Proposer = ({ me, rates }, ideas) => {
  const { raw } = DOMAIN_ADMINISTRATION
  let seen = 0
  for (const domain of me.domains) {
    const bit = 1 << rankOf(domain.tier)
    if ((seen & bit) !== 0) continue
    seen |= bit
    for (const investments of amounts(Math.min(administrationCap(domain), me.turn.labor))) {
      const cost = investments * rates.labor
      const each = investments * rates.raw
      if (!ideas.hopes(each * raw.veryGood - cost)) continue
      ideas.rolled(
        { type: 'gainMaterials', mode: 'domainAdministration', investments, target: domain.id },
        0,
        0,
        each * raw.veryGood - cost,
        each * raw.good - cost,
        each * raw.success - cost,
        each * raw.poor - cost,
        each * raw.fail - cost,
      )
    }
  }
}

/** Improved raw materials come in fours where special ones come one by one, if they are finished. */
export const oversight: Proposer = ({ w, me, rates }, ideas) => {
  const { halves, rawPerSpecial } = WORKSHOP_OVERSIGHT
  for (const workshop of me.workshops) {
    const investments = Math.min(oversightCap(w, me, workshop), me.turn.labor)
    if (investments < 1) continue
    const cost = investments * rates.labor
    const isRaw = materialOf(workshop.output).kind === 'raw'
    const gain = (each: number) => {
      const made = (investments * each) / 2
      return (isRaw ? made * rawPerSpecial * rates.raw : Math.floor(made) * rates.special) - cost
    }
    const best = gain(halves.veryGood)
    if (!ideas.hopes(best)) continue
    ideas.rolled(
      { type: 'gainMaterials', mode: 'workshopOversight', investments, target: workshop.id },
      0,
      0,
      best,
      gain(halves.good),
      gain(halves.success),
      gain(halves.poor),
      gain(halves.fail),
    )
  }
}
