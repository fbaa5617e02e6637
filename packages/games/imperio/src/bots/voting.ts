import type { Seat } from '@ludoteca/kernel'
import { candidateOf } from '../data/candidates.ts'
import { INFLATION_FROM_PROPERTIES } from '../data/constants.ts'
import type { Move } from '../moves.ts'
import { ownerId } from '../owners.ts'
import { effectiveFields } from '../rules/deals/terms.ts'
import type { View } from '../view.ts'
import { cashOf, ownerIn } from './seen.ts'

/** [15.4] What an accepted pact obliges to. */
const PACT_CONTRIBUTION = 1

/** How much better the favourite is than the other one. */
export function leadOf(view: View, seat: Seat): number {
  const [a, b] = view.electionOptions
  if (a === undefined || b === undefined) return 0
  return Math.abs(scoreOf(view, seat, a) - scoreOf(view, seat, b))
}

/** [15.4] The favourite, with a contribution only where a pact asks for it. */
export function chooseCandidate(view: View, seat: Seat): Move {
  const promised = promisedTo(view, seat)
  const wanted = promised === undefined ? 0 : PACT_CONTRIBUTION
  const contribution = Math.min(wanted, Math.max(0, cashOf(view, seat)))
  return { type: 'electionVote', candidateId: promised ?? favouriteOf(view, seat), contribution }
}

/** [15.4] Whom the bot would elect by itself; the first of two that are alike. */
export function favouriteOf(view: View, seat: Seat): string | null {
  const [a = null, b = null] = view.electionOptions
  if (a === null || b === null) return a
  return scoreOf(view, seat, b) > scoreOf(view, seat, a) ? b : a
}

/** [15.4] What a candidate's bundle means for this owner. */
export function scoreOf(view: View, seat: Seat, candidateId: string): number {
  const { meters } = candidateOf(candidateId).bundle
  const { debt } = ownerIn(view, seat)
  let score = (meters.Security ?? 0) + (meters.PoliticalStability ?? 0) - 2 * (meters.ConstructionEnforcement ?? 0)
  if (debt > 0) score -= meters.InterestRates ?? 0
  if (isBig(view, seat)) score -= meters.Inflation ?? 0
  return score
}

/** [3.4] Whether inflation costs this owner anything. */
function isBig({ properties }: View, seat: Seat): boolean {
  let count = 0
  for (const { owner } of properties) if (owner === seat) count++
  return count >= INFLATION_FROM_PROPERTIES
}

/** The candidate of a pact that this owner has agreed to be paid for. */
function promisedTo({ deals }: View, seat: Seat): string | undefined {
  const pact = deals.find(
    ({ templateId, status, toOwnerId }) =>
      templateId === 'ELECTION_PACT' && status === 'ACCEPTED' && toOwnerId === ownerId(seat),
  )
  return pact && effectiveFields(pact).candidateId
}
