import type { Bot } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import type { View } from '../view.ts'
import { CHARACTERS, liking, RESERVES, STRATEGIES } from './character.ts'
import { planner } from './planner.ts'
import { ROUTINES, routine } from './routine.ts'
import { weigher } from './weigher.ts'

type Named = readonly [name: string, bot: Bot<View, Move>]

/** [13.2] Every personality by its name; the five strategies also with other habits. */
export const personalities: Readonly<Record<string, Bot<View, Move>>> = Object.fromEntries<Bot<View, Move>>([
  ...Object.entries(ROUTINES).map(([name, plan]): Named => [name, routine(plan)]),
  ...Object.entries(CHARACTERS).map(([name, character]): Named => [name, weigher(character)]),
  ...STRATEGIES.flatMap(variantsOf),
])

export const easy = routine(ROUTINES.baumeister)
export const normal = weigher(CHARACTERS.allrounder)

/** [12.5] With other reserves, looking ahead, with or without permanent influence, and with people in their service. */
function variantsOf(name: (typeof STRATEGIES)[number]): readonly Named[] {
  const character = CHARACTERS[name]
  return [
    ...Object.entries(RESERVES).map(
      ([suffix, reserve]): Named => [`${name}-${suffix}`, weigher({ ...character, reserve })],
    ),
    [`${name}-planner`, planner(character)],
    [`${name}-permanent`, weigher(liking(character, { permanentInfluence: 1 }))],
    [`${name}-modest`, weigher(liking(character, { permanentInfluence: 0 }))],
    [`${name}-staffed`, weigher(liking(character, { specialist: 1.5 }, { specialist: 8 }))],
  ]
}
