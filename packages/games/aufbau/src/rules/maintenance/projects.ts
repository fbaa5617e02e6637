import { complete as completeFacility } from '../../catalogue/lifecycle.ts'
import { EVENT } from '../../data/events.ts'
import type { Project } from '../../estate.ts'
import { newFacility } from '../../setup.ts'
import { isActive } from '../events.ts'
import { facilitiesOf, hostOf } from '../holdings.ts'
import { newFacilityId } from '../ids.ts'
import { type Books, enter, tellOwner } from './books.ts'
import { UPKEEP_FROM_ROUND } from './fixed-costs.ts'

/** [P18, 3.2.5] Projects are kept in the order in which they were begun. */
export function advanceProjects(b: Books): void {
  if (b.w.round < UPKEEP_FROM_ROUND) return
  for (const project of b.p.projects) advance(b, project)
}

/** Who cannot pay for a round of building waits without loss. */
function advance(b: Books, project: Project): void {
  const { w, p } = b
  const { id, key, laborPerRound, magicPowerPerRound } = project
  const labor = isActive(w, EVENT.imperialBuilding) ? 2 * laborPerRound : laborPerRound
  const paused = Math.max(0, b.labor) < labor || p.magicPower < magicPowerPerRound
  if (!paused) {
    project.remainingRounds--
    const cost = { gold12: 0, labor: 0 - labor, influence: 0, magicPower: 0 - magicPowerPerRound, goods: [] }
    enter(b, { source: 'project', ref: id, ...cost })
  }
  const remaining = project.remainingRounds
  tellOwner(b, { type: 'projectAdvanced', seat: p.seat, project: id, facility: key, remaining, paused })
}

/** [P22] What is finished can be used in this round's actions. */
export function completeProjects(b: Books): void {
  const { p } = b
  if (!p.projects.some(isDone)) return
  for (const project of p.projects) if (isDone(project)) complete(b, project)
  p.projects = p.projects.filter((project) => !isDone(project))
}

function isDone({ remainingRounds }: Readonly<Project>): boolean {
  return remainingRounds <= 0
}

function complete(b: Books, { key, host: id, options, materials }: Project): void {
  const { w, p } = b
  // Projects go with their posts [D-49], so there is one.
  const host = hostOf(p, id)
  if (host === undefined) return
  const facility = newFacility(newFacilityId(p, host.kind, id), key, w.round, options, materials)
  facilitiesOf(p, host).push(facility)
  tellOwner(b, { type: 'projectCompleted', seat: p.seat, facility: key, host: id })
  completeFacility(w, p, host, facility, b.io)
}
