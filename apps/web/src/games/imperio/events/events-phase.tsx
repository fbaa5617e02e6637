import { isLast } from '@ludoteca/imperio'
import { lookUp, TABLE } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { steadyNow } from '../../../components/time-left.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable, viewOf } from '../kit.ts'
import { EventModal } from './event-modal.tsx'
import { eventsFor } from './event-model.ts'
import css from './events.module.css'
import { EventsSummary } from './events-summary.tsx'
import { paceOf } from './pace.ts'
import { eventWords as words } from './words.ts'

/** What the city does to whom, one event after the other; afterwards all of them in a list. */
export const EventsPhase = observer(() => {
  const { match } = useTable()
  const view = viewOf(match)
  const events = eventsFor(view.lastEventResults, seatOf(match), view)
  const id = useId()
  const { at, goTo } = useSequence(events.length, match.clocks.get(TABLE))
  const event = events[at]
  return (
    <section className={css.panel} data-coach="event" aria-labelledby={id}>
      <header className={css.head}>
        <h2 id={id}>{event || events.length === 0 ? words.title : words.summary}</h2>
        {event && events.length > 1 && <span className={css.count}>{words.place(at + 1, events.length)}</span>}
      </header>
      {events.length === 0 && (
        <div className={css.quiet}>
          <b>{words.quiet}</b>
          <p>{isLast(view) ? words.quietLast : words.quietHelp}</p>
        </div>
      )}
      {event ? (
        <div className={css.stage}>
          <EventModal key={event.key} event={event} />
          <div className={css.steps}>
            {at > 0 && <Button onClick={() => goTo(at - 1)}>{words.previous}</Button>}
            <Button className={css.onward} onClick={() => goTo(at + 1)}>
              {at + 1 < events.length ? words.next : words.toSummary}
            </Button>
          </div>
        </div>
      ) : (
        events.length > 0 && <EventsSummary events={events} onChoose={goTo} />
      )}
    </section>
  )
})

/** Goes on by itself within the time there is, until somebody takes it into their own hands. */
function useSequence(count: number, until: number | undefined) {
  const [at, setAt] = useState(0)
  const [isSteered, setSteered] = useState(false)
  const [pace] = useState(() => paceOf(count, until === undefined ? undefined : until - steadyNow()))
  const goTo = (next: number) => {
    setSteered(true)
    setAt(Math.max(0, Math.min(next, count)))
  }
  useEffect(() => {
    // A single event stays: a list of one would say less.
    if (isSteered || at >= count || count === 1) return
    const timer = setTimeout(() => setAt(at + 1), pace)
    return () => clearTimeout(timer)
  }, [at, count, isSteered, pace])
  useEffect(() => {
    const step = ({ key, target }: KeyboardEvent) => {
      const by = lookUp(STEPS, key)
      // Arrows belong to whatever has the focus; only where nothing has it do they turn the pages.
      if (by === undefined || !(target instanceof HTMLElement) || !isIdle(target)) return
      setSteered(true)
      setAt((before) => Math.max(0, Math.min(before + by, count)))
    }
    addEventListener('keydown', step)
    return () => removeEventListener('keydown', step)
  }, [count])
  return { at, goTo }
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function isIdle(target: HTMLElement): boolean {
  return target === document.body || target.id === 'main' || target.closest(`.${css.panel}`) !== null
}
