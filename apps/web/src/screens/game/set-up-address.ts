const SET_UP = 'set-up'

/** The page of a game with the set-up around one device lying open. */
export function setUpAddress(game: string): string {
  return `/game/${game}?${SET_UP}`
}

/** Whether the address asks for the set-up. */
export function isSetUpAsked(search: string): boolean {
  return new URLSearchParams(search).has(SET_UP)
}
