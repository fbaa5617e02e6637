import type { Names } from '@ludoteca/kernel'
import type { Fact, FactOf } from '../facts.ts'
import { actionFacts } from './facts/actions.ts'
import { facilityFacts } from './facts/facilities.ts'
import { freeFacts } from './facts/free.ts'
import { maintenanceFacts } from './facts/maintenance.ts'
import { publicFacts } from './facts/public.ts'
import type { FactWords } from './facts/words.ts'

const FACTS: FactWords<Fact['type']> = {
  ...publicFacts,
  ...maintenanceFacts,
  ...actionFacts,
  ...facilityFacts,
  ...freeFacts,
}

/** What happened, as a line of the story. */
export function factInWords<T extends Fact['type']>(fact: FactOf<T>, names: Names): string {
  return (FACTS as FactWords<T>)[fact.type as T](fact, names)
}
