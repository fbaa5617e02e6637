import {
  actionsSpent,
  isClosedByParanoia,
  isRoom,
  type Monster,
  type NodeId,
  type RoomView,
  roomIndex,
  type SpecialView,
  type View,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { choicesOf, valuesOf } from '../../../kit/choices.ts'
import type { MatchStore } from '../../../match/match-store.ts'

/** All that is to be seen in one place. */
export interface PlaceNow {
  readonly node: NodeId
  readonly souls: readonly Seat[]
  readonly monsters: readonly Readonly<Monster>[]
  readonly isKingHere: boolean
  /** Nothing in corridors. */
  readonly room: RoomView | undefined
  readonly special: SpecialView | undefined
  readonly hasStairs: boolean
  readonly hasTempStairs: boolean
}

/** What is where. */
export function placeNow(view: View, node: NodeId): PlaceNow {
  const floor = Number(node[1])
  return {
    node,
    souls: view.players.flatMap((player, seat) => (player.node === node ? seat : [])),
    monsters: view.monsters.filter((monster) => monster.node === node),
    isKingHere: !isRoom(node) && view.king.floor === floor,
    room: isRoom(node) ? view.rooms[roomIndex(node)] : undefined,
    special: view.specials.find((special) => special.node === node),
    hasStairs: view.stairs[floor - 1] === node,
    hasTempStairs: view.tempStairs.includes(node),
  }
}

/** Where whoever looks on may go now, and for how many actions. */
export function reachOf(match: Pick<MatchStore, 'decisions'>, view: View): ReadonlyMap<NodeId, number> {
  const reach = new Map<NodeId, number>()
  for (const { seat, params } of choicesOf(match, 'move')) {
    const cost = actionsSpent(view, seat, 'move')
    for (const node of valuesOf<NodeId>(params.to)) reach.set(node, cost)
  }
  return reach
}

/** The souls whose paranoia closes a place to another soul that is not there yet. */
export function closedBy(view: View, mover: Seat | undefined, node: NodeId): readonly Seat[] {
  if (mover === undefined || view.players[mover]?.node === node || !isClosedByParanoia(view, mover, node)) return []
  const isParanoid = (seat: Seat) => view.players[seat]?.statuses.some(({ id }) => id === 'PARANOIA') ?? false
  const others = view.players.flatMap(({ node: at }, seat) =>
    at === node && seat !== mover && isParanoid(seat) ? seat : [],
  )
  return others.length > 0 ? others : [mover]
}
