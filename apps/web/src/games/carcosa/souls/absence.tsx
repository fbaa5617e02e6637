import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { BotIcon, WarningIcon } from '../../../components/icons.tsx'
import { useTable } from '../kit.ts'
import { absenceOf } from './soul-model.ts'
import css from './soul-panels.module.css'
import { ABSENCES } from './words.ts'

/** Says that whoever plays this soul is not there, and who answers meanwhile. */
export const Absence = observer(({ seat }: { readonly seat: Seat }) => {
  const absence = absenceOf(useTable().match.seats[seat])
  if (absence === undefined) return null
  return (
    <span className={css.absence} role="img" aria-label={ABSENCES[absence]} title={ABSENCES[absence]}>
      {absence === 'autopilot' ? <BotIcon size={16} /> : <WarningIcon size={16} />}
    </span>
  )
})
