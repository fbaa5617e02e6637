import { createHash } from 'node:crypto'
import { randomId } from '../environment.ts'

/**
 * The id of a person in a room: the same however often they leave and come back, so that watchers vote only once.
 * It leads neither to the account nor to other rooms.
 */
export function participantIdOf(roomId: string, accountId: string): string {
  const digest = createHash('sha256').update(`${roomId} ${accountId}`).digest()
  return randomId({ bytes: (count) => digest.subarray(0, count) })
}
