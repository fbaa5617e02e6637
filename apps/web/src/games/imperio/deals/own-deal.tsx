import { type Deal, dealTemplate, effectiveFields, seatOf as seatOfOwner } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable } from '../kit.ts'
import { DealText, Party } from './deal-text.tsx'
import css from './deal-tray.module.css'
import { dealWords } from './words.ts'

/** A deal that waits for the other side, or is settled. */
export const OwnDeal = observer(({ deal }: { readonly deal: Readonly<Deal> }) => {
  const { match } = useTable()
  const isSender = seatOfOwner(deal.fromOwnerId) === seatOf(match)
  return (
    <li className={css.deal}>
      <p className={css.dealHead}>
        <Party id={isSender ? deal.toOwnerId : deal.fromOwnerId} />
        <strong>{dealTemplate(deal.templateId).label_es}</strong>
        <span className={css.tag}>{dealWords.status[deal.status]}</span>
      </p>
      <DealText agreement={{ ...deal, fields: effectiveFields(deal) }} />
    </li>
  )
})
