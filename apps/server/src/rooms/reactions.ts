import { isFields, refuse } from '@ludoteca/kernel'
import type { Emoji } from '@ludoteca/protocol'
import type { RoomReply } from '../replies.ts'
import type { RoomsParts } from './ports.ts'
import { findPresent } from './room.ts'

/** A reaction on its way to the other processes. */
interface Reaction {
  readonly roomId: string
  readonly payload: { readonly from: string; readonly emoji: Emoji }
}

/** Sends a reaction to everybody in the room, in all processes. It is stored nowhere. */
export function react(parts: RoomsParts, roomId: string, participantId: string, emoji: Emoji): RoomReply {
  const room = parts.keeper.open.get(roomId)
  if (!parts.switches.isOn('reactions')) return { ok: false, ...refuse('REACTIONS_OFF') }
  if (room === undefined || findPresent(room, participantId) === undefined) return { ok: true }
  const reaction: Reaction = { roomId, payload: { from: participantId, emoji } }
  show(parts, reaction)
  parts.notifications.send(reaction)
  return { ok: true }
}

/** Handles a message of another process: a reaction, or that a room is being closed. */
export function takeMessage(parts: Pick<RoomsParts, 'keeper'>, message: unknown): void {
  if (isReaction(message)) show(parts, message)
  if (isFields(message) && typeof message.closedRoom === 'string') parts.keeper.expectClosed(message.closedRoom)
}

function show({ keeper }: Pick<RoomsParts, 'keeper'>, { roomId, payload }: Reaction): void {
  keeper.open.send(roomId, 'REACTION', JSON.stringify(payload))
}

function isReaction(message: unknown): message is Reaction {
  return isFields(message) && typeof message.roomId === 'string' && isFields(message.payload)
}
