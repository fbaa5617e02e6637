import { UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { OwnerName } from '../art/owner-name.tsx'
import { Stamp } from '../art/stamp.tsx'
import { Sticker } from '../art/sticker.tsx'
import { Deltas } from './deltas.tsx'
import type { Mark, Told } from './event-model.ts'
import css from './events.module.css'
import { eventWords as words } from './words.ts'

/** One event as a cutting: whom it hit, how hard, and what softened it. It blocks nothing. */
export const EventModal = observer(({ event }: { readonly event: Told }) => {
  const { kind, title, body, deltas, chips, mark, isMine, isGood } = event
  return (
    <article
      className={css.card}
      data-kind={kind}
      data-mine={isMine || undefined}
      data-good={isGood || undefined}
      data-mark={mark?.text}
    >
      <Whom event={event} />
      <div className={css.top}>
        <h3 className={css.title}>{title}</h3>
        {mark && <Pressed mark={mark} />}
      </div>
      <p className={css.body}>{body}</p>
      <Deltas deltas={deltas} />
      {chips.length > 0 && (
        <ul className={css.chips}>
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      )}
    </article>
  )
})

const Whom = observer(({ event }: { readonly event: Told }) => {
  const { kind, target, isMine, isGood, place } = event
  const where = place === undefined ? '' : words.at(place)
  if (target === undefined) {
    return (
      <p className={css.whom}>
        <b>{words.kind[kind]}</b> {where}
      </p>
    )
  }
  return (
    <p className={css.whom}>
      {isMine ? (
        <>
          <OwnerGlyph seat={target} size={22} />
          <b>{isGood ? words.mineGood : words.kind.mine}</b>
        </>
      ) : (
        <>
          <b>{words.kind[kind]}</b>
          <OwnerName seat={target} />
        </>
      )}
      <span>{where}</span>
    </p>
  )
})

/** The stamp or the sticker comes down on the card. */
function Pressed({ mark }: { readonly mark: Mark }) {
  const { kind, text } = mark
  return (
    <span className={css.mark} data-text={text}>
      {kind === 'stamp' ? (
        <Stamp text={text} tone={text === UI.trazo ? 'red' : 'blue'} />
      ) : (
        <Sticker text={text} width={STICKER_WIDTH} move={text === UI.cupo ? 'shake' : 'pop'} />
      )}
    </span>
  )
}

const STICKER_WIDTH = 116
