import type { Io, Seat } from '@ludoteca/kernel'
import { floorOf, type NodeId, PLACES } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import type { MoveKind } from '../frames.ts'
import type { ExploreFrame, Monster, Player, State } from '../state.ts'
import { soulAt } from './souls.ts'
import { hasStatus } from './statuses.ts'

/** Where stairs are; states and views both have it. */
export interface Routes {
  readonly stairs: readonly NodeId[]
  readonly tempStairs: readonly NodeId[]
}
/** Who is where; states and views both have it. */
interface Company {
  readonly players: readonly Readonly<Player>[]
}

/** [6.1] Where MOVE leads from here: doors, stairs, temporary stairs; PARANOIA left aside. */
export function linksFrom(s: Routes, node: NodeId): NodeId[] {
  const { floor, neighbours, aboveAndBelow } = PLACES[node]
  const links = neighbours.slice()
  if (s.stairs[floor - 1] === node) {
    for (const other of [floor - 1, floor + 1]) {
      const end = s.stairs[other - 1]
      if (end !== undefined) links.push(end)
    }
  }
  if (s.tempStairs.includes(node)) for (const end of aboveAndBelow) if (!links.includes(end)) links.push(end)
  return links
}

/** [3.6] A paranoid soul keeps away from others, and they from it. */
export function isClosedByParanoia(s: Company, seat: Seat, to: NodeId): boolean {
  const paranoid = hasStatus(s.players[seat] as Player, 'PARANOIA')
  for (let other = 0; other < s.players.length; other++) {
    const player = s.players[other] as Player
    if (other !== seat && player.node === to && (paranoid || hasStatus(player, 'PARANOIA'))) return true
  }
  return false
}

export function isAnybodyParanoid({ players }: Company): boolean {
  for (let seat = 0; seat < players.length; seat++) if (hasStatus(players[seat] as Player, 'PARANOIA')) return true
  return false
}

export function isMoveBlocked(s: { readonly round: number }, p: Readonly<Player>): boolean {
  return p.moveBlockedRound === s.round
}

/** [7.2 step 1] Puts a soul somewhere. [7.1, D-58] A Sirviente on the new floor cuts its actions in the player phase. */
export function place(s: State, seat: Seat, to: NodeId, how: MoveKind, io: Io<Fact>): void {
  const p = soulAt(s, seat)
  const from = p.node
  p.node = to
  io.tell({ type: 'moved', seat, from, to, how })
  const floor = floorOf(to)
  if (s.phase !== 'PLAYER' || floorOf(from) === floor || p.actionsLeft <= 1 || !hasServant(s, floor)) return
  p.actionsLeft = 1
  io.tell({ type: 'actionsCut', seat, left: 1 })
}
function hasServant({ monsters }: Readonly<State>, floor: number): boolean {
  for (const { id, node } of monsters as readonly Monster[])
    if (id === 'ICE_SERVANT' && floorOf(node) === floor) return true
  return false
}

/** [7.2] The rest of entering a node, mode EXPLORE. */
export function explore(seat: Seat, node: NodeId, from: NodeId): ExploreFrame {
  return { step: 'explore', seat, node, from }
}
