import { observer } from 'mobx-react-lite'
import { Stack } from '../../../components/layout.tsx'
import { MarketBoard } from './market-board.tsx'
import { PriceList } from './price-list.tsx'

/** [12.1 item 5] */
export const MarketPage = observer(() => (
  <Stack gap={5}>
    <MarketBoard />
    <PriceList />
  </Stack>
))
