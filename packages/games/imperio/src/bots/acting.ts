import type { Chance, Seat } from '@ludoteca/kernel'
import { COMPLIANCE_MAX, DEBT_MAX, INSURANCE_COST, UPGRADE_RENT, UPGRADE_WORTH } from '../data/constants.ts'
import type { Move, MoveOf } from '../moves.ts'
import { BANK } from '../owners.ts'
import { canGrow, developCost } from '../rules/actions.ts'
import { cityOf } from '../rules/city.ts'
import { loanOf } from '../rules/deals/terms.ts'
import { rentOf } from '../rules/rent.ts'
import { worthOf } from '../rules/wealth.ts'
import type { Property } from '../state.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { isInDanger, wantsProtection } from './danger.ts'
import { chooseFavour, isOfferTime } from './offering.ts'
import { cashOf, ownerIn, roundsLeft } from './seen.ts'
import { chooseTrade } from './trading.ts'
import { incomesLeft } from './worths.ts'

/** [15.2] With less than this a loan is taken. */
const POOR_CASH = 2
/** [15.2] Loans and upgrades need so many rounds to pay, this one included; a premium one less. */
const ROUNDS_TO_PAY = 3
const ROUNDS_TO_INSURE = 2
/** [15.2] What is worth less is not insured. */
const WORTH_INSURING = 7
/** [15.2] Below this RiskScore Fame is for the taking. */
const CALM_CENTI = 150

const LOAN: Move = { type: 'dealOffer', templateId: 'BANK_LOAN', toOwnerId: BANK, fields: {} }
const AUDIT: Move = { type: 'action', action: 'AUDIT' }
const SECURITY: Move = { type: 'action', action: 'SECURITY' }
const PR: Move = { type: 'action', action: 'PR' }
const PASS: Move = { type: 'action', action: 'PASS' }

/** [15.2] The first that fits: a loan, a trade or an upgrade, insurance, then whatever the RiskScore suggests. */
export function chooseAction(view: View, seat: Seat, character: Character, chance: Chance): Move {
  const isTime = isOfferTime(view, seat, character)
  const mine = placesOf(view, seat)
  return (
    chooseLoan(view, seat, character) ??
    (mine.length > 0 ? chooseGrowth(view, seat, mine, character, isTime) : undefined) ??
    chooseSafety(view, seat, character) ??
    (isTime ? chooseFavour(view, seat, chance) : undefined) ??
    (mine.length > 0 ? chooseInsurance(view, seat, mine, character) : undefined) ??
    chooseStance(view, seat)
  )
}

/** The places of the own properties in the deck. */
function placesOf({ properties }: View, seat: Seat): number[] {
  const mine: number[] = []
  for (let at = 0; at < properties.length; at++) if (properties[at]?.owner === seat) mine.push(at)
  return mine
}

/** A trade, where it brings more than to build. */
function chooseGrowth(
  view: View,
  seat: Seat,
  mine: readonly number[],
  character: Character,
  isTime: boolean,
): Move | undefined {
  const upgrade = chooseUpgrade(view, seat, mine, character)
  const trade = isTime ? chooseTrade(view, seat, mine, character) : undefined
  if (trade === undefined || upgrade === undefined) return trade?.move ?? upgrade
  const built = UPGRADE_WORTH + incomesLeft(view) * UPGRADE_RENT - developCostIn(view)
  return trade.gain > built ? trade.move : upgrade
}

function chooseLoan(view: View, seat: Seat, { borrows }: Character): Move | undefined {
  const { cash, debt } = ownerIn(view, seat)
  if (!borrows || cash >= POOR_CASH || roundsLeft(view) < ROUNDS_TO_PAY || view.dealStage > 0) return undefined
  const { repay } = loanOf(view.special?.id ?? null, view.meters.InterestRates)
  return debt + repay <= DEBT_MAX ? LOAN : undefined
}

function chooseUpgrade(
  view: View,
  seat: Seat,
  mine: readonly number[],
  { keep }: Character,
): MoveOf<'action'> | undefined {
  const cash = cashOf(view, seat)
  if (roundsLeft(view) < ROUNDS_TO_PAY) return undefined
  if (cash - developCostIn(view) < keep) return undefined
  const city = cityOf(view)
  const best = bestOf(view, mine, (own) => (canGrow(own) ? rentOf(city, own) : undefined))
  return best && { type: 'action', action: 'DEVELOP', propertyId: best.propertyId }
}

function chooseInsurance(view: View, seat: Seat, mine: readonly number[], { keep }: Character): Move | undefined {
  const cash = cashOf(view, seat)
  if (cash - INSURANCE_COST.NONE.BASIC < keep || roundsLeft(view) < ROUNDS_TO_INSURE) return undefined
  const best = bestOf(view, mine, (own) => {
    if (own.insurance !== 'NONE') return undefined
    const worth = worthOf(view, own)
    return worth >= WORTH_INSURING ? worth : undefined
  })
  return best && { type: 'action', action: 'INSURE', propertyId: best.propertyId, level: 'BASIC' }
}

function developCostIn({ meters, activeMoodId }: View): number {
  return developCost(meters.ConstructionEnforcement, activeMoodId)
}

/** What danger asks for. */
function chooseSafety(view: View, seat: Seat, character: Character): Move | undefined {
  if (isInDanger(view) && ownerIn(view, seat).compliance < COMPLIANCE_MAX) return AUDIT
  return wantsProtection(view, seat, character) ? SECURITY : undefined
}

function chooseStance(view: View, seat: Seat): Move {
  if ((view.own?.riskCenti ?? 0) < CALM_CENTI) return PR
  return ownerIn(view, seat).compliance < COMPLIANCE_MAX ? AUDIT : PASS
}

/** The own property with the highest mark; the first by id among equals. Those without a mark do not count. */
function bestOf(
  { properties }: View,
  mine: readonly number[],
  markOf: (own: Readonly<Property>) => number | undefined,
): Readonly<Property> | undefined {
  let best: Readonly<Property> | undefined
  let highest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < mine.length; i++) {
    const property = properties[mine[i] as number] as Readonly<Property>
    const mark = markOf(property)
    if (mark === undefined || mark <= highest) continue
    best = property
    highest = mark
  }
  return best
}
