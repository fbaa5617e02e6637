import { assert } from '@ludoteca/kernel'
import { FLOORS, floorOf, isRoom } from '../data/board.ts'
import type { Special } from '../state.ts'

/** [4 step 4, seed A] What is wrong with the special rooms; nothing when all is well. */
export function flawsOfSpecials(specials: readonly Readonly<Special>[]): string[] {
  const flaws: string[] = []
  if (specials.length !== FLOORS.length) flaws.push(`${specials.length} special rooms`)
  for (const floor of FLOORS) {
    const count = specials.filter(({ node }) => floorOf(node) === floor).length
    if (count !== 1) flaws.push(`${count} special rooms on floor ${floor}`)
  }
  for (const { node } of specials) if (!isRoom(node)) flaws.push(`a special room in corridor ${node}`)
  if (new Set(specials.map(({ kind }) => kind)).size !== specials.length) flaws.push('a special room twice')
  return flaws
}

/** [seed A] Stops the match before it begins. */
export function assertSpecials(specials: readonly Readonly<Special>[]): void {
  const flaws = flawsOfSpecials(specials)
  assert(flaws.length === 0, flaws.join('; '))
}
