import type { Io, Seat } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import { type Floor, floorOf } from '../data/board.ts'
import { presenceRow, rouletteFloor } from '../data/king.ts'
import type { Fact } from '../facts.ts'
import type { LoseFrame } from '../frames.ts'
import type { King, LossSource, Player, State } from '../state.ts'
import { damage } from './sanity.ts'
import { seatsOnFloor } from './souls.ts'

/** What the King's presence depends on; states and views both have it. */
interface Court {
  readonly config: Pick<Config, 'presenceTable' | 'presenceStartRound'>
  readonly round: number
  readonly king: Readonly<King>
  readonly players: readonly Readonly<Player>[]
  readonly crown: Readonly<State['crown']>
}

/** [7.11] The floor of whoever wears the crown; 0 while nobody does. */
export function falseKingFloor({ crown, players }: Pick<Court, 'crown' | 'players'>): Floor | 0 {
  const holder = crown.holder === null ? undefined : players[crown.holder]
  return holder ? floorOf(holder.node) : 0
}

/** [5.5] Standing on the False King's floor. */
export function isProtected(s: Pick<Court, 'crown' | 'players'>, seat: Seat): boolean {
  const player = s.players[seat]
  return player !== undefined && floorOf(player.node) === falseKingFloor(s)
}

/** [7.14] What comes from the King himself counts twice once he is doubled. */
export function byTheKing({ king }: Pick<Court, 'king'>, loss: number): number {
  return king.doubled ? 2 * loss : loss
}

/** [5.5] What the King's presence costs by the table of this match. */
export function presenceLoss(s: Court): number {
  return byTheKing(s, s.config.presenceTable[presenceRow(s.round)] ?? 0)
}

/** [K4] The same, but the King is harmless in the first rounds. */
export function arrivalLoss(s: Court): number {
  return s.round >= s.config.presenceStartRound ? presenceLoss(s) : 0
}

/** [K3] A die takes the King to the corridor of another floor, or of the same. */
export function arriveKing(s: State, d4: number, io: Io<Fact>): void {
  const { king } = s
  const from = king.floor
  king.d4 = d4
  king.floor = rouletteFloor(from, d4)
  io.tell({ type: 'kingArrived', from, to: king.floor, loss: arrivalLoss(s) })
}

/** [5.6] With a King's seat it is the last one. */
export function kingSeat({ players }: Readonly<State>): Seat {
  return players.length
}

/** Everybody on that floor loses so much, in seat order. */
export function lossesOnFloor(s: Readonly<State>, floor: Floor, amount: number, source: LossSource): LoseFrame[] {
  return seatsOnFloor(s, floor).map((seat) => damage(seat, amount, source))
}

/** [7.12, D-44] The King is banished to the Santuario for so many of his blocks. This is not a stun. */
export function vanishKing(s: State, blocks: number, io: Io<Fact>): void {
  const { king } = s
  king.vanish = Math.max(king.vanish, blocks)
  king.floor = floorOf(s.config.sanctuaryNode)
  io.tell({ type: 'kingVanished', blocks: king.vanish })
}

/** [7.14] For the rest of the match; it never doubles again. */
export function doubleKing({ king }: State, io: Io<Fact>): void {
  if (king.doubled) return
  king.doubled = true
  io.tell({ type: 'kingDoubled' })
}
