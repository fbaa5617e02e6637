import type { Params } from '@ludoteca/kernel'
import { DOMAIN } from '../data/posts.ts'
import type { Domain } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { audienceOf } from '../rules/names.ts'
import { defaultPicks } from '../rules/picks.ts'
import { pay, priceOf, refusePrice } from '../rules/prices.ts'
import type { Player, World } from '../state.ts'
import type { Command } from './command.ts'
import { picksDomain, refusePicks } from './picking.ts'
import { certain, gain } from './planning.ts'

const FORM: Params = { rawPicks: picksDomain('small', null) }

/** [5.11, D-17] The domain of the start becomes a small one. */
export const upgradeStarterDomain: Command<MoveOf<'upgradeStarterDomain'>> = {
  forms: [(w, p) => (facilityOpening(w, p) && starterOf(p) ? FORM : null)],
  check(w, p, { rawPicks }) {
    return (
      refusePicks(rawPicks, 'small', null) ??
      refuseFacilityDeed(w, p) ??
      (starterOf(p) ? undefined : deny('RULE', 'noStarterDomain')) ??
      refusePrice(p, priceFor(w, p))
    )
  },
  plan: (w, p) => certain(priceFor(w, p), facilityOpening(w, p) ?? 'action', [gain('domain', 1)]),
  perform(w, p, { rawPicks }, io) {
    const domain = starterOf(p) as Domain
    const paid = priceFor(w, p)
    const free = takeFacilityDeed(w, p)
    pay(p, paid)
    // [5.0.4] The only facility action that leaves a key behind.
    p.turn.actionKeys.push(`facility.upgradeStarterDomain.${domain.id}`)
    domain.tier = 'small'
    domain.rawPicks = [...(rawPicks ?? defaultPicks('small', null))]
    io.tell({ type: 'starterUpgraded', seat: p.seat, paid, free, domain: domain.id }, audienceOf(w, p))
  },
}

function starterOf({ domains }: Readonly<Player>): Domain | undefined {
  for (const domain of domains) if (domain.tier === 'starter') return domain
  return undefined
}

function priceFor(w: Readonly<World>, p: Readonly<Player>) {
  const { gold, labor } = DOMAIN.starterUpgrade
  return boostedPrice(w, p, 'upgradeStarterDomain', 'small', '', priceOf(gold, 0, labor))
}
