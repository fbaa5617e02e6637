import { seatOf as seatOfOwner, UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable, viewOf } from '../kit.ts'
import { rumorOf } from '../vote/ballot.ts'
import { FORGOTTEN } from '../vote/crowd-deeds.ts'
import css from './rumor.module.css'
import { rumorWords as words } from './words.ts'

/** A watcher's one rumour. Nothing for owners, and nothing where nobody watches live. */
export const RumorButton = observer(() => {
  const table = useTable()
  const { match, ui } = table
  if (seatOf(match) !== undefined || match.kind !== 'live' || match.outcome) return null
  const target = rumorOf(table)
  if (target !== undefined) {
    const known = target === FORGOTTEN ? undefined : match.names(seatOfOwner(target))
    return <p className={css.used}>{known === undefined ? words.usedSomewhere : words.usedOn(known)}</p>
  }
  return (
    <Button
      className={css.button}
      disabledBecause={whyNot(viewOf(match), choicesOf(match, 'watcherRumor').length > 0)}
      onClick={() => ui.open({ kind: 'rumor' })}
    >
      <Whisper />
      {UI.rumor}
    </Button>
  )
})

function whyNot(view: { readonly round: number; readonly rounds: number }, isOffered: boolean): string | undefined {
  if (isOffered) return undefined
  return view.round >= view.rounds ? words.tooLate : words.notYet
}

/** A mouth behind a hand. */
function Whisper() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" className={css.whisper}>
      <path d="M3 6h13v9H9l-4 4v-4H3z" />
      <path d="M18.500 8.500c1.400 1.300 1.400 3.700 0 5M20.800 6.200c2.600 2.500 2.600 7.100 0 9.600" fill="none" />
      <path d="M6.500 10.500h6" />
    </svg>
  )
}
