import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { seatColour, seatShape } from '../../../components/seat-mark.tsx'
import { useMarket, viewOf } from '../market.ts'
import css from './board.module.css'
import { standOf } from './geometry.ts'

/** The tokens where the stage has them. They walk by transform alone. */
export const Tokens = observer(() => {
  const { match, stage } = useMarket()
  const { players, active } = viewOf(match)
  const style = { '--lm-step': `${stage.stepMs}ms` } as CSSProperties
  return (
    <g style={style}>
      {[...stage.spots.keys()].map((seat) => {
        const spot = stage.spots[seat]
        if (spot === undefined || players[seat]?.bankrupt) return null
        const sharing = stage.spots.filter((other, i) => i < seat && isSame(other, spot) && !players[i]?.bankrupt)
        const { x, y } = standOf(spot.space, spot.jailed, sharing.length)
        return (
          <g key={seat} className={css.token} style={{ transform: `translate(${x}px, ${y}px)` }}>
            {seat === active && match.outcome === undefined && <circle className={css.turnRing} r="27" />}
            <ellipse className={css.tokenShadow} cx="2" cy="19" rx="17" ry="5" />
            <g transform="translate(-21 -23) scale(1.75)" fill={seatColour(seat)}>
              <path className={css.tokenBody} d={seatShape(seat)} />
              <path className={css.tokenShine} d={seatShape(seat)} transform="translate(3 3) scale(0.75)" />
            </g>
          </g>
        )
      })}
    </g>
  )
})

function isSame(
  a: { readonly space: number; readonly jailed: boolean },
  b: { readonly space: number; readonly jailed: boolean },
): boolean {
  return a.space === b.space && a.jailed === b.jailed
}
