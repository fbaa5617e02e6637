import type { Names } from '@ludoteca/kernel'
import { cardFacts } from './facts/cards.ts'
import { kingFacts } from './facts/king.ts'
import { monsterFacts } from './facts/monsters.ts'
import { privateFacts } from './facts/private.ts'
import { roomFacts } from './facts/rooms.ts'
import { roundFacts } from './facts/round.ts'
import { sanityFacts } from './facts/sanity.ts'
import { soulFacts } from './facts/souls.ts'
import type { FactOf, FactType, FactWords } from './facts/words.ts'

const FACTS: FactWords<FactType> = {
  ...roundFacts,
  ...soulFacts,
  ...cardFacts,
  ...privateFacts,
  ...sanityFacts,
  ...roomFacts,
  ...monsterFacts,
  ...kingFacts,
}

/** What happened, as a line of the story. */
export function factInWords<T extends FactType>(fact: FactOf<T>, names: Names): string {
  return (FACTS as FactWords<T>)[fact.type as T](fact, names)
}
