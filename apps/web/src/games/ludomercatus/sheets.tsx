import { observer } from 'mobx-react-lite'
import { BankruptcyDialog, ResignDialog } from './decision/confirmations.tsx'
import { DeedCard } from './deed/deed-card.tsx'
import { useMarket } from './market.ts'
import { TradeDialog } from './trade/trade-dialog.tsx'

/** What lies open over the table. */
export const Sheets = observer(() => {
  const { sheet } = useMarket().desk
  switch (sheet?.kind) {
    case 'deed':
      return <DeedCard space={sheet.space} />
    case 'trade':
      return <TradeDialog type="proposeTrade" draft={sheet.draft} />
    case 'counter':
      return <TradeDialog type="counterTrade" draft={sheet.draft} />
    case 'bankruptcy':
      return <BankruptcyDialog />
    case 'resign':
      return <ResignDialog />
    case undefined:
      return null
  }
})
