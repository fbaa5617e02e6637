import type { Names } from '@ludoteca/kernel'
import type { Fact } from '../../facts.ts'

export type FactType = Fact['type']
/** Some kinds of fact share their shape, so the type is a union in it. */
export type FactOf<T extends FactType> = Fact extends infer F
  ? F extends { readonly type: infer U }
    ? T extends U
      ? F
      : never
    : never
  : never

/** One line of the story for each of these kinds of fact. */
export type FactWords<T extends FactType> = {
  readonly [K in T]: (fact: FactOf<K>, names: Names) => string
}
