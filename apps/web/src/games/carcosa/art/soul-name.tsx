import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useTable } from '../kit.ts'
import css from './art.module.css'
import { SoulToken } from './soul-token.tsx'

interface SoulNameProps {
  readonly seat: Seat
  readonly size?: number | string
}

/** Who a seat is: token and name. */
export const SoulName = observer(({ seat, size = '1.4em' }: SoulNameProps) => (
  <span className={css.soulName}>
    <SoulToken seat={seat} size={size} />
    <span>{useTable().match.names(seat)}</span>
  </span>
))
