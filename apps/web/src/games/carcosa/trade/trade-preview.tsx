import { cardOf, type Player, type Uid } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { ItemIcon } from '../art/item-icon.tsx'
import { SoulName } from '../art/soul-name.tsx'
import { because } from '../deeds/because.ts'
import { nameOf } from '../deeds/uses.ts'
import { useTable, viewOf } from '../kit.ts'
import css from './trade.module.css'
import { sideAfter } from './trade-model.ts'
import { tradeWords as words } from './words.ts'

interface TradePreviewProps {
  readonly from: Seat
  readonly to: Seat
  /** What the first gives, and what it gets. */
  readonly give: Uid | null
  readonly take: Uid | null
}

/** What goes where, and how both would stand. */
export const TradePreview = observer(({ from, to, give, take }: TradePreviewProps) => (
  <div className={css.preview}>
    <Side seat={from} gives={give} gets={take} />
    <Side seat={to} gives={take} gets={give} />
  </div>
))

interface SideProps {
  readonly seat: Seat
  readonly gives: Uid | null
  readonly gets: Uid | null
}

const Side = observer(({ seat, gives, gets }: SideProps) => {
  const { match } = useTable()
  const after = sideAfter(viewOf(match).players[seat] as Player, gives, gets)
  const name = match.names(seat)
  return (
    <div className={css.side} data-fault={after.fault !== undefined || undefined}>
      <SoulName seat={seat} />
      <p className={css.gets}>
        {gets === null ? (
          words.getsNothing(name)
        ) : (
          <>
            <ItemIcon card={cardOf(gets)} /> {words.gets(name, nameOf(gets))}
          </>
        )}
      </p>
      <p className={css.after}>
        {words.after}: {words.keys(after.keys, after.keyCapacity)}, {words.objects(after.objects, after.slots)}
        {after.isMaxOther && `, ${words.maximum(after.max)}`}
      </p>
      {after.fault && <p className={css.fault}>{because(match, after.fault)}</p>}
    </div>
  )
})
