const PREFIX = 'learn-'
const AGAIN = 'again'
const ROOM = 'to'

/** Where a game is learnt by playing: from the beginning, or for a room to which one goes afterwards. */
export function learnAddress(
  game: string,
  { again = false, room }: { again?: boolean; room?: string | undefined } = {},
) {
  const asked = new URLSearchParams({ ...(again && { [AGAIN]: '1' }), ...(room !== undefined && { [ROOM]: room }) })
  return `/game/${game}/learn${asked.size === 0 ? '' : `?${asked}`}`
}

/** Whether the address asks for the beginning. */
export function isAgainAsked(search: string): boolean {
  return new URLSearchParams(search).has(AGAIN)
}

/** The room that somebody came for. */
export function roomIn(search: string): string | undefined {
  const room = new URLSearchParams(search).get(ROOM)
  return room !== null && /^[A-Z0-9]{4,8}$/i.test(room) ? room.toUpperCase() : undefined
}

/** A game's tutorial is kept under a name of its own, so that there is one of it on a device. */
export function learnSaveId(game: string): string {
  return PREFIX + game
}

/** The game whose tutorial is kept under that name. */
export function gameOfLearnSave(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined
}
