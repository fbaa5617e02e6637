import { isFields, refuse } from '@ludoteca/kernel'
import type { Emoji } from '@ludoteca/protocol'
import type { RoomAnswer } from '../sockets/ports.ts'
import type { RoomsParts } from './ports.ts'
import { findPresent } from './room.ts'

/** A reaction on its way to the other processes. */
interface Reaction {
  readonly roomId: string
  readonly payload: { readonly from: string; readonly emoji: Emoji }
}

/** Shows a reaction to everybody in the room, through whichever process they are connected. It is stored nowhere. */
export function react(parts: RoomsParts, roomId: string, participantId: string, emoji: Emoji): RoomAnswer {
  const room = parts.keeper.open.get(roomId)
  if (!parts.switches.isOn('reactions')) return { ok: false, ...refuse('REACTIONS_OFF') }
  if (room === undefined || findPresent(room, participantId) === undefined) return { ok: true }
  const reaction: Reaction = { roomId, payload: { from: participantId, emoji } }
  show(parts, reaction)
  parts.bell.say(reaction)
  return { ok: true }
}

/** Takes what another process has said: that somebody has reacted, or that a room is closed. */
export function takeSaid(parts: Pick<RoomsParts, 'keeper'>, said: unknown): void {
  if (isReaction(said)) show(parts, said)
  if (isFields(said) && typeof said.closedRoom === 'string') parts.keeper.expectClosed(said.closedRoom)
}

function show({ keeper }: Pick<RoomsParts, 'keeper'>, { roomId, payload }: Reaction): void {
  keeper.open.say(roomId, 'REACTION', JSON.stringify(payload))
}

function isReaction(said: unknown): said is Reaction {
  return isFields(said) && typeof said.roomId === 'string' && isFields(said.payload)
}
