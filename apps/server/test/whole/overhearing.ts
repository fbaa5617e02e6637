import type { RoomClient } from '@ludoteca/client'

/** Which messages share a frame is a matter of the moment; what they say is not. */
export function messagesIn(frame: string): string[] {
  return frame.startsWith('[') ? (JSON.parse(frame) as object[]).map((message) => JSON.stringify(message)) : [frame]
}

/** That somebody's luck has arrived is said a moment before or after the match begins, whatever is in it. */
export function settleBeginning(messages: string[]): void {
  messages.splice(0, messages.length, ...messages.map((message) => message.replace(/"seq":\d+,/, '')).sort())
}

/**
 * Somebody is in the room, and what they add to the luck is with the server: whoever came next would otherwise be told of
 * before or after it.
 */
export async function settleIn(client: RoomClient): Promise<void> {
  await client.whenJoined()
  await client.when(({ room }) => room)
  // Answers come in the order of what was sent.
  await client.send('PING', {})
}
