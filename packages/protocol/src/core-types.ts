/** The messages of the platform itself; all others that a server sends are facts of a game. */
export const CORE_TYPES = [
  'ACK',
  'ERROR',
  'ROOM_STATE',
  'MATCH_START',
  'STATE_SNAPSHOT',
  'MATCH_UPDATE',
  'MATCH_END',
  'SHARE_ASSET_READY',
  'REACTION',
] as const
/** One of these. */
export type CoreType = (typeof CORE_TYPES)[number]

/** Whether this is a type of the platform's; otherwise the message announces a fact. */
export function isCoreType(type: string): type is CoreType {
  return (CORE_TYPES as readonly string[]).includes(type)
}
