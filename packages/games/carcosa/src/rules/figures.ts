import type { Io, Seat } from '@ludoteca/kernel'
import { isRoom, type NodeId } from '../data/board.ts'
import { FIGURE_OF, type MonsterId } from '../data/monsters.ts'
import type { Fact } from '../facts.ts'
import type { Frame } from '../frames.ts'
import type { Monster, Player, State } from '../state.ts'
import { holds } from './items.ts'
import { place } from './places.ts'
import { destroySpecial } from './specials.ts'
import { hasStatus, isTrapped } from './statuses.ts'

export function figureOf({ monsters }: Readonly<State>, id: MonsterId): Monster | undefined {
  for (let i = 0; i < monsters.length; i++) if ((monsters[i] as Monster).id === id) return monsters[i]
  return undefined
}

/** [7.9] A new figure stands there; a special room it appears in is no more. */
export function putFigure(s: State, id: MonsterId, node: NodeId, seat: Seat, io: Io<Fact>): void {
  s.monsters.push({ id, node, stun: 0, loot: [], victim: null })
  io.tell({ type: 'monsterAppeared', monster: id, node, seat })
  if (isRoom(node)) destroySpecial(s, node, io)
}

/** [7.9] A figure comes into another place, with whom it carries. */
export function moveFigure(s: State, figure: Monster, to: NodeId, how: 'WALK' | 'JUMP', io: Io<Fact>): void {
  const from = figure.node
  if (from === to) return
  figure.node = to
  io.tell({ type: 'monsterMoved', monster: figure.id, from, to, how })
  if (isRoom(to)) destroySpecial(s, to, io)
  // [7.2] Whoever is carried reveals nothing.
  if (figure.victim !== null) place(s, figure.victim, to, 'CARRIED', io)
}

/** [7.9] The Luchador who may strike first: in the same node, free, awake, with a BLUNT. */
export function reactionTo(s: Readonly<State>, id: MonsterId): Frame[] {
  const figure = figureOf(s, id)
  const seat = s.players.findIndex((p) => p.role === 'BRAWLER' && p.node === figure?.node && canReact(p))
  return seat < 0 ? [] : [{ step: 'reaction', seat, monster: id }]
}
function canReact(p: Readonly<Player>): boolean {
  return !isTrapped(p) && !hasStatus(p, 'STUN') && holds(p, 'BLUNT')
}

/** [7.9, D-52, D-54] Whom a figure catches at the end of a round. */
export function caughtBy(s: Readonly<State>, { id, node }: Readonly<Monster>): Seat[] {
  const { contact } = FIGURE_OF[id]
  const seats: Seat[] = []
  if (contact === null) return seats
  for (let seat = 0; seat < s.players.length; seat++) {
    const p = s.players[seat] as Player
    if (p.node !== node || isTrapped(p) || hasGrace(s, p)) continue
    if (contact === 'TRAP' || !hasStatus(p, 'STUN')) seats.push(seat)
  }
  return seats
}
function hasGrace({ config, round }: Readonly<State>, { graceRound }: Readonly<Player>): boolean {
  return config.spiderGrace && graceRound === round
}

/** [7.5] Several stuns: the larger counts. */
export function stunFigure(figure: Monster, stun: number, io: Io<Fact>): void {
  figure.stun = Math.max(figure.stun, stun)
  io.tell({ type: 'monsterStunned', monster: figure.id, stun: figure.stun })
}

export function removeFigure(s: State, figure: Monster, io: Io<Fact>): void {
  s.monsters.splice(s.monsters.indexOf(figure), 1)
  io.tell({ type: 'monsterRemoved', monster: figure.id })
}
