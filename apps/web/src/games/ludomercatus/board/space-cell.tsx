import { type Deed, GROUP_AT, SPACES, type Space } from '@ludoteca/ludomercatus'
import { memo, type ReactNode } from 'react'
import { seatColour, seatShape } from '../../../components/seat-mark.tsx'
import css from './board.module.css'
import { Buildings } from './buildings.tsx'
import { Carved } from './carved.tsx'
import { DISTRICTS } from './districts.ts'
import { emblemOf } from './emblems.tsx'
import { bandOf, CELLS, type Cell, centreOf, fieldOf } from './geometry.ts'

interface SpaceCellProps {
  readonly space: number
  readonly deed: Readonly<Deed> | null
}

/** One space of the ring between the corners. */
export const SpaceCell = memo(({ space, deed }: SpaceCellProps): ReactNode => {
  const cell = CELLS[space] as Cell
  const { type } = SPACES[space] as Space
  const { x, y, width, height } = cell
  return (
    <g>
      <rect className={`${css.stone} ${deed ? '' : css.special}`} x={x} y={y} width={width} height={height} />
      {deed ? <Property space={space} deed={deed} cell={cell} /> : <Plain space={space} cell={cell} />}
      {type === 'street' && deed && <Buildings level={deed.level} {...bandOf(cell)} />}
    </g>
  )
})

function Property({ space, deed, cell }: { readonly space: number; readonly deed: Deed; readonly cell: Cell }) {
  const { name, price, type } = SPACES[space] as Space
  const band = bandOf(cell)
  const field = fieldOf(cell)
  const [kind = '', ...rest] = name.split(' ')
  const { x, y } = centreOf(field)
  const isTall = cell.edge === 'south' || cell.edge === 'north'
  const top = isTall ? y - 34 : y - 14
  return (
    <>
      {deed.owner !== null && <Owned {...field} seat={deed.owner} />}
      {deed.mortgaged && <rect className={css.turned} {...field} />}
      <Band space={space} deed={deed} band={band} />
      <Carved className={css.kind} x={x} y={top} size={12} max={field.width - 8}>
        {kind}
      </Carved>
      <Carved className={css.name} x={x} y={top + 17} size={14} max={field.width - 6}>
        {rest.join(' ')}
      </Carved>
      {type !== 'street' && isTall && deed.owner === null && <Emblem space={space} x={x - 20} y={y - 12} size={40} />}
      {deed.owner === null ? (
        <text className={css.price} x={x} y={isTall ? y + 50 : y + 32}>
          {price}
        </text>
      ) : (
        <OwnerMark seat={deed.owner} x={deed.mortgaged && !isTall ? x - 38 : x} y={isTall ? y + 38 : y + 24} />
      )}
      {deed.mortgaged && <Stamp x={isTall ? x : x + 16} y={isTall ? y + 6 : y + 24} />}
    </>
  )
}

function Band({ space, deed, band }: { readonly space: number; readonly deed: Deed; readonly band: Box }) {
  const group = GROUP_AT[space]
  if (!group) return null
  const { x, y } = centreOf(band)
  const { ink, numeral } = DISTRICTS[group.id]
  return (
    <>
      <rect className={css.band} {...band} fill={`url(#lm-${group.id})`} />
      {deed.level === 0 &&
        (group.kind === 'street' ? (
          <text className={css.numeral} x={x} y={y} fill={ink}>
            {numeral}
          </text>
        ) : (
          <g style={{ color: ink }}>
            <Emblem space={space} x={x - 14} y={y - 14} size={28} isInk />
          </g>
        ))}
    </>
  )
}

type Box = Omit<Cell, 'edge' | 'isCorner'>

function Owned({ seat, ...box }: Box & { readonly seat: number }) {
  return <rect className={css.owned} {...box} fill={seatColour(seat)} />
}

function OwnerMark({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x - 14} ${y - 14}) scale(1.17)`} fill={seatColour(seat)}>
      <path className={css.tokenBody} d={seatShape(seat)} />
    </g>
  )
}

/** A mortgaged deed lies face down, with the pledge stamped on its back. */
function Stamp({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(-9)`}>
      <rect className={css.stamp} x="-36" y="-11" width="72" height="22" rx="4" />
      <text className={css.stampText} textAnchor="middle" y="5">
        PIGNVS
      </text>
    </g>
  )
}

function Plain({ space, cell }: { readonly space: number; readonly cell: Cell }) {
  const { name, tax } = SPACES[space] as Space
  const { x, y } = centreOf(cell)
  const isTall = cell.height > cell.width
  return (
    <>
      <Carved className={css.name} x={x} y={isTall ? cell.y + 26 : y - 22} size={14} max={cell.width - 6}>
        {name}
      </Carved>
      <Emblem space={space} x={x - 27} y={isTall ? y - 30 : y - 18} size={54} />
      {tax > 0 && (
        <text className={css.price} x={isTall ? x : x + 48} y={isTall ? cell.y + cell.height - 14 : y + 20}>
          {tax}
        </text>
      )}
    </>
  )
}

interface EmblemProps {
  readonly space: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isInk?: boolean
}

/** The drawing of a space that is no street. */
export function Emblem({ space, x, y, size, isInk = false }: EmblemProps): ReactNode {
  return (
    <g
      className={css.emblem}
      transform={`translate(${x} ${y}) scale(${size / 64})`}
      style={isInk ? { stroke: 'currentColor', strokeWidth: 4 } : undefined}
    >
      {emblemOf(space)}
    </g>
  )
}
