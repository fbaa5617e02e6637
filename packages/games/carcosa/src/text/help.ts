import type { KingEffectId } from '../data/king.ts'
import type { MonsterCardId, MonsterId } from '../data/monsters.ts'
import type { RoleId } from '../data/roles.ts'
import type { SpecialId } from '../data/special-rooms.ts'
import type { StatusId } from '../data/statuses.ts'
import { CARD_HELP } from './card-help.ts'

/** Short help, each in at most 140 characters. */
export const ROLE_HELP: Readonly<Record<RoleId, string>> = {
  HEALER: 'Por 1 acción y 1 de cordura, las demás almas recuperan 2 y reciben Sanidad o Iluminado.',
  TANK: 'Nadie más medita a su lado. Cada ronda tiene 1 de escudo, y puede recibir el daño de quienes lo acompañan.',
  HIGH_ROLLER: 'Carga dos llaves. Una vez por ronda puede sumar un segundo d6 al total de un evento.',
  SCOUT:
    'Su primer paso de cada ronda es gratis. Al cambiar de piso caminando, si d6 más cordura no llega a 3, se aturde.',
  BRAWLER: 'Con un Objeto contundente puede golpear a un monstruo justo antes de que actúe.',
  PSYCHIC:
    'Al entrar en una habitación ve dos cartas: puede cambiarlas de orden o enterrar una (1; si es monstruo, 2).',
}

export const STATUS_HELP: Readonly<Record<StatusId, string>> = {
  ENVENENADO: 'Al final de cada ronda tu máximo de cordura baja 1 para siempre, hasta −4.',
  SANIDAD: 'Al final de cada turno, tuyo o ajeno, recuperas 1. Descártala gratis y pierdes todos tus estados.',
  MALDITO: 'Al final de cada ronda las demás almas de tu piso pierden 1.',
  PARANOIA: CARD_HELP.PARANOIA,
  VANIDAD: 'Cada pérdida y cada precio es 1 mayor. No puedes usar el Salón de Belleza.',
  ILUMINADO: 'Una acción más al empezar la ronda.',
  STUN: 'Sin acciones en tu turno. Si fue la Reina Helada, hasta el final de la ronda.',
  TRAPPED_SPIDER:
    'En cada turno, un intento gratis: d6 más cordura, 3 o más. Si fallas, no haces nada más. Dura tres turnos.',
  TRAPPED_SACK: 'El Viejo te lleva. En cada turno, un intento gratis: d6 más cordura, 3 o más. Dura tres turnos.',
}

export const MONSTER_HELP: Readonly<Record<MonsterId | MonsterCardId, string>> = {
  ARANA: 'Al final de cada ronda da un paso hacia el alma más cercana de su piso y atrapa a quien esté con ella.',
  DUENDE: 'Con botín huye un paso por ronda. Golpéalo con un Objeto contundente y recuperas lo que te quepa.',
  VIEJO_DEL_SACO: 'Con alguien en el saco huye un paso por ronda. Golpéalo y su víctima queda libre.',
  REINA_HELADA: 'No se mueve. Quien empieza la ronda en su piso tiene a lo sumo 1 acción, mientras no esté aturdida.',
  TUE_TUE: CARD_HELP.TUE_TUE,
  BABY_SPIDER: 'Al final de cada ronda se acerca y aturde a quien esté con ella. Un golpe y desaparece.',
  ICE_SERVANT: 'No se mueve. Quien está o llega a su piso tiene a lo sumo 1 acción. Un golpe y desaparece.',
}

export const SPECIAL_HELP: Readonly<Record<SpecialId, string>> = {
  TABERNA: 'Gratis, una vez por turno: recuperas 1, o pagas 1 y miras la carta de arriba de dos habitaciones.',
  MOTEMEY: 'Gratis. Comprar: pagas 2, ves dos cartas y te quedas una. Vender: objeto o cuento da 1, tesoro 3.',
  ARMERIA: 'Gratis. Guarda hasta dos cosas, también llaves, y cualquiera las toma. Si la destruyen, se pierden.',
  PUERTAS_AMARILLO: '1 acción: apareces donde está otra alma, que pierde 1, y entras ahí.',
  CAMARA_LETAL: '1 acción de cada quien, dos almas, una vez por partida: pierden cordura y ganan la séptima llave.',
  SALON_BELLEZA:
    '1 acción: los eventos amarillos no te tocan en esta ronda. Desde el tercer uso de la partida trae Vanidad.',
  MONASTERIO_LOCURA: '1 acción: recuperas un d6 más 2. Si el dado muestra 1, también Paranoia.',
}

export const KING_EFFECT_HELP: Readonly<Record<KingEffectId, string>> = {
  SHUFFLE: 'En esta ronda las cajas giran solo dentro de su piso.',
  ALL_LOSE: 'Cada alma pierde 1, menos en el piso del Falso Rey.',
  ONE_ACTION: 'Quien empiece la próxima ronda en el piso del Rey tendrá a lo sumo 1 acción.',
  BY_STAIRS: 'Las almas del piso del Rey van a la escalera del piso 2; si el Rey está en el 2, a la del piso 1.',
  ATTRACT: 'Todas las almas van al pasillo del piso del Rey, menos las del piso del Falso Rey.',
  DISCARD: 'Cada alma descarta un objeto, tesoro o cuento, menos en el piso del Falso Rey.',
}
