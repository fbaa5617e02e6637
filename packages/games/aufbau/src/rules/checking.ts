import type { Io } from '@ludoteca/kernel'
import type { PlannedCheck } from '../checks.ts'
import { type Check, oddsOf, tierOf } from '../checks.ts'
import type { Fact } from '../facts.ts'
import type { CheckKind, Player, World } from '../state.ts'
import { checkBonus } from './check-bonus.ts'
import type { Difficulty } from './dc.ts'
import { roll } from './names.ts'

/** [4.1, 4.2] `extra` is what information and facilities add to the total. */
export function rollCheck(
  w: Readonly<World>,
  p: Readonly<Player>,
  kind: CheckKind,
  { dc, parts }: Difficulty,
  extra: number,
  io: Io<Fact>,
): Check {
  const bonus = checkBonus(w, p, kind)
  const die = roll(p, 20, io)
  const total = die + bonus + extra
  return { kind, roll: die, bonus, extra, total, dc, parts, tier: tierOf(total, dc) }
}

/** [13.1] What the d20 must show for a plain success. */
export function neededRoll(
  w: Readonly<World>,
  p: Readonly<Player>,
  kind: CheckKind,
  { dc }: Difficulty,
  extra: number,
): number {
  return dc - checkBonus(w, p, kind) - extra
}

/** The same check before the die is cast. */
export function planCheck(
  w: Readonly<World>,
  p: Readonly<Player>,
  kind: CheckKind,
  { dc, parts }: Difficulty,
  extra: number,
): PlannedCheck {
  const bonus = checkBonus(w, p, kind)
  return { kind, bonus, extra, dc, parts, odds: oddsOf(bonus + extra, dc) }
}
