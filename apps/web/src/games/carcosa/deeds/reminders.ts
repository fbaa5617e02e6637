import {
  type Action,
  actionsSpent,
  cautionsOf,
  effectiveMax,
  floorOf,
  MONSTER_HELP,
  MONSTER_NAMES,
  type Move,
  type NodeId,
  type Player,
  placeName,
  STAIRS_CHECK_TARGET,
  type View,
  whyNotSeen,
} from '@ludoteca/carcosa'
import { lookUp, type Names, type Seat } from '@ludoteca/kernel'
import { reminderWords as words } from './reminder-words.ts'

/** What may be asked before a move. */
export type ReminderId = 'caution' | 'stairs' | 'monster' | 'umbral' | 'endTurn' | 'lastAction'

/** A second word about a move. */
export interface Reminder {
  readonly id: ReminderId
  readonly lines: readonly string[]
  /** What the button says that goes on with it. */
  readonly yes: string
}

/** Whether somebody may wish not to hear of it again: not of what cannot be taken back. */
export function mayBeQuiet(id: ReminderId): boolean {
  return id !== 'caution'
}

/** [12.2, 12.3] Everything worth a second word before this move. */
export function remindersOf(view: View, seat: Seat, move: Move, names: Names): Reminder[] {
  return [...caution(view, seat, move, names), ...habits(view, seat, move, names)]
}

/** What the game itself says before this move. */
function caution(view: View, seat: Seat, move: Move, names: Names): Reminder[] {
  const lines = cautionsOf(view, seat, move, names)
  return lines.length === 0 ? [] : [{ id: 'caution', lines, yes: lookUp(words.cautioned, move.type) ?? words.yes.go }]
}

/** What somebody may know already. */
function habits(view: View, seat: Seat, move: Move, names: Names): Reminder[] {
  switch (move.type) {
    case 'move':
      return [...stairs(view, seat, move.to), ...monsters(view, move.to), ...lastAction(view, seat, move.type)]
    case 'endTurn':
      return [...umbral(view, seat, names), ...endTurn(view, seat)]
    case 'search':
    case 'meditate':
    case 'healerHeal':
    case 'puertasTeleport':
    case 'camaraRitual':
    case 'salonUse':
    case 'monasterioUse':
      return lastAction(view, seat, move.type)
    default:
      return []
  }
}

/** [7.1] How many of six dice stun the Explorador on the stairs. */
export function failingDice(sanity: number): number {
  return Math.min(6, Math.max(0, STAIRS_CHECK_TARGET - 1 - sanity))
}

function stairs({ players }: View, seat: Seat, to: NodeId): Reminder[] {
  const p = players[seat] as Player
  if (p.role !== 'SCOUT' || floorOf(p.node) === floorOf(to)) return []
  const lines = [words.stairs(failingDice(p.sanity)), ...(p.freeMoveUsed ? [] : [words.freeStep])]
  return [{ id: 'stairs', lines, yes: words.yes.move }]
}

function monsters(view: View, to: NodeId): Reminder[] {
  const lines = view.monsters
    .filter(({ node }) => node === to)
    .map(({ id }) => words.monster(MONSTER_NAMES[id], MONSTER_HELP[id]))
  return lines.length === 0 ? [] : [{ id: 'monster', lines, yes: words.yes.move }]
}

/** [12.3] All keys are there, and this soul waits at the exit for others. */
function umbral(view: View, seat: Seat, names: Names): Reminder[] {
  const { players, config, teamKeys } = view
  if (players[seat]?.node !== config.umbralNode || teamKeys < config.keysToWin) return []
  const missing = players.flatMap(({ node }, other) =>
    node === config.umbralNode ? [] : words.at(names(other), placeName(node)),
  )
  return missing.length === 0 ? [] : [{ id: 'umbral', lines: [words.missing, ...missing], yes: words.yes.endTurn }]
}

function endTurn(view: View, seat: Seat): Reminder[] {
  const { actionsLeft } = view.players[seat] as Player
  const lines = [
    ...(actionsLeft > 0 ? [words.actionsLost(actionsLeft)] : []),
    ...(whyNotSeen(view, seat, 'tabernaRecover') === undefined ? [words.tabernaLost] : []),
  ]
  return lines.length === 0 ? [] : [{ id: 'endTurn', lines, yes: words.yes.endTurn }]
}

/** [12.3] Free things go with the last action, but only where the match says so. */
function lastAction(view: View, seat: Seat, type: Action['type']): Reminder[] {
  const { actionsLeft } = view.players[seat] as Player
  if (view.config.freeActionsAtZero || actionsLeft - actionsSpent(view, seat, type) > 0) return []
  if (actionsSpent(view, seat, type) === 0) return []
  const useful = usefulNow(view, seat, type)
  return useful.length === 0
    ? []
    : [{ id: 'lastAction', lines: [words.lastAction(useful.join(', '))], yes: words.yes.spend }]
}

type Useful = keyof typeof words.useful
const USEFUL = Object.keys(words.useful) as Useful[]

function usefulNow(view: View, seat: Seat, type: Action['type']): string[] {
  const p = view.players[seat] as Player
  const isFull = p.sanity >= effectiveMax(p)
  const names = USEFUL.filter((free) => {
    if (free === 'useVial' && isFull) return false
    // Whoever walks has chosen another way already.
    if (free === 'useCompass' && type === 'move') return false
    return whyNotSeen(view, seat, free) === undefined
  }).map((free) => words.useful[free])
  return [...new Set(names)]
}
