import type { Box } from '@ludoteca/kernel'
import { type ShelfEntry, shelf } from '@ludoteca/registry'
import { box as plaza } from '@ludoteca/testgame'

/** The games of the registry, and the one for tests. */
export const games: readonly ShelfEntry[] = [
  ...shelf,
  { id: 'plaza', packageName: '@ludoteca/testgame', example: true, load: async () => plaza as unknown as Box },
]

/** The box of a game that a load run uses. */
export async function boxOf(id: string): Promise<Box> {
  const entry = games.find((game) => game.id === id)
  if (entry === undefined) throw new Error(`there is no game ${id}`)
  return entry.load()
}
