import { type Box, isFields, isRefusal, Match, type SeatInfo } from '@ludoteca/kernel'

const known = new WeakMap<Box, ReadonlyMap<string, boolean>>()

/**
 * Which lists of a game's view have an entry for each seat, by path. A hand of three cards among three players looks
 * just like one, so the game is set up for two numbers of players: what has as many entries both times, is one.
 * Lists that are not there at the start are not in the answer.
 */
export function seatListsOf(box: Box): ReadonlyMap<string, boolean> {
  let lists = known.get(box)
  if (lists === undefined) {
    lists = compare(box)
    known.set(box, lists)
  }
  return lists
}

function compare(box: Box): ReadonlyMap<string, boolean> {
  const { min, max } = box.game.seats
  const few = lengthsIn(viewOf(box, min))
  const many = min === max ? few : lengthsIn(viewOf(box, min + 1))
  const added = min === max ? 0 : 1
  return new Map([...few].map(([path, length]) => [path, length === min && many.get(path) === min + added]))
}

function viewOf({ game }: Box, count: number): unknown {
  const seats: readonly SeatInfo[] = Array.from({ length: count }, (_, i) => ({ name: `${i + 1}`, kind: 'human' }))
  const match = Match.start(game, { options: {}, seats, seed: 'shape' })
  return isRefusal(match) ? {} : match.view(0)
}

function lengthsIn(value: unknown, path = ''): Map<string, number> {
  if (Array.isArray(value)) return new Map([[path, value.length]])
  if (!isFields(value)) return new Map()
  const inside = Object.entries(value).flatMap(([key, part]) => [...lengthsIn(part, path ? `${path}.${key}` : key)])
  return new Map(inside)
}
