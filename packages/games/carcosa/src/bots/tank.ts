import { isRoom, type NodeId } from '../data/board.ts'
import type { Move } from '../moves.ts'
import type { Player } from '../state.ts'
import { isAtTheEnd, type Mind, soulIn } from './mind.ts'

/** From this sanity on the Tanque can bear what is meant for another. */
const STURDY = 2
/** Souls that low would rather rest in a corridor. */
const WEARY = 0

/** [7.13] The Tanque stands guard for a key that would be lost with its bearer, while he can bear it. */
export function standGuard({ view, seat, me }: Mind): Move | undefined {
  if (me.role !== 'TANK' || !view.config.tankProtection) return undefined
  const on =
    me.sanity >= STURDY && view.players.some((p, other) => other !== seat && p.node === me.node && isPrecious(p))
  return on === me.protecting ? undefined : { type: 'setProtect', on }
}

function isPrecious(p: Readonly<Player>): boolean {
  return p.keys.length > 0 && !p.atMinus5 && p.sanity < 0 && isAtTheEnd(p)
}

/** [13.4] How many souls there could rest if the Tanque were elsewhere. */
export function disturbedAt({ view, seat, me }: Mind, node: NodeId): number {
  if (me.role !== 'TANK' || isRoom(node)) return 0
  let disturbed = 0
  for (let other = 0; other < view.players.length; other++) {
    const p = soulIn(view, other)
    if (other !== seat && p.node === node && p.sanity < WEARY && !p.atMinus5) disturbed++
  }
  return disturbed
}
