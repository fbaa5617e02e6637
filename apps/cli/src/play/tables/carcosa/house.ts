import {
  CARD_NAMES,
  cardOf,
  FLOORS,
  type Floor,
  MONSTER_NAMES,
  type NodeId,
  type RoomId,
  roomAt,
  roomIndex,
  SPECIAL_NAMES,
  type View,
} from '@ludoteca/carcosa'
import { fit, widthOf, wrapText } from '../../terminal/layout.ts'
import { seatChip } from '../colours.ts'
import type { Scene } from '../table.ts'

const YELLOW = '#e3c43a'

/** Marks of the drawing, and what they mean. */
const LEGEND = '▤ cartas · ⇅ escalera · ⇡ escalera de mano · ═ puerta · ♟ alma · ▸ lo que has visto encima'

/** [12.1] Three floors, the third on top; in each, rooms 1 and 2 above the corridor, 4 and 3 below. */
export function houseLines(scene: Scene<View>, width: number): string[] {
  const left = Math.floor((width - 3) / 2)
  const right = width - 3 - left
  const lines = FLOORS.toReversed().flatMap((floor, nth) => [
    storey(nth === 0 ? '┌┬┐' : '├┼┤', floor, left, right),
    ...pair(scene, roomAt(floor, 1), roomAt(floor, 2), left, right),
    ...corridor(scene, floor, width),
    ...pair(scene, roomAt(floor, 4), roomAt(floor, 3), left, right),
  ])
  const foot = `└${'─'.repeat(left)}┴${'─'.repeat(right)}┘`
  return [...lines, foot, ...wrapText(LEGEND, width).map(scene.paint.dim)]
}

function storey([start, middle, end]: string, floor: Floor, left: number, right: number): string {
  const name = `─ Piso ${floor} `
  return `${start}${name}${'─'.repeat(left - name.length)}${middle}${'─'.repeat(right)}${end}`
}

/** Two rooms with the door between them. */
function pair(scene: Scene<View>, west: RoomId, east: RoomId, left: number, right: number): string[] {
  const cells = [roomCell(scene, west, left - 2), roomCell(scene, east, right - 2)] as const
  const height = Math.max(cells[0].length, cells[1].length)
  return Array.from({ length: height }, (_, line) => {
    const door = line === 0 ? '═' : '│'
    return `│ ${fit(cells[0][line] ?? '', left - 2)} ${door} ${fit(cells[1][line] ?? '', right - 2)} │`
  })
}

/** What the room is; then who and what is in it, if anything is. */
function roomCell(scene: Scene<View>, room: RoomId, width: number): string[] {
  const { view, paint } = scene
  const { size, seen } = view.rooms[roomIndex(room)] as View['rooms'][number]
  const stairs = view.stairs.includes(room) ? ' ⇅' : ''
  const ladder = view.tempStairs.includes(room) ? ' ⇡' : ''
  const head = `Hab. ${room.at(-1)} ▤${size}${stairs}${ladder}${specialIn(view, room)}`
  const top = seen[0]?.at === 0 ? [paint.dim(`▸${CARD_NAMES[seen[0].card]}`)] : []
  return [fit(head, width), ...inLines([...whoIsIn(scene, room), ...storedIn(view, room), ...top], ' ', width)]
}

/** As many in a line as there is room for: in a crowd nobody is left out. */
function inLines(parts: readonly string[], between: string, width: number): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = `${lines.at(-1)}${between}${part}`
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

function specialIn({ specials }: View, room: RoomId): string {
  const special = specials.find(({ node }) => node === room)
  if (special === undefined) return ''
  const name = special.kind === null ? 'sala oculta' : SPECIAL_NAMES[special.kind]
  return special.destroyed ? ` ✗ ${name}` : ` · ${name}`
}

function storedIn({ specials }: View, room: RoomId): string[] {
  const armory = specials.find(({ node }) => node === room)?.armory ?? []
  return armory.map((uid) => `[${CARD_NAMES[cardOf(uid)]}]`)
}

/** Souls, then figures with the nights for which they are stunned. */
function whoIsIn({ view, paint }: Scene<View>, node: NodeId): string[] {
  const souls = view.players.flatMap((p, seat) => (p.node === node ? [`♟${seatChip(paint, seat)}`] : []))
  const figures = view.monsters
    .filter((monster) => monster.node === node)
    .map(({ id, stun }) => paint.bold(MONSTER_NAMES[id]) + (stun > 0 ? ` (inmóvil ${stun})` : ''))
  return [...souls, ...figures]
}

/** The corridor runs through the middle of its floor. */
function corridor(scene: Scene<View>, floor: Floor, width: number): string[] {
  const { view, paint } = scene
  const node = `F${floor}_P` as const
  const isKingHere = view.king.floor === floor && view.king.vanish === 0
  const parts = [
    'Pasillo',
    ...(node === view.config.umbralNode ? ['Umbral'] : []),
    ...(node === view.config.sanctuaryNode
      ? [view.crown.holder === null ? 'Santuario con la Corona' : 'Santuario']
      : []),
    ...(view.tempStairs.includes(node) ? ['⇡'] : []),
    ...(isKingHere ? [paint.band(YELLOW, ' EL REY ')] : []),
    ...whoIsIn(scene, node),
  ]
  const room = width - 3
  return inLines(parts, ' · ', room - 2).map((line, i) => {
    const shown = fit(` ${line} `, Math.min(widthOf(line) + 2, room))
    return i === 0 ? `├─${shown}${'─'.repeat(room - widthOf(shown))}┤` : `│ ${fit(shown, room)}│`
  })
}
