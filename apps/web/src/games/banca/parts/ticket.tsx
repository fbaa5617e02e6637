import type { Player } from '@ludoteca/banca'
import type { Seat } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import { BotIcon } from '../../../components/icons.tsx'
import { SeatMark, seatColour } from '../../../components/seat-mark.tsx'
import { money, tenths } from '../model/numbers.ts'
import css from './ticket.module.css'

interface TicketProps {
  readonly seat: Seat
  readonly name: string
  readonly player: Readonly<Player>
  readonly isBot: boolean
  readonly isViewer: boolean
  /** What this player would get if the bank paid out now. */
  readonly forecast: number | undefined
  /** Lowest or highest multiplier at the table. */
  readonly standing: 'lowest' | 'highest' | 'both' | undefined
  /** What is going on with this player just now. */
  readonly note?: ReactNode
  readonly isLit: boolean
}

const STANDINGS = { lowest: '▼ lowest', highest: '▲ highest', both: '▲▼ all equal' } as const

/** A player's profile, as a ticket of the bank. */
export function Ticket(props: TicketProps): ReactNode {
  const { seat, name, player, isBot, isViewer, forecast, standing, note, isLit } = props
  const { balance, multiplierTenths, level, active, exitTurn } = player
  return (
    <li
      className={classes(css.ticket, !active && css.left, isLit && css.lit)}
      style={{ ['--seat' as string]: seatColour(seat) }}
      data-seat={seat}
      data-coach={isViewer ? 'own' : undefined}
    >
      <div className={css.stub}>
        <span className={css.times} title="Multiplier">
          <span className="unseen">Multiplier </span>
          <span aria-hidden="true">×</span>
          <span className="digits">{tenths(multiplierTenths)}</span>
        </span>
        <span className={css.level}>Level {level}</span>
      </div>
      <div className={css.body}>
        <h3 className={css.name}>
          <SeatMark seat={seat} />
          <span>{name}</span>
          {isBot && (
            <>
              <BotIcon size={16} />
              {!/\bbot\b/i.test(name) && <span className="unseen">(bot)</span>}
            </>
          )}
          {isViewer && <span className={css.you}>you</span>}
        </h3>
        <p className={`${css.balance} digits`}>
          <span className="unseen">Balance </span>
          {money(balance)}
        </p>
        <p className={css.notes}>
          {active ? (
            <>
              {forecast !== undefined && <span>gets {money(forecast)} now</span>}
              {standing && <span className={css.standing}>{STANDINGS[standing]}</span>}
              {note}
            </>
          ) : (
            <span className={css.stamp}>Locked in at turn {exitTurn}</span>
          )}
        </p>
      </div>
    </li>
  )
}
