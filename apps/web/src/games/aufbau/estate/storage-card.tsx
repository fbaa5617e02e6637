import { holdingName, STORAGE, type Storage } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { Amount } from '../parts/amount.tsx'
import { Act } from './act.tsx'
import { Card, Line } from './card.tsx'
import { DamageBadge } from './damage-badge.tsx'
import type { Holding } from './holding.ts'
import { estateWords as words } from './words.ts'

export function StorageCard({ storage, view, player }: Holding & { readonly storage: Storage }): ReactNode {
  const { id, tier, host, damage } = storage
  const name = holdingName(id)
  const times = view.config.storageCapacityMultiplier
  const isMaintained = player.turn.maintained.includes(id)
  return (
    <Card
      title={name}
      scene="store"
      glyph="chest"
      tier={tier}
      about={words.standsAt(holdingName(host))}
      isTroubled={damage !== null}
      actions={
        tier !== 'large' && (
          <Act type="upgradeStorage" preset={{ storage: id }} label={`${words.act.upgrade}: ${name}`}>
            {words.act.upgrade}
          </Act>
        )
      }
    >
      <DamageBadge target={id} name={name} damage={damage} />
      <Line label={words.yields}>{words.capacity(STORAGE.raw[tier] * times, STORAGE.special[tier] * times)}</Line>
      <Line label={words.upkeep}>
        <Amount what="labor" amount={STORAGE.upkeepLabor[tier]} />
        {(view.phase === 'actions' || view.phase === 'conversion') &&
          (isMaintained ? words.running : <strong>{words.idle}</strong>)}
      </Line>
    </Card>
  )
}
