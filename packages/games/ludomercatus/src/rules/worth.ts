import type { Outcome, Seat } from '@ludoteca/kernel'
import { PROPERTIES, SPACES, type Space } from '../data/board.ts'
import type { Deed, Ending, Holdings, Player, State } from '../state.ts'
import { resale } from './buildings.ts'
import { belongsTo, deedOf, groupAt, spacesOf } from './deeds.ts'
import { playerAt } from './seats.ts'

/** [15.3] What a seat can raise by itself: cash, buildings at half cost, mortgages. Always within reach. */
export function liquidationValue(at: Holdings, seat: Seat): number {
  let value = playerAt(at, seat).cash
  for (const space of PROPERTIES) {
    const deed = deedOf(at, space)
    if (!belongsTo(deed, seat)) continue
    if (deed.level > 0) value += deed.level * resale(groupAt(space))
    if (!deed.mortgaged) value += (SPACES[space] as Space).mortgage
  }
  return value
}

/** [17.3] Cash, property at its price (half when mortgaged), buildings at full cost. */
export function netWorth(at: Holdings, seat: Seat): number {
  let worth = playerAt(at, seat).cash
  for (const space of PROPERTIES) {
    const deed = deedOf(at, space)
    if (belongsTo(deed, seat)) worth += worthOfDeed(space, deed)
  }
  return worth
}

/** [17.3] The same by seat, with one look at the board. */
export function netWorths(at: Holdings): number[] {
  const worths: number[] = []
  for (let seat = 0; seat < at.players.length; seat++) worths.push(playerAt(at, seat).cash)
  for (const space of PROPERTIES) {
    const deed = deedOf(at, space)
    if (deed.owner !== null) worths[deed.owner] = (worths[deed.owner] as number) + worthOfDeed(space, deed)
  }
  return worths
}

function worthOfDeed(space: number, { mortgaged, level }: Readonly<Deed>): number {
  const { price, mortgage } = SPACES[space] as Space
  const bare = mortgaged ? mortgage : price
  return level > 0 ? bare + level * groupAt(space).houseCost : bare
}

/** [17.4] Live players by worth, then cash, then number of properties; bankrupt ones after them, the later the better. */
export function standing(s: Readonly<State>, reason: Ending): Outcome {
  const seats = [...s.players.keys()]
  const scores = netWorths(s)
  const keys = seats.map((seat) => [...rankKey(s, seat, scores[seat] as number)])
  const ranks = keys.map((key) => 1 + keys.filter((other) => isBetter(other, key)).length)
  return { reason, ranks, winners: seats.filter((seat) => ranks[seat] === 1), scores }
}

function rankKey(s: Readonly<State>, seat: Seat, worth: number): readonly number[] {
  const { bankrupt, eliminatedSeq, cash } = s.players[seat] as Player
  return bankrupt ? [0, eliminatedSeq] : [1, worth, cash, spacesOf(s, seat).length]
}

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value > (b[i] as number)
  return false
}
