import type { Bot } from '@ludoteca/kernel'
import type { Move, PlayerMove } from '../moves.ts'
import type { View } from '../view.ts'
import type { Family } from './candidates/family.ts'
import { isWithin, PROPOSERS } from './candidates/index.ts'
import type { Character } from './character.ts'
import { keeper } from './keeper.ts'
import { can, type Mind, meansOf, purseFloor12 } from './mind.ts'
import { after, CHANCE_OF, HIGH, isCertain, LOW, MIDDLING } from './trial.ts'
import { worthOf } from './worth.ts'

/** A bot that tries everything it cares for in its own books, and does what leaves it best off by its own taste. */
export function weigher(character: Character): Bot<View, Move> {
  return keeper(character, (mind) => bestMove(mind, character))
}

/** How many candidates are worth a closer look. */
const CLOSER_LOOK = 3

/** Something that may be done, and how much better off it leaves one. */
export interface Prospect {
  readonly family: Family
  readonly move: PlayerMove
  /** With a middling throw, and by taste and liking. */
  readonly gain: number
}

/** Nothing when all would leave it worse. */
function bestMove(mind: Mind, character: Character): PlayerMove | undefined {
  const now = worthOf(mind, mind.me, character.taste)
  let best: PlayerMove | undefined
  let most = 0
  for (const prospect of mostPromising(mind, character, now, CLOSER_LOOK)) {
    const gain = expected(mind, character, prospect, now)
    if (gain <= most) continue
    best = prospect.move
    most = gain
  }
  return best
}

/** Over what the die may show. */
function expected(mind: Mind, character: Character, prospect: Prospect, now: number): number {
  const { family, move, gain } = prospect
  if (isCertain(move)) return gain
  const low = gainOf(mind, character, family, after(mind, move, LOW), now)
  const high = gainOf(mind, character, family, after(mind, move, HIGH), now)
  return CHANCE_OF.low * low + CHANCE_OF.middling * gain + CHANCE_OF.high * high
}

/** Those that do best with a middling throw, and leave enough in the purse. */
export function mostPromising(mind: Mind, character: Character, now: number, most: number): readonly Prospect[] {
  const floor12 = purseFloor12(mind)
  const means = meansOf(mind)
  const prospects: Prospect[] = []
  for (const family of character.families) {
    if (!isWithin(means, family)) continue
    for (const move of PROPOSERS[family](mind)) {
      if (!can(mind, move)) continue
      const then = after(mind, move, MIDDLING)
      if (then.gold12 < floor12) continue
      prospects.push({ family, move, gain: gainOf(mind, character, family, then, now) })
    }
  }
  prospects.sort((a, b) => b.gain - a.gain)
  return prospects.slice(0, most)
}

function gainOf(mind: Mind, character: Character, family: Family, then: Mind['me'], now: number): number {
  const more = worthOf(mind, then, character.taste) - now + (character.urges[family] ?? 0)
  const gain = more * (character.likes[family] as number)
  return character.byPayback ? gain / priceOf(mind.me, then) : gain
}

/** [6.10] Influence counts 0.6 of a gold piece. */
function priceOf(now: Mind['me'], then: Mind['me']): number {
  return Math.max(1, (now.gold12 - then.gold12) / 12 + 0.6 * (now.turn.influence - then.turn.influence))
}
