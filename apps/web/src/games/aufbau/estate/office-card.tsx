import { FOCUS_NAMES, holdingName, OFFICE_KIND_NAMES, type Office, YIELD_NAMES } from '@ludoteca/aufbau'
import { lookUp } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { OFFICE_GLYPHS } from '../art/kinds.ts'
import { Act } from './act.tsx'
import { Card } from './card.tsx'
import { FacilityList } from './facility-list.tsx'
import { FlowLines } from './flow-lines.tsx'
import type { Holding } from './holding.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { Specialty } from './specialty.tsx'
import { estateWords as words } from './words.ts'

export function OfficeCard({ office, view, player, flows }: Holding & { readonly office: Office }): ReactNode {
  const { id, tier, yieldMode, specialization, focus, facilities } = office
  const name = holdingName(id)
  return (
    <Card
      title={name}
      scene="chancery"
      glyph={specialization ? OFFICE_GLYPHS[specialization] : 'column'}
      tier={tier}
      about={
        specialization
          ? [OFFICE_KIND_NAMES[specialization], focus && lookUp(FOCUS_NAMES, focus)].filter(Boolean).join(', ')
          : undefined
      }
      actions={
        <>
          <Act type="buildFacility" preset={{ host: id }} label={`${words.act.build}: ${name}`}>
            {words.act.build}
          </Act>
          <Act type="gainInfluence">{words.act.influence}</Act>
          {view.config.facilityCatalogue === 'full' && specialization !== null && tier !== 'small' && (
            <Act type="setOfficeFocus" preset={{ office: id }}>
              {words.act.focus}
            </Act>
          )}
        </>
      }
    >
      <FlowLines flows={flows} id={id} />
      <ModeSwitch
        label={words.yieldMode}
        name={name}
        type="setOfficeYield"
        param="office"
        id={id}
        value={yieldMode}
        names={YIELD_NAMES}
      />
      {tier === 'large' && <p>{words.bonusAction}</p>}
      <Specialty player={player} kind="office" post={office} />
      <FacilityList player={player} host={{ kind: 'office', post: office }} facilities={facilities} />
    </Card>
  )
}
