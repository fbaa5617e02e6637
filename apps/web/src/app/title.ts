import { boxes } from 'virtual:shelf'

const SCREENS = ['lobby', 'history', 'profile', 'settings'] as const

/** What the browser calls a screen. */
export function titleOf(path: string, words: Readonly<Record<(typeof SCREENS)[number], string>>): string {
  const game = boxes.find(({ id }) => path === `/game/${id}` || path === `/game/${id}/learn` || isLadder(path, id))
  const screen = SCREENS.find((name) => path === `/${name}`)
  const place = game?.title ?? (screen && words[screen])
  return place === undefined ? 'Ludoteca' : `${place} · Ludoteca`
}

function isLadder(path: string, game: string): boolean {
  return path === `/ladder/${game}` || path.startsWith(`/ladder/${game}/`)
}
