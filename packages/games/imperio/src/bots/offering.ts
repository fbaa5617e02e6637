import type { Chance, Seat } from '@ludoteca/kernel'
import { ESCORT_PAYMENT, NON_COMPETE_PAYMENT, PACT_PAYMENT } from '../data/constants.ts'
import type { DealTemplateId } from '../data/deal-templates.ts'
import { propertyCard } from '../data/properties.ts'
import type { DealFields, Move } from '../moves.ts'
import { isProtected, ownerId } from '../owners.ts'
import { countInDistrict } from '../rules/properties.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { hasDeceived, isInTheWay } from './judging.ts'
import { cashOf } from './seen.ts'
import { favouriteOf, leadOf } from './voting.ts'

/** What a candidate must be better than the other for a bot to pay for it. */
const WORTH_PAYING = 2
/** Nobody offers for 1 to whoever has no more than that. */
const SPARE_CASH = 3

/** Whether it is this bot's round to make offers. Nobody is asked the same in every round, and not by all at once. */
export function isOfferTime(view: View, seat: Seat, { offersEvery }: Character): boolean {
  return offersEvery > 0 && view.dealStage === 0 && (view.round + seat) % offersEvery === 0
}

/** A small deal with somebody who may want it: a vote, an escort, a promise. They cost nothing and may bring 1. */
export function chooseFavour(view: View, seat: Seat, chance: Chance): Move | undefined {
  const to = chance.int('deal', view.owners.length)
  return (
    votePact(view, seat, to) ??
    (view.round < view.rounds ? (escort(view, seat, to) ?? promise(view, seat, to)) : undefined)
  )
}

/** The others in turn, from a drawn one on: those who have cash to spare and have not deceived the bot. */
function* others(view: View, seat: Seat, first: Seat, cash: number): Generator<Seat> {
  const count = view.owners.length
  for (let i = 0; i < count; i++) {
    const to = (first + i) % count
    if (to !== seat && cashOf(view, to) >= cash && !hasDeceived(view, to, seat)) yield to
  }
}

/** A vote for the own candidate, paid afterwards, and the other one is watched for it. */
function votePact(view: View, seat: Seat, first: Seat): Move | undefined {
  const candidateId = favouriteOf(view, seat)
  if (candidateId === null || leadOf(view, seat) < WORTH_PAYING || cashOf(view, seat) < PACT_PAYMENT) return undefined
  for (const to of others(view, seat, first, SPARE_CASH)) {
    if (favouriteOf(view, to) === candidateId) return offerTo(to, 'ELECTION_PACT', { candidateId })
  }
  return undefined
}

/** Protection for whoever is being watched most. */
function escort(view: View, seat: Seat, first: Seat): Move | undefined {
  const { riskLevels } = view
  for (const to of others(view, seat, first, SPARE_CASH + ESCORT_PAYMENT)) {
    if (riskLevels[to] === 'HIGH' && !isProtected(view, to))
      return offerTo(to, 'SECURITY_ESCORT', { payer: 'RECEIVER' })
  }
  return undefined
}

/** To keep away from where the other one has property and the bot has none. */
function promise(view: View, seat: Seat, first: Seat): Move | undefined {
  for (const to of others(view, seat, first, SPARE_CASH + NON_COMPETE_PAYMENT)) {
    for (const { owner, propertyId } of view.properties) {
      if (owner !== to) continue
      const { district } = propertyCard(propertyId)
      if (countInDistrict(view, seat, district) === 0 && isInTheWay(view, seat, to, district)) {
        return offerTo(to, 'NON_COMPETE', { district })
      }
    }
  }
  return undefined
}

export function offerTo(to: Seat, templateId: DealTemplateId, fields: DealFields): Move {
  return { type: 'dealOffer', templateId, toOwnerId: ownerId(to), fields }
}
