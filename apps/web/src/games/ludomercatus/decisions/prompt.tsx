import { observer } from 'mobx-react-lite'
import { Countdown } from '../../../components/countdown.tsx'
import { Row } from '../../../components/layout.tsx'
import type { OpenDecision } from '../../../match/shown.ts'
import { useTable } from '../kit.ts'
import css from './decision.module.css'

/** The question in the game's words, with the time that is left for it. */
export const Prompt = observer(({ decision }: { readonly decision: OpenDecision }) => {
  const { match } = useTable()
  const until = match.clocks.get(decision.seat)
  return (
    <Row between>
      <h2 className={css.prompt} lang={match.box.locale}>
        {match.promptInWords(decision.prompt)}
      </h2>
      {until !== undefined && <Countdown until={until} />}
    </Row>
  )
})
