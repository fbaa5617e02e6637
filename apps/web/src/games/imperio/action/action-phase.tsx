import { PHASES } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useFocusKept } from '../../../components/use-focus-kept.ts'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { DealNews } from '../deals/deal-news.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './action.module.css'
import { ActionBar } from './action-bar.tsx'
import { ActionForm } from './action-form.tsx'
import type { ActionChoices, Deed } from './menu.ts'
import { RefusalNote } from './refusal-note.tsx'
import { SentAction } from './sent-action.tsx'
import { Submitted } from './submitted.tsx'
import { actionWords } from './words.ts'

/** One action per round: chosen from the bar, made up below it, sent and sealed. Deals go on beside it. */
export const ActionPhase = observer(() => {
  const { match, ui } = useTable()
  const seat = seatOf(match)
  const [deed, setDeed] = useState<Exclude<Deed, 'DEAL'>>()
  const choices: ActionChoices = { actions: choicesOf(match, 'action'), offers: choicesOf(match, 'dealOffer') }
  const isAsked = seat !== undefined && choices.actions.length > 0
  const kept = useFocusKept<HTMLElement>(`${deed}${isAsked}`)
  const choose = (chosen: Deed) => {
    if (chosen === 'DEAL') ui.open({ kind: 'compose' })
    else setDeed(chosen)
  }
  useEffect(() => {
    const back = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && ui.overlay === undefined) setDeed(undefined)
    }
    document.addEventListener('keydown', back)
    return () => document.removeEventListener('keydown', back)
  }, [ui])
  return (
    <section {...kept} className={css.phase} data-coach="actions" aria-label={PHASES.ACTION}>
      {(deed === undefined || !isAsked) && <DealNews lead={isAsked ? actionWords.lead : undefined} />}
      {isAsked && deed === undefined && <ActionBar seat={seat} choices={choices} onChoose={choose} />}
      {isAsked && deed !== undefined && (
        <ActionForm key={deed} seat={seat} deed={deed} choices={choices} onBack={() => setDeed(undefined)} />
      )}
      {!isAsked && seat !== undefined && <SentAction seat={seat} />}
      {seat === undefined && <p className={css.hint}>{viewOf(match).phase === 'ACTION' && actionWords.watching}</p>}
      <RefusalNote to={['action']} />
      <Submitted count={actionWords.progress} done={actionWords.hasActed} open={actionWords.stillActs} />
    </section>
  )
})
