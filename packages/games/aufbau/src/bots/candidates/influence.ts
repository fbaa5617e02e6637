import { GAIN_INFLUENCE } from '../../data/investments.ts'
import { permanentInfluenceCap, temporaryInfluenceCap } from '../../rules/caps.ts'
import { gold } from '../mind.ts'
import { amountsBelow, BELOW_LARGE, type Proposer } from './family.ts'

const amounts = amountsBelow(BELOW_LARGE)

export const influence: Proposer = (mind, ideas) => {
  const { temporary, gold: price } = GAIN_INFLUENCE
  for (const investments of amounts(Math.min(temporaryInfluenceCap(mind.me), gold(mind)))) {
    const gold12 = 12 * price.temporary * investments
    const cost = gold12 * mind.rates.gold12
    const each = investments * mind.rates.influence
    const best = each * temporary.veryGood - cost
    if (!ideas.hopes(best)) continue
    ideas.rolled(
      { type: 'gainInfluence', kind: 'temporary', investments },
      gold12,
      0,
      best,
      each * temporary.good - cost,
      each * temporary.success - cost,
      each * temporary.poor - cost,
      each * temporary.fail - cost,
    )
  }
}

/** It also counts in the pool of this round. */
export const permanentInfluence: Proposer = (mind, ideas) => {
  const { permanent, gold: price } = GAIN_INFLUENCE
  const most = Math.min(permanentInfluenceCap(mind.me), Math.floor(gold(mind) / price.permanent))
  for (const investments of amounts(most)) {
    const gold12 = 12 * price.permanent * investments
    const cost = gold12 * mind.rates.gold12
    const each = mind.rates.influence + mind.rates.permanentInfluence
    ideas.rolled(
      { type: 'gainInfluence', kind: 'permanent', investments },
      gold12,
      0,
      each * permanent.veryGood * investments - cost,
      each * permanent.good * investments - cost,
      each * permanent.success * investments - cost,
      each * Math.ceil(investments / 2) - cost,
      -cost,
    )
  }
}
