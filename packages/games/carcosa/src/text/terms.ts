import { type Floor, type NodeId, PLACES } from '../data/board.ts'
import type { CardId } from '../data/cards.ts'
import type { EventId } from '../data/events.ts'
import type { ItemId, TaleId } from '../data/items.ts'
import type { KingEffectId } from '../data/king.ts'
import type { MonsterCardId, MonsterId, OmenId } from '../data/monsters.ts'
import type { RoleId } from '../data/roles.ts'
import type { SpecialId } from '../data/special-rooms.ts'
import type { StateCardId, StatusId } from '../data/statuses.ts'
import { quoted, series } from './grammar.ts'

export const EVENT_NAMES: Readonly<Record<EventId, string>> = {
  FURIA_AMARILLO: 'La furia de Amarillo',
  HAY_CADAVER: 'Hay un cadáver',
  ESPEJO_AMARILLO: 'Espejo de Amarillo',
  COMIDA_SERVIDA: 'Una comida servida',
  DIVAN_AMARILLO: 'Un diván de Amarillo',
  CAMBIA_CARAS: 'Cambia caras',
  GOLPE_AMARILLO: 'Golpe de Amarillo',
  ASCENSOR: 'Ascensor',
  TRAMPILLA: 'Trampilla',
  EVENTO_MOTEMEY: 'Evento Motemey',
}

export const STATUS_NAMES: Readonly<Record<StatusId, string>> = {
  ENVENENADO: 'Envenenado',
  SANIDAD: 'Sanidad',
  MALDITO: 'Maldito',
  PARANOIA: 'Paranoia',
  VANIDAD: 'Vanidad',
  ILUMINADO: 'Iluminado',
  STUN: 'Aturdido',
  TRAPPED_SPIDER: 'Atrapado (telaraña)',
  TRAPPED_SACK: 'Atrapado (saco)',
}

const TALE_NAMES: Readonly<Record<TaleId, string>> = {
  TALE_REPAIRER: 'El Reparador de Reputaciones',
  TALE_MASK: 'La Máscara',
  TALE_DRAGON: 'En la Corte del Dragón',
  TALE_SIGN: 'El Signo de Amarillo',
}

const ITEM_NAMES: Readonly<Record<ItemId, string>> = {
  COMPASS: 'Brújula',
  VIAL: 'Vial',
  BLUNT: 'Objeto contundente',
  TREASURE_RING: 'Llavero',
  TREASURE_STAIRS: 'Escaleras',
  TREASURE_SCROLL: 'Pergamino',
  TREASURE_PENDANT: 'Colgante',
  RING: 'Anillo',
  CROWN: 'Corona',
  BOOK_CHAMBERS: 'El Rey de Amarillo',
  KEY: 'Llave',
  ...TALE_NAMES,
}

export const MONSTER_NAMES: Readonly<Record<MonsterId | MonsterCardId, string>> = {
  ARANA: 'Araña',
  DUENDE: 'Duende',
  VIEJO_DEL_SACO: 'Viejo del Saco',
  REINA_HELADA: 'Reina Helada',
  TUE_TUE: 'Tue-Tue',
  BABY_SPIDER: 'Cría de araña',
  ICE_SERVANT: 'Sirviente de hielo',
}

const OMEN_NAMES: Readonly<Record<OmenId, string>> = {
  'OMEN:ARANA': 'Presagio de la Araña',
  'OMEN:DUENDE': 'Presagio del Duende',
  'OMEN:REINA_HELADA': 'Presagio de la Reina',
  'OMEN:TUE_TUE': 'Presagio del Tue-Tue',
}

const STATE_CARD_NAMES: Readonly<Record<StateCardId, string>> = STATUS_NAMES
const MONSTER_CARD_NAMES: Readonly<Record<MonsterCardId, string>> = MONSTER_NAMES

/** What stands on a card. */
export const CARD_NAMES: Readonly<Record<CardId, string>> = {
  ...EVENT_NAMES,
  ENVENENADO: STATE_CARD_NAMES.ENVENENADO,
  SANIDAD: STATE_CARD_NAMES.SANIDAD,
  MALDITO: STATE_CARD_NAMES.MALDITO,
  PARANOIA: STATE_CARD_NAMES.PARANOIA,
  ARANA: MONSTER_CARD_NAMES.ARANA,
  DUENDE: MONSTER_CARD_NAMES.DUENDE,
  VIEJO_DEL_SACO: MONSTER_CARD_NAMES.VIEJO_DEL_SACO,
  REINA_HELADA: MONSTER_CARD_NAMES.REINA_HELADA,
  TUE_TUE: MONSTER_CARD_NAMES.TUE_TUE,
  ...OMEN_NAMES,
  ...ITEM_NAMES,
}

export const ROLE_NAMES: Readonly<Record<RoleId, string>> = {
  HEALER: 'Sanador',
  TANK: 'Tanque',
  HIGH_ROLLER: 'Apostador',
  SCOUT: 'Explorador',
  BRAWLER: 'Luchador',
  PSYCHIC: 'Psíquico',
}

export const SPECIAL_NAMES: Readonly<Record<SpecialId, string>> = {
  TABERNA: 'Taberna',
  MOTEMEY: 'Motemey',
  ARMERIA: 'Armería',
  PUERTAS_AMARILLO: 'Puertas de Amarillo',
  CAMARA_LETAL: 'Cámara Letal',
  SALON_BELLEZA: 'Salón de Belleza',
  MONASTERIO_LOCURA: 'Monasterio a la Locura',
}

export const KING_EFFECT_NAMES: Readonly<Record<KingEffectId, string>> = {
  SHUFFLE: 'Barajar',
  ALL_LOSE: 'Susurro',
  ONE_ACTION: 'Una acción',
  BY_STAIRS: 'Mover por escalera',
  ATTRACT: 'Atraer',
  DISCARD: 'Descartar',
}

/** Things as sentences speak of them. Of those with “un” there may be several. */
const THINGS: Readonly<Partial<Record<CardId, string>>> = {
  COMPASS: 'una Brújula',
  VIAL: 'un Vial',
  BLUNT: 'un Objeto contundente',
  TREASURE_RING: 'un Llavero',
  TREASURE_STAIRS: 'las Escaleras',
  TREASURE_SCROLL: 'el Pergamino',
  TREASURE_PENDANT: 'el Colgante',
  RING: 'el Anillo',
  CROWN: 'la Corona',
  BOOK_CHAMBERS: 'el Libro',
  KEY: 'una llave',
}

export function thing(card: CardId): string {
  if (Object.hasOwn(TALE_NAMES, card)) return `el cuento ${quoted(CARD_NAMES[card])}`
  return THINGS[card] ?? quoted(CARD_NAMES[card])
}

/** Several of them; those of the same name are counted: “2 llaves y un Vial”. */
export function things(cards: readonly CardId[]): string {
  const keys = cards.filter((card) => card === 'KEY').length
  const others = cards.filter((card) => card !== 'KEY').map(thing)
  const ring = keys === 0 ? [] : [keys === 1 ? 'una llave' : `${keys} llaves`]
  return series([...ring, ...others])
}

const FIGURES: Readonly<Record<MonsterId, string>> = {
  ARANA: 'la Araña',
  DUENDE: 'el Duende',
  VIEJO_DEL_SACO: 'el Viejo del Saco',
  REINA_HELADA: 'la Reina Helada',
  BABY_SPIDER: 'la Cría de araña',
  ICE_SERVANT: 'el Sirviente de hielo',
}

export function figure(monster: MonsterId): string {
  return FIGURES[monster]
}

/** A word that agrees with the figure: “aturdid” is “aturdida” of the Araña, “aturdido” of the Duende. */
export function agreeing(monster: MonsterId, stem: string): string {
  return `${stem}${FIGURES[monster].startsWith('la ') ? 'a' : 'o'}`
}

const SPECIALS: Readonly<Record<SpecialId, string>> = {
  TABERNA: 'la Taberna',
  MOTEMEY: 'la tienda de Motemey',
  ARMERIA: 'la Armería',
  PUERTAS_AMARILLO: 'las Puertas de Amarillo',
  CAMARA_LETAL: 'la Cámara Letal',
  SALON_BELLEZA: 'el Salón de Belleza',
  MONASTERIO_LOCURA: 'el Monasterio a la Locura',
}

export function specialRoom(special: SpecialId): string {
  return SPECIALS[special]
}

/** “la habitación 3 del piso 1”, “el pasillo del piso 2”. */
export function place(node: NodeId): string {
  const { floor: at, number } = PLACES[node]
  return `${number === null ? 'el pasillo' : `la habitación ${number}`} del ${floor(at)}`
}

/** The same as an entry of a list. */
export function placeName(node: NodeId): string {
  const { floor: at, number } = PLACES[node]
  return `Piso ${at}, ${number === null ? 'pasillo' : `habitación ${number}`}`
}

export function floor(at: Floor): string {
  return `piso ${at}`
}
