import { isRefusal, type Refusal, refuse } from '@ludoteca/kernel'
import type { HostCommand } from '@ludoteca/protocol'
import type { SwitchesPort } from '../admin/switches.ts'
import type { Changed, Room } from './room.ts'

/** What the host may not do while something is switched off. */
export function refusalOfCommand(switches: SwitchesPort, command: HostCommand): Refusal | undefined {
  const isForBots = command.command === 'ADD_BOT' || (command.command === 'SET_ROOM' && command.botFill === true)
  return isForBots && !switches.isOn('bots') ? refuse('BOTS_OFF') : undefined
}

/** Why a room may not become like this: its match must not begin, or its game or mode is switched off. */
export function refusalOfRoom(switches: SwitchesPort, before: Room, after: Changed): Refusal | undefined {
  if (isRefusal(after)) return undefined
  const begins = after.status === 'countdown' && before.status !== 'countdown'
  if (begins) return refusalToBegin(switches, after)
  const isOther = after.game !== before.game || JSON.stringify(after.options) !== JSON.stringify(before.options)
  const refusal = isOther ? switches.refusalFor(after.game, after.options) : undefined
  // While no match begins, people may get a room ready for later.
  return refusal?.code === 'MAINTENANCE' ? undefined : refusal
}

/** Why the match of this room may not begin now. */
export function refusalToBegin(switches: SwitchesPort, { game, options, seats }: Room): Refusal | undefined {
  const refusal = switches.refusalFor(game, options)
  if (refusal) return refusal
  return seats.some(({ kind }) => kind === 'bot') && !switches.isOn('bots') ? refuse('BOTS_OFF') : undefined
}
