import type { Names } from '@ludoteca/kernel'
import type { Fact, FactOf } from '../../facts.ts'

/** A sentence for each kind of fact of a group. */
export type FactWords<T extends Fact['type']> = { readonly [K in T]: (fact: FactOf<K>, names: Names) => string }
