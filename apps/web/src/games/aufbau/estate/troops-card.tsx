import { FOLLOWERS, openCombat, TROOP_KINDS, TROOP_NAMES, troopCap } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { Glyph } from '../art/glyph.tsx'
import { TROOP_GLYPHS } from '../art/kinds.ts'
import { Pips } from '../parts/meter.tsx'
import { partWords } from '../parts/words.ts'
import { Act } from './act.tsx'
import { Card, Line } from './card.tsx'
import { FacilityList } from './facility-list.tsx'
import { Amounts } from './flow-lines.tsx'
import { NONE } from './flows.ts'
import type { Holding } from './holding.ts'
import { estateWords as words } from './words.ts'

export function TroopsCard({ view, player, flows }: Holding): ReactNode {
  const { troops } = player
  return (
    <Card
      title="Truppen"
      scene="camp"
      glyph="shield"
      tier={null}
      about={words.combat(openCombat(player))}
      actions={
        <>
          {TROOP_KINDS.map((kind) => (
            <Act key={kind} type="recruitTroops" preset={{ kind }} label={`${words.act.recruit}: ${TROOP_NAMES[kind]}`}>
              {TROOP_NAMES[kind]}
            </Act>
          ))}
          <Act type="buildFacility" preset={{ host: 'troops' }} label={`${words.act.build}: Truppen`}>
            {words.act.build}
          </Act>
        </>
      }
    >
      {TROOP_KINDS.map((kind) => (
        <Line key={kind} label={TROOP_NAMES[kind]}>
          <Glyph name={TROOP_GLYPHS[kind]} size={18} />
          <span className="digits">{words.troopLevels(troops.levels[kind], troopCap(view, player, kind))}</span>
          {troops.levels[kind] > 0 && <Amounts flow={flows.upkeep.get(kind) ?? NONE} />}
        </Line>
      ))}
      <Line label={partWords.loyalty(troops.loyalty, FOLLOWERS.loyaltyMax)}>
        <Pips
          value={troops.loyalty}
          max={FOLLOWERS.loyaltyMax}
          text={partWords.loyalty(troops.loyalty, FOLLOWERS.loyaltyMax)}
        />
      </Line>
      <FacilityList player={player} host={{ kind: 'troops' }} facilities={troops.facilities} />
    </Card>
  )
}
