import { dn, frameOf, SPACES, type Space } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { Row, Stack } from '../../../components/layout.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { DeedChip } from '../deed/deed-chip.tsx'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'
import { choiceOf } from './asking.ts'
import { type DecisionProps, MoveButton } from './plain-decision.tsx'
import { Prompt } from './prompt.tsx'

/** Buy at the printed price, or let others bid. */
export const BuyDecision = observer(({ decision }: DecisionProps) => {
  const { match } = useTable()
  const words = useWords(marketWords)
  const view = viewOf(match)
  const frame = frameOf(view, 'buy')
  if (decision === undefined || frame === undefined) return null
  const { price } = SPACES[frame.space] as Space
  const cash = view.players[frame.seat]?.cash ?? 0
  const canBuy = choiceOf([decision], 'buy') !== undefined
  return (
    <Stack gap={3}>
      <Prompt decision={decision} />
      <Row between>
        <DeedChip space={frame.space} />
        <span className="digits">{canBuy ? words.cashAfter(dn(cash - price)) : words.cashShort(dn(price - cash))}</span>
      </Row>
      <Row>
        <MoveButton
          move={{ type: 'buy' }}
          isMain={canBuy}
          disabledBecause={canBuy ? undefined : words.cashShort(dn(price - cash))}
        >
          {words.buyFor(dn(price))}
        </MoveButton>
        <MoveButton move={{ type: 'decline' }} isMain={!canBuy}>
          {view.options.noAuctions ? words.leave : words.toAuction}
        </MoveButton>
      </Row>
    </Stack>
  )
})
