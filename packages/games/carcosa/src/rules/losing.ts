import type { Seat } from '@ludoteca/kernel'
import { MINUS5_LOSS, SANITY_FLOOR } from '../data/constants.ts'
import type { LoseFrame, Player } from '../state.ts'
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

/** [7.6] Whom somebody's fall to −5 would bring to the edge in turn. What those then choose, nobody can tell. */
export function pushedByFall(players: readonly Readonly<Player>[], seat: Seat): Seat[] {
  const souls = players.map((p) => ({ ...p, sanity: p.sanity }))
  const faller = souls[seat] as Player
  faller.sanity = SANITY_FLOOR
  const pushed: Seat[] = []
  for (let other = 0; other < souls.length; other++) {
    if (other === seat) continue
    const target = guardianOf(souls, other) ?? other
    const p = souls[target] as Player
    if (p.sanity === SANITY_FLOOR) continue
    const { lost, absorbed } = burdenOf(p, { amount: MINUS5_LOSS, kind: 'DAMAGE' })
    p.shield -= absorbed
    p.sanity = Math.max(SANITY_FLOOR, p.sanity - lost)
    if (p.sanity === SANITY_FLOOR) pushed.push(target)
  }
  return pushed
}
