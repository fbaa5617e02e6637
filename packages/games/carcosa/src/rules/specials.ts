import type { Io, Seat } from '@ludoteca/kernel'
import type { NodeId } from '../data/board.ts'
import type { SpecialId } from '../data/special-rooms.ts'
import type { Fact } from '../facts.ts'
import type { Special, State } from '../state.ts'
import { destroy } from './items.ts'

export function specialAt({ specials }: Readonly<State>, node: NodeId): Special | undefined {
  for (let i = 0; i < specials.length; i++) if ((specials[i] as Special).node === node) return specials[i]
  return undefined
}

/** [7.8] The special room there, while it is revealed and not destroyed and of that kind. */
export function openSpecial(s: Readonly<State>, node: NodeId, kind: SpecialId): Special | undefined {
  const special = specialAt(s, node)
  return special?.kind === kind && special.revealed && !special.destroyed ? special : undefined
}

/** [7.2, seed A] The first soul to enter turns it over. */
export function revealSpecial(s: State, node: NodeId, seat: Seat, io: Io<Fact>): void {
  const special = specialAt(s, node)
  if (special === undefined || special.revealed || special.destroyed) return
  special.revealed = true
  io.reveal()
  io.tell({ type: 'specialRevealed', node: special.node, special: special.kind, seat })
}

/** [7.8, seed A] A figure has come in: appeared, jumped or walked. */
export function destroySpecial(s: State, node: NodeId, io: Io<Fact>): void {
  const special = specialAt(s, node)
  if (special === undefined || special.destroyed) return
  special.destroyed = true
  io.tell({ type: 'specialDestroyed', node: special.node, special: special.revealed ? special.kind : null })
  destroy(s, special.armory, null, 'ARMERIA', io)
  special.armory = []
}

/** [7.8] */
export function activate(special: Special, seat: Seat, io: Io<Fact>): void {
  special.activations++
  io.tell({ type: 'roomUsed', seat, special: special.kind })
}
