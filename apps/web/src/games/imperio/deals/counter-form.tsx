import { candidateName, type Deal, type DealFields, districtName, UI } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { because } from '../action/because.ts'
import { ReasonedButton, useReason } from '../action/refusal-note.tsx'
import { play, useTable, viewOf } from '../kit.ts'
import { cannotPay, counterOf, counterOptions } from './answers.ts'
import { DealText } from './deal-text.tsx'
import css from './deal-tray.module.css'
import { ListPick, PropertyPick } from './picks.tsx'
import { PriceField } from './price-field.tsx'
import { dealWords } from './words.ts'

interface CounterFormProps {
  readonly seat: Seat
  readonly deal: Readonly<Deal>
  onBack(): void
}

/** The offer with other terms: what its template lets one change, once. */
export const CounterForm = observer(({ seat, deal, onBack }: CounterFormProps) => {
  const { match } = useTable()
  const view = viewOf(match)
  const [changed, setChanged] = useState<DealFields>({})
  const [reason, say] = useReason()
  const options = counterOptions(view, choicesOf(match, 'dealResponse'), deal, changed)
  if (options === undefined) return <p className={css.note}>{dealWords.oneCounter}</p>
  const fields = { ...deal.fields, ...changed }
  const change = (next: DealFields) => setChanged({ ...changed, ...next })
  const counter = counterOf(deal, changed)
  const whyNot = () => {
    if (counter === undefined) return dealWords.missing.change
    return cannotPay(view, seat, deal, fields) ? because(match, 'NO_CASH') : undefined
  }
  return (
    <div className={css.form}>
      {options.band && fields.price !== undefined && (
        <PriceField band={options.band} price={fields.price} onChange={(price) => change({ price })} />
      )}
      <PropertyPick
        label={dealWords.givesSender}
        value={fields.givePropertyId}
        of={options.gives}
        onPick={(givePropertyId) => change({ givePropertyId })}
      />
      <PropertyPick
        label={dealWords.takesSender}
        value={fields.takePropertyId}
        of={options.takes}
        onPick={(takePropertyId) => change({ takePropertyId })}
      />
      <ListPick
        label={dealWords.candidate}
        value={fields.candidateId}
        of={options.candidates}
        named={candidateName}
        onPick={(candidateId) => change({ candidateId })}
      />
      <ListPick
        label={dealWords.districtOfSender}
        value={fields.district}
        of={options.districts}
        named={districtName}
        onPick={(district) => change({ district })}
      />
      {counter && <DealText agreement={{ ...deal, fields }} />}
      {reason}
      <p className={css.note}>{dealWords.oneCounter}</p>
      <div className={css.answers}>
        <Button onClick={onBack}>{dealWords.back}</Button>
        <ReasonedButton
          look="primary"
          busy={match.inFlight?.move.type === 'dealResponse'}
          disabledBecause={whyNot()}
          onRefused={say}
          onClick={() => counter && void play(match, counter)}
        >
          {UI.counter}
        </ReasonedButton>
      </div>
    </div>
  )
})
