import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useTable } from '../kit.ts'
import css from './art.module.css'
import { OwnerGlyph } from './owner-glyph.tsx'

interface OwnerNameProps {
  readonly seat: Seat
  readonly size?: number
}

/** An owner's mark and name. */
export const OwnerName = observer(({ seat, size = 20 }: OwnerNameProps) => {
  const { match } = useTable()
  return (
    <span className={css.ownerName}>
      <OwnerGlyph seat={seat} size={size} />
      <span>{match.names(seat)}</span>
    </span>
  )
})
