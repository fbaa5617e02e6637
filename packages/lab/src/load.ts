import type { Box } from '@ludoteca/kernel'
import { boxWithPack } from '@ludoteca/kernel/packs'
import { findGame } from '@ludoteca/registry'

/** The box of a game on the shelf, filled with a pack if one is given. */
export async function loadBox(id: string, pack?: object): Promise<Box> {
  const entry = findGame(id)
  if (entry === undefined) throw new Error(`there is no game "${id}"`)
  return pack === undefined ? entry.load() : boxWithPack(entry, pack)
}
