import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { classes } from '../components/classes.ts'
import { Countdown } from '../components/countdown.tsx'
import { BotIcon } from '../components/icons.tsx'
import { SeatMark } from '../components/seat-mark.tsx'
import type { MatchStore } from '../match/match-store.ts'
import type { TableSeat } from '../match/shown.ts'
import { useWords } from '../words/in-locales.ts'
import css from './seat-strip.module.css'
import { tableWords } from './words.ts'

/** Who sits at the table, whose turn it is, who plays for whom, and their clocks. */
export const SeatStrip = observer(({ match }: { readonly match: MatchStore }) => {
  const words = useWords(tableWords)
  return (
    <ul className={css.strip} aria-label={words.seats} {...REACHABLE}>
      {[...match.seats.entries()].map(([seat, who]) => (
        <SeatChip key={seat} match={match} seat={seat} who={who} />
      ))}
    </ul>
  )
})

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0 }

interface SeatChipProps {
  readonly match: MatchStore
  readonly seat: Seat
  readonly who: TableSeat
}

const SeatChip = observer(({ match, seat, who }: SeatChipProps) => {
  const words = useWords(tableWords)
  const isAwaited = match.outcome === undefined && match.awaited.includes(seat)
  const until = match.clocks.get(seat)
  const isOwn = match.viewer === seat
  const notes = [
    isOwn && words.you,
    who.strength && words.bot(words.strengths[who.strength] ?? who.strength),
    who.control === 'autopilot' && words.autopilot,
    !who.connected && who.control !== 'bot' && words.away,
  ].filter(Boolean)
  return (
    <li className={classes(css.seat, isAwaited && css.awaited)}>
      <SeatMark seat={seat} />
      {who.kind === 'bot' && <BotIcon size={16} />}
      <span className={css.who}>
        <span className={css.name}>{who.name || words.free}</span>
        {notes.length > 0 && <span className={css.notes}>{notes.join(' · ')}</span>}
      </span>
      {isAwaited && <span className={css.turn}>{words.toMove}</span>}
      {until !== undefined && <Countdown until={until} own={isOwn} />}
    </li>
  )
})
