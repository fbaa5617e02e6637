import { cardOf, effectiveMax, keyCapacity, type Player, ROLE_NAMES, STATUS_NAMES, slotItems } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { ItemIcon } from '../art/item-icon.tsx'
import { KeyIcon } from '../art/marks.tsx'
import { SoulToken } from '../art/soul-token.tsx'
import { useSoulDrop } from '../deeds/dragging.ts'
import { useTable, viewOf } from '../kit.ts'
import { Absence } from './absence.tsx'
import { ActionsLeft } from './actions-left.tsx'
import { SanityTrack } from './sanity-track.tsx'
import { absenceOf, marksOf, timeLeft } from './soul-model.ts'
import css from './soul-panels.module.css'
import { StatusSigns } from './status-chips.tsx'
import { ABSENCES, MARKS, signed, soulWords } from './words.ts'

/** Another soul in a few strokes. Opens all there is to know of it; a thing dropped on it becomes an offer. */
export const SmallSoul = observer(({ seat }: { readonly seat: Seat }) => {
  const { match, ui, presentation } = useTable()
  const view = viewOf(match)
  const soul = view.players[seat] as Player
  const drop = useSoulDrop(seat)
  const loss = presentation.losses.findLast((each) => each.seat === seat)
  const isOnTurn = view.active === seat
  const absence = absenceOf(match.seats[seat])
  const words = [
    soulWords.soul(match.names(seat), ROLE_NAMES[soul.role]),
    ...(absence ? [ABSENCES[absence]] : []),
    ...(isOnTurn ? [soulWords.onTurn] : []),
    soulWords.sanityIs(soul.sanity, effectiveMax(soul)),
    soulWords.keys(soul.keys.length, keyCapacity(soul)),
    ...soul.statuses.map((status) => `${STATUS_NAMES[status.id]} ${timeLeft(status)}`),
    ...marksOf(view, seat).map((mark) => MARKS[mark].name),
  ]
  return (
    <button
      type="button"
      className={classes(css.small, isOnTurn && css.onTurn, drop.isTarget && css.target, drop.isOver && css.over)}
      aria-label={words.join('. ')}
      onClick={() => ui.open({ kind: 'soul', seat })}
      {...drop.handlers}
    >
      <span className={css.smallHead}>
        <SoulToken seat={seat} size={26} />
        <span className={css.smallName}>{match.names(seat)}</span>
        <Absence seat={seat} />
        <strong className={css.number}>{signed(soul.sanity)}</strong>
      </span>
      <span className={css.bar}>
        <SanityTrack soul={soul} size="small" />
      </span>
      <span className={css.smallThings}>
        <span className={css.keys}>
          <KeyIcon />
          {soul.keys.length}/{keyCapacity(soul)}
        </span>
        {slotItems(soul).map((uid) => (
          <ItemIcon key={uid} card={cardOf(uid)} />
        ))}
        <StatusSigns seat={seat} />
        {view.phase === 'PLAYER' && soul.actionsLeft > 0 && <ActionsLeft soul={soul} />}
      </span>
      {loss && (
        <span key={loss.id} className={classes(css.change, loss.change < 0 && css.hurt)}>
          {loss.change > 0 ? `+${loss.change}` : signed(loss.change)}
        </span>
      )}
    </button>
  )
})
