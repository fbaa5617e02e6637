import type { OptionWords } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import { NODES } from '../data/board.ts'
import { placeName, ROLE_NAMES } from './terms.ts'

const PLACES = Object.fromEntries(NODES.map((node) => [node, placeName(node)]))

/** What the values of options are called; yes, no and most numbers speak for themselves. */
export const OPTION_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  difficulty: { EASY: 'Fácil', NORMAL: 'Normal', HARD: 'Difícil' },
  roleDraw: { RANDOM_UNIQUE: 'Al azar', CHOOSE: 'A elección', FIXED: 'Fijos' },
  roles: { ...ROLE_NAMES, '': 'Ninguno' },
  umbralNode: PLACES,
  sanctuaryNode: PLACES,
  maxRounds: { 0: 'Sin límite' },
  kingMode: { DICE: 'Los dados', SEAT: 'Un asiento' },
  reinaReveal: { STUN: 'Aturde', NO_MOVE: 'Impide moverse' },
  taberna: { both: 'Recuperar o mirar', peek: 'Solo mirar', recover: 'Solo recuperar' },
}

export const OPTIONS: { readonly [K in keyof Config]: OptionWords } = {
  difficulty: {
    label: 'Dificultad',
    help: 'Fácil: la presencia del Rey sube más despacio. Difícil: sin tratos entre almas. Lo que ajustes tú manda.',
  },
  roleDraw: {
    label: 'Reparto de papeles',
    help: 'Al azar, a elección, o siempre Explorador, Apostador, Tanque y Luchador. Con dos almas, el azar incluye al Apostador.',
  },
  roles: {
    label: 'Papeles elegidos',
    help: 'Uno distinto para cada alma, en orden de asientos. Solo cuenta si los papeles se eligen.',
  },
  baseActions: { label: 'Acciones por turno', help: 'Con cuántas acciones empieza cada alma la ronda.' },
  houseLoss: { label: 'Lo que quita la Casa', help: 'Cordura que pierde cada alma al final de cada ronda.' },
  presenceStartRound: {
    label: 'Primera ronda con presencia',
    help: 'Antes de esa ronda, llegar a un piso no le sirve de nada al Rey.',
  },
  presenceTable: {
    label: 'Presencia del Rey',
    help: 'Lo que pierden las almas del piso al que llega: rondas 1 a 3, 4 a 6, 7 a 9, y de la 10 en adelante.',
  },
  keysToWin: { label: 'Llaves para salir', help: 'Cuántas llaves deben tener en sus manos en el Umbral.' },
  keysBase: { label: 'Llaves en el juego', help: 'De cuántas se descuentan las destruidas. La Cámara Letal suma una.' },
  keysLoseThreshold: {
    label: 'Llaves con las que se pierde',
    help: 'Si se destruyó alguna y quedan tantas o menos, la partida se pierde.',
  },
  umbralNode: { label: 'El Umbral', help: 'Dónde está la salida.' },
  sanctuaryNode: { label: 'El Santuario', help: 'Dónde espera la Corona.' },
  maxRounds: {
    label: 'Límite de rondas',
    help: 'Tras esa ronda la casa gana. Sin límite, la mesa puede rendirse.',
  },
  loseOnDeckExhaustion: {
    label: 'Perder sin cartas',
    help: 'Si al final de una ronda no queda ninguna carta en las habitaciones, se pierde.',
  },
  kingMode: {
    label: 'Quién mueve al Rey',
    help: 'Los dados solos, o alguien en un asiento más, que elige entre dos d4 y dos d6 a la vista.',
  },
  reinaReveal: {
    label: 'La Reina Helada al llegar',
    help: 'Aturde a las almas de su piso hasta el final de la ronda, o solo les impide moverse.',
  },
  freeActionsAtZero: {
    label: 'Lo gratuito, también sin acciones',
    help: 'Con 0 acciones aún se puede hacer lo gratuito, salvo que el turno esté cerrado. Si no, hace falta que quede una.',
  },
  taberna: {
    label: 'La Taberna',
    help: 'Qué ofrece, una vez por turno: recuperar 1, o mirar dos mazos por 1 de cordura.',
  },
  tradeEnabled: { label: 'Tratos', help: 'Las almas que comparten sitio pueden intercambiar cosas.' },
  tankProtection: {
    label: 'Escudo y guardia del Tanque',
    help: 'Sin esto, el Tanque solo tiene más cordura y más lugares.',
  },
  spiderGrace: {
    label: 'Tregua de la Araña',
    help: 'A quien acaba de quedar libre, ni la Araña ni la Cría lo buscan en esa ronda.',
  },
  ringActivation: {
    label: 'El Anillo activo',
    help: 'Quien lo lleva puede usarlo una vez: todas las almas recuperan su cordura entera, y después pierde 2 en cada turno suyo.',
  },
  maxFreeActionsPerTurn: { label: 'Cosas gratuitas por turno', help: 'Cuántas se pueden hacer a lo sumo en un turno.' },
  maxTradeOffersPerTurn: {
    label: 'Ofertas por turno',
    help: 'Cuántos tratos se pueden ofrecer a lo sumo en un turno.',
  },
  clocks: {
    label: 'Relojes',
    help: 'Cada decisión tiene su tiempo; si se acaba, se responde lo más prudente.',
  },
}

/** The label of an option, if there is one of that name. */
export function optionName(key: string): string | undefined {
  return Object.hasOwn(OPTIONS, key) ? OPTIONS[key as keyof Config].label : undefined
}
