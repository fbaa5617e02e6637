import type { TradeAnswerFrame } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { play, useTable } from '../kit.ts'
import { TradePreview } from '../trade/trade-preview.tsx'
import { Panel } from './panel.tsx'
import { decisionWords } from './words.ts'

/** [7.7] TRADE_ANSWER: what is given and taken, and how both would stand afterwards. */
export const TradeAnswer = observer(
  ({ question: { seat, to, give, take } }: { readonly question: Readonly<TradeAnswerFrame> }) => {
    const { match } = useTable()
    const words = decisionWords.trade
    const answer = (accept: boolean) => void play(match, { type: 'tradeAnswer', accept }, to)
    return (
      <Panel title={words.title(match.names(seat))} seat={to} moves={['tradeAnswer']}>
        <TradePreview from={to} to={seat} give={take} take={give} />
        <Row>
          <Button look="primary" onClick={() => answer(true)}>
            {words.accept}
          </Button>
          <Button onClick={() => answer(false)}>{words.refuse}</Button>
        </Row>
      </Panel>
    )
  },
)
