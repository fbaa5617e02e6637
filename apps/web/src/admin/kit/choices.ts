import { boxes } from 'virtual:shelf'

/** What a game is called. */
export function gameTitle(game: string): string {
  return boxes.find(({ id }) => id === game)?.title ?? game
}

/** All games, for a list with one line for all of them together. */
export function gameOptions(any: string): readonly { readonly value: string; readonly label: string }[] {
  return [{ value: '', label: any }, ...boxes.map(({ id, title }) => ({ value: id, label: title }))]
}
