import { maybe, one } from '@ludoteca/kernel'
import { OFFICE, OFFICE_KINDS, OFFICE_TIER_DC, TIERS } from '../data/posts.ts'
import type { Office, Tier } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { deed, openingOf } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { OFFICE_BELOW, refuseCareer } from '../rules/career.ts'
import { count, countReputation, reckon, settle } from '../rules/dc.ts'
import { newId } from '../rules/ids.ts'
import { priceOf } from '../rules/prices.ts'
import { newOffice } from '../setup.ts'
import type { Player } from '../state.ts'
import { isPayment, isTier } from './inputs.ts'
import { gain } from './planning.ts'
import { postAcquired } from './post-acquired.ts'
import { purchase } from './purchase.ts'

const DEED = deed('acquireOffice', 'acquire.office')
const FORM = {
  tier: one(TIERS),
  payment: one(['goldFirst', 'influenceFirst']),
  specialization: maybe(one(OFFICE_KINDS)),
}

/** [5.8] */
export const acquireOffice = purchase<MoveOf<'acquireOffice'>>({
  type: 'acquireOffice',
  forms: [(w, p) => (openingOf(w, p, DEED) ? FORM : null)],
  deed: () => DEED,
  refuse(_w, _p, { tier, payment, specialization }) {
    if (!isTier(tier)) return deny('INPUT', 'unknownTier')
    if (!isPayment(payment)) return deny('INPUT', 'unknownPayment')
    const isKnown = specialization === undefined || OFFICE_KINDS.includes(specialization)
    return isKnown ? undefined : deny('INPUT', 'unknownSpecialization')
  },
  forbid: (_w, p, { tier }) => refuseCareer(p, tier),
  listed(w, p, { tier, payment }) {
    const { gold, influence } = OFFICE.price[payment]
    return boostedPrice(w, p, 'acquireOffice', tier, '', priceOf(gold[tier], influence[tier]))
  },
  mode: ({ tier }) => tier,
  difficulty(w, p, { tier }) {
    const sum = reckon(OFFICE.baseDc, OFFICE_TIER_DC[tier])
    countReputation(p, sum)
    const step = officeBelow(p, tier)
    if (step) count(sum, 'ladder', step.id, -1)
    return settle(w, p, sum, 'acquireOffice', tier, tier)
  },
  gains: () => [gain('office', 1)],
  acquire(_w, p, { tier, specialization }) {
    const id = newId(p, 'office')
    p.offices.push(newOffice(id, tier, specialization ?? null))
    return id
  },
  fact: (done, { tier, specialization }, deal) => postAcquired(done, deal, 'office', tier, specialization),
})

/** [4.3] An office one step lower opens doors. */
function officeBelow({ offices }: Readonly<Player>, tier: Tier): Office | undefined {
  const below = OFFICE_BELOW[tier]
  for (const office of offices) if (office.tier === below) return office
  return undefined
}
