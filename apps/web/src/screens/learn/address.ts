const PREFIX = 'learn-'
const AGAIN = 'again'
const THEN = 'then'
/** Where one may be led afterwards: into a room, to open one, or to those that are open. */
const PLACES = /^\/(?:r\/[A-Z]{5}(?:\?watch)?|(?:new-room|lobby)\?game=[\w-]{1,40})$/

interface Wish {
  /** From the beginning. */
  readonly again?: boolean
  /** Where one goes afterwards. */
  readonly then?: string | undefined
}

/** Where a game is learnt by playing. */
export function learnAddress(game: string, { again = false, then }: Wish = {}): string {
  const asked = new URLSearchParams({ ...(again && { [AGAIN]: '1' }), ...(then !== undefined && { [THEN]: then }) })
  return `/game/${game}/learn${asked.size === 0 ? '' : `?${asked}`}`
}

/** Whether the address asks for the beginning. */
export function isAgainAsked(search: string): boolean {
  return new URLSearchParams(search).has(AGAIN)
}

/** Where somebody goes on to who came for something else. */
export function placeAfter(search: string): string | undefined {
  const place = new URLSearchParams(search).get(THEN)
  return place !== null && PLACES.test(place) ? place : undefined
}

/** The code of a room among those places. */
export function roomIn(place: string | undefined): string | undefined {
  return place && /^\/r\/([A-Z]{5})/.exec(place)?.[1]
}

/** A game's tutorial is kept under a name of its own, so that there is one of it on a device. */
export function learnSaveId(game: string): string {
  return PREFIX + game
}

/** The game whose tutorial is kept under that name. */
export function gameOfLearnSave(id: string): string | undefined {
  return id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined
}
