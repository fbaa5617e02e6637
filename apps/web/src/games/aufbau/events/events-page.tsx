import { isStartRound } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { eventRoundsLeft } from '../frame/sections.ts'
import { booksOf, useTable, viewOf } from '../kit.ts'
import { EventCard } from './event-card.tsx'
import css from './events-page.module.css'
import { eventWords as words } from './words.ts'

/** [12.1 item 6] The two or three events that hold now. */
export const EventsPage = observer(() => {
  const estate = useTable()
  const view = viewOf(estate.match)
  const player = booksOf(estate)?.player
  const left = eventRoundsLeft(view)
  return (
    <section className={css.page}>
      <h3>{words.title}</h3>
      {view.events.length === 0 ? (
        <p>{words.none(view.config.eventFirstRound)}</p>
      ) : (
        <div className={css.cards}>
          {view.events.map((event) => (
            <EventCard key={event.roll} event={event} player={player} left={left} isStart={isStartRound(view)} />
          ))}
        </div>
      )}
    </section>
  )
})
