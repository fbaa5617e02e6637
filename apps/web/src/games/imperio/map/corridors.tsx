import { infraOf } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useId } from 'react'
import { classes } from '../../../components/classes.ts'
import { useTable, viewOf } from '../kit.ts'
import { worksNow } from './going-on.ts'
import css from './map.module.css'
import { corridorFrom, type Point } from './regions.ts'

/** Works that are going on: a metro or an express way, from one district to the next. */
export const Corridors = observer(() => {
  return worksNow(viewOf(useTable().match)).map(({ infraId, district }) => {
    const { from, to } = corridorFrom(district)
    return <Corridor key={`${infraId} ${district}`} from={from} to={to} kind={infraOf(infraId).label} />
  })
})

interface CorridorProps {
  readonly from: Point
  readonly to: Point
  readonly kind: 'METRO' | 'VIA'
  /** Somebody is losing a property to it. */
  readonly isFlashing?: boolean
}

/** [13.3] A line whose dashes run along. They are moved as a whole: nothing is painted anew. */
export function Corridor({ from, to, kind, isFlashing = false }: CorridorProps): ReactNode {
  const id = useId()
  const [x, y] = from
  const [dx, dy] = [to[0] - x, to[1] - y]
  const length = Math.hypot(dx, dy)
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  return (
    <g className={classes(kind === 'METRO' ? css.metro : css.via, isFlashing && css.flash)}>
      <g transform={`translate(${x} ${y}) rotate(${angle})`}>
        <clipPath id={id}>
          <rect x="0" y="-8" width={length} height="16" />
        </clipPath>
        <path d={`M0 0H${length}`} className={css.bed} />
        <g clipPath={`url(#${id})`}>
          <path d={`M-40 0H${length}`} className={css.dashes} />
        </g>
        <circle r="11" className={css.stop} />
        <circle cx={length} r="11" className={css.stop} />
      </g>
    </g>
  )
}
