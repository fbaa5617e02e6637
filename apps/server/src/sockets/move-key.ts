/** The key of a move in the log: no two participants can have the same. */
export function moveKey(participantId: string, idempotencyKey: string): string {
  return `${participantId}:${idempotencyKey}`
}
