import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { Badge } from '../../../components/notice.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import type { MatchStore } from '../../../match/match-store.ts'
import { lineInWords } from '../model/export.ts'
import type { Line } from '../model/lines.ts'
import { money } from '../model/numbers.ts'
import css from './log-tab.module.css'
import { STAGE_NAMES } from './stages.ts'

interface TurnLogProps {
  readonly turn: number
  readonly match: MatchStore
  readonly lines: readonly Line[]
}

/** One turn of the log, step by step, with what the bank held after each. */
export const TurnLog = observer(({ turn, match, lines }: TurnLogProps) => (
  <section className={css.turn} aria-labelledby={`banca-turn-${turn}`}>
    <h3 id={`banca-turn-${turn}`}>Turn {turn}</h3>
    <ol>
      {lines.map((line, i) => {
        const [seat] = line.seats
        return (
          <li key={line.id} className={classes(css.line, line.undone && css.undone)}>
            <span className={css.stage}>{line.stage === lines[i - 1]?.stage ? '' : STAGE_NAMES[line.stage]}</span>
            <span className={css.mark}>
              {line.seats.length === 1 && seat !== undefined && <SeatMark seat={seat} size={16} />}
            </span>
            <span>
              {line.undone ? <s>{lineInWords(line, match)}</s> : lineInWords(line, match)}
              {line.undone && <Badge>taken back</Badge>}
            </span>
            <span className={css.bank}>
              <span className="unseen">Bank </span>
              {money(line.bank)}
            </span>
          </li>
        )
      })}
    </ol>
  </section>
))
