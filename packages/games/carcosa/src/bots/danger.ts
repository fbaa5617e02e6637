import { type Floor, floorOf, type NodeId, PLACES } from '../data/board.ts'
import { rouletteFloor } from '../data/king.ts'
import { FIGURE_OF } from '../data/monsters.ts'
import { falseKingFloor } from '../rules/king.ts'
import type { Monster } from '../state.ts'
import type { View } from '../view.ts'
import { isAtTheEnd, type Mind, soulIn } from './mind.ts'

const FACES = [1, 2, 3, 4] as const

/** [K3] In how many of a hundred nights the King comes to each floor, first floor first. */
export function kingPercents(view: View): readonly number[] {
  if (view.king.vanish > 0) return NOWHERE
  return PERCENTS[4 * view.king.floor + falseKingFloor(view)] as readonly number[]
}
const NOWHERE: readonly number[] = [0, 0, 0]
/** By the floor of the King, counted from 0 for none, and for each the floor that he shuns. */
const PERCENTS: readonly (readonly number[])[] = ([1, 1, 2, 3] as const).flatMap((from) =>
  ([0, 1, 2, 3] as const).map((shunned) => percentsFrom(from, shunned)),
)

function percentsFrom(from: Floor, shunned: Floor | 0): readonly number[] {
  const counts = [0, 0, 0]
  let all = 0
  for (const d4 of FACES) {
    const floor = rouletteFloor(from, d4)
    if (floor === shunned) continue
    counts[floor - 1] = (counts[floor - 1] as number) + 1
    all++
  }
  return counts.map((count) => Math.round((100 * count) / all))
}

/** [13.3] */
export function dangerOf(view: View, node: NodeId): number {
  const floor = floorOf(node)
  let danger = 0
  for (let i = 0; i < view.monsters.length; i++) {
    const { node: place } = view.monsters[i] as Monster
    if (place === node) danger += 2
    else if (PLACES[node].neighbours.includes(place)) danger++
  }
  if (view.king.vanish === 0 && view.king.floor === floor) danger++
  if (falseKingFloor(view) === floor) danger++
  return danger
}

/** [13.3] Below this sanity a soul rests. */
export function restThreshold(mind: Mind): number {
  const { view, me, character } = mind
  const danger = dangerOf(view, me.node)
  let threshold = character.restsBelow
  if (danger >= 1) threshold++
  if (danger >= 2) threshold++
  if (view.players.some(({ sanity }) => sanity <= -4)) threshold++
  if (me.keys.length > 0) threshold++
  if (view.king.vanish === 0 && view.king.floor === floorOf(me.node)) threshold += me.sanity <= 1 ? 2 : 1
  if (isAtTheEnd(me)) threshold += 2
  if (view.round > 25) threshold--
  return threshold
}

/** Whether a figure that catches souls could stand there when the round ends. */
export function isCatcherNear({ monsters }: View, node: NodeId): boolean {
  for (let i = 0; i < monsters.length; i++) {
    const { id, node: place, stun } = monsters[i] as Monster
    if (FIGURE_OF[id].contact === null || stun > 0) continue
    if (place === node || PLACES[node].neighbours.includes(place)) return true
  }
  return false
}
/** Whether souls on that floor have but one action next round. */
export function isSlowed({ monsters }: View, floor: Floor): boolean {
  for (let i = 0; i < monsters.length; i++) {
    const { id, node, stun } = monsters[i] as Monster
    if (FIGURE_OF[id].aura && stun <= 1 && floorOf(node) === floor) return true
  }
  return false
}
/** [3.6] How many others there are cursed: their company costs. */
export function cursedOn({ view, seat }: Mind, floor: Floor): number {
  let cursed = 0
  for (let other = 0; other < view.players.length; other++) {
    if (other === seat) continue
    const p = soulIn(view, other)
    if (floorOf(p.node) === floor && p.statuses.some(({ id }) => id === 'MALDITO')) cursed++
  }
  return cursed
}
