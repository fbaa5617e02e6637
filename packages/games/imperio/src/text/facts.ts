import type { Names } from '@ludoteca/kernel'
import { eventFacts } from './facts/events.ts'
import { marketFacts } from './facts/market.ts'
import { matchFacts } from './facts/match.ts'
import { moneyFacts } from './facts/money.ts'
import { publicFacts } from './facts/public.ts'
import type { FactOf, FactType, FactWords } from './facts/words.ts'

const FACTS: FactWords<FactType> = { ...matchFacts, ...marketFacts, ...moneyFacts, ...publicFacts, ...eventFacts }

/** What happened, as a line of the story. */
export function factInWords<T extends FactType>(fact: FactOf<T>, names: Names): string {
  return (FACTS as FactWords<T>)[fact.type as T](fact, names)
}
