import { observer } from 'mobx-react-lite'
import { Countdown } from '../../../components/countdown.tsx'
import { Row } from '../../../components/layout.tsx'
import type { Asked } from '../../../match/match-store.ts'
import { useTable } from '../kit.ts'
import css from './decision.module.css'

/** The question in the game's words, with the time that is left for it. */
export const Prompt = observer(({ asked }: { readonly asked: Asked }) => {
  const { match } = useTable()
  const until = match.clocks.get(asked.seat)
  return (
    <Row between>
      <h2 className={css.prompt} lang={match.box.locale}>
        {match.promptInWords(asked.prompt)}
      </h2>
      {until !== undefined && <Countdown until={until} />}
    </Row>
  )
})
