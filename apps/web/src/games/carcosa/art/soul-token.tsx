import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useTable, viewOf } from '../kit.ts'
import { KingFigure } from './king-figure.tsx'
import { Token } from './token.tsx'

interface SoulTokenProps {
  readonly seat: Seat
  readonly size?: number | string
}

/** The token of a seat at this table; the King's seat has the King. */
export const SoulToken = observer(({ seat, size = 28 }: SoulTokenProps) => {
  const soul = viewOf(useTable().match).players[seat]
  return soul ? <Token seat={seat} role={soul.role} size={size} /> : <KingFigure size={size} />
})
