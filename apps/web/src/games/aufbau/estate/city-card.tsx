import {
  CITY_KIND_NAMES,
  CITY_MODE_NAMES,
  type City,
  cityTenantCap,
  FOCUS_NAMES,
  holdingName,
  TENURE_NAMES,
} from '@ludoteca/aufbau'
import { lookUp } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { Act } from './act.tsx'
import { Card, Line } from './card.tsx'
import { FacilityList } from './facility-list.tsx'
import { FlowLines } from './flow-lines.tsx'
import { GroupLine } from './group-line.tsx'
import type { Holding } from './holding.ts'
import { ModeSwitch } from './mode-switch.tsx'
import { Specialty } from './specialty.tsx'
import { estateWords as words } from './words.ts'

export function CityCard({ city, view, player, flows }: Holding & { readonly city: City }): ReactNode {
  const { id, tier, tenure, mode, specialization, focus, facilities, tenants } = city
  const name = holdingName(id)
  return (
    <Card
      title={name}
      scene="street"
      glyph="house"
      tier={tier}
      about={
        specialization
          ? [lookUp(CITY_KIND_NAMES, specialization), focus && lookUp(FOCUS_NAMES, focus)].filter(Boolean).join(', ')
          : undefined
      }
      isTroubled={tenants.inUnrest}
      actions={
        <>
          <Act type="acquireTenants" preset={{ host: id }}>
            {words.act.tenants}
          </Act>
          <Act type="buildFacility" preset={{ host: id }} label={`${words.act.build}: ${name}`}>
            {words.act.build}
          </Act>
          {mode === 'production' && (
            <>
              <Act type="buildWorkshop" preset={{ host: id }}>
                {words.act.workshop}
              </Act>
              <Act type="buildStorage" preset={{ host: id }}>
                {words.act.storage}
              </Act>
            </>
          )}
          {view.config.facilityCatalogue === 'full' && specialization === null && (
            <Act type="specializeCity" preset={{ city: id }}>
              {words.act.specialize}
            </Act>
          )}
          {tenants.levels > 0 && (
            <Act type="secureLoyalty" preset={{ targets: [id] }}>
              {words.act.loyalty}
            </Act>
          )}
        </>
      }
    >
      <FlowLines flows={flows} id={id} isInUnrest={tenants.inUnrest} />
      <Line label={words.tenure}>{TENURE_NAMES[tenure]}</Line>
      <ModeSwitch
        label={words.mode}
        name={name}
        type="setCityMode"
        param="city"
        id={id}
        value={mode}
        names={CITY_MODE_NAMES}
      />
      <GroupLine group={tenants} cap={cityTenantCap(view, player, city)} />
      <Specialty player={player} kind="city" post={city} />
      <FacilityList player={player} host={{ kind: 'city', post: city }} facilities={facilities} />
    </Card>
  )
}
