import { followerCap, ORGANIZATION_NAMES, type Organization } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { ORGANIZATION_GLYPHS } from '../art/kinds.ts'
import { Act } from './act.tsx'
import { Card } from './card.tsx'
import { FacilityList } from './facility-list.tsx'
import { FlowLines } from './flow-lines.tsx'
import { GroupLine } from './group-line.tsx'
import type { Holding } from './holding.ts'
import { estateWords as words } from './words.ts'

export function OrganizationCard(props: Holding & { readonly organization: Organization }): ReactNode {
  const { organization, view, player, flows } = props
  const { id, kind, tier, facilities, followers } = organization
  const name = ORGANIZATION_NAMES[kind]
  const isGuild = kind === 'collegiumTrade' || kind === 'collegiumCraft'
  return (
    <Card
      title={name}
      scene={isGuild ? 'guild' : 'cellar'}
      glyph={ORGANIZATION_GLYPHS[kind]}
      tier={tier}
      isTroubled={followers.inUnrest}
      actions={
        <>
          {tier !== 'large' && (
            <Act type="acquireOrganization" preset={{ kind }}>
              {words.act.raise}
            </Act>
          )}
          {kind !== 'spy' && (
            <Act type="acquireTenants" preset={{ host: id }}>
              {words.act.tenants}
            </Act>
          )}
          <Act type="buildFacility" preset={{ host: id }} label={`${words.act.build}: ${name}`}>
            {words.act.build}
          </Act>
          {followers.levels > 0 && (
            <Act type="secureLoyalty" preset={{ targets: [id] }}>
              {words.act.loyalty}
            </Act>
          )}
        </>
      }
    >
      <FlowLines flows={flows} id={id} isInUnrest={followers.inUnrest} />
      <GroupLine group={followers} cap={followerCap(view, player, organization)} />
      <FacilityList player={player} host={{ kind: 'organization', post: organization }} facilities={facilities} />
    </Card>
  )
}
