import { districtName, type LotResult, propertyName, seatOf as seatOfOwner } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { seatOf } from '../../../kit/table-kit.ts'
import { OwnerName } from '../art/owner-name.tsx'
import { Sticker } from '../art/sticker.tsx'
import { useTable } from '../kit.ts'
import { PropertyCard } from '../property/property-card.tsx'
import { SwipeRow } from '../property/swipe-row.tsx'
import css from './bid-results.module.css'
import { opened } from './envelopes.ts'
import { bidWords, tieBreakWords } from './words.ts'

/** The envelopes are opened: who has which lot for how much, and what everybody had bid. */
export const BidResults = observer(() => {
  const { match, presentation } = useTable()
  const { lots, brokenPacts } = presentation
  if (lots === undefined) return null
  const isMine = ({ winnerId }: LotResult) => Number(seatOfOwner(winnerId) === seatOf(match))
  const sold = lots.filter(({ winnerId }) => winnerId !== null).sort((a, b) => isMine(b) - isMine(a))
  const unsold = lots.filter(({ winnerId }) => winnerId === null)
  return (
    <section className={css.results} aria-label={bidWords.results}>
      <h3 className={css.title}>{bidWords.results}</h3>
      {brokenPacts.length > 0 && <BrokenPacts />}
      {sold.length === 0 ? (
        <p>{bidWords.noneSold}</p>
      ) : (
        <SwipeRow label={bidWords.results}>
          {sold.map((lot) => (
            <SoldLot key={lot.propertyId} lot={lot} />
          ))}
        </SwipeRow>
      )}
      {unsold.length > 0 && (
        <p className={css.unsold}>
          {bidWords.unsold(unsold.map(({ propertyId }) => propertyName(propertyId)).join(', '))}
        </p>
      )}
    </section>
  )
})

const BrokenPacts = observer(() => {
  const { match, presentation } = useTable()
  return (
    <ul>
      {presentation.brokenPacts.map(({ promiserId, payeeId, district }) => (
        <li key={promiserId} className={css.betrayal}>
          <Sticker text={bidWords.betrayal} width={96} move="pop" />
          {bidWords.betrayed(
            match.names(seatOfOwner(promiserId)),
            match.names(seatOfOwner(payeeId)),
            districtName(district),
          )}
        </li>
      ))}
    </ul>
  )
})

const SoldLot = observer(({ lot }: { readonly lot: LotResult }) => {
  const { ui } = useTable()
  const why = tieBreakWords[lot.tieBreak]
  return (
    <li className={css.lot}>
      <PropertyCard id={lot.propertyId} size="small" sold={lot} onChoose={(id) => ui.open({ kind: 'property', id })} />
      {why !== undefined && <p className={css.why}>{why}</p>}
      <ol className={css.bids} aria-label={bidWords.bids}>
        {opened(lot).map(({ ownerId, amount, token }) => (
          <li key={ownerId} className={ownerId === lot.winnerId ? css.best : undefined}>
            <span className={css.who}>
              <OwnerName seat={seatOfOwner(ownerId)} size={16} />
            </span>
            <span>
              {token && <span aria-hidden="true">★ </span>}
              {amount}
              {token && <span className="unseen">{bidWords.withToken}</span>}
            </span>
          </li>
        ))}
      </ol>
    </li>
  )
})
