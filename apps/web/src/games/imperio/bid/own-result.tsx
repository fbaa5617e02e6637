import { ownerId, propertyName, seatOf as seatOfOwner, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { seatOf } from '../../../kit/table-kit.ts'
import { Stamp } from '../art/stamp.tsx'
import { useTable } from '../kit.ts'
import css from './bid-results.module.css'
import { ownLotOf } from './own-lot.ts'
import { bidWords } from './words.ts'

/** What became of the own bid, in one line. */
export const OwnResult = observer(() => {
  const { match, presentation } = useTable()
  const seat = seatOf(match)
  const own = seat === undefined ? undefined : ownLotOf(presentation.lots ?? [], ownerId(seat))
  if (own === undefined) return null
  const { lot, isWon } = own
  const name = propertyName(lot.propertyId)
  return (
    <p className={css.own}>
      {isWon && <Stamp text={UI.sold} tone="red" size="small" />}
      <span>
        {isWon ? bidWords.won(name, lot.price) : bidWords.lost(name, match.names(seatOfOwner(lot.winnerId)), lot.price)}
      </span>
    </p>
  )
})
