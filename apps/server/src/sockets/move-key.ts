/** The key of a move in the log: unique for each participant. */
export function moveKey(participantId: string, idempotencyKey: string): string {
  return `${participantId}:${idempotencyKey}`
}
