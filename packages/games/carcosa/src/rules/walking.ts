import type { Seat } from '@ludoteca/kernel'
import { type Floor, floorOf, isRoom, type NodeId, PLACES, type RoomId } from '../data/board.ts'
import type { State } from '../state.ts'

/** [2.6] Further than any walk: figures never use stairs. */
const UNREACHABLE = 999

/** [2.6] Steps between two places for those who never use stairs. */
export function walkingDistance(from: NodeId, to: NodeId): number {
  if (from === to) return 0
  if (floorOf(from) !== floorOf(to)) return UNREACHABLE
  return PLACES[from].neighbours.includes(to) ? 1 : 2
}

/** [7.9] How far the nearest soul is, not counting one that is carried. */
function distanceToSouls({ players }: Readonly<State>, from: NodeId, carried: Seat | null): number {
  let nearest = UNREACHABLE
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]
    if (player && seat !== carried) nearest = Math.min(nearest, walkingDistance(from, player.node))
  }
  return nearest
}

/** [7.9] One step towards the nearest soul of the floor; stays where a soul is, or where none can be reached. */
export function stepTowards(s: Readonly<State>, node: NodeId): NodeId {
  const here = distanceToSouls(s, node, null)
  if (here === 0 || here === UNREACHABLE) return node
  return bestNeighbour(node, (neighbour) => -distanceToSouls(s, neighbour, null))
}

/** [7.9] One step to where the nearest soul is furthest. Always a step, even if staying were safer. */
export function stepAway(s: Readonly<State>, node: NodeId, carried: Seat | null): NodeId {
  return bestNeighbour(node, (neighbour) => distanceToSouls(s, neighbour, carried))
}

/** Ties go to the first. */
function bestNeighbour(node: NodeId, worthOf: (neighbour: NodeId) => number): NodeId {
  const { neighbours } = PLACES[node]
  let best = neighbours[0] as NodeId
  for (const neighbour of neighbours) if (worthOf(neighbour) > worthOf(best)) best = neighbour
  return best
}

/** [2.6, D-07] The nearest room without souls, for those who jump: through doors first, then by stairs. */
export function nearestRoomWithoutSouls(s: Readonly<State>, origin: NodeId): RoomId {
  const seen: NodeId[] = [origin]
  for (let i = 0; i < seen.length; i++) {
    const node = seen[i] as NodeId
    if (isRoom(node) && !s.players.some((player) => player.node === node)) return node
    for (const neighbour of PLACES[node].neighbours) if (!seen.includes(neighbour)) seen.push(neighbour)
    for (const end of stairEnds(s, node)) if (!seen.includes(end)) seen.push(end)
  }
  throw new Error('twelve rooms, four souls at most')
}

/** [2.6] Where stairs lead from here: down first, then up. */
function stairEnds({ stairs }: Readonly<State>, node: NodeId): RoomId[] {
  const floor = floorOf(node)
  if (stairs[floor - 1] !== node) return []
  return ([floor - 1, floor + 1] as Floor[]).flatMap((f) => stairs[f - 1] ?? [])
}
