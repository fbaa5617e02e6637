import type { ReactNode } from 'react'
import { Act } from './act.tsx'
import { Card } from './card.tsx'
import { FacilityList } from './facility-list.tsx'
import type { Holding } from './holding.ts'
import { estateWords as words } from './words.ts'

export function PersonalCard({ player }: Holding): ReactNode {
  return (
    <Card
      title="Privaträume"
      scene="atrium"
      glyph="door"
      tier={null}
      actions={
        <Act type="buildFacility" preset={{ host: 'personal' }} label={`${words.act.build}: Privaträume`}>
          {words.act.build}
        </Act>
      }
    >
      <p>{words.personalLead}</p>
      <FacilityList player={player} host={{ kind: 'personal' }} facilities={player.personal} />
    </Card>
  )
}
