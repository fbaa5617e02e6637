import { GUIDE, type Hint, hintInWords, type View } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../../components/button.tsx'
import { seatOf, useEstate, viewOf } from '../estate.ts'
import css from './guide.module.css'
import { PLACES } from './places.ts'
import { rememberGuided, wasGuided } from './remembered.ts'
import { guideWords as words } from './words.ts'

/** The first round for those who have never played: hints that point at things, one after the other. */
export const Guide = observer(() => {
  const { match, desk } = useEstate()
  const view = viewOf(match)
  const me = view.players[seatOf(match) ?? -1]
  const isUnguided = match.kind !== 'replay' && match.coach === undefined
  const isFirst = isUnguided && view.round === 1 && view.phase === 'actions' && isUsual(view) && me != null
  useEffect(() => {
    if (isFirst && !wasGuided()) desk.guide(0)
  }, [isFirst, desk])
  const step = desk.guideStep
  const hint = step === undefined ? undefined : GUIDE[step]
  const page = hint && PLACES[hint.about].page
  useEffect(() => {
    if (page) desk.turnTo(page)
  }, [page, desk])
  useInSight(hint)
  if (hint === undefined || step === undefined || !me) return null
  const { title, text } = hintInWords(hint, view.config, me.checks)
  const stop = () => {
    rememberGuided()
    desk.guide(undefined)
  }
  return (
    <aside className={css.guide} aria-label={words.label}>
      <p className={css.step}>{words.step(step + 1, GUIDE.length)}</p>
      <h3 className={css.title}>{title}</h3>
      <p role="status">{text}</p>
      <div className={css.buttons}>
        <Button size="small" look="quiet" onClick={stop}>
          {words.skip}
        </Button>
        {step > 0 && (
          <Button size="small" onClick={() => desk.guide(step - 1)}>
            {words.back}
          </Button>
        )}
        <Button size="small" look="primary" onClick={() => (step + 1 < GUIDE.length ? desk.guide(step + 1) : stop())}>
          {step + 1 < GUIDE.length ? words.next : words.done}
        </Button>
      </div>
    </aside>
  )
})

/** Hints are about the small estate that a house begins with. */
function isUsual({ config }: View): boolean {
  return config.estate === 'small' && !config.abundance
}

/** Brings the part of the table that a hint is about into sight, once its page is drawn. */
function useInSight(hint: Hint | undefined): void {
  useEffect(() => {
    if (hint === undefined) return
    const frame = requestAnimationFrame(() => {
      document.querySelector(`[data-guide="${PLACES[hint.about].target}"]`)?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [hint])
}
