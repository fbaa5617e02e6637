import type { Names } from '@ludoteca/kernel'
import type { Fact, FactType } from '../facts.ts'
import { debtFacts } from './facts/debt.ts'
import { moneyFacts } from './facts/money.ts'
import { propertyFacts } from './facts/property.ts'
import { tradeFacts } from './facts/trade.ts'
import { turnFacts } from './facts/turn.ts'
import type { FactWords } from './facts/words.ts'

const FACTS: FactWords<FactType> = { ...turnFacts, ...propertyFacts, ...moneyFacts, ...tradeFacts, ...debtFacts }

/** What happened, as one sentence of the story. */
export function factInWords<T extends FactType>(fact: Extract<Fact, { type: T }>, names: Names): string {
  return (FACTS as FactWords<T>)[fact.type as T](fact, names)
}
