import { type Player, ROLE_HELP, ROLE_NAMES } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { RolePortrait } from '../art/role-portrait.tsx'
import { SoulName } from '../art/soul-name.tsx'
import { useTable, viewOf } from '../kit.ts'
import { Absence } from './absence.tsx'
import { ActionsLeft } from './actions-left.tsx'
import { Belongings } from './belongings.tsx'
import { Help } from './help.tsx'
import { SanityTrack } from './sanity-track.tsx'
import css from './soul-panels.module.css'
import { StatusChips } from './status-chips.tsx'
import { signed, soulWords } from './words.ts'

interface WholeSoulProps {
  readonly seat: Seat
  /** Names of statuses give way on phones. */
  readonly isBrief?: boolean
}

/** [12.1.5] A soul with everything about it. */
export const WholeSoul = observer(({ seat, isBrief = false }: WholeSoulProps) => {
  const { match, presentation } = useTable()
  const view = viewOf(match)
  const soul = view.players[seat] as Player
  const loss = presentation.losses.findLast((each) => each.seat === seat)
  return (
    <section
      className={classes(css.whole, view.active === seat && css.onTurn)}
      data-coach="soul"
      aria-label={soulWords.soul(match.names(seat), ROLE_NAMES[soul.role])}
    >
      <Help className={css.portrait} title={ROLE_NAMES[soul.role]} text={ROLE_HELP[soul.role]}>
        <RolePortrait role={soul.role} size="100%" />
      </Help>
      <div className={css.head}>
        <span className={css.name}>
          <SoulName seat={seat} />
        </span>
        <span className={css.role}>{ROLE_NAMES[soul.role]}</span>
        <Absence seat={seat} />
        {view.phase !== 'OVER' && <ActionsLeft soul={soul} />}
      </div>
      <div className={css.sanity}>
        <SanityTrack soul={soul} size="full" />
        {loss && (
          <span key={loss.id} className={classes(css.change, loss.change < 0 && css.hurt)} aria-hidden="true">
            {loss.change > 0 ? `+${loss.change}` : signed(loss.change)}
          </span>
        )}
      </div>
      <div className={css.things}>
        <Belongings seat={seat} />
        <StatusChips seat={seat} isBrief={isBrief} />
      </div>
    </section>
  )
})
