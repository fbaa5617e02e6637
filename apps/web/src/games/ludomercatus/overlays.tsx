import { observer } from 'mobx-react-lite'
import { BankruptcyDialog, ResignDialog } from './decisions/confirmations.tsx'
import { DeedCard } from './deed/deed-card.tsx'
import { useTable } from './kit.ts'
import { TradeDialog } from './trade/trade-dialog.tsx'

/** What lies open over the table. */
export const Overlays = observer(() => {
  const { overlay } = useTable().ui
  switch (overlay?.kind) {
    case 'deed':
      return <DeedCard space={overlay.space} />
    case 'trade':
      return <TradeDialog type="proposeTrade" draft={overlay.draft} />
    case 'counter':
      return <TradeDialog type="counterTrade" draft={overlay.draft} />
    case 'bankruptcy':
      return <BankruptcyDialog />
    case 'resign':
      return <ResignDialog />
    case undefined:
      return null
  }
})
