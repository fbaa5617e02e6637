import type { Seat } from '@ludoteca/kernel'
import type { ExitChoiceMove } from '../moves.ts'
import type { View } from '../view.ts'
import { expectedResult, type Outlook } from './outlook.ts'

/** [23] Nobody leaves before. */
const FIRST_EXIT_TURN = 4
/** So far behind, in tenths, that it takes several turns to get out of the last place. */
const HOPELESS_TENTHS = 4
/** [23] What part of the bank the lower one of two will risk, in how many turns. */
const DUEL_TURNS = 3
const DUEL_PART = 0.6

/** [23] Leave when staying costs more than it brings and will go on doing so, or when the match is won. */
export function exitOf(view: View, seat: Seat, o: Outlook): ExitChoiceMove {
  return { type: 'exitChoice', exit: o.count === 2 ? leavesDuel(view, seat, o) : isHopeless(view, o) }
}

function isHopeless({ turn }: View, o: Outlook): boolean {
  if (turn < FIRST_EXIT_TURN || o.othersLowest - o.me.multiplierTenths < HOPELESS_TENTHS) return false
  return expectedResult(o) < 0
}

/** Whoever leaves first gives the other one the bank: that is fine when it will not be enough, or costs too much. */
function leavesDuel(view: View, seat: Seat, o: Outlook): boolean {
  if (view.players.every((player, other) => other === seat || sweptBalance(view, player) < o.me.balance)) return true
  if (o.me.multiplierTenths >= o.othersHighest) return false
  return DUEL_TURNS * -expectedResult(o) > DUEL_PART * o.bank
}

function sweptBalance({ config, bank }: View, { balance, active }: View['players'][number]): number {
  return balance + (active && config.soloRule === 'sweep' ? bank : 0)
}
