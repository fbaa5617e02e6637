import { FLOORS, type Floor, type NodeId, PLACES, roomAt } from '@ludoteca/carcosa'
import { lookUp } from '@ludoteca/kernel'

/** Floors as they stand: the highest on top. */
export const FLOORS_FROM_TOP: readonly Floor[] = [...FLOORS].reverse()

/** The places of a floor as they are read. */
export function placesOn(floor: Floor): readonly NodeId[] {
  return [roomAt(floor, 1), roomAt(floor, 2), `F${floor}_P`, roomAt(floor, 4), roomAt(floor, 3)]
}

/** All places from the roof down. */
export const PLACES_FROM_TOP: readonly NodeId[] = FLOORS_FROM_TOP.flatMap(placesOn)

type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft'
type Way = { readonly [key in Arrow]?: readonly [number: 1 | 2 | 3 | 4 | null, up?: 1 | -1] }

/** Where arrows lead inside a floor, and through ceilings and floors. The corridor reaches its four rooms in a circle. */
const WAYS: Readonly<Record<string, Way>> = {
  '1': { ArrowRight: [2], ArrowDown: [null], ArrowUp: [4, 1] },
  '2': { ArrowLeft: [1], ArrowDown: [null], ArrowUp: [3, 1] },
  '3': { ArrowLeft: [4], ArrowUp: [null], ArrowDown: [2, -1] },
  '4': { ArrowRight: [3], ArrowUp: [null], ArrowDown: [1, -1] },
  P: { ArrowUp: [1], ArrowRight: [2], ArrowDown: [3], ArrowLeft: [4] },
}

/** The place that a key leads to from another; nothing for other keys, and at the walls. */
export function nextPlace(from: NodeId, key: string): NodeId | undefined {
  if (key === 'Home') return PLACES_FROM_TOP[0]
  if (key === 'End') return PLACES_FROM_TOP.at(-1)
  const { floor, number } = PLACES[from]
  const way = lookUp(WAYS[number ?? 'P'], key)
  if (way === undefined) return undefined
  const [to, up = 0] = way
  const there = FLOORS.find((each) => each === floor + up)
  if (there === undefined) return undefined
  return to === null ? `F${there}_P` : roomAt(there, to)
}
