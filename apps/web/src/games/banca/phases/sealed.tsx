import { observer } from 'mobx-react-lite'
import { useTable } from '../kit.ts'
import { listed } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'

/** One has answered, or only watches: who is still awaited, and what one has sealed oneself. */
export const Sealed = observer(() => {
  const { presentation: banca } = useTable()
  const { match, view } = banca
  const { phase } = view
  const { myExit, myPlan } = banca.sealed
  const waiting = banca.awaited.map(match.names)
  // Whoever has not answered by then is ticked off, or not.
  const isBankers = banca.isTable && phase === 'EXIT'
  return (
    <section className={lobby.sheet} aria-labelledby="banca-sealed">
      <h2 id="banca-sealed">{phase === 'EXIT' ? 'Who locks in?' : 'Decisions are being sealed'}</h2>
      {myExit !== null && <p>Your sealed answer: {myExit ? 'you lock in.' : 'you stay.'}</p>}
      {myPlan && (
        <p>
          Your sealed decision: {myPlan.level} the level, {myPlan.lottery} the lottery.
        </p>
      )}
      {isBankers && <p className={lobby.lead}>Waiting for the banker.</p>}
      {!isBankers && waiting.length > 0 && (
        <p className={lobby.lead}>
          Waiting for {listed(waiting)}.{banca.isTable && ' Everybody decides in turn, in the order of the seats.'}
        </p>
      )}
    </section>
  )
})
