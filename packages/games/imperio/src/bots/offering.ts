import type { Chance, Seat } from '@ludoteca/kernel'
import { ESCORT_PAYMENT, NON_COMPETE_PAYMENT, PACT_PAYMENT } from '../data/constants.ts'
import type { DealTemplateId } from '../data/deal-templates.ts'
import { DISTRICT_NAMES, type DistrictName } from '../data/districts.ts'
import type { DealFields, Move } from '../moves.ts'
import { isProtected, ownerId } from '../owners.ts'
import { countIn, countsByDistrict } from '../rules/properties.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { hasDeceived } from './judging.ts'
import { cashOf } from './seen.ts'
import { favouriteOf, leadOf } from './voting.ts'

/** What a candidate must be better than the other for a bot to pay for it. */
const WORTH_PAYING = 2
/** Nobody offers for 1 to whoever has no more than that. */
const SPARE_CASH = 3

/** Tables of six hear as many offers as larger ones, where fewer bots at a time make them. */
const OWNERS_OFFERING = 3

/** Whether it is this bot's round to make offers. Nobody is asked the same in every round, and not by all at once. */
export function isOfferTime({ round, owners, dealStage }: View, seat: Seat, { offersEvery }: Character): boolean {
  const turn = offersEvery * Math.max(1, Math.ceil(owners.length / OWNERS_OFFERING) - 1)
  return turn > 0 && dealStage === 0 && (round + seat) % turn === 0
}

/** A small deal with somebody who may want it: a vote, an escort, a promise. They cost nothing and may bring 1. */
export function chooseFavour(view: View, seat: Seat, chance: Chance): Move | undefined {
  const first = chance.int('deal', view.owners.length)
  const vote = votePact(view, seat, first)
  if (vote !== undefined || view.round === view.rounds) return vote
  // By turns, so that not everybody is asked for the same.
  return first % 2 === 0
    ? (escort(view, seat, first) ?? promise(view, seat, first))
    : (promise(view, seat, first) ?? escort(view, seat, first))
}

/** The first of the others, from a drawn one on, who has so much cash, has not deceived the bot, and is meant. */
function findOther(
  view: View,
  seat: Seat,
  first: Seat,
  cash: number,
  isMeant: (other: Seat) => boolean,
): Seat | undefined {
  const count = view.owners.length
  for (let i = 0; i < count; i++) {
    const other = (first + i) % count
    if (other === seat || cashOf(view, other) < cash || hasDeceived(view, other, seat)) continue
    if (isMeant(other)) return other
  }
  return undefined
}

/** A vote for the own candidate, paid afterwards, and the other one is watched for it. */
function votePact(view: View, seat: Seat, first: Seat): Move | undefined {
  if (leadOf(view, seat) < WORTH_PAYING || cashOf(view, seat) < PACT_PAYMENT) return undefined
  const candidateId = favouriteOf(view, seat) as string
  const to = findOther(view, seat, first, SPARE_CASH, (other) => favouriteOf(view, other) === candidateId)
  return to === undefined ? undefined : offerTo(to, 'ELECTION_PACT', { candidateId })
}

/** Protection for whoever is being watched most. */
function escort(view: View, seat: Seat, first: Seat): Move | undefined {
  const { riskLevels } = view
  const isMeant = (other: Seat) => riskLevels[other] === 'HIGH' && !isProtected(view, other)
  const to = findOther(view, seat, first, SPARE_CASH + ESCORT_PAYMENT, isMeant)
  return to === undefined ? undefined : offerTo(to, 'SECURITY_ESCORT', { payer: 'RECEIVER' })
}

/** To keep away from where the other one has property and the bot has none. */
function promise(view: View, seat: Seat, first: Seat): Move | undefined {
  const counts = countsByDistrict(view)
  const own = cashOf(view, seat)
  let place = NOWHERE
  // Where the bot has nothing it is only in the way of whoever has less cash.
  const to = findOther(view, seat, first, SPARE_CASH + NON_COMPETE_PAYMENT, (other) => {
    if (cashOf(view, other) > own) return false
    place = DISTRICT_NAMES.findIndex((_, at) => countIn(counts, other, at) > 0 && countIn(counts, seat, at) === 0)
    return place !== NOWHERE
  })
  return to === undefined ? undefined : offerTo(to, 'NON_COMPETE', { district: DISTRICT_NAMES[place] as DistrictName })
}

const NOWHERE = -1

export function offerTo(to: Seat, templateId: DealTemplateId, fields: DealFields): Move {
  return { type: 'dealOffer', templateId, toOwnerId: ownerId(to), fields }
}
