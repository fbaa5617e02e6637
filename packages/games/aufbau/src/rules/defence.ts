import type { Io } from '@ludoteca/kernel'
import type { Defence } from '../checks.ts'
import type { Fact } from '../facts.ts'
import type { Player, World } from '../state.ts'
import { type DefencePlace, defenceBoost } from './boosts.ts'
import { defenceModifier } from './combat.ts'
import { roll } from './names.ts'

/** [4.4] d20 and the defence modifier against a DC. `event` is the row it is about, 0 without any. */
export function rollDefence(
  w: Readonly<World>,
  p: Player,
  listedDc: number,
  event: number,
  place: DefencePlace,
  io: Io<Fact>,
): Defence {
  const boost = defenceBoost(w, p, event, place)
  const bonus = defenceModifier(p, boost.combat) + boost.bonus
  const dc = boost.halvesDc ? Math.ceil(listedDc / 2) : listedDc
  let die = roll(p, 20, io)
  if (die + bonus < dc && boost.rerollFrom !== undefined && p.works !== null) {
    p.works.usedAt[boost.rerollFrom] = w.round
    die = roll(p, 20, io)
  }
  return { roll: die, bonus, dc, held: die + bonus >= dc }
}
