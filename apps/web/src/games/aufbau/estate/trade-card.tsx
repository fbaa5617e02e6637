import { holdingName, RANK, TRADE, TRADE_MODE_NAMES, type Trade } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { Amount } from '../parts/amount.tsx'
import { Act } from './act.tsx'
import { Card, Line } from './card.tsx'
import { DamageBadge } from './damage-badge.tsx'
import { FacilityList } from './facility-list.tsx'
import { FlowLines } from './flow-lines.tsx'
import type { Holding } from './holding.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { estateWords as words } from './words.ts'

export function TradeCard({ trade, player, flows }: Holding & { readonly trade: Trade }): ReactNode {
  const { id, tier, mode, facilities, damage } = trade
  const name = holdingName(id)
  const own = player.markets.filter((market) => market.id.includes(`-${id}-`))
  return (
    <Card
      title={name}
      scene="harbour"
      glyph="ship"
      tier={tier}
      isTroubled={damage !== null}
      actions={
        <>
          <Act type="moneySell" preset={own[0] ? { market: own[0].id } : {}}>
            {words.act.sell}
          </Act>
          <Act type="moneyLend">{words.act.lend}</Act>
          <Act type="buildFacility" preset={{ host: id }} label={`${words.act.build}: ${name}`}>
            {words.act.build}
          </Act>
        </>
      }
    >
      <DamageBadge target={id} name={name} damage={damage} />
      <FlowLines
        flows={flows}
        id={id}
        goods={
          mode === 'produce' ? (
            <Amount what={TRADE.product} amount={TRADE.produce[tier]} />
          ) : (
            words.tradeNeeds(TRADE.specialIn[tier], TRADE.goldOut[tier])
          )
        }
      />
      <ModeSwitch
        label={words.mode}
        name={name}
        type="setTradeMode"
        param="trade"
        id={id}
        value={mode}
        names={TRADE_MODE_NAMES}
      />
      {own.length === 0 && <Line label="Märkte">{words.markets(RANK[tier])}</Line>}
      <FacilityList player={player} host={{ kind: 'trade', post: trade }} facilities={facilities} />
    </Card>
  )
}
