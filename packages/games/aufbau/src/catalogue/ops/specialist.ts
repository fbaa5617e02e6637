import type { SpecialistKind, SpecialistTier } from '../../estate.ts'
import { specialistCap } from '../../rules/caps.ts'
import { impress } from '../../rules/first-impressions.ts'
import { type Books, tellOwner } from '../../rules/maintenance/books.ts'
import { tellOfGroups } from '../../rules/maintenance/people.ts'
import { roll } from '../../rules/names.ts'
import { rollApprentice } from '../../rules/recruiting.ts'
import type { Offer, Player } from '../../state.ts'
import { type Active, effectsOf, type Source } from '../sources.ts'
import { fires } from '../timing.ts'

/** [11.1 specialist, P16a] Somebody joins, or lets it be known that it would not take much. */
export function inviteSpecialists(b: Books, source: Source): void {
  const { w, p, io } = b
  for (const { effect } of effectsOf(p, source, 'specialist')) {
    if (!fires(w.round, source.facility.builtAtRound, effect.everyRounds)) continue
    if (effect.trigger !== undefined && roll(p, 20, io) > effect.trigger) continue
    if (effect.offerPercent === undefined) join(b, source, effect.kinds[0] as SpecialistKind)
    else offer(b, source, effect, effect.offerPercent)
  }
}

/** [F-27] Like an apprentice: simple, with a trait, and only if there is room. */
function join(b: Books, { facility }: Source, kind: SpecialistKind): void {
  const { w, p, io } = b
  if (p.specialists.length >= specialistCap(w, p)) return
  const hired = rollApprentice(p, kind, io)
  const changes = impress(p, hired)
  p.specialists.push(hired)
  tellOwner(b, { type: 'specialistJoined', seat: p.seat, facility: facility.key, gold: 0, hired })
  tellOfGroups(b, changes, 'hired', 0)
}

/** [11.1] Unused offers do not add up. */
function offer(
  b: Books,
  { ref, facility }: Source,
  effect: Active<'specialist'>['effect'],
  pricePercent: number,
): void {
  const { works, seat } = b.p
  if (works === null || works.offers.some(({ from }) => from === ref)) return
  const made = { from: ref, facility: facility.key, kinds: effect.kinds, tier: effect.tier, pricePercent }
  works.offers = [...works.offers, made]
  tellOwner(b, { type: 'offerMade', seat, facility: facility.key })
}

/** The first offer that this hiring can use. */
export function offerFor({ works }: Readonly<Player>, kind: SpecialistKind, tier: SpecialistTier): Offer | undefined {
  return works?.offers.find((one) => one.tier === tier && one.kinds.includes(kind))
}

export function takeOffer(p: Player, taken: Offer): void {
  if (p.works !== null) p.works.offers = p.works.offers.filter((one) => one !== taken)
}
