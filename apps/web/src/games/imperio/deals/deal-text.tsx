import { type Agreement, BANK, effectOf, loanOf, pitchOf, seatOf as seatOfOwner } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { OwnerName } from '../art/owner-name.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './deal-tray.module.css'
import { dealWords } from './words.ts'

/** The sentence of an offer, and below it who pays whom for what [decision 237]. */
export const DealText = observer(({ agreement }: { readonly agreement: Agreement }) => {
  const { match } = useTable()
  const view = viewOf(match)
  const { special, meters } = view
  const { templateId, fields } = agreement
  return (
    <div className={css.text}>
      <p className={css.pitch}>«{pitchOf(templateId, fields, view)}»</p>
      <p>
        <span className={css.effect}>{dealWords.effect}:</span>{' '}
        {effectOf(agreement, match.names, { loan: loanOf(special?.id ?? null, meters.InterestRates), when: view })}
      </p>
    </div>
  )
})

/** The other side of a deal: an owner, or the bank. */
export function Party({ id }: { readonly id: string }) {
  return id === BANK ? <span>{dealWords.bank}</span> : <OwnerName seat={seatOfOwner(id)} />
}
