import {
  type DealFields,
  type DealTemplateId,
  type DistrictName,
  type MoveOf,
  mayBeSwapped,
  type Property,
  paymentOf,
  priceBandOf,
  propertyCard,
  seatOf,
  type View,
} from '@ludoteca/imperio'
import type { Params, PlainChoice, Seat } from '@ludoteca/kernel'
import { rangeOf, valuesOf } from '../../../kit/choices.ts'
import { type AddOns, fieldsOf, purseOf } from '../action/action-draft.ts'

/** Choices as a draft reads them. */
export type Offers = readonly Pick<PlainChoice, 'params'>[]
type Side = NonNullable<DealFields['side']>
type Payer = NonNullable<DealFields['payer']>

/** An offer that is being put together. */
export interface OfferDraft {
  readonly templateId: DealTemplateId
  readonly toOwnerId: string | undefined
  readonly fields: DealFields
}

/** What can be chosen for a draft as it stands. Nothing of it leads into a dead end. */
interface OfferOptions {
  readonly to: readonly string[]
  readonly sides: readonly Side[]
  readonly properties: readonly string[]
  readonly gives: readonly string[]
  readonly takes: readonly string[]
  readonly candidates: readonly string[]
  readonly districts: readonly DistrictName[]
  readonly payers: readonly Payer[]
  readonly band: Band | undefined
}
/** The least and the most a property may be sold for. */
export interface Band {
  readonly min: number
  readonly max: number
}

/** The templates that can be offered now. */
export function templatesIn(offers: Offers): readonly DealTemplateId[] {
  return [...new Set(offers.flatMap(({ params }) => valuesOf<DealTemplateId>(params.templateId)))]
}

/** The domains of a choice's own fields. */
export function innerOf(params: Params, name: 'fields' | 'counterFields'): Params {
  const domain = params[name]
  return domain?.kind === 'record' ? domain.fields : {}
}

/** What can be chosen for each field of this draft. */
export function optionsOf(view: View, offers: Offers, { templateId, toOwnerId, fields }: OfferDraft): OfferOptions {
  const choices = offers.filter(({ params }) => valuesOf(params.templateId).includes(templateId))
  const sides = choices.flatMap(({ params }) => valuesOf<Side>(innerOf(params, 'fields').side))
  const choice =
    choices.find(({ params }) => valuesOf(innerOf(params, 'fields').side).includes(fields.side ?? '')) ?? choices[0]
  const { params = {} } = choice ?? {}
  const inner = innerOf(params, 'fields')
  const owners = valuesOf<string>(params.toOwnerId)
  const isOf = (owner: string | undefined) => (id: string) => stateOf(view, id)?.owner === seatOf(owner)
  const lots = valuesOf<string>(inner.propertyId)
  const gives = valuesOf<string>(inner.givePropertyId)
  const takes = valuesOf<string>(inner.takePropertyId)
  // Only who has something to hand over can be asked for it.
  const wanted = fields.side === 'BUY' ? lots : templateId === 'SWAP' ? takes : undefined
  return {
    to: wanted === undefined ? owners : owners.filter((owner) => wanted.some(isOf(owner))),
    sides,
    properties: fields.side === 'BUY' ? lots.filter(isOf(toOwnerId)) : lots,
    gives: gives.filter((id) => fits(view, id, fields.takePropertyId)),
    takes: takes.filter(isOf(toOwnerId)).filter((id) => fits(view, fields.givePropertyId, id)),
    candidates: valuesOf<string>(inner.candidateId),
    districts: valuesOf<DistrictName>(inner.district),
    payers: valuesOf<Payer>(inner.payer),
    band: bandOf(stateOf(view, fields.propertyId), inner),
  }
}

/** What is built and going on with a property. */
export function stateOf({ properties }: Pick<View, 'properties'>, id: string | undefined) {
  return properties.find(({ propertyId }) => propertyId === id)
}

/** The price must suit the property, and be one of those that are offered at all. */
export function bandOf(property: Readonly<Property> | undefined, { price }: Params): Band | undefined {
  const range = rangeOf(price)
  if (property === undefined || range === undefined) return undefined
  const [min, max] = priceBandOf(property)
  return { min: Math.max(min, range.min), max: Math.min(max, range.max) }
}

/** Whether these two can be swapped, as far as both are chosen. */
export function fits(view: View, give: string | undefined, take: string | undefined): boolean {
  const [given, taken] = [stateOf(view, give), stateOf(view, take)]
  return given === undefined || taken === undefined || mayBeSwapped(given, taken)
}

/** The draft without what does not go any more, and with what goes without saying. */
export function mended(view: View, offers: Offers, draft: OfferDraft): OfferDraft {
  let next = draft
  const { sides, payers } = optionsOf(view, offers, next)
  if (sides.length > 0) next = withFields(next, { side: kept(sides, next.fields.side) ?? (sides[0] as Side) })
  if (payers.length > 0) next = withFields(next, { payer: next.fields.payer ?? 'SENDER' })
  next = { ...next, toOwnerId: kept(optionsOf(view, offers, next).to, next.toOwnerId) }
  const { properties, gives, takes, candidates, districts } = optionsOf(view, offers, next)
  next = withFields(next, {
    propertyId: kept(properties, next.fields.propertyId),
    givePropertyId: kept(gives, next.fields.givePropertyId),
    takePropertyId: kept(takes, next.fields.takePropertyId),
    candidateId: kept(candidates, next.fields.candidateId),
    district: kept(districts, next.fields.district),
  })
  return withFields(next, { price: priceIn(optionsOf(view, offers, next).band, next.fields) })
}

/** The value, if it still goes; otherwise the only one there is. */
function kept<T>(values: readonly T[], value: T | undefined): T | undefined {
  if (value !== undefined && values.includes(value)) return value
  return values.length === 1 ? values[0] : undefined
}

/** A price begins with what the card says. */
function priceIn(band: Band | undefined, { price, propertyId }: DealFields): number | undefined {
  if (band === undefined || propertyId === undefined) return undefined
  return Math.min(band.max, Math.max(band.min, price ?? propertyCard(propertyId).basePrice))
}

type Changes = { readonly [K in keyof DealFields]: DealFields[K] | undefined }

/** The draft with other fields; what is nothing is left out. */
export function withFields(draft: OfferDraft, changes: Changes): OfferDraft {
  const given = Object.entries({ ...draft.fields, ...changes }).filter(([, value]) => value !== undefined)
  return { ...draft, fields: Object.fromEntries(given) as DealFields }
}

/** What is still to be chosen. */
type Missing = 'to' | 'property' | 'give' | 'take' | 'candidate' | 'district'

/** The first thing that is still to be chosen. */
export function missingIn({ templateId, toOwnerId, fields }: OfferDraft): Missing | undefined {
  if (toOwnerId === undefined) return 'to'
  switch (templateId) {
    case 'CASH_FOR_PROPERTY':
      return fields.propertyId === undefined ? 'property' : undefined
    case 'SWAP':
      if (fields.givePropertyId === undefined) return 'give'
      return fields.takePropertyId === undefined ? 'take' : undefined
    case 'ELECTION_PACT':
      return fields.candidateId === undefined ? 'candidate' : undefined
    case 'NON_COMPETE':
      return fields.district === undefined ? 'district' : undefined
    default:
      return undefined
  }
}

/** Whether whoever offers could not pay what the offer makes them pay. */
export function isTooDear(view: View, me: Seat, draft: OfferDraft, addOns: AddOns): boolean {
  const { templateId, toOwnerId, fields } = draft
  if (missingIn(draft) !== undefined) return false
  const { payer, amount } = paymentOf({ templateId, from: me, to: seatOf(toOwnerId), fields })
  return payer === me && amount > purseOf(view, me, addOns)
}

/** The offer that the draft stands for; nothing while something is missing. */
export function offerOf(draft: OfferDraft, addOns: AddOns): MoveOf<'dealOffer'> | undefined {
  const { templateId, toOwnerId, fields } = draft
  if (toOwnerId === undefined || missingIn(draft) !== undefined) return undefined
  return { type: 'dealOffer', templateId, toOwnerId, fields, ...fieldsOf(addOns) }
}
