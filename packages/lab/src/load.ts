import type { Box } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'

/** The box of a game on the shelf. */
export async function loadBox(id: string): Promise<Box> {
  const entry = findGame(id)
  if (entry === undefined) throw new Error(`there is no game "${id}"`)
  return entry.load()
}
