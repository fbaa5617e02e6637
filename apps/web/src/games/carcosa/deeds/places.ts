import { type Player, placeName, type View } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'

/** Where a soul stands, as an entry of a list. */
export function placeOf({ players }: Pick<View, 'players'>, seat: Seat): string {
  return placeName((players[seat] as Player).node)
}
