import { type Json, lookUp, type Names } from '@ludoteca/kernel'
import { PLACES } from '../data/board.ts'
import { cardOf } from '../data/cards.ts'
import type { PsychicOrder } from '../moves.ts'
import { number } from './grammar.ts'
import { OPTION_VALUES } from './options.ts'
import { CARD_NAMES, MONSTER_NAMES, placeName, ROLE_NAMES, STATUS_NAMES } from './terms.ts'

const ORDERS: Readonly<Record<PsychicOrder, string>> = {
  KEEP: 'Dejarlas como están',
  SWAP: 'Cambiar el orden',
  BOTTOM_FIRST: 'Enterrar la primera',
  BOTTOM_SECOND: 'Enterrar la segunda',
}
const MODES: Readonly<Record<string, string>> = {
  OBJECT_SLOT: 'Un lugar de objeto',
  SANITY_MAX: '1 de cordura máxima',
}
const NTH: readonly string[] = ['La primera', 'La segunda']
const NTH_DIE: readonly string[] = ['El primer dado', 'El segundo dado']

/** Words that stand for strings, wherever they occur: no two lists have an id in common. */
const WORDS: Readonly<Record<string, string>> = {
  ...MONSTER_NAMES,
  ...ROLE_NAMES,
  ...STATUS_NAMES,
  ...ORDERS,
  ...MODES,
}

/** What a value of a parameter or an option stands for, as a list entry says it. */
export function valueInWords(type: string, name: string, value: Json, names: Names): string {
  if (value === null) return 'Nada'
  if (typeof value === 'boolean') return flagInWords(type, value)
  if (typeof value === 'number') return numberInWords(type, name, value, names)
  if (typeof value === 'string') return stringInWords(name, value)
  const inner = Array.isArray(value)
    ? value.map((item: Json) => valueInWords(type, name, item, names))
    : Object.entries(value).map(([key, field]) => valueInWords(type, key, field as Json, names))
  return inner.length === 0 ? 'Nada' : inner.join('; ')
}

function stringInWords(name: string, value: string): string {
  if (Object.hasOwn(PLACES, value)) return placeName(value as keyof typeof PLACES)
  const option = lookUp(lookUp(OPTION_VALUES, name), value)
  return option ?? (Object.hasOwn(WORDS, value) ? (WORDS[value] as string) : value)
}

/** Cards and souls are numbers, too. */
function numberInWords(type: string, name: string, value: number, names: Names): string {
  switch (name) {
    case 'uid':
    case 'give':
    case 'take':
    case 'discard':
      return CARD_NAMES[cardOf(value)] ?? number(value)
    case 'to':
    case 'target':
      return names(value)
    case 'index':
      return NTH[value] ?? number(value)
    case 'd4':
    case 'd6':
      return type === 'kingPick' ? (NTH_DIE[value] ?? number(value)) : number(value)
    default:
      return lookUp(lookUp(OPTION_VALUES, name), String(value)) ?? number(value)
  }
}

const FLAGS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  setProtect: ['Montar guardia', 'Dejar la guardia'],
  doubleRoll: ['Sumar otro dado', 'Quedarse con el primero'],
  bluntReaction: ['Golpear', 'No golpear'],
  camaraAnswer: ['Aceptar el ritual', 'Negarse'],
  tradeAnswer: ['Aceptar el trato', 'Rechazarlo'],
}

function flagInWords(type: string, value: boolean): string {
  const [yes, no] = lookUp(FLAGS, type) ?? ['Sí', 'No']
  return value ? yes : no
}
