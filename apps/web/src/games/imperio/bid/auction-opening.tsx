import { districtName, type LotResult, propertyCard, propertyName, seatOf as seatOfOwner, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { OwnerName } from '../art/owner-name.tsx'
import { Stamp } from '../art/stamp.tsx'
import { useTable } from '../kit.ts'
import type { Opening } from '../presentation.ts'
import css from './auction-opening.module.css'
import type { Envelope } from './envelopes.ts'
import { bidWords, tieBreakWords } from './words.ts'

/** The envelopes of the auction, opened one by one; a tap opens what is left. The chronicle tells the same in words. */
export const AuctionOpening = observer(({ opening: { envelopes, at } }: { readonly opening: Opening }) => {
  const { match } = useTable()
  const current = envelopes[at]
  if (current === undefined) return null
  const { lot } = current
  const lots = [...new Set(envelopes.map((envelope) => envelope.lot))]
  const own = envelopes.filter((envelope) => envelope.lot === lot)
  const shown = at - envelopes.indexOf(own[0] as Envelope) + 1
  return (
    <section className={css.opening} aria-label={bidWords.opening}>
      <header className={css.head}>
        <h3 className={css.title}>{bidWords.opening}</h3>
        <span className={css.count}>{bidWords.lotOf(lots.indexOf(lot) + 1, lots.length)}</span>
      </header>
      <div key={lot.propertyId} className={css.lot}>
        <p className={css.name}>
          <b>{propertyName(lot.propertyId)}</b> {districtName(propertyCard(lot.propertyId).district)}
        </p>
        <ol className={css.envelopes}>
          {own.map((envelope, i) => (
            <Sealed key={envelope.bid.ownerId} envelope={envelope} isOpen={i < shown} />
          ))}
        </ol>
        <p className={css.why}>{shown >= own.length && tieBreakWords[lot.tieBreak]}</p>
      </div>
      <Button size="small" onClick={() => match.queue.cut()}>
        {bidWords.openAll}
      </Button>
    </section>
  )
})

interface SealedProps {
  readonly envelope: Envelope
  readonly isOpen: boolean
}

const Sealed = observer(({ envelope: { bid, lot, isLast }, isOpen }: SealedProps) => {
  if (!isOpen) return <li className={css.sealed}>{bidWords.sealed}</li>
  return (
    <li className={css.open} data-best={isLast || undefined}>
      <span className={css.who}>
        <OwnerName seat={seatOfOwner(bid.ownerId)} size={18} />
      </span>
      <span className={css.amount}>
        {bid.token && <span aria-hidden="true">★ </span>}
        {bid.amount}
        {bid.token && <span className="unseen">{bidWords.withToken}</span>}
      </span>
      {isSold(isLast, lot) && <Stamp text={UI.sold} tone="red" size="small" />}
    </li>
  )
})

function isSold(isLast: boolean, { winnerId }: LotResult): boolean {
  return isLast && winnerId !== null
}
