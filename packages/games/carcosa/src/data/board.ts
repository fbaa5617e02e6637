/** [2.1] Three floors of four rooms around a corridor. */
export type Floor = 1 | 2 | 3
export type RoomNumber = 1 | 2 | 3 | 4
export type RoomId = `F${Floor}_R${RoomNumber}`
export type CorridorId = `F${Floor}_P`
export type NodeId = RoomId | CorridorId

export const FLOORS: readonly Floor[] = [1, 2, 3]
export const ROOM_NUMBERS: readonly RoomNumber[] = [1, 2, 3, 4]
export const ROOMS: readonly RoomId[] = FLOORS.flatMap((f) => ROOM_NUMBERS.map((r) => `F${f}_R${r}` as const))
export const CORRIDORS: readonly CorridorId[] = FLOORS.map((f) => `F${f}_P` as const)
export const NODES: readonly NodeId[] = [...ROOMS, ...CORRIDORS]

/** What is fixed about a place. */
export interface Place {
  readonly floor: Floor
  /** Nothing for a corridor. */
  readonly number: RoomNumber | null
  /** Place in the lists by room; −1 for a corridor. */
  readonly index: number
  /** [2.2] In the order that breaks ties. */
  readonly neighbours: readonly NodeId[]
  /** The corridor of its floor. */
  readonly corridor: CorridorId
  /** [7.10] The places with the same name one floor down and up, as far as those floors exist. */
  readonly aboveAndBelow: readonly NodeId[]
}

/** [2.2] R1 and R2 share a door, and so do R3 and R4. */
const DOOR: Readonly<Record<RoomNumber, RoomNumber>> = { 1: 2, 2: 1, 3: 4, 4: 3 }

export const PLACES: Readonly<Record<NodeId, Place>> = Object.fromEntries(
  NODES.map((node) => [node, placeOf(node)]),
) as Record<NodeId, Place>

function placeOf(node: NodeId): Place {
  const floor = Number(node[1]) as Floor
  const suffix = node.slice(3)
  const number = suffix === 'P' ? null : (Number(suffix[1]) as RoomNumber)
  const corridor: CorridorId = `F${floor}_P`
  return {
    floor,
    number,
    index: (ROOMS as readonly NodeId[]).indexOf(node),
    neighbours: number === null ? ROOM_NUMBERS.map((r) => roomAt(floor, r)) : [corridor, roomAt(floor, DOOR[number])],
    corridor,
    aboveAndBelow: FLOORS.filter((f) => Math.abs(f - floor) === 1).map((f) => `F${f}_${suffix}` as NodeId),
  }
}

export function roomAt(floor: Floor, number: RoomNumber): RoomId {
  return `F${floor}_R${number}`
}

/** Read off the name, where it stands second: bots ask this more often than anything else. */
export const floorOf = (node: NodeId): Floor => (node.charCodeAt(1) - ZERO) as Floor
const ZERO = '0'.charCodeAt(0)
export const isRoom = (node: NodeId): node is RoomId => PLACES[node].number !== null
/** The room's place in lists by room. */
export const roomIndex = (room: RoomId): number => PLACES[room].index

type Step = readonly [from: RoomId, to: RoomId]

/** [2.4] Where each box goes at the end of a round: one cycle through all twelve rooms. */
export const GLOBAL_ROTATION: readonly Step[] = [
  ['F1_R1', 'F1_R4'],
  ['F1_R4', 'F1_R3'],
  ['F1_R3', 'F1_R2'],
  ['F1_R2', 'F2_R3'],
  ['F2_R3', 'F2_R2'],
  ['F2_R2', 'F3_R3'],
  ['F3_R3', 'F3_R2'],
  ['F3_R2', 'F3_R1'],
  ['F3_R1', 'F3_R4'],
  ['F3_R4', 'F2_R1'],
  ['F2_R1', 'F2_R4'],
  ['F2_R4', 'F1_R1'],
]
/** [2.4] Where each box goes when the King's d6 shows 1. */
export const INTERNAL_ROTATION: readonly Step[] = FLOORS.flatMap((f): Step[] => [
  [roomAt(f, 1), roomAt(f, 4)],
  [roomAt(f, 4), roomAt(f, 3)],
  [roomAt(f, 3), roomAt(f, 2)],
  [roomAt(f, 2), roomAt(f, 1)],
])
export type Rotation = 'GLOBAL' | 'INTERNAL'

/** [4 step 3] Starting places by number of souls. */
export const STARTING_NODES: Readonly<Record<number, readonly NodeId[]>> = {
  2: ['F1_P', 'F2_P'],
  3: ['F1_P', 'F2_P', 'F1_P'],
  4: ['F1_P', 'F2_P', 'F2_P', 'F3_P'],
}
