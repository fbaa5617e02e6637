import type { Fact } from '@ludoteca/banca'
import { observer } from 'mobx-react-lite'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { tenths } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import type { BancaPresentation } from '../presentation.ts'
import css from './lottery-draw.module.css'

type Drawn = Extract<Fact, { type: 'lotteryDrawn' }>

/** What the decisions came to, shown when all are open: the draw among those who joined, and who changed level. */
export const LotteryDraw = observer(({ banca }: { readonly banca: BancaPresentation }) => {
  const { store, view, lines } = banca
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
              <SeatMark seat={seat} /> {store.names(seat)}
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
          <li key={'seat' in fact ? fact.seat : -1}>{store.tell(fact)}</li>
        ))}
      </ul>
    </section>
  )
})
