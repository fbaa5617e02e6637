import { holdingName, MATERIAL_NAMES, materialOf, WORKSHOP, type Workshop } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { MaterialIcon } from '../art/material-icon.tsx'
import { Amount } from '../parts/amount.tsx'
import { Act } from './act.tsx'
import { Card, Line } from './card.tsx'
import { DamageBadge } from './damage-badge.tsx'
import { FacilityList } from './facility-list.tsx'
import type { Holding } from './holding.ts'
import { estateWords as words } from './words.ts'

export function WorkshopCard({ workshop, view, player }: Holding & { readonly workshop: Workshop }): ReactNode {
  const { id, tier, host, input, output, facilities, damage } = workshop
  const name = holdingName(id)
  const isMaintained = player.turn.maintained.includes(id)
  const isImproved = materialOf(output).kind === 'raw'
  return (
    <Card
      title={name}
      scene="smithy"
      glyph="anvil"
      tier={tier}
      about={words.standsAt(holdingName(host))}
      isTroubled={damage !== null}
      actions={
        <>
          <Act type="gainMaterials" preset={{ mode: 'workshopOversight', target: id }}>
            {words.act.oversee}
          </Act>
          {tier !== 'large' && (
            <Act type="upgradeWorkshop" preset={{ workshop: id }} label={`${words.act.upgrade}: ${name}`}>
              {words.act.upgrade}
            </Act>
          )}
          <Act type="buildFacility" preset={{ host: id }} label={`${words.act.build}: ${name}`}>
            {words.act.build}
          </Act>
        </>
      }
    >
      <DamageBadge target={id} name={name} damage={damage} />
      <Line label={words.produces}>
        <MaterialIcon material={input} size={24} />
        <span aria-hidden="true">→</span>
        <MaterialIcon material={output} size={24} />
        {words.turnsInto(MATERIAL_NAMES[input], MATERIAL_NAMES[output])}
      </Line>
      <Line label="">
        {words.uses(WORKSHOP.rawIn[tier])}
        {!isImproved && `, ${words.makes(WORKSHOP.specialOut[tier])}`}
      </Line>
      <Line label={words.upkeep}>
        <Amount what="labor" amount={WORKSHOP.upkeepLabor[tier]} />
        {WORKSHOP.upkeepGold[tier] > 0 && <Amount what="gold12" amount={WORKSHOP.upkeepGold[tier] * 12} />}
        {(view.phase === 'actions' || view.phase === 'conversion') &&
          (isMaintained ? words.running : <strong>{words.idle}</strong>)}
      </Line>
      <FacilityList player={player} host={{ kind: 'workshop', post: workshop }} facilities={facilities} />
    </Card>
  )
}
