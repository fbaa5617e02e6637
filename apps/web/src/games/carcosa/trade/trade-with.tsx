import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import { useTable } from '../kit.ts'
import { tradeWords as words } from './words.ts'

/** Leads to an offer to this soul, while one can be made. */
export const TradeWith = observer(({ seat }: { readonly seat: Seat }) => {
  const { match, ui } = useTable()
  if (!choicesOf(match, 'tradeOffer').some(({ params }) => valuesOf<Seat>(params.to).includes(seat))) return null
  return <Button onClick={() => ui.open({ kind: 'trade', to: seat })}>{words.tradeWith(match.names(seat))}</Button>
})
