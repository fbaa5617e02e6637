import type { Names } from '@ludoteca/kernel'
import type { Fact, FactType } from '../../facts.ts'

/** One sentence for each of these kinds of fact. */
export type FactWords<T extends FactType> = {
  readonly [K in T]: (fact: Extract<Fact, { type: K }>, names: Names) => string
}
