import { candidateName, dealTemplate, districtName, seatOf as seatOfOwner } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { ChoiceField } from '../../../components/field.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './deal-fields.module.css'
import { Party } from './deal-text.tsx'
import { type OfferDraft, type Offers, optionsOf, withFields } from './offer-draft.ts'
import { ListPick, PropertyPick } from './picks.tsx'
import { PriceField } from './price-field.tsx'
import { dealWords } from './words.ts'

interface OfferFieldsProps {
  readonly draft: OfferDraft
  readonly offers: Offers
  onChange(draft: OfferDraft): void
}

/** The terms of an offer, each with what can be chosen for it. */
export const OfferFields = observer(({ draft, offers, onChange }: OfferFieldsProps) => {
  const { match } = useTable()
  const options = optionsOf(viewOf(match), offers, draft)
  const { toOwnerId, fields } = draft
  const other = toOwnerId === undefined ? dealWords.theOther : match.names(seatOfOwner(toOwnerId))
  const payers = dealWords.payers(dealWords.you, other)
  return (
    <div className={css.fields}>
      <h3 className={css.kind}>{dealTemplate(draft.templateId).label_es}</h3>
      {options.sides.length > 1 && (
        <ChoiceField
          legend={dealWords.side}
          value={fields.side}
          options={options.sides.map((side) => ({ value: side, label: dealWords.sides[side] }))}
          onChange={(side) => onChange(withFields(draft, { side, propertyId: undefined, price: undefined }))}
        />
      )}
      {options.to.length > 1 && (
        <ChoiceField
          legend={dealWords.to}
          value={toOwnerId}
          options={options.to.map((id) => ({ value: id, label: <Party id={id} /> }))}
          onChange={(to) => onChange({ ...draft, toOwnerId: to })}
        />
      )}
      <PropertyPick
        label={dealWords.property}
        value={fields.propertyId}
        of={options.properties}
        onPick={(propertyId) => onChange(withFields(draft, { propertyId, price: undefined }))}
      />
      {options.band && fields.price !== undefined && (
        <PriceField
          band={options.band}
          price={fields.price}
          onChange={(price) => onChange(withFields(draft, { price }))}
        />
      )}
      <PropertyPick
        label={dealWords.give}
        value={fields.givePropertyId}
        of={options.gives}
        onPick={(givePropertyId) => onChange(withFields(draft, { givePropertyId }))}
      />
      <PropertyPick
        label={dealWords.take}
        value={fields.takePropertyId}
        of={options.takes}
        onPick={(takePropertyId) => onChange(withFields(draft, { takePropertyId }))}
      />
      {options.candidates.length > 0 && (
        <ChoiceField
          legend={dealWords.candidate}
          value={fields.candidateId}
          options={options.candidates.map((id) => ({ value: id, label: candidateName(id) }))}
          onChange={(candidateId) => onChange(withFields(draft, { candidateId }))}
        />
      )}
      <ListPick
        label={dealWords.district}
        value={fields.district}
        of={options.districts}
        named={districtName}
        onPick={(district) => onChange(withFields(draft, { district }))}
      />
      {options.payers.length > 0 && (
        <ChoiceField
          legend={dealWords.payer}
          value={fields.payer}
          options={options.payers.map((payer) => ({ value: payer, label: payers[payer] }))}
          onChange={(payer) => onChange(withFields(draft, { payer }))}
        />
      )}
    </div>
  )
})
