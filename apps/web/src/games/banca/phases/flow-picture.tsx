import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { SeatMark, seatColour } from '../../../components/seat-mark.tsx'
import { useTable } from '../kit.ts'
import type { Flow, Source, TurnFlows } from '../model/flows.ts'
import { money } from '../model/numbers.ts'
import { type Ribbon, ribbonsOf } from '../model/ribbons.ts'
import css from './flow-picture.module.css'

const SOURCES: Readonly<Record<Source, string>> = {
  level: 'level',
  lottery: 'lottery',
  auction: 'auction',
  penalty: 'penalty',
  refund: 'level sold',
  share: 'share',
  sweep: 'the whole bank',
}
/** The height of a player's row in the drawing's units; the drawing is stretched to the rows' true height. */
const ROW = 52

interface FlowPictureProps {
  readonly flows: TurnFlows
}

/** Where every coin of the turn went: what players paid on the left, the bank in the middle, what they got on the right. */
export const FlowPicture = observer(({ flows }: FlowPictureProps) => {
  const { presentation: banca } = useTable()
  const { match } = banca
  const seats = [...new Set(flows.flows.map(({ seat }) => seat))].sort((a, b) => a - b)
  const paid = (seat: Seat) => flows.flows.filter((flow) => flow.seat === seat && flow.amount > 0)
  const got = (seat: Seat) => flows.flows.filter((flow) => flow.seat === seat && flow.amount < 0)
  const height = seats.length * ROW
  const intoBank = ribbonsOf(
    seats.map((seat) => total(paid(seat))),
    ROW,
  )
  const outOfBank = ribbonsOf(
    seats.map((seat) => total(got(seat))),
    ROW,
  )
  const sums = {
    in: total(flows.flows.filter(({ amount }) => amount > 0)),
    out: total(flows.flows.filter(({ amount }) => amount < 0)),
  }
  return (
    <figure className={css.picture}>
      <figcaption className={css.caption}>
        <span>Paid in {money(sums.in)}</span>
        <span className={css.bank}>
          Bank {money(flows.bankBefore)} → <b>{money(flows.bankAfter)}</b>
        </span>
        <span>Paid out {money(sums.out)}</span>
      </figcaption>
      <div className={css.rows} style={{ ['--rows' as string]: seats.length }}>
        {seats.map((seat, i) => (
          <Side key={seat} row={i + 1} side="in" seat={seat} name={match.names(seat)} flows={paid(seat)} />
        ))}
        <svg className={css.ribbons} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {seats.map((seat, i) => (
            <g key={seat} style={{ color: seatColour(seat) }}>
              <path d={pathOf(intoBank[i], 0, 44)} className={css.in} />
              <path d={pathOf(outOfBank[i], 100, 56)} className={css.out} />
            </g>
          ))}
          <rect x="44" y="2" width="12" height={height - 4} className={css.vault} />
        </svg>
        {seats.map((seat, i) => (
          <Side key={seat} row={i + 1} side="out" seat={seat} name={match.names(seat)} flows={got(seat)} />
        ))}
      </div>
    </figure>
  )
})

interface SideProps {
  readonly row: number
  readonly side: 'in' | 'out'
  readonly seat: Seat
  readonly name: string
  readonly flows: readonly Flow[]
}

function Side({ row, side, seat, name, flows }: SideProps): ReactNode {
  const what = flows.map(({ source, amount }) =>
    flows.length > 1 ? `${SOURCES[source]} ${money(Math.abs(amount))}` : SOURCES[source],
  )
  return (
    <div className={side === 'in' ? css.left : css.right} style={{ gridRow: row }}>
      <span className={css.name}>
        <SeatMark seat={seat} size={16} />
        <span className={css.who}>{name}</span>
        <b className="digits">{flows.length === 0 ? '–' : `${side === 'in' ? '−' : '+'}${money(total(flows))}`}</b>
      </span>
      <span className={css.what}>{what.join(', ') || (side === 'in' ? 'paid nothing' : 'got nothing')}</span>
    </div>
  )
}

function total(flows: readonly Flow[]): number {
  return flows.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
}

/** A band from a player's row to its place at the bank. */
function pathOf(ribbon: Ribbon | undefined, from: number, to: number): string {
  if (!ribbon || ribbon.width === 0) return ''
  const { outer, inner, width } = ribbon
  const middle = (from + to) / 2
  return `M${from} ${outer}C${middle} ${outer} ${middle} ${inner} ${to} ${inner}v${width}C${middle} ${inner + width} ${middle} ${outer + width} ${from} ${outer + width}z`
}
