import {
  builtFacilityName,
  choicesOf,
  type Facility,
  facilityName,
  type Host,
  hostId,
  type Player,
  slotsOf,
  slotsUsed,
} from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { Glyph } from '../art/glyph.tsx'
import { Pips } from '../parts/meter.tsx'
import { Act } from './act.tsx'
import { Line } from './card.tsx'
import { DamageBadge } from './damage-badge.tsx'
import css from './facility-list.module.css'
import { estateWords as words } from './words.ts'

interface FacilityListProps {
  readonly player: Player
  readonly host: Host
  readonly facilities: readonly Facility[]
}

/** More places than these are written, not drawn. */
const PIPS_MAX = 12

/** [5.11] What stands there, what is being built, and how much room is left. */
export function FacilityList({ player, host, facilities }: FacilityListProps): ReactNode {
  const id = hostId(host)
  const projects = player.projects.filter((project) => project.host === id)
  const used = slotsUsed(player, host)
  const all = slotsOf(player, host)
  return (
    <>
      {all > 0 && all <= PIPS_MAX && (
        <Line label={words.slots}>
          <Pips value={used} max={all} low={-1} text={words.slotsOf(used, all)} />
          <span className="digits">
            {used}/{all}
          </span>
        </Line>
      )}
      {facilities.length + projects.length > 0 && (
        <ul className={css.list} aria-label={words.facilities}>
          {facilities.map((facility) => (
            <li key={facility.id} className={css.facility}>
              <Glyph name="bricks" size={16} />
              <span>{builtFacilityName(facility)}</span>
              {facility.resting && <em>{words.resting}</em>}
              <DamageBadge target={facility.id} name={builtFacilityName(facility)} damage={facility.damage} />
              {choicesOf(player, facility.id).some(({ when }) => when === 'round') && (
                <Act type="setFacilityOption" preset={{ facility: facility.id }}>
                  {words.act.option}
                </Act>
              )}
            </li>
          ))}
          {projects.map(({ id: key, key: facility, remainingRounds, totalRounds, laborPerRound }) => (
            <li key={key} className={css.facility}>
              <Glyph name="hourglass" size={16} />
              <span>
                {words.project(facilityName(facility), remainingRounds)} · {words.projectCost(laborPerRound)}
              </span>
              <Pips
                value={totalRounds - remainingRounds}
                max={totalRounds}
                low={-1}
                text={`${totalRounds - remainingRounds}/${totalRounds}`}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
