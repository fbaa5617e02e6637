import type { TokenId } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { Row } from '../../../components/layout.tsx'
import { Menu } from '../../../components/menu.tsx'
import { valuesOf } from '../../../kit/choices.ts'
import { useWords } from '../../../words/in-locales.ts'
import { play, useTable } from '../kit.ts'
import { Emblem } from '../tokens/emblem.tsx'
import { marketWords } from '../words/index.ts'
import { choiceOf, choicesOf } from './asking.ts'

/** What one may do besides, whoever is awaited: trade, manage, choose a token, withdraw an offer, leave. */
export const Aside = observer(() => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const { decisions, box } = match
  const withdraw = choiceOf(decisions, 'withdrawTrade')
  const tokens = valuesOf<TokenId>(choiceOf(decisions, 'takeToken')?.params.token)
  const canManage = (['build', 'sellBuildings', 'mortgage', 'unmortgage'] as const).some(
    (type) => choicesOf(decisions, type).length > 0,
  )
  if (decisions.length === 0) return null
  return (
    <Row gap={2}>
      {choiceOf(decisions, 'proposeTrade') && (
        <Button size="small" data-coach="trade" onClick={() => ui.open({ kind: 'trade', draft: undefined })}>
          {words.trade}
        </Button>
      )}
      {canManage && (
        <Button size="small" data-coach="manage" onClick={() => ui.call('manage')}>
          {words.manage}
        </Button>
      )}
      {tokens.length > 0 && (
        <Menu
          items={tokens.map((token) => ({
            key: token,
            label: <span lang={box.locale}>{match.valueInWords('takeToken', 'token', token)}</span>,
            icon: <Emblem name="token" value={token} />,
            onSelect: () => void play(match, { type: 'takeToken', token }),
          }))}
        >
          <Button size="small" lang={box.locale}>
            {box.words.choice('takeToken')}
          </Button>
        </Menu>
      )}
      {withdraw && (
        <Button
          size="small"
          lang={box.locale}
          onClick={() => void play(match, { type: 'withdrawTrade', revision: firstOf(withdraw.params.revision) })}
        >
          {box.words.choice('withdrawTrade')}
        </Button>
      )}
      {choiceOf(decisions, 'resign') && (
        <Button look="quiet" size="small" onClick={() => ui.open({ kind: 'resign' })}>
          {words.resign}
        </Button>
      )}
    </Row>
  )
})

function firstOf(domain: Parameters<typeof valuesOf>[0]): number {
  return valuesOf<number>(domain)[0] ?? 0
}
