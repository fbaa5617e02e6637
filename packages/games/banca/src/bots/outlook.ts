import type { Seat } from '@ludoteca/kernel'
import type { Player } from '../state.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'

/** The README says how these were measured. */
const PENALTIES_SPARED = 8
const BONUSES_EARNED = 8
/** What flows into the bank between two payouts, in penalties: somebody always pays one, and others bid and buy. */
const INFLOW_PENALTIES = 4
const RESERVE = 300

/** [23] What one player makes of the table, by public data alone. Fractions are fine here: bots are not rules. */
export interface Outlook {
  /** Those who still play. */
  readonly count: number
  readonly me: Readonly<Player>
  readonly weight: number
  /** The extremes among the others. */
  readonly othersLowest: number
  readonly othersHighest: number
  readonly bank: number
  readonly penalty: number
  /** How many turns to look ahead. */
  readonly horizon: number
  readonly seesExtremes: boolean
  /** What part of a unit paid into the bank comes back. */
  readonly back: number
  /** What to keep in hand. */
  readonly reserve: number
}

export function outlookOf(view: View, seat: Seat, character: Character): Outlook {
  const me = view.players[seat] as Player
  let [count, weight, othersLowest, othersHighest] = [0, 0, Number.POSITIVE_INFINITY, 0]
  for (const player of view.players) {
    if (!player.active) continue
    count++
    weight += player.multiplierTenths
    if (player === me) continue
    othersLowest = Math.min(othersLowest, player.multiplierTenths)
    othersHighest = Math.max(othersHighest, player.multiplierTenths)
  }
  const { maxTurns } = view.config
  const turnsLeft = maxTurns === 0 ? character.horizon : maxTurns - view.turn + 1
  const horizon = Math.min(character.horizon, turnsLeft)
  return {
    count,
    me,
    weight,
    othersLowest,
    othersHighest,
    bank: view.bank,
    penalty: view.penalty,
    horizon,
    seesExtremes: character.seesExtremes,
    back: (me.multiplierTenths / weight) * (1 - (1 - 1 / count) ** horizon),
    reserve: view.penalty + RESERVE,
  }
}

/** What `gain` tenths more are worth: a larger share each turn, a penalty spared, a bonus earned. */
export function worthOf(o: Outlook, gain: number, from = o.me.multiplierTenths): number {
  const { horizon, othersLowest, othersHighest } = o
  const shares = rateOf(o, gain, from) * horizon
  if (!o.seesExtremes) return shares
  const spared =
    from <= othersLowest && from + gain > othersLowest ? Math.min(PENALTIES_SPARED, horizon) * o.penalty : 0
  const earns = from < othersHighest && from + gain >= othersHighest
  return shares + spared + (earns ? BONUSES_EARNED * rateOf(o, 1, from) * (horizon - 1) : 0)
}

/** What `gain` tenths more bring at one payout to whoever has `from` tenths. */
function rateOf({ bank, penalty, count, weight, me }: Outlook, gain: number, from: number): number {
  const sum = weight - me.multiplierTenths + from
  const dividend = (bank + INFLOW_PENALTIES * penalty) / count
  return dividend * ((from + gain) / (sum + gain) - from / sum)
}

/** What the coming turn brings to whoever does nothing. */
export function expectedResult({ bank, count, me, weight, penalty, othersLowest }: Outlook): number {
  const isLowest = me.multiplierTenths <= othersLowest
  return (bank / count) * (me.multiplierTenths / weight) - (isLowest ? penalty : 0)
}
