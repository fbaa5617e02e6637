import type { View } from '@ludoteca/carcosa'
import type { Names, Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable, viewOf } from '../kit.ts'
import css from './deed-bar.module.css'
import { TurnDeeds } from './turn-deeds.tsx'
import { deedWords as words } from './words.ts'

/** [12.2] Everything a soul can do in its turn; otherwise whose turn it is. */
export const DeedBar = observer(() => {
  const { match, ui } = useTable()
  const turn = match.decisions.find(({ prompt }) => prompt === 'turn')
  // A turn may be over before its rooms are picked.
  const isStale = ui.picking?.kind === 'taberna' && choicesOf(match, 'tabernaPeek').length === 0
  useEffect(() => {
    if (isStale) ui.stopPicking()
  }, [ui, isStale])
  return turn ? <TurnDeeds seat={turn.seat} /> : <Others />
})

/** Somebody else plays, or the King does. */
const Others = observer(() => {
  const { match } = useTable()
  const view = viewOf(match)
  return <p className={css.others}>{othersInWords(view, seatOf(match), match.names)}</p>
})

function othersInWords({ phase, active, question, kingSeat }: View, me: Seat | undefined, names: Names): string {
  if (phase === 'OVER') return words.over
  if (active === null) return question?.step === 'kingTurn' ? words.kingComes : words.kingActs
  if (active === me) return words.yours
  return me !== undefined && me === kingSeat ? words.mask(names(active)) : words.waits(names(active))
}
