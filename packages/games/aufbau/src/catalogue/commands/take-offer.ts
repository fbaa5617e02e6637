import type { Io } from '@ludoteca/kernel'
import type { Plan } from '../../commands/command.ts'
import { certain, gain } from '../../commands/planning.ts'
import type { Fact } from '../../facts.ts'
import type { Price } from '../../ledger.ts'
import type { MoveOf } from '../../moves.ts'
import { facilityOpening, takeFacilityDeed } from '../../rules/action-economy.ts'
import { impress } from '../../rules/first-impressions.ts'
import { audienceOf } from '../../rules/names.ts'
import { pay } from '../../rules/prices.ts'
import { rollApprentice } from '../../rules/recruiting.ts'
import type { Offer, Player, World } from '../../state.ts'
import { takeOffer } from '../ops/specialist.ts'

type HireSpecialist = MoveOf<'hireSpecialist'>

/** [11.1 byChoice] Whoever was offered is hired for a part of the price, rounded up. */
export function offerPrice({ pricePercent }: Offer, listed: Price): Price {
  return { ...listed, gold12: 12 * Math.ceil((listed.gold12 * pricePercent) / 1200) }
}

export function planOffer(w: Readonly<World>, p: Readonly<Player>, price: Price): Plan {
  return certain(price, facilityOpening(w, p) ?? 'action', [gain('specialist', 1)])
}

/** [F-27] Without a check and without the recruit table: simple, with a trait. */
export function performOffer(
  w: Readonly<World>,
  p: Player,
  { kind }: HireSpecialist,
  offer: Offer,
  paid: Price,
  io: Io<Fact>,
): void {
  takeFacilityDeed(w, p)
  pay(p, paid)
  takeOffer(p, offer)
  const hired = rollApprentice(p, kind, io)
  const changes = impress(p, hired)
  p.specialists.push(hired)
  const { facility } = offer
  io.tell({ type: 'specialistJoined', seat: p.seat, facility, gold: paid.gold12 / 12, hired }, audienceOf(w, p))
  if (changes.length > 0) {
    io.tell({ type: 'groupsChanged', seat: p.seat, changes, why: 'hired', event: 0 }, audienceOf(w, p))
  }
}
