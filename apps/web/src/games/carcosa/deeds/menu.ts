import {
  type Action,
  cardOf,
  hasStatus,
  MONASTERIO_EXTRA,
  meditationHeals,
  type Player,
  type RefusalCode,
  type RoleId,
  type SpecialId,
  TABERNA_HEAL,
  trapOf,
  type View,
  whyNotSeen,
} from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { healsInWords, type Price, priceOf } from './prices.ts'
import { deedWords, LABELS, LEAVE_GUARD } from './words.ts'

/** A button of the bar. */
export interface Deed {
  readonly type: Action['type']
  readonly label: string
  readonly price: Price
  /** What it brings, in a word or two. */
  readonly effect: string | undefined
  /** The key that does the same. */
  readonly key: string
  /** Why it cannot be done now. */
  readonly fault: RefusalCode | undefined
}

const ROLE_DEEDS: Readonly<Partial<Record<RoleId, Action['type']>>> = { HEALER: 'healerHeal', TANK: 'setProtect' }

/** [7.8] What can be done in each special room. */
const ROOM_DEEDS: Readonly<Record<SpecialId, readonly Action['type'][]>> = {
  TABERNA: ['tabernaRecover', 'tabernaPeek'],
  MOTEMEY: ['motemeyBuy', 'motemeySell'],
  ARMERIA: ['armeriaDrop', 'armeriaTake'],
  PUERTAS_AMARILLO: ['puertasTeleport'],
  CAMARA_LETAL: ['camaraRitual'],
  SALON_BELLEZA: ['salonUse'],
  MONASTERIO_LOCURA: ['monasterioUse'],
}

const KEYS: Readonly<Partial<Record<Action['type'], string>>> = {
  search: 'B',
  meditate: 'M',
  endTurn: 'T',
  tradeOffer: 'I',
  escape: 'L',
  healerHeal: 'H',
  setProtect: 'H',
  takeCrown: 'C',
  useRing: 'N',
  discardSanidad: 'D',
}

/** [12.2] The deeds of a turn: what can be done, and of the rest only what somebody there would think of. */
export function menuOf(view: View, seat: Seat, offered: ReadonlySet<string>): Deed[] {
  return typesFor(view, seat).map((type) => ({
    type,
    label: type === 'setProtect' && soul(view, seat).protecting ? LEAVE_GUARD : LABELS[type],
    price: priceOf(view, seat, type),
    effect: effectOf(view, seat, type),
    key: keyOf(view, seat, type),
    fault: offered.has(type) ? undefined : whyNotSeen(view, seat, type),
  }))
}

/** The special room that can be used where this soul stands. */
function roomOf({ specials, players }: Pick<View, 'specials' | 'players'>, seat: Seat): SpecialId | null {
  const { node } = players[seat] as Player
  const special = specials.find((each) => each.node === node)
  return special?.revealed && !special.destroyed ? special.kind : null
}

function typesFor(view: View, seat: Seat): Action['type'][] {
  const p = soul(view, seat)
  const room = roomOf(view, seat)
  const types: Action['type'][] = trapOf(p) ? ['escape'] : []
  types.push('search', 'meditate')
  const ability = ROLE_DEEDS[p.role]
  if (ability && (ability !== 'setProtect' || view.config.tankProtection)) types.push(ability)
  if (room) types.push(...ROOM_DEEDS[room].filter((type) => !isSwitchedOff(view, type)))
  if (p.node === view.config.sanctuaryNode && view.crown.holder === null) types.push('takeCrown')
  if (view.config.ringActivation && p.soulbound.some((uid) => cardOf(uid) === 'RING')) types.push('useRing')
  if (hasStatus(p, 'SANIDAD')) types.push('discardSanidad')
  if (view.config.tradeEnabled && hasCompany(view, seat)) types.push('tradeOffer')
  return [...types, 'endTurn']
}

/** [D-49] The Taberna may have one button alone. */
function isSwitchedOff({ config: { taberna } }: View, type: Action['type']): boolean {
  return (type === 'tabernaRecover' && taberna === 'peek') || (type === 'tabernaPeek' && taberna === 'recover')
}

function hasCompany({ players }: View, seat: Seat): boolean {
  return players.some(({ node }, other) => other !== seat && node === players[seat]?.node)
}

function keyOf(view: View, seat: Seat, type: Action['type']): string {
  const room = roomOf(view, seat)
  return KEYS[type] ?? String((room ? ROOM_DEEDS[room].indexOf(type) : 0) + 1)
}

function effectOf(view: View, seat: Seat, type: Action['type']): string | undefined {
  const p = soul(view, seat)
  switch (type) {
    case 'meditate':
      return healsInWords(p, meditationHeals(p.node))
    case 'tabernaRecover':
      return healsInWords(p, TABERNA_HEAL)
    case 'monasterioUse':
      return deedWords.dieHeals(MONASTERIO_EXTRA)
    case 'escape':
      return deedWords.escapeNeeds
    case 'salonUse':
      return deedWords.veils
    case 'camaraRitual':
      return deedWords.ritual
    case 'motemeyBuy':
      return deedWords.offer
    case 'healerHeal':
      return deedWords.others
    case 'endTurn':
      return p.actionsLeft > 0 ? deedWords.losesActions(p.actionsLeft) : undefined
    default:
      return undefined
  }
}

function soul({ players }: Pick<View, 'players'>, seat: Seat): Readonly<Player> {
  return players[seat] as Player
}
