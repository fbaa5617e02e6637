import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { useTable, viewOf } from '../kit.ts'
import { endPhase, leavesOffer, mayEndPhase } from './going-on.ts'
import css from './phase-panel.module.css'
import { frameWords as words } from './words.ts'

/** Goes on to the next phase, where no clock does: on one device. Whoever still has to answer does that first. */
export const GoOn = observer(() => {
  const { match } = useTable()
  if (!mayEndPhase(match)) return null
  return (
    <div className={css.goOn}>
      {leavesOffer(match) && <p className={css.lapses}>{words.offerLapses}</p>}
      <Button
        look="primary"
        size="large"
        wide
        busy={match.inFlight?.move.type === 'continue'}
        onClick={() => void endPhase(match)}
      >
        {words.goOnIn[viewOf(match).phase] ?? words.goOn}
      </Button>
    </div>
  )
})
