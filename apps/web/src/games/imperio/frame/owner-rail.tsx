import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { classes } from '../../../components/classes.ts'
import { BotIcon, CheckIcon, WarningIcon } from '../../../components/icons.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import type { TableSeat } from '../../../match/shown.ts'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { useTable, viewOf } from '../kit.ts'
import { CashIcon } from './icons.tsx'
import css from './owner-rail.module.css'
import { RISK_WORDS, RiskMark } from './risk-mark.tsx'
import { frameWords as words } from './words.ts'

/** More owners than these have less room each. */
const ROOMY_MAX = 9

/** All owners: their money, how closely they are watched, who has answered and who is away. */
export const OwnerRail = observer(() => {
  const { match } = useTable()
  const { owners } = viewOf(match)
  return (
    <ul className={classes(css.rail, owners.length > ROOMY_MAX && css.many)} aria-label={words.owners}>
      {owners.map((_, seat) => (
        <li key={String(seat)} className={css.item}>
          <OwnerTab seat={seat} />
        </li>
      ))}
    </ul>
  )
})

const OwnerTab = observer(({ seat }: { readonly seat: Seat }) => {
  const { match, ui } = useTable()
  const { owners, riskLevels, submitted } = viewOf(match)
  const owner = owners[seat]
  const level = riskLevels[seat] ?? 'LOW'
  const isMe = seatOf(match) === seat
  const name = match.names(seat)
  const absence = absenceOf(match.seats[seat])
  const hasAnswered = submitted[seat]
  const states = [
    ...(hasAnswered === undefined ? [] : [hasAnswered ? words.submitted : words.pending]),
    ...(absence === undefined ? [] : [absence]),
    ...(isMe ? [words.you] : []),
  ]
  return (
    <button
      type="button"
      className={classes(css.tab, isMe && css.mine, absence !== undefined && css.away)}
      style={{ '--ring': `var(--imp-owner-${seat + 1})` } as CSSProperties}
      aria-label={words.ownerLabel(name, owner?.cash ?? 0, RISK_WORDS[level], states)}
      onClick={() => ui.open({ kind: 'owner', seat })}
    >
      <span className={css.glyph}>
        <OwnerGlyph seat={seat} size={30} />
        {hasAnswered && (
          <span className={css.check}>
            <CheckIcon size={12} />
          </span>
        )}
      </span>
      <span className={css.text}>
        <span className={css.name}>
          {absence === words.autopilot && <BotIcon size={14} />}
          {absence === words.away && <WarningIcon size={14} />}
          <span className={css.cut}>{name}</span>
        </span>
        <span className={css.figures}>
          <CashIcon size={13} />
          <strong>{owner?.cash}</strong>
          <RiskMark level={level} isBare />
        </span>
      </span>
    </button>
  )
})

/** What keeps a person from playing, if anything does. */
function absenceOf(seat: TableSeat | undefined): string | undefined {
  if (seat === undefined || seat.kind === 'bot') return undefined
  if (seat.control === 'autopilot') return words.autopilot
  return seat.connected ? undefined : words.away
}
