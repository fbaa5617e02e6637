import type { Seat } from '@ludoteca/kernel'
import { tokenName } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { seatColour } from '../../../components/seat-mark.tsx'
import { useTable, viewOf } from '../kit.ts'
import { TokenShape } from './token-art.tsx'
import css from './tokens.module.css'

interface TokenMarkProps {
  readonly seat: Seat
  readonly size?: number
}

/** The token of a seat, in its colour. Its name is there for whoever cannot see it. */
export const TokenMark = observer(({ seat, size = 22 }: TokenMarkProps) => {
  const { match } = useTable()
  const token = viewOf(match).tokens[seat]
  if (token === undefined) return null
  return (
    <svg
      className={css.mark}
      width={size}
      height={size}
      viewBox="-1 -1 50 50"
      role="img"
      aria-label={tokenName(token)}
      lang="en"
      style={{ color: seatColour(seat) }}
    >
      <title>{tokenName(token)}</title>
      <TokenShape token={token} />
    </svg>
  )
})
