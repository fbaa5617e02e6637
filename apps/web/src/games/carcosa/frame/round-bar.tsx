import { observer } from 'mobx-react-lite'
import { Countdown } from '../../../components/countdown.tsx'
import { soulOf, useTable, viewOf } from '../kit.ts'
import { KingStrip } from './king-strip.tsx'
import css from './round-bar.module.css'
import { SlotOrder } from './slot-order.tsx'
import { StatusRow } from './status-row.tsx'
import { frameWords as words } from './words.ts'

/** The round, who begins it, the order of turns and the phase; while the King walks, his steps. */
export const RoundBar = observer(() => {
  const { match, presentation } = useTable()
  const { round: current, phase, config, question } = viewOf(match)
  // The next round has begun by then, but the King still walks through this one.
  const round = presentation.isKingOnStage && phase === 'PLAYER' ? current - 1 : current
  // Until his dice are rolled, the steps are still those of the round before.
  const isKing = presentation.isKingOnStage || (phase === 'KING' && question?.step !== 'kingTurn')
  const until = [...match.clocks.values()].sort((a, b) => a - b)[0]
  const own = soulOf(match)
  return (
    <header className={css.bar} data-coach="king">
      <div className={css.head}>
        <p className={css.round} title={config.maxRounds > 0 ? words.roundOf(round, config.maxRounds) : undefined}>
          {words.round(round)}
        </p>
        <Phase />
        {until !== undefined && <Countdown until={until} own={own !== undefined && match.clocks.has(own)} />}
        <SlotOrder />
      </div>
      <div className={css.second}>
        {/* It keeps its place, so that the house stays where it is when the King comes and goes. */}
        <div className={css.status} inert={isKing}>
          <StatusRow />
        </div>
        {isKing && <KingStrip />}
      </div>
    </header>
  )
})

const Phase = observer(() => {
  const { match, presentation } = useTable()
  const { phase, active } = viewOf(match)
  const text = () => {
    if (presentation.isKingOnStage || phase === 'KING') return words.kingPhase
    if (phase === 'OVER') return words.over
    if (active === null) return ''
    return soulOf(match) === active ? words.ownTurn(match.names(active)) : words.turnOf(match.names(active))
  }
  return <p className={css.phase}>{text()}</p>
})
