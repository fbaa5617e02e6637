import { floorOf, NODES, type NodeId, ROOMS } from '../data/board.ts'
import { SANITY_FLOOR } from '../data/constants.ts'
import type { Move } from '../moves.ts'
import { arrivalLoss } from '../rules/king.ts'
import { meditationHeals, whyNotMeditate } from '../rules/meditation.ts'
import { isAnybodyParanoid, isClosedByParanoia, isMoveBlocked, linksFrom } from '../rules/places.ts'
import type { RoomView } from '../view.ts'
import { kingPercents } from './danger.ts'
import { isTimeToLeave, type Mind } from './mind.ts'
import { standingAt } from './standing.ts'
import { costOfLoss, type SanityScale, scaleOf, worthOfDraw, worthOfSanity } from './worth.ts'

const SEARCH: Move = { type: 'search' }
const MEDITATE: Move = { type: 'meditate' }
/** What looking into a room from the corridor is worth, in hundredths of a card never seen. */
const PEEK = 15
/** Later actions count less: cards may bring anything. */
const FADING = 0.92

/** Places by their number in `NODES`, where rooms come first. */
type NodeNumber = number
const NUMBER_OF = Object.fromEntries(NODES.map((node, i) => [node, i])) as Readonly<Record<NodeId, NodeNumber>>
const FLOOR_INDEX: readonly number[] = NODES.map((node) => floorOf(node) - 1)
const isRoomNumber = (at: NodeNumber): boolean => at < ROOMS.length

/** One search through the actions that are left; what it works out about places it keeps. */
interface Search {
  readonly mind: Mind
  readonly scale: SanityScale
  readonly peek: number
  readonly kingPercents: readonly number[]
  readonly kingLoss: number
  readonly paranoia: boolean
  readonly canMove: boolean
  /** How many cards the plan draws from each room. */
  readonly draws: number[]
  /** By how many cards are drawn from a room before, and the room. */
  readonly worths: (number | undefined)[]
  readonly standings: (number | undefined)[]
  readonly meditates: (boolean | undefined)[]
  /** By sanity above the floor. */
  readonly kingCosts: (number | undefined)[]
  readonly ways: (readonly NodeNumber[] | undefined)[]
  best: number
  move: Move | undefined
}

/** [13.1, 7–11] What to spend the next action on, by what all that are left can bring; nothing when it is best to stop. */
export function planAction(mind: Mind): Move | undefined {
  const { view, me, character } = mind
  const actions = Math.min(me.actionsLeft, character.depth)
  if (actions === 0) return undefined
  const search: Search = {
    mind,
    scale: scaleOf(mind),
    peek: isTimeToLeave(view) ? 0 : PEEK,
    kingPercents: kingPercents(view),
    kingLoss: arrivalLoss(view),
    paranoia: isAnybodyParanoid(view),
    canMove: !isMoveBlocked(view, me),
    draws: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    worths: [],
    standings: [],
    meditates: [],
    kingCosts: [],
    ways: [],
    best: Number.NEGATIVE_INFINITY,
    move: undefined,
  }
  const freeMove = me.role === 'SCOUT' && !me.freeMoveUsed
  deepen(search, NUMBER_OF[me.node], actions, freeMove, me.sanity, 0, 1, undefined)
  return search.move
}

function deepen(
  search: Search,
  at: NodeNumber,
  actions: number,
  freeMove: boolean,
  sanity: number,
  value: number,
  share: number,
  first: Move | undefined,
): void {
  const total = value + outlookOf(search, at, sanity)
  if (total > search.best) {
    search.best = total
    search.move = first
  }
  if (actions === 0) return
  const { scale, draws } = search
  const later = share * FADING
  if (isRoomNumber(at)) {
    const worth = value + share * drawFrom(search, at)
    deepen(search, at, actions - 1, freeMove, sanity, worth, later, first ?? SEARCH)
    draws[at] = (draws[at] as number) - 1
  }
  if (sanity < scale.max && canMeditate(search, at)) {
    const healed = Math.min(scale.max, sanity + meditationHeals(NODES[at] as NodeId))
    const worth = value + share * (worthOfSanity(scale, healed) - worthOfSanity(scale, sanity))
    deepen(search, at, actions - 1, freeMove, healed, worth, later, first ?? MEDITATE)
  }
  if (!search.canMove) return
  const left = freeMove ? actions : actions - 1
  const ways = waysFrom(search, at)
  for (let i = 0; i < ways.length; i++) {
    const to = ways[i] as NodeNumber
    const worth = value + share * (isRoomNumber(to) ? drawFrom(search, to) : search.peek)
    deepen(search, to, left, false, sanity, worth, later, first ?? { type: 'move', to: NODES[to] as NodeId })
    if (isRoomNumber(to)) draws[to] = (draws[to] as number) - 1
  }
}

/** What the next card of that room is worth in this plan, which goes on with one card less. */
function drawFrom({ mind, draws, worths }: Search, room: NodeNumber): number {
  const at = draws[room] as number
  draws[room] = at + 1
  const key = at * ROOMS.length + room
  const worth = worths[key] ?? worthOfDraw(mind, mind.view.rooms[room] as RoomView, at)
  worths[key] = worth
  return worth
}

function canMeditate({ mind, meditates }: Search, at: NodeNumber): boolean {
  const can = meditates[at] ?? whyNotMeditate(mind.view, mind.seat, NODES[at] as NodeId) === undefined
  meditates[at] = can
  return can
}

function waysFrom({ mind, paranoia, ways }: Search, at: NodeNumber): readonly NodeNumber[] {
  const known = ways[at]
  if (known !== undefined) return known
  const found: NodeNumber[] = []
  for (const to of linksFrom(mind.view, NODES[at] as NodeId)) {
    if (!paranoia || !isClosedByParanoia(mind.view, mind.seat, to)) found.push(NUMBER_OF[to])
  }
  ways[at] = found
  return found
}

/** What it is worth to end the turn there with so much sanity left. */
function outlookOf(search: Search, at: NodeNumber, sanity: number): number {
  const { mind, standings, kingCosts, scale, kingLoss } = search
  const standing = standings[at] ?? standingAt(mind, NODES[at] as NodeId)
  standings[at] = standing
  const cost = kingCosts[sanity - SANITY_FLOOR] ?? costOfLoss(scale, sanity, kingLoss)
  kingCosts[sanity - SANITY_FLOOR] = cost
  return standing - (cost * (search.kingPercents[FLOOR_INDEX[at] as number] as number)) / 100
}
