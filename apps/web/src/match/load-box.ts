import type { Box, MatchRecord, Pack } from '@ludoteca/kernel'

/** The rules of a game, filled with a pack where there is one. Nothing for a game that this page has not. */
export async function loadBox(id: string, pack?: Pack): Promise<Box | undefined> {
  const { findGame } = await import('@ludoteca/registry')
  const game = findGame(id)
  if (game === undefined || pack === undefined) return game?.load()
  const { boxWithPack } = await import('@ludoteca/kernel/packs')
  return boxWithPack(game, pack)
}

/** The same for a record: with the pack that it carries. Nothing where that is none. */
export async function boxOf({ game, pack }: Pick<MatchRecord, 'game' | 'pack'>): Promise<Box | undefined> {
  return loadBox(game, pack).catch((error: unknown) => {
    // Whatever is wrong with a pack of somebody else's, it cannot be played.
    if (error instanceof Error && error.name === 'BadPack') return undefined
    throw error
  })
}
