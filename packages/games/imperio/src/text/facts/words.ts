import type { Names } from '@ludoteca/kernel'
import type { Fact } from '../../facts.ts'

export type FactType = Fact['type']
export type FactOf<T extends FactType> = Extract<Fact, { type: T }>

/** One line of the story for each of these kinds of fact. */
export type FactWords<T extends FactType> = {
  readonly [K in T]: (fact: FactOf<K>, names: Names) => string
}
