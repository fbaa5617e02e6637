import type { Chance } from '@ludoteca/kernel'
import type { Band } from '../data/defaults.ts'

/** [11.2] The modifier of a turn. A band with a single value draws nothing. */
export function drawModifier(bands: readonly Band[], turn: number, chance: Chance): number {
  const { min, max } = bandOf(bands, turn)
  return min + chance.int('modifier', max - min + 1)
}

/** The last band that has begun. */
export function bandOf(bands: readonly Band[], turn: number): Band {
  return bands.findLast(({ fromTurn }) => fromTurn <= turn) as Band
}
