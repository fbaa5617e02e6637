import {
  type Deal,
  type DealFields,
  type DistrictName,
  type MoveOf,
  ownerId,
  paymentOf,
  seatOf,
  type View,
  YAPE_CASH,
} from '@ludoteca/imperio'
import { lookUp, type Seat } from '@ludoteca/kernel'
import { valuesOf } from '../../../kit/choices.ts'
import { type Band, bandOf, fits, innerOf, type Offers, stateOf } from './offer-draft.ts'

/** The deals of this round as one of the parties sees them. */
interface DealList {
  /** Whose answer is awaited from whoever looks on. */
  readonly incoming: readonly Readonly<Deal>[]
  /** All others of theirs. */
  readonly own: readonly Readonly<Deal>[]
}

type Answers = Offers

/** What the answers of these choices are about. */
function idsOf(answers: Answers, response: MoveOf<'dealResponse'>['response']): readonly string[] {
  return answers.flatMap(({ params }) =>
    valuesOf(params.response).includes(response) ? valuesOf<string>(params.dealId) : [],
  )
}

/** The deals of this round that somebody is a party to. */
export function dealsOf({ deals, round }: Pick<View, 'deals' | 'round'>, me: Seat, answers: Answers): DealList {
  const asked = idsOf(answers, 'ACCEPT')
  const mine = deals.filter(
    ({ fromOwnerId, toOwnerId, createdRound }) =>
      createdRound === round && (fromOwnerId === ownerId(me) || toOwnerId === ownerId(me)),
  )
  return {
    incoming: mine.filter(({ dealId }) => asked.includes(dealId)),
    own: mine.filter(({ dealId }) => !asked.includes(dealId)),
  }
}

/** What became of what somebody offered, or countered; nothing while others have the say about something else. */
interface Fate {
  readonly deal: Readonly<Deal>
  /** Whose answer it was, or is. */
  readonly other: Seat
  readonly isCounter: boolean
}

/** The fate of the last thing that whoever looks on has offered in this round; loans are nobody's to refuse. */
export function fateOf({ own }: Pick<DealList, 'own'>, me: Seat): Fate | undefined {
  const mine = own.flatMap((deal) => {
    const isCounter = deal.counterFields !== null
    const [maker, asked] = isCounter ? [deal.toOwnerId, deal.fromOwnerId] : [deal.fromOwnerId, deal.toOwnerId]
    return maker === ownerId(me) && deal.templateId !== 'BANK_LOAN' ? [{ deal, other: seatOf(asked), isCounter }] : []
  })
  return mine.at(-1)
}

/** What a counter to this deal can change, as the choices say; nothing where there is no counter. */
interface CounterOptions {
  readonly band: Band | undefined
  readonly gives: readonly string[]
  readonly takes: readonly string[]
  readonly candidates: readonly string[]
  readonly districts: readonly DistrictName[]
}

/** Whether this deal can be countered now. */
export function mayCounter(answers: Answers, { dealId }: Pick<Deal, 'dealId'>): boolean {
  return idsOf(answers, 'COUNTER').includes(dealId)
}

/** What can be chosen in a counter that has changed so much already. */
export function counterOptions(
  view: View,
  answers: Answers,
  deal: Readonly<Deal>,
  changed: DealFields,
): CounterOptions | undefined {
  const choice = answers.find(
    ({ params }) => valuesOf(params.response).includes('COUNTER') && valuesOf(params.dealId).includes(deal.dealId),
  )
  if (choice === undefined) return undefined
  const inner = innerOf(choice.params, 'counterFields')
  const { givePropertyId, takePropertyId, propertyId } = { ...deal.fields, ...changed }
  const isOf = (owner: string) => (id: string) => stateOf(view, id)?.owner === seatOf(owner)
  return {
    band: bandOf(stateOf(view, propertyId), inner),
    gives: valuesOf<string>(inner.givePropertyId)
      .filter(isOf(deal.fromOwnerId))
      .filter((id) => fits(view, id, takePropertyId)),
    takes: valuesOf<string>(inner.takePropertyId)
      .filter(isOf(deal.toOwnerId))
      .filter((id) => fits(view, givePropertyId, id)),
    candidates: valuesOf<string>(inner.candidateId),
    districts: valuesOf<DistrictName>(inner.district),
  }
}

/** Only what differs from the offer; nothing when nothing does. */
export function counterOf(deal: Readonly<Deal>, changed: DealFields): MoveOf<'dealResponse'> | undefined {
  const fields = deal.fields as Readonly<Record<string, unknown>>
  const counterFields = Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => value !== lookUp(fields, name)),
  ) as DealFields
  if (Object.keys(counterFields).length === 0) return undefined
  return { type: 'dealResponse', dealId: deal.dealId, response: 'COUNTER', counterFields }
}

/** Whether whoever agrees to these fields could not pay what they would have to. */
export function cannotPay(view: View, me: Seat, deal: Readonly<Deal>, fields: DealFields): boolean {
  const { templateId, fromOwnerId, toOwnerId } = deal
  const { payer, amount } = paymentOf({ templateId, from: seatOf(fromOwnerId), to: seatOf(toOwnerId), fields })
  // A yape that goes with the own action counts as credited.
  const cash = (view.owners[me]?.cash ?? 0) + (view.own?.action?.yape ? YAPE_CASH : 0)
  return payer === me && amount > cash
}
