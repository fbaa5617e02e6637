import { type Player, STATUS_HELP, STATUS_NAMES } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { GuardIcon, ShieldIcon } from '../art/marks.tsx'
import { StatusIcon } from '../art/status-icon.tsx'
import { useTable, viewOf } from '../kit.ts'
import { Help } from './help.tsx'
import { MarkIcon } from './mark-icons.tsx'
import { type Mark, marksOf, QUIET_MARKS, timeLeft } from './soul-model.ts'
import css from './status-chips.module.css'
import { MARKS, soulWords } from './words.ts'

interface ChipsProps {
  readonly seat: Seat
  /** Names give way where there is little room; they are said when a chip is tapped. */
  readonly isBrief?: boolean
}

/** Statuses with the time they last, and whatever else holds of a soul. Each says what it does. */
export const StatusChips = observer(({ seat, isBrief = false }: ChipsProps) => {
  const { match } = useTable()
  const view = viewOf(match)
  const { statuses } = view.players[seat] as Player
  const marks = marksOf(view, seat)
  if (statuses.length + marks.length === 0) return null
  return (
    <ul className={classes(css.chips, isBrief && css.brief)} aria-label={soulWords.statuses}>
      {statuses.map((status) => (
        <li key={status.id}>
          <Help
            className={css.chip}
            title={`${STATUS_NAMES[status.id]}, ${timeLeft(status)}`}
            text={STATUS_HELP[status.id]}
          >
            <StatusIcon id={status.id} />
            <span className={css.name}>{STATUS_NAMES[status.id]}</span>
            <span className={css.time}>{timeLeft(status)}</span>
          </Help>
        </li>
      ))}
      {marks.map((mark) => (
        <li key={mark}>
          <Help className={css.chip} title={MARKS[mark].name} text={MARKS[mark].help}>
            <Sign mark={mark} />
            <span className={css.name}>{MARKS[mark].name}</span>
          </Help>
        </li>
      ))}
    </ul>
  )
})

/** The same as drawings alone, for small panels; the whole stands in the soul's sheet. */
export const StatusSigns = observer(({ seat }: ChipsProps) => {
  const { match } = useTable()
  const view = viewOf(match)
  const { statuses } = view.players[seat] as Player
  const marks = marksOf(view, seat).filter((mark) => !QUIET_MARKS.includes(mark))
  return (
    <span className={css.signs}>
      {statuses.map(({ id, left }) => (
        <span key={id} className={css.sign} title={STATUS_NAMES[id]}>
          <StatusIcon id={id} />
          <span className={css.count}>{left}</span>
        </span>
      ))}
      {marks.map((mark) => (
        <span key={mark} className={css.sign} title={MARKS[mark].name}>
          <Sign mark={mark} />
        </span>
      ))}
    </span>
  )
})

function Sign({ mark }: { readonly mark: Mark }): ReactNode {
  if (mark === 'shield') return <ShieldIcon />
  if (mark === 'guard') return <GuardIcon />
  return <MarkIcon mark={mark} />
}
