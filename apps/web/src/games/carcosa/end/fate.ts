import type { View } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { endWords as words } from './words.ts'

/** What became of a soul, in a sentence. */
export function fateOf({ ending, players, crown, config }: View, seat: Seat): string {
  const soul = players[seat]
  if (soul === undefined) return ''
  const { keys, atMinus5, node } = soul
  if (ending === 'WIN') {
    if (atMinus5) return words.escapedFallen
    return keys.length > 0 ? words.escapedWith(keys.length) : words.escaped
  }
  if (crown.holder === seat) return words.crowned
  if (atMinus5) return words.fallen
  if (keys.length > 0) return words.keeper(keys.length)
  return node === config.umbralNode ? words.atUmbral : words.lost
}
