import type { Box, Shelved, Workshop } from '@ludoteca/kernel'

/** A game on the shelf. Its rules are fetched only when somebody opens it, so that each is a chunk of its own. */
export interface ShelfEntry extends Shelved {
  readonly id: string
  /** The package that holds it; its `RULES.md` is exported beside the code. */
  readonly packageName: string
  /** Made to be read by people who write games, not to be sold to players. */
  readonly example: boolean
}

interface Beside {
  readonly example?: boolean
  readonly workshop?: () => Promise<{ readonly workshop: unknown }>
}

const entry = (
  id: string,
  load: () => Promise<{ readonly box: unknown }>,
  { example = false, workshop }: Beside = {},
): ShelfEntry => ({
  id,
  packageName: `@ludoteca/${id}`,
  example,
  // A box knows its own moves and states; everything that handles all games alike sees them as plain objects.
  load: async () => (await load()).box as Box,
  ...(workshop && { workshop: async () => (await workshop()).workshop as Workshop }),
})

/** Every game there is. A new game is one more line here. */
export const shelf: readonly ShelfEntry[] = [
  entry('aufbau', () => import('@ludoteca/aufbau')),
  entry('banca', () => import('@ludoteca/banca')),
  entry('carcosa', () => import('@ludoteca/carcosa')),
  entry('imperio', () => import('@ludoteca/imperio'), { workshop: () => import('@ludoteca/imperio/workshop') }),
  entry('ludomercatus', () => import('@ludoteca/ludomercatus')),
  // Examples come last.
  entry('pearls', () => import('@ludoteca/pearls'), { example: true }),
]

/** The game with that id, if it is on the shelf. */
export function findGame(id: string): ShelfEntry | undefined {
  return shelf.find((game) => game.id === id)
}
