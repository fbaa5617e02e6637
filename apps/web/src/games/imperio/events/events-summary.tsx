import { signed } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { Sticker } from '../art/sticker.tsx'
import { useTable } from '../kit.ts'
import type { Delta, Told } from './event-model.ts'
import css from './events.module.css'
import { eventWords as words } from './words.ts'

interface EventsSummaryProps {
  readonly events: readonly Told[]
  /** Shows one of them again. */
  onChoose?(at: number): void
}

/** All events of the round on a few lines. */
export const EventsSummary = observer(({ events, onChoose }: EventsSummaryProps) => (
  <ol className={css.summary}>
    {events.map((event, at) => (
      <li key={event.key} data-mine={event.isMine || undefined}>
        {onChoose ? (
          <button type="button" className={css.line} title={words.again} onClick={() => onChoose(at)}>
            <Line event={event} />
          </button>
        ) : (
          <div className={css.line}>
            <Line event={event} />
          </div>
        )}
      </li>
    ))}
  </ol>
))

const Line = observer(({ event }: { readonly event: Told }) => {
  const { match } = useTable()
  const { target, title, kind, deltas, place, mark } = event
  const whom = target === undefined ? words.kind[kind] : match.names(target)
  return (
    <>
      {target === undefined ? <span className={css.everybody} aria-hidden="true" /> : <OwnerGlyph seat={target} />}
      <span className={css.lineText}>
        <b>
          {title}
          {mark && (
            <span className={css.lineMark}>
              <Sticker text={mark.text} width={44} isBare />
            </span>
          )}
        </b>
        <small>{[whom, place].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={css.lineDeltas}>{deltas.length === 0 ? words.unhurt : deltas.map(inShort).join(', ')}</span>
    </>
  )
})

function inShort({ label, amount }: Delta): string {
  return amount === undefined ? label : `${label} ${signed(amount)}`
}
