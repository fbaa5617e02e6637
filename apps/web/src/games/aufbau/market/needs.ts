import type { MaterialId, Player } from '@ludoteca/aufbau'

/** What somebody's workshops work with, and what troops are armed with. */
export function neededBy({ workshops }: Pick<Player, 'workshops'>): ReadonlySet<MaterialId> {
  return new Set([...workshops.map(({ input }) => input), ...ARMS])
}

/** [5.10] */
const ARMS: readonly MaterialId[] = ['special.armor', 'special.weaponsShields']
