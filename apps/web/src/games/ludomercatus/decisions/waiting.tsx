import { observer } from 'mobx-react-lite'
import { Countdown } from '../../../components/countdown.tsx'
import { Row } from '../../../components/layout.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { actorOf } from '../players/actor.ts'
import { marketWords } from '../words/index.ts'
import css from './decision.module.css'

/** It is somebody else's move. */
export const Waiting = observer(() => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const seat = actorOf(view)
  const until = match.clocks.get(seat)
  return (
    <Row between>
      <h2 className={css.prompt}>
        <Row gap={2}>
          <SeatMark seat={seat} />
          <span>{words.waitingFor(match.names(seat), view.phase)}</span>
        </Row>
      </h2>
      {until !== undefined && <Countdown until={until} />}
    </Row>
  )
})
