import { reserveOf } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { useRoot } from '../../../stores/root.ts'
import { because } from '../action/because.ts'
import { useTable, viewOf } from '../kit.ts'
import { PropertyCard } from '../property/property-card.tsx'
import { SwipeRow } from '../property/swipe-row.tsx'
import css from './bid.module.css'
import { termsOf } from './bid-draft.ts'
import { bidWords } from './words.ts'

/** The lots of this round, to be swiped through. */
export const MarketRow = observer(() => {
  const { match } = useTable()
  const { marketRow } = viewOf(match)
  if (marketRow.length === 0) return <p className={css.hint}>{bidWords.emptyRow}</p>
  return (
    <SwipeRow label={bidWords.row} coach="row">
      {marketRow.map((id) => (
        <Lot key={id} id={id} />
      ))}
    </SwipeRow>
  )
})

/** A lot that was chosen on the map comes into sight here, too. */
const Lot = observer(({ id }: { readonly id: string }) => {
  const { ui } = useTable()
  const whyNot = useWhyNot(id)
  const { settings } = useRoot()
  const item = useRef<HTMLLIElement>(null)
  const isChosen = ui.property === id
  useEffect(() => {
    if (!isChosen) return
    const behavior = settings.reducesMotion ? 'auto' : 'smooth'
    item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior })
  }, [isChosen, settings])
  return (
    <li ref={item}>
      <PropertyCard id={id} size="small" onChoose={() => ui.choose(id)} disabledBecause={whyNot} />
    </li>
  )
})

/** In the tutorial not everything is for sale yet that can be paid for. */
function useWhyNot(id: string): string | undefined {
  const { match } = useTable()
  const { options, owners } = viewOf(match)
  const { lots } = termsOf(choicesOf(match, 'bid'))
  if (options.mode !== 'TUTORIAL' || lots.length === 0 || lots.includes(id)) return undefined
  const { cash = 0 } = owners[seatOf(match) ?? 0] ?? {}
  return reserveOf(id) > cash ? undefined : because(match, 'BAD_PROPERTY')
}
