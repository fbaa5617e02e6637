import { type Json, lookUp, type Names, type Sight } from '@ludoteca/kernel'
import { isMaterial } from '../data/materials.ts'
import type { Item } from '../moves.ts'
import type { View } from '../view.ts'
import { number } from './grammar.ts'
import { materialsInWords } from './names/counted.ts'
import { facilityName } from './names/facilities.ts'
import { holdingName, holdingNameIn, marketName } from './names/hosts.ts'
import { MATERIAL_NAMES } from './names/materials.ts'
import { SPECIALIST_NAMES, SPECIALIST_TIER_NAMES } from './names/specialists.ts'
import {
  CITY_KIND_NAMES,
  CITY_MODE_NAMES,
  DOMAIN_KIND_NAMES,
  FOCUS_NAMES,
  OFFICE_KIND_NAMES,
  ORGANIZATION_NAMES,
  TENURE_NAMES,
  TIER_NAMES,
  TRADE_MODE_NAMES,
  TROOP_NAMES,
  YIELD_NAMES,
} from './names.ts'
import { OPTION_VALUES } from './options.ts'
import { offerInWords } from './quotes.ts'

type Table = Readonly<Record<string, string>>

const PAYMENTS: Table = {
  goldFirst: 'Mehr Gold',
  influenceFirst: 'Mehr Einfluss',
  combat: 'Kampfkraft',
  influence: 'Einfluss',
}
const CURRENCIES: Table = { gold: 'Gold', influence: 'Einfluss' }
const KINDS: Table = {
  temporary: 'Für diese Runde',
  permanent: 'Dauerhaft',
  ...ORGANIZATION_NAMES,
  ...TROOP_NAMES,
  ...SPECIALIST_NAMES,
  ...DOMAIN_KIND_NAMES,
  ...CITY_KIND_NAMES,
}
const MODES: Table = {
  domainAdministration: 'Domänenverwaltung',
  workshopOversight: 'Werkstattaufsicht',
  ...CITY_MODE_NAMES,
  ...YIELD_NAMES,
  ...TRADE_MODE_NAMES,
}

/** Words for strings, by the parameter they stand in. */
const BY_PARAM: Readonly<Record<string, Table>> = {
  kind: KINDS,
  tier: { ...TIER_NAMES, ...SPECIALIST_TIER_NAMES },
  size: TIER_NAMES,
  tenure: TENURE_NAMES,
  payment: PAYMENTS,
  specialization: OFFICE_KIND_NAMES,
  mode: MODES,
  focus: FOCUS_NAMES,
  to: CURRENCIES,
  choice: CURRENCIES,
}
const HOLDINGS = ['host', 'target', 'targets', 'workshop', 'storage', 'domain', 'city', 'office', 'trade']

/** What a value of a parameter or an option stands for, as a list entry says it. */
export function valueInWords(type: string, name: string, value: Json, names: Names, sight?: Sight<View>): string {
  if (value === null) return 'Nichts'
  if (typeof value === 'boolean') return flagInWords(type, value)
  if (typeof value === 'number') return numberInWords(name, value)
  if (typeof value === 'string')
    return sight ? stringInSight(type, name, value, sight) : stringInWords(type, name, value)
  if (Array.isArray(value)) return listInWords(value.map((item: Json) => valueInWords(type, name, item, names)))
  return itemInWords(type, value as Readonly<Record<string, Json>>, names)
}

/** What is known to whoever asks: what a good brings, and what is their own by its name. */
function stringInSight(type: string, name: string, value: string, { view }: Sight<View>): string {
  const me = view.seat === null ? null : view.players[view.seat]
  const words = stringInWords(type, name, value)
  if (!me) return words
  if (name === 'good') return `${words}: ${offerInWords(view, me, type, value as Item['good'])}`
  const isOwn = HOLDINGS.includes(name) || (name === 'facility' && type !== 'buildFacility')
  return isOwn ? holdingNameIn(me, value) : words
}

function stringInWords(type: string, name: string, value: string): string {
  const option = lookUp(lookUp(OPTION_VALUES, name), value)
  if (option !== undefined) return option
  if (isMaterial(value)) return MATERIAL_NAMES[value]
  if (value === 'labor') return 'Arbeitskraft'
  if (name === 'market') return marketName(value)
  if (name === 'facility') return type === 'buildFacility' ? facilityName(value) : holdingName(value)
  if (HOLDINGS.includes(name)) return holdingName(value)
  return lookUp(lookUp(BY_PARAM, name), value) ?? value
}

/** Alternatives are counted from one. */
function numberInWords(name: string, value: number): string {
  if (name === 'option' || name === 'options') return `Möglichkeit ${number(value + 1)}`
  if (name === 'choice') return `Wahl ${number(value + 1)}`
  return lookUp(lookUp(OPTION_VALUES, name), String(value)) ?? number(value)
}

function flagInWords(type: string, value: boolean): string {
  if (type === 'setReady') return value ? 'Bereit' : 'Noch nicht'
  return value ? 'Ja' : 'Nein'
}

/** “12 Getreide”: goods with how many of them. */
function itemInWords(type: string, item: Readonly<Record<string, Json>>, names: Names): string {
  const { count, good } = item
  if (typeof count === 'number' && typeof good === 'string') {
    return isMaterial(good) ? materialsInWords(good, count) : `${number(count)} ${stringInWords(type, 'good', good)}`
  }
  return listInWords(Object.entries(item).map(([key, field]) => valueInWords(type, key, field, names)))
}

function listInWords(parts: readonly string[]): string {
  return parts.length === 0 ? 'Nichts' : parts.join(', ')
}
