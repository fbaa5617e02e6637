import type { Seat } from '@ludoteca/kernel'
import { MINUS5_LOSS, SANITY_FLOOR } from '../data/constants.ts'
import type { LoseFrame, Player } from '../state.ts'
import { canSacrifice } from './sacrifice.ts'
import { effectiveMax } from './souls.ts'
import { hasStatus } from './statuses.ts'

/** [7.6 step 2] The guarding Tanque in the same node who takes this soul's damage, if there is one. */
export function guardianOf(players: readonly Readonly<Player>[], seat: Seat): Seat | undefined {
  const { node } = players[seat] as Player
  for (let other = 0; other < players.length; other++) {
    const tank = players[other] as Player
    if (other !== seat && tank.protecting && tank.node === node && tank.sanity !== SANITY_FLOOR) return other
  }
  return undefined
}

/** [7.6 steps 3 and 4] What a loss comes to: VANIDAD raises it, a shield absorbs damage. */
export function burdenOf(
  p: Readonly<Player>,
  { amount, kind }: Pick<LoseFrame, 'amount' | 'kind'>,
): { readonly lost: number; readonly absorbed: number } {
  const raised = hasStatus(p, 'VANIDAD') ? amount + 1 : amount
  const absorbed = kind === 'COST' ? 0 : Math.min(p.shield, raised)
  return { lost: raised - absorbed, absorbed }
}

/** [7.6] Who goes over the edge together. */
export interface Falls {
  /** Who falls for certain: nothing is left to be given up, or it was accepted before in this round. */
  readonly fallen: readonly Seat[]
  /** How many keys are destroyed with them. */
  readonly keys: number
  /** Who may still give something up. What they choose nobody can tell: they are taken to stay upright. */
  readonly asked: readonly Seat[]
}

/** What falls are made of: souls and the round; states and views both have it. */
interface Edge {
  readonly players: readonly Readonly<Player>[]
  readonly round: number
}

/** [7.6] Who falls, and who comes to the edge, when this soul accepts −5. */
export function fallsWith(edge: Edge, seat: Seat): Falls {
  const falling = begin(edge)
  fall(falling, seat)
  return falling
}

/** [7.6] The same when something hurts this soul so much. */
export function fallsBy(edge: Edge, seat: Seat, amount: number): Falls {
  const falling = begin(edge)
  hurt(falling, seat, amount)
  return falling
}

/** Losses as `lose` and `consequences` deal them, tried on copies. */
interface Falling {
  readonly souls: Player[]
  readonly round: number
  readonly fallen: Seat[]
  readonly asked: Seat[]
  keys: number
}

function begin({ players, round }: Edge): Falling {
  return { souls: players.map((p) => ({ ...p })), round, fallen: [], asked: [], keys: 0 }
}

function fall(falling: Falling, seat: Seat): void {
  const { souls, round, fallen } = falling
  const p = souls[seat] as Player
  p.sanity = SANITY_FLOOR
  p.lastMinus5Round = round
  fallen.push(seat)
  falling.keys += p.keys.length
  for (let other = 0; other < souls.length; other++) if (other !== seat) hurt(falling, other, MINUS5_LOSS)
}

function hurt(falling: Falling, seat: Seat, amount: number): void {
  const { souls, round, fallen, asked } = falling
  const target = guardianOf(souls, seat) ?? seat
  const p = souls[target] as Player
  const { lost, absorbed } = burdenOf(p, { amount, kind: 'DAMAGE' })
  p.shield -= absorbed
  if (lost === 0 || p.sanity === SANITY_FLOOR) return
  if (p.sanity - lost > SANITY_FLOOR) p.sanity -= lost
  else if (p.lastMinus5Round === round) {
    p.sanity = SANITY_FLOOR
    fallen.push(target)
  } else if (canSacrifice(p)) {
    p.sanity = Math.min(0, effectiveMax(p))
    if (!asked.includes(target)) asked.push(target)
  } else fall(falling, target)
}
