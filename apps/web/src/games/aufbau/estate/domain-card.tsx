import {
  DOMAIN,
  DOMAIN_KIND_NAMES,
  type Domain,
  domainTenantCap,
  effectivePicks,
  FOCUS_NAMES,
  holdingName,
  shareOf,
} from '@ludoteca/aufbau'
import { lookUp } from '@ludoteca/kernel'
import type { ReactNode } from 'react'
import { Amount } from '../parts/amount.tsx'
import { Act } from './act.tsx'
import { Card } from './card.tsx'
import { FacilityList } from './facility-list.tsx'
import { FlowLines } from './flow-lines.tsx'
import { GroupLine } from './group-line.tsx'
import type { Holding } from './holding.ts'
import { Specialty } from './specialty.tsx'
import { estateWords as words } from './words.ts'

export function DomainCard({ domain, view, player, flows }: Holding & { readonly domain: Domain }): ReactNode {
  const { id, tier, specialization, focus, facilities, tenants } = domain
  const picks = effectivePicks(domain)
  return (
    <Card
      title={holdingName(id)}
      scene="field"
      glyph="field"
      tier={tier}
      about={
        specialization
          ? [DOMAIN_KIND_NAMES[specialization], focus && lookUp(FOCUS_NAMES, focus)].filter(Boolean).join(', ')
          : undefined
      }
      isTroubled={tenants.inUnrest}
      actions={
        <>
          <Act type="gainMaterials" preset={{ mode: 'domainAdministration', target: id }}>
            {words.act.administer}
          </Act>
          {tier === 'starter' ? (
            <Act type="upgradeStarterDomain">{words.act.raise}</Act>
          ) : (
            <>
              <Act type="buildFacility" preset={{ host: id }} label={`${words.act.build}: ${holdingName(id)}`}>
                {words.act.build}
              </Act>
              <Act type="acquireTenants" preset={{ host: id }}>
                {words.act.tenants}
              </Act>
              <Act type="buildWorkshop" preset={{ host: id }}>
                {words.act.workshop}
              </Act>
              <Act type="buildStorage" preset={{ host: id }}>
                {words.act.storage}
              </Act>
              {specialization === null && (
                <Act type="specializeDomain" preset={{ domain: id }}>
                  {words.act.specialize}
                </Act>
              )}
              {tenants.levels > 0 && (
                <Act type="secureLoyalty" preset={{ targets: [id] }}>
                  {words.act.loyalty}
                </Act>
              )}
            </>
          )}
        </>
      }
    >
      <FlowLines
        flows={flows}
        id={id}
        isInUnrest={tenants.inUnrest}
        goods={picks.map((pick, i) => (
          <Amount key={pick} what={pick} amount={shareOf(DOMAIN.raw[tier], picks.length, i)} />
        ))}
      />
      <GroupLine group={tenants} cap={domainTenantCap(view, player, domain)} />
      <Specialty player={player} kind="domain" post={domain} />
      <FacilityList player={player} host={{ kind: 'domain', post: domain }} facilities={facilities} />
    </Card>
  )
}
