import type { Fact } from '@ludoteca/banca'
import { observer } from 'mobx-react-lite'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useTable } from '../kit.ts'
import { tenths } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import css from './lottery-draw.module.css'

type Drawn = Extract<Fact, { type: 'lotteryDrawn' }>

/** What the decisions came to, shown when all are open: the draw among those who joined, and who changed level. */
export const LotteryDraw = observer(() => {
  const { presentation: banca } = useTable()
  const { match, view, lines } = banca
  const facts = lines.flatMap(({ turn, fact, undone }) => (fact && !undone && turn === view.turn ? fact : []))
  const drawn = facts.find((fact): fact is Drawn => fact.type === 'lotteryDrawn')
  const isSkipped = facts.some(({ type }) => type === 'lotterySkipped')
  if (!drawn && !isSkipped) return null
  const levels = facts.filter(
    ({ type }) => type === 'levelRaised' || type === 'levelLowered' || type === 'lowerRefused',
  )
  return (
    <section className={`${lobby.glass} ${css.draw}`} aria-label="What was decided" data-coach="lottery">
      {drawn ? (
        <ul className={css.stubs} aria-label="In the lottery">
          {drawn.entrants.map((seat) => (
            <li key={seat} className={css.stub} data-won={seat === drawn.winner || undefined}>
              <SeatMark seat={seat} /> {match.names(seat)}
              {seat === drawn.winner && <b> wins +{tenths(drawn.rewardTenths)}</b>}
            </li>
          ))}
        </ul>
      ) : (
        <p>Nobody joined the lottery.</p>
      )}
      <ul className={css.levels}>
        {levels.length === 0 && <li>All levels stay as they are.</li>}
        {levels.map((fact) => (
          <li key={'seat' in fact ? fact.seat : -1}>{match.tell(fact)}</li>
        ))}
      </ul>
    </section>
  )
})
