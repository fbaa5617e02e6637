import type { Io } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'

/** [10] All dice come from one stream, in order of occurrence. */
const DICE = 'dice'

export function rollD4({ chance }: Io<Fact>): number {
  return chance.die(DICE, 4)
}
export function rollD6({ chance }: Io<Fact>): number {
  return chance.die(DICE, 6)
}
/** [10] One of these, all equally likely. */
export function pickOne<T>({ chance }: Io<Fact>, from: readonly T[]): T {
  return chance.pick('pick', from)
}
