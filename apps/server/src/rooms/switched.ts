import { isRefusal, type Refusal, refuse } from '@ludoteca/kernel'
import type { HostCommand } from '@ludoteca/protocol'
import type { SwitchesPort } from '../admin/switches.ts'
import type { Changed, Room } from './room.ts'

/** Refuses a host's command while what it needs is switched off. */
export function refusalOfCommand(switches: SwitchesPort, command: HostCommand): Refusal | undefined {
  const isForBots = command.command === 'ADD_BOT' || (command.command === 'SET_ROOM' && command.botFill === true)
  return isForBots && !switches.isOn('bots') ? refuse('BOTS_OFF') : undefined
}

/** Refuses a change of a room while matches, its game or its mode are switched off. */
export function refusalOfRoom(switches: SwitchesPort, before: Room, after: Changed): Refusal | undefined {
  if (isRefusal(after)) return undefined
  const begins = after.status === 'countdown' && before.status !== 'countdown'
  if (begins) return refusalToBegin(switches, after)
  const isOther = after.game !== before.game || JSON.stringify(after.options) !== JSON.stringify(before.options)
  const refusal = isOther ? switches.refusalFor(after.game, after.options) : undefined
  // During maintenance people may prepare a room for later.
  return refusal?.code === 'MAINTENANCE' ? undefined : refusal
}

/** Refuses to start the match of this room while it is switched off. */
export function refusalToBegin(switches: SwitchesPort, { game, options, seats }: Room): Refusal | undefined {
  const refusal = switches.refusalFor(game, options)
  if (refusal) return refusal
  return seats.some(({ kind }) => kind === 'bot') && !switches.isOn('bots') ? refuse('BOTS_OFF') : undefined
}
