import type { Player, View } from '@ludoteca/aufbau'
import type { MoveType } from '../ui.ts'
import { familyOf } from './families.ts'
import { composerWords as words } from './words.ts'

/** Why a kind of move is not to be had at all: no action is left, or there is nothing to do it with. */
export function lackOf({ config }: View, { turn }: Player, type: MoveType): string {
  const { name } = familyOf(type)
  const actions = config.actionsPerRound - turn.actionsUsed
  const builds =
    name === 'building' || type === 'hireSpecialist' ? config.freeFacilityBuildsPerRound - turn.facilityBuildsUsed : 0
  if (name !== 'running' && actions + builds <= 0) return words.noAction
  return words.lacks[type] ?? words.notNow
}
