import { JAIL, SPACES, type Space } from '@ludoteca/ludomercatus'
import { memo, type ReactNode } from 'react'
import css from './board.module.css'
import { Carved } from './carved.tsx'
import { CELLS, type Cell, CORNER } from './geometry.ts'
import { Emblem } from './space-cell.tsx'

/** A corner. In Carcer, prisoners and visitors have places of their own. */
export const CornerCell = memo(({ space, pot }: { readonly space: number; readonly pot: number }): ReactNode => {
  const { x, y } = CELLS[space] as Cell
  const { name, type } = SPACES[space] as Space
  const middle = x + CORNER / 2
  return (
    <g>
      <rect className={`${css.stone} ${css.special}`} x={x} y={y} width={CORNER} height={CORNER} />
      {space === JAIL ? (
        <Carcer x={x} y={y} />
      ) : (
        <>
          <Emblem space={space} x={middle - 42} y={y + 18} size={84} />
          <Carved className={css.cornerName} x={middle} y={y + CORNER - 22} size={17} max={CORNER - 14}>
            {name}
          </Carved>
        </>
      )}
      {type === 'free' && pot > 0 && (
        <text className={css.price} x={middle} y={y + CORNER - 5}>
          {pot} dn
        </text>
      )}
    </g>
  )
})

function Carcer({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <rect className={css.cellar} x={x + 42} y={y} width={CORNER - 42} height={CORNER - 42} />
      <Emblem space={JAIL} x={x + 54} y={y + 12} size={84} />
      <Carved className={css.cornerName} x={x + CORNER / 2 + 10} y={y + CORNER - 14} size={17} max={100}>
        Carcer
      </Carved>
    </>
  )
}
