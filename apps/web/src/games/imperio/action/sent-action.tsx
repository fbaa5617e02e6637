import { type Act, actionInWords } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Sealed } from '../frame/sealed.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './action.module.css'
import { actionWords } from './words.ts'

/** The action is sealed; or it was used up in the auction already. */
export const SentAction = observer(({ seat }: { readonly seat: Seat }) => {
  const { match } = useTable()
  const { own, submitted } = viewOf(match)
  const action = own?.action
  if (!action) return <p className={css.hint}>{submitted[seat] ? actionWords.brokeInBid : actionWords.closed}</p>
  const inside = actionWords.sentBy(match.names(seat), inWords(action))
  return <Sealed stamp={actionWords.sent} tone="blue" inside={inside} hint={actionWords.sentHint} />
})

function inWords({ action, propertyId, level, yape }: Readonly<Act>): string {
  return actionInWords({ action, yape, ...(propertyId !== null && { propertyId }), ...(level !== null && { level }) })
}
