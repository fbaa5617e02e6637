import { concerns, type EventEffect, effectsOf, eventName, type Player, type SectionEvent } from '@ludoteca/aufbau'
import { type ReactNode, useId } from 'react'
import { classes } from '../../../components/classes.ts'
import { eventGlyph, omenOf } from '../art/event-look.ts'
import { Glyph } from '../art/glyph.tsx'
import css from './event-card.module.css'
import { eventWords as words } from './words.ts'

interface EventCardProps {
  readonly event: SectionEvent
  readonly player: Player | undefined
  /** Rounds it still holds, this one included. */
  readonly left: number
  readonly isStart: boolean
}

/** [12.1 item 6] An event: what it does to whoever looks, and what it does to others. */
export function EventCard({ event, player, left, isStart }: EventCardProps): ReactNode {
  const id = useId()
  const omen = omenOf(event.roll)
  const effects = effectsOf(event)
  const own = effects.filter(({ tag }) => player === undefined || concerns(tag, player))
  const others = effects.filter((effect) => !own.includes(effect))
  return (
    <article className={classes(css.card, css[omen])} aria-labelledby={id}>
      <header className={css.head}>
        <span className={css.seal}>
          <Glyph name={eventGlyph(event.roll)} size={34} />
        </span>
        <div>
          <p className={css.omen}>
            {words.omen[omen]} · {words.roll(event.roll)}
          </p>
          <h4 id={id} className={css.title}>
            {eventName(event.roll)}
          </h4>
          <p>{words.left(left)}</p>
        </div>
      </header>
      <p className={css.label}>{words.concerns}</p>
      {own.length === 0 ? <p>{words.nothing}</p> : <Effects effects={own} isStart={isStart} />}
      {others.length > 0 && (
        <details className={css.others}>
          <summary>
            {words.others} ({others.length})
          </summary>
          <Effects effects={others} isStart={isStart} />
        </details>
      )}
    </article>
  )
}

function Effects({
  effects,
  isStart,
}: {
  readonly effects: readonly EventEffect[]
  readonly isStart: boolean
}): ReactNode {
  return (
    <ul className={css.effects}>
      {effects.map(({ text, start }) => (
        <li key={text} className={classes(start && !isStart && css.past)}>
          {text}
          {start && !isStart && ` (${words.over})`}
        </li>
      ))}
    </ul>
  )
}
